// Package readout says in words what a board shows, for those who don't see it.
package readout

import (
	"strconv"

	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Readout says in words what a board shows, for those who don't see it. It knows what the
// board shows, and nothing else.
type Readout struct {
	words.Lang
	view  board.View
	looks [81]board.Look
}

// NewReadout reads out what a board shows.
func NewReadout(l words.Lang, v board.View) Readout { return Readout{l, v, board.Looks(&v)} }

// hidden says why nothing is to be seen, "" if something is.
func (r Readout) hidden() string { return r.view.Paused }

// grid returns the digits that are seen.
func (r Readout) grid() *puzzle.Grid { return &r.view.State.Grid }

func (r Readout) cell(c puzzle.Cell) cellWords { return cellWords{r.Lang, r.looks[c]} }

// House reads out a house of the cursor's cell, of its row, column and box: the cells in order,
// and what is missing.
func (r Readout) House(i int) string {
	if why := r.hidden(); why != "" {
		return why
	}
	h := r.houses()[i]
	key, missing := "read.house", r.missing(h)
	if missing == 0 {
		key = "read.house.full"
	}
	return r.T(key, "house", words.House(h), "cells", r.Cells(h), "digits", r.digits(missing))
}

// houses returns the houses of the cursor's cell.
func (r Readout) houses() []puzzle.House { return r.shape().HousesOf(r.view.UI.Cursor) }

func (r Readout) shape() *puzzle.Shape { return r.view.State.Shape }

// Cells says what the cells of a house hold, in order.
func (r Readout) Cells(h puzzle.House) string {
	var list []string
	for c := range r.shape().Set(h).All() {
		list = append(list, r.cell(c).name())
	}
	return r.Commas(list...)
}

// missing returns the digits that a house lacks.
func (r Readout) missing(h puzzle.House) puzzle.DigitSet {
	set := r.shape().Digits()
	for c := range r.shape().Set(h).All() {
		set &^= r.grid()[c].Set()
	}
	return set
}

func (r Readout) digits(set puzzle.DigitSet) string {
	var list []string
	for d := range set.All() {
		list = append(list, strconv.Itoa(int(d)))
	}
	return r.Commas(list...)
}

// Missing says which digits the houses of the cursor's cell lack.
func (r Readout) Missing() string {
	if why := r.hidden(); why != "" {
		return why
	}
	var list []string
	for _, h := range r.houses() {
		key, missing := "read.missing", r.missing(h)
		if missing == 0 {
			key = "access.complete"
		}
		list = append(list, r.T(key, "house", words.House(h), "digits", r.digits(missing)))
	}
	return r.Sentences(list...)
}

// digit returns the digit that is asked for: the chosen one, that of the filter, that which a
// lesson is about, or that of the cursor's cell; 0 if there is none.
func (r Readout) digit() puzzle.Digit {
	switch v := &r.view; {
	case v.UI.Digit != 0:
		return v.UI.Digit
	case v.Filter.Digits.Len() == 1:
		return v.Filter.Digits.Min()
	case v.Sought != 0:
		return v.Sought
	}
	return r.grid()[r.view.UI.Cursor]
}

// asked returns the digit that is asked for, or why nothing is said of it.
func (r Readout) asked() (d puzzle.Digit, why string) {
	if why = r.hidden(); why != "" {
		return 0, why
	}
	if d = r.digit(); d == 0 {
		why = r.T("read.nodigit")
	}
	return d, why
}

// places returns the cells in which a digit can still go.
func (r Readout) places(d puzzle.Digit) (cells puzzle.CellSet) {
	return board.Filter{Digits: d.Set()}.Cells(&r.view.State)
}

// Places says where the digit that is asked for can go in the houses of the cursor's cell.
func (r Readout) Places() string {
	d, why := r.asked()
	if why != "" {
		return why
	}
	var list []string
	for _, h := range r.houses() {
		places := r.places(d).And(r.shape().Set(h))
		switch {
		case !r.missing(h).Has(d):
			list = append(list, r.T("read.has", "house", words.House(h), "d", d))
		case places.Empty():
			list = append(list, r.T("read.noplace", "house", words.House(h), "d", d))
		default:
			list = append(list, r.T("read.places", "house", words.House(h), "d", d, "cells", words.And(places.All())))
		}
	}
	return r.Sentences(list...)
}

// AllPlaces says where the digit that is asked for can go in the grid, row by row.
func (r Readout) AllPlaces() string {
	d, why := r.asked()
	if why != "" {
		return why
	}
	all := r.places(d)
	list := []string{r.T("read.count", "n", all.Len(), "d", d)}
	for row := range puzzle.House(9) {
		if places := all.And(row.Set()); !places.Empty() {
			var columns puzzle.DigitSet
			for c := range places.All() {
				columns |= puzzle.Digit(c.Col() + 1).Set()
			}
			list = append(list, r.T("read.columns", "house", words.House(row), "n", places.Len(), "columns", r.digits(columns)))
		}
	}
	return r.Sentences(list...)
}

// Marks says which marks and colours the cursor's cell has.
func (r Readout) Marks() string {
	if why := r.hidden(); why != "" {
		return why
	}
	c := r.view.UI.Cursor
	text := r.Sentences(r.cell(c).marks()...)
	switch {
	case text != "":
		return r.Sentences(r.T("read.cell", "cell", c, "content", r.cell(c).name()), text)
	case r.grid()[c] != 0:
		return r.T("read.cell", "cell", c, "content", r.cell(c).name())
	}
	return r.T("read.nomarks", "cell", c)
}

// Here says where the cursor is, what is in its cell, and what the cell can hold unless its marks
// say so.
func (r Readout) Here() string {
	if why := r.hidden(); why != "" {
		return why
	}
	c := r.view.UI.Cursor
	list := []string{r.T("read.here", "r", c.Row()+1, "c", c.Col()+1, "b", r.shape().BoxOf(c).Number(), "content", r.cell(c).name())}
	list = append(list, r.cell(c).marked()...)
	if can := board.Possible(&r.view.State)[c]; r.grid()[c] == 0 && can != 0 && can != r.looks[c].Centre {
		list = append(list, r.cell(c).digits("status.candidates", can))
	}
	return r.Sentences(list...)
}

// Next returns the cell after that of the cursor, round the end, for which something holds.
func (r Readout) Next(holds func(c puzzle.Cell) bool) (c puzzle.Cell, ok bool) {
	for i := range 81 {
		if c = puzzle.Cell((int(r.view.UI.Cursor) + 1 + i) % 81); r.shape().Cells().Has(c) && holds(c) {
			return c, true
		}
	}
	return 0, false
}

// Empty reports whether a cell is seen to be empty.
func (r Readout) Empty(c puzzle.Cell) bool {
	return r.hidden() == "" && r.grid()[c] == 0 && !r.looks[c].Tile
}

// Bad reports whether a cell is marked: its digit is in a house twice, or wrong.
func (r Readout) Bad(c puzzle.Cell) bool { return r.looks[c].Bad || r.looks[c].Wrong }

// Hinted reports whether the hint that is shown names a cell, or a candidate in it.
func (r Readout) Hinted(c puzzle.Cell) bool {
	return r.looks[c].Role != 0 || r.looks[c].Roles != [9]puzzle.Role{}
}
