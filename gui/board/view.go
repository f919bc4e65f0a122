// Package board is the grid on the screen: a widget that shows a game and turns presses
// into inputs. It owns no game.
//
// What a cell looks like is one comparable [Look]. After any change all 81 are computed
// again, and the cells whose look differs are repainted into the one picture that is the
// board.
package board

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A View is what the board shows. The zero View is an empty grid.
type View struct {
	State  game.State
	Givens puzzle.CellSet
	UI     game.UI // without a selection no cursor is shown
	Flags  Flags

	Paused  string         // if not empty: this word is shown instead of the game
	Digit   puzzle.Digit   // the highlighted digit; 0: that of the cursor's cell
	Filter  Filter         // cells to select; the others are faded
	Wrong   puzzle.CellSet // cells with a small cross, after a check
	Lit     puzzle.CellSet // cells highlighted for a moment
	Tried   puzzle.CellSet // entries of a what-if
	Changes []Change       // suggested corrections
	Doubts  puzzle.CellSet // cells that may have been read wrongly
	Hint    puzzle.Diagram
	Part    puzzle.Diagram      // what is lit of Hint while the rest is pale; empty: all of it
	Cands   [81]puzzle.DigitSet // candidates that a hint shows instead of marks

	Pattern  puzzle.CellSet // cells that are filled in a pattern of givens
	Partners puzzle.CellSet // cells that go with that of the cursor

	Sought puzzle.Digit   // the digit whose marks get a tile, also beside a hint; 0: none
	Found  puzzle.CellSet // cells of a pattern that were found
	Missed puzzle.CellSet // cells that are no part of it

	Draft *game.Link // the link being drawn; From is marked, the line is shown once To differs
	Ink   Ink

	hover  puzzle.CellSet // the cell under the pointer
	away   bool           // the board has not the focus
	framed bool           // it was reached by Tab
}

// Flags say what is shown besides digits and marks.
type Flags uint8

// Flags that can be combined.
const (
	Peers       Flags = 1 << iota // tint the common peers of the selected cells
	SameDigit                     // highlight the cursor's digit elsewhere
	Conflicts                     // mark digits that are twice in a house
	Patterns                      // draw cell colours with their patterns
	FixedPlaces                   // show centre marks in three rows of three
	Tinted                        // colour every digit, besides the player's colours
	Touching                      // a drag goes from each cell to one that touches it, never across a corner
)

// A Change is a suggested correction: another digit in a cell, 0 for none.
type Change struct {
	Cell  puzzle.Cell
	Digit puzzle.Digit
}

// hinting reports whether a hint is shown. Then only what the hint needs is coloured.
func (v *View) hinting() bool { return !v.Hint.Empty() }

// An overlay is what crosses several cells.
type overlay struct {
	framed bool
	paused string
	houses []puzzle.HouseRole
	links  []puzzle.Link
	part   bool          // only what is lit is spoken of
	lit    []puzzle.Link // of links; the others are pale
	walks  []puzzle.Walk // along links
	drawn  []game.Link
	ink    Ink
}

func (v *View) overlay() overlay {
	if v.Paused != "" {
		return overlay{paused: v.Paused, framed: v.framed}
	}
	o := overlay{framed: v.framed, houses: v.Hint.Tinted(v.Part, v.State.Shape), links: v.Hint.Links, lit: v.Hint.Links, walks: v.Hint.Walks(), ink: v.Ink}
	if o.part = !v.Part.Empty(); o.part {
		o.lit = v.Part.Links
	}
	if !v.hinting() {
		o.drawn = v.links()
	}
	return o
}

func (o overlay) empty() bool {
	return !o.framed && o.paused == "" && len(o.houses)+len(o.links)+len(o.drawn)+len(o.ink.Strokes) == 0
}

// inkless returns the overlay without what a pen has written.
func (o overlay) inkless() overlay {
	o.ink = Ink{}
	return o
}

func (o overlay) equal(p overlay) bool {
	return o.framed == p.framed && o.paused == p.paused && o.part == p.part && slices.Equal(o.houses, p.houses) && slices.EqualFunc(o.links, p.links, sameLink) &&
		slices.EqualFunc(o.lit, p.lit, sameLink) &&
		slices.Equal(o.drawn, p.drawn) && o.ink.equal(p.ink)
}

func sameLink(a, b puzzle.Link) bool {
	return a.Strong == b.Strong && slices.Equal(a.From, b.From) && slices.Equal(a.To, b.To)
}
