// Package board is the grid on the screen: a widget that shows a game and turns
// presses into inputs. It owns no game.
//
// What a cell looks like is one comparable [Look]. After any change all 81 are
// computed afresh and the cells whose look differs are painted again, into the
// one picture that the board is.
package board

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A View is what the board is to show. The zero View is an empty grid.
type View struct {
	State  game.State
	Givens puzzle.CellSet
	UI     game.UI // with nothing selected no cursor is shown
	Flags  Flags

	Paused  string         // when not empty: this word instead of the game
	Digit   puzzle.Digit   // the digit that stands out; 0: that of the cursor's cell
	Filter  Filter         // what to show alone
	Wrong   puzzle.CellSet // cells with a small cross, because the player asked
	Lit     puzzle.CellSet // cells lit up for a moment
	Changes []Change       // suggested corrections
	Hint    puzzle.Diagram
	Cands   [81]puzzle.DigitSet // candidates that a hint shows instead of marks

	Draft *game.Link // what the player is drawing; From is marked, the line shows once To is another

	hover puzzle.CellSet // the cell under the pointer
}

// Flags say what is shown beside digits and marks.
type Flags uint8

// What can be shown, each for itself.
const (
	Peers       Flags = 1 << iota // tint the cells that see all selected ones
	SameDigit                     // make the cursor's digit stand out elsewhere
	Conflicts                     // mark digits that stand twice in a house
	Patterns                      // give cell colours their patterns
	FixedPlaces                   // put centre marks in three rows of three
	Tinted                        // give every digit its colour, beside those that the player gave
)

// A Change is a suggested correction: another digit in a cell, 0 for none.
type Change struct {
	Cell  puzzle.Cell
	Digit puzzle.Digit
}

// hinting reports whether a hint is shown. Then nothing is coloured but what the
// argument needs.
func (v *View) hinting() bool {
	h := &v.Hint
	return len(h.Houses)+len(h.Cells)+len(h.Cands)+len(h.Links) > 0
}

// An overlay is what lies across several cells.
type overlay struct {
	paused string
	houses []puzzle.HouseRole
	links  []puzzle.Link
	drawn  []game.Link
}

func (v *View) overlay() overlay {
	if v.Paused != "" {
		return overlay{paused: v.Paused}
	}
	o := overlay{houses: v.Hint.Houses, links: v.Hint.Links}
	if !v.hinting() {
		o.drawn = v.links()
	}
	return o
}

func (o overlay) empty() bool { return o.paused == "" && len(o.houses)+len(o.links)+len(o.drawn) == 0 }

func (o overlay) equal(p overlay) bool {
	return o.paused == p.paused && slices.Equal(o.houses, p.houses) && slices.EqualFunc(o.links, p.links, sameLink) &&
		slices.Equal(o.drawn, p.drawn)
}

func sameLink(a, b puzzle.Link) bool {
	return a.Strong == b.Strong && slices.Equal(a.From, b.From) && slices.Equal(a.To, b.To)
}
