package theme

// A Type is a text size with its line height, in units at text scale 1.
type Type struct {
	Size, Line float64
	Bold       bool
}

// Text sizes of the design sheet.
var (
	PageTitle = Type{20, 28, true}
	ClockText = Type{20, 28, false}
	CardTitle = Type{18, 26, true}
	Body      = Type{14, 21, false}
	BodyBold  = Type{14, 21, true}
	Secondary = Type{13, 19, false}
	Caption   = Type{12, 16, false}
)
