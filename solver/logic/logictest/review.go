package logictest

import (
	"fmt"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Played is the move that sentences of a review are about. What is on the board besides Pos is
// wrong.
type Played struct {
	Cell     puzzle.Cell
	Digit    puzzle.Digit // that was entered or removed
	Struck   bool         // it was removed
	Solution puzzle.Grid
	Board    puzzle.Grid   // before the move, with what is wrong
	Wait     time.Duration // before it
	Went     Went          // how its digit did
	More     int           // digits that were entered until then
	Next     puzzle.Candidate
	Step, Of int // of the reason, from 1

	Number, Moves      int   // which move it is, of how many
	Moments            []int // the numbers of moves that stand out
	Label              string
	Guessed, Follows   bool
	Line, WhatIf, Made bool
	Right              puzzle.CellSet   // that it filled with right digits
	Known              *puzzle.Position // before the move
	Open               *logic.Technique // the easiest that led to a digit
}

// Went is how the digit of a move went from its cell.
type Went int

// The ways.
const (
	Stays    Went = iota
	Back          // undone, or erased
	Replaced      // by another digit that was entered
	Removed       // by the program
)

// CheckMove reads what is said of a move, a paragraph each, and proves it on the position that the
// board shows. Step is the one that is named.
func (b *Book) CheckMove(p Proof, text string, l words.Lang) error {
	var keys []string
	for _, key := range sortedKeys(b.Rows) {
		if strings.HasPrefix(key, "review.") && key != "review.step" {
			keys = append(keys, key)
		}
	}
	return b.one(p, b.Read(l, text, keys))
}

// CheckTold reads how a step of a reason is told, and proves it on the position after those before
// it. It returns what the sentences remove and place.
func (b *Book) CheckTold(p Proof, text string, l words.Lang) (removes, places []puzzle.Candidate, err error) {
	ways := b.Read(l, text, b.Starts(p.Technique, "why", "review.step"))
	if err := b.one(p, ways); err != nil {
		return nil, nil, err
	}
	removes, places = b.changes(ways[0])
	return removes, places, nil
}

// one proves what can be read in one way.
func (b *Book) one(p Proof, ways [][]*Sentence) error {
	if len(ways) != 1 {
		return fmt.Errorf("it can be read in %d ways: %v", len(ways), ways)
	}
	return b.Prove(p, ways[0])
}

// changes returns the candidates that sentences remove, and those that they leave for a cell.
func (b *Book) changes(way []*Sentence) (removes, places []puzzle.Candidate) {
	for _, s := range way {
		for _, c := range b.Rows[s.Key].Claims {
			a, _ := s.arguments(c)
			switch {
			case a == nil:
			case c.Name == "removes":
				removes = append(removes, candsOf(a[1].Cells, a[0].Digits)...)
			case c.Name == "places", c.Name == "hold", c.Name == "confined":
				cells, digits := a[0].Cells, a[1].Digits
				if c.Name == "confined" {
					cells = a[2].Cells
				}
				if cells.Len() == 1 && digits.Len() == 1 {
					places = append(places, candsOf(cells, digits)...)
				}
			}
		}
		for _, name := range sortedKeys(s.Args) {
			out, in := b.changes(s.Args[name].Said)
			removes, places = append(removes, out...), append(places, in...)
		}
	}
	return removes, places
}

func candsOf(cells puzzle.CellSet, digits puzzle.DigitSet) (ks []puzzle.Candidate) {
	for c := range cells.All() {
		for d := range digits.All() {
			ks = append(ks, puzzle.Cand(c, d))
		}
	}
	return ks
}

// isDigit reports whether what is said to be a digit is d.
func isDigit(v Value, d puzzle.Digit) bool { return v.Digits == d.Set() }

// stepOf(n, of): it is the n-th step of the reason.
func stepOf(p *Proof, a []Value) error {
	if p.Played.Step != a[0].Number || p.Played.Of != a[1].Number {
		return says("it is step %d of %d", p.Played.Step, p.Played.Of)
	}
	return nil
}

// wasWrong(cell, d): the digit was entered there, and is none of the solution.
func wasWrong(p *Proof, a []Value) error {
	m := p.Played
	if m.Struck || a[0].Cells != puzzle.CellsOf(m.Cell) || !isDigit(a[1], m.Digit) || m.Solution[m.Cell] == m.Digit {
		return says("%v is %d, and %d was entered", m.Cell, m.Solution[m.Cell], m.Digit)
	}
	return nil
}

// wasRight(cell, d): the digit was entered there, and is one of the solution.
func wasRight(p *Proof, a []Value) error {
	m := p.Played
	if m.Struck || a[0].Cells != puzzle.CellsOf(m.Cell) || !isDigit(a[1], m.Digit) || m.Solution[m.Cell] != m.Digit {
		return says("%v is %d, and %d was entered", m.Cell, m.Solution[m.Cell], m.Digit)
	}
	return nil
}

// takenBack(n): it was taken back, after so many more digits if that is said; replacedAfter(n) and
// removedAfter(n) say that another digit came there, or that the program removed it.
func wentBy(how Went) predicate {
	return func(p *Proof, a []Value) error {
		if m := p.Played; m.Went != how || len(a) > 0 && m.More != a[0].Number {
			return says("it went by %d after %d", m.Went, m.More)
		}
		return nil
	}
}

// rightCameNext(d): the next digit was the right one of the cell, or the same one where it is right.
func rightCameNext(p *Proof, a []Value) error {
	m, next := p.Played, p.Played.Next
	if m.Solution[next.Cell()] != next.Digit() || next.Cell() != m.Cell && !isDigit(a[0], next.Digit()) {
		return says("the next one was %v", next)
	}
	return nil
}

// stoodWrong(cell, d): the digit stood there, and was wrong.
func stoodWrong(p *Proof, a []Value) error {
	if c := a[0].Cells.First(); !isDigit(a[1], p.Played.Board[c]) || p.Played.Solution[c] == p.Played.Board[c] {
		return says("%v was %d", c, p.Played.Board[c])
	}
	return nil
}

// wasStruck(cell, d): the candidate was removed.
func wasStruck(p *Proof, a []Value) error {
	if m := p.Played; !m.Struck || a[0].Cells != puzzle.CellsOf(m.Cell) || !isDigit(a[1], m.Digit) {
		return says("%d was removed from %v", m.Digit, m.Cell)
	}
	return nil
}

// belongs(cell, d): the solution has it.
func belongs(p *Proof, a []Value) error {
	if c := a[0].Cells.First(); !isDigit(a[1], p.Played.Solution[c]) {
		return says("%v is %d", c, p.Played.Solution[c])
	}
	return nil
}

// foreign(cell, d): the solution hasn't got it.
func foreign(p *Proof, a []Value) error {
	if belongs(p, a) == nil {
		return says("it is")
	}
	return nil
}

// openHere(cell, d): the digit is a single.
func openHere(p *Proof, a []Value) error {
	c, d := a[0].Cells.First(), a[1].Digits.Min()
	if p.Pos.Has(puzzle.Cand(c, d)) && p.Pos.Cands[c] == d.Set() {
		return nil
	}
	for _, h := range p.Pos.Shape.HousesOf(c) {
		if p.open(p.Pos.Shape.Set(h), d) == puzzle.CellsOf(c) {
			return nil
		}
	}
	return says("%d is no single", d)
}

// waited(time): so long was the wait.
func waited(p *Proof, a []Value) error {
	if s := int(p.Played.Wait / time.Second); a[0].Number != s {
		return says("it was %d seconds", s)
	}
	return nil
}

// crossedOut(n): so many digits on the board are wrong.
func crossedOut(p *Proof, a []Value) error {
	n := 0
	for c, d := range p.Played.Board {
		if d != 0 && d != p.Played.Solution[c] {
			n++
		}
	}
	if a[0].Number != n {
		return says("%d are wrong", n)
	}
	return nil
}
