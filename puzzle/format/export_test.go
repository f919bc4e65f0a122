package format

// What tests outside of the package need of it.
var (
	ErrLinkTooLarge = errLinkTooLarge
	Bomb            = bombs[len(bombs)-1] + "\n" // a link of half a megabyte that is no puzzle
)
