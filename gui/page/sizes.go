package page

// Sizes that pages share, in units.
const (
	ButtonHeight = 44. // of a button: what a finger hits
	ButtonGap    = 12. // between buttons beside each other
)
