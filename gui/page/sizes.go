package page

// Sizes that pages share, in units.
const (
	ButtonHeight = 44. // of a button: what a finger hits
	Gap          = 12. // between buttons, and between parts of a page
	SmallGap     = 8.  // between what belongs together
)
