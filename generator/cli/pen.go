package cli

import (
	"os"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A pen is how records are written: the language, and colours on a terminal.
type pen struct {
	words.Lang
	colours bool
}

// The colours of a terminal.
const (
	green   = "\x1b[32m"
	yellow  = "\x1b[33m"
	red     = "\x1b[31m"
	magenta = "\x1b[35m"
	cyan    = "\x1b[36m"
	plain   = "\x1b[0m"
)

// levelColours are those of the levels from Easy to Extreme.
var levelColours = [...]string{puzzle.Easy: green, puzzle.Medium: cyan, puzzle.Hard: yellow, puzzle.Unfair: magenta, puzzle.Extreme: red}

// paint returns text in a colour where there are colours.
func (p pen) paint(colour, text string) string {
	if !p.colours || colour == "" {
		return text
	}
	return colour + text + plain
}

// level returns the text of a level in its colour.
func (p pen) level(l puzzle.Level, text string) string {
	if int(l) >= len(levelColours) {
		return text
	}
	return p.paint(levelColours[l], text)
}

// When there are colours.
const auto, always, never = "auto", "always", "never"

var colourings = []string{auto, always, never}

// coloured reports whether results are coloured: of auto if they go to a terminal that
// knows colours, unless NO_COLOR is set.
func (c *call) coloured(when string) bool {
	if when != auto {
		return when == always
	}
	return c.terminal && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

func (c *call) pen() pen { return pen{c.lang, c.colours} }
