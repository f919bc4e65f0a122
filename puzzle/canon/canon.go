// Package canon finds the canonical form of a grid: the least of its symmetric copies.
// Two grids have the same form exactly if one can be made from the other by exchanging
// digits, bands, stacks, the rows of a band, the columns of a stack, or rows with columns.
//
// The least is the one that comes first when the grids are written along the rows with 0
// for an empty cell. Others call this form "minlex".
package canon

import "sudoku/puzzle"

// A Finder finds canonical forms. It keeps scratch memory and serves one goroutine; the
// zero Finder is ready.
//
// The form is made row by row. A state is a way to have begun it; all states that make
// the least rows so far are kept side by side. What makes no difference yet stays open in a
// state: the order of columns without a given so far, and the new digits of absent ones.
type Finder struct {
	side   [2]lines // the grid by its rows, and by its columns
	states []state
	next   []state
	moves  []move // the ways to continue with the least row
	best   line   // the least row so far
	way    arrangement
	work   int // how often a row was tried, for tests
}

// Form returns the canonical form of any grid: empty, full, or with contradictions.
func (f *Finder) Form(g puzzle.Grid) (form puzzle.Grid) {
	for r, l := range f.rows(&g) {
		for c := range 9 {
			form[9*r+c] = puzzle.Digit(l.at(c))
		}
	}
	return form
}

// rows returns the rows of the canonical form.
func (f *Finder) rows(g *puzzle.Grid) (form [9]line) {
	f.side[0].set(g, 9, 1)
	f.side[1].set(g, 1, 9)
	f.states = append(f.states[:0], state{free: allColumns}, state{free: allColumns, side: 1})
	f.work = 0
	for r := 0; r < 9; r++ {
		f.findMoves(r)
		form[r] = f.best
		if f.best == fullLine && r == 0 {
			f.pair()
			r++
			form[r] = f.best
			continue
		}
		f.advance()
	}
	return form
}

// findMoves finds the moves that make row r the least.
func (f *Finder) findMoves(r int) {
	f.moves, f.best = f.moves[:0], ^line(0)
	for i := range f.states {
		s := &f.states[i]
		side := &f.side[s.side]
		for m := side.choice(s, r); m != 0; m &= m - 1 {
			row := lowest(m)
			f.work++
			l := f.least(s, side, row)
			if l > f.best {
				continue
			}
			if l < f.best {
				f.moves, f.best = f.moves[:0], l
			}
			f.moves = append(f.moves, move{int32(i), int32(row)})
		}
	}
}

// advance replaces the states by those that the moves lead to.
func (f *Finder) advance() {
	f.next = f.next[:0]
	for _, m := range f.moves {
		s := &f.states[m.state]
		f.follow(s, &f.side[s.side], int(m.row))
	}
	f.settle()
}

// settle makes the next states the present ones.
func (f *Finder) settle() {
	f.states, f.next = f.next, f.states
	if len(f.states) > manyStates {
		f.merge()
	}
}

// A move continues a state with a row of the grid.
type move struct{ state, row int32 }
