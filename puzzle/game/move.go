package game

import (
	"slices"

	"sudoku/puzzle"
)

// An Action says what a Move does.
type Action uint8

const (
	Enter   Action = iota // write Digit into the cells, or clear them if all hold it
	Erase                 // remove the entries of the cells; if there are none, the marks; if there are none, the colours
	Centre                // toggle Digit in the centre marks of the empty cells, with State.Auto in their candidates
	Corner                // toggle Digit in the corner marks of the empty cells
	Colour                // toggle colour Digit
	RuleOut               // remove Cands from the marks and rule them out
	Fill                  // write Grid into the cells without a given, and rule Cands out: many steps at once

	ColourCand   // toggle colour Digit on Cands, where cells are empty
	Draw         // toggle the link from Cands[0] to Cands[1]
	FillMarks    // make the candidates of the cells all that the digits placed allow
	SetAuto      // turn State.Auto on, or off
	ClearDrawing // remove all colours and links
	Reshape      // make Shape the board, and remove what it has no room for
)

// A Move is one action of the player, small enough to save and replay. To toggle is to
// set the digit in all cells, or to clear it if all of them have it.
type Move struct {
	Action Action
	Digit  puzzle.Digit
	Cells  puzzle.CellSet
	Clean  bool               // Enter, Fill: also remove the digit from the marks of peers
	Cands  []puzzle.Candidate // RuleOut, Fill, ColourCand, Draw
	Weak   bool               // Draw: a weak link
	Grid   puzzle.Grid        // Fill
	Shape  *puzzle.Shape      // Reshape; nil is the classic board
	Hint   bool               // a hint made it
}

// normal returns m with only the fields that its action uses, in the one form that the
// text of a move can express. Values out of range are dropped.
func (m Move) normal() Move {
	p := Move{Action: m.Action, Hint: m.Hint}
	switch m.Action {
	case Enter, Centre, Corner, Colour:
		if 1 <= m.Digit && m.Digit <= 9 {
			p.Digit, p.Cells = m.Digit, m.Cells.And(puzzle.AllCells)
			p.Clean = m.Clean && m.Action == Enter
		}
	case Erase, FillMarks:
		p.Cells = m.Cells.And(puzzle.AllCells)
	case ColourCand:
		if 1 <= m.Digit && m.Digit <= 9 {
			p.Digit, p.Cands = m.Digit, normalCands(m.Cands)
		}
	case Draw:
		if ks := m.Cands; len(ks) == 2 && ks[0] != ks[1] && max(ks[0], ks[1]) <= maxCand {
			p.Cands, p.Weak = slices.Clone(ks), m.Weak
		}
	case RuleOut:
		p.Cands = normalCands(m.Cands)
	case Reshape:
		p.Shape = m.Shape
	case Fill:
		p.Cands, p.Clean = normalCands(m.Cands), m.Clean
		for c, d := range m.Grid {
			if d <= 9 {
				p.Grid[c] = d
			}
		}
	}
	return p
}

// lacks reports whether m writes or marks a digit that a board doesn't have.
func (m Move) lacks(s *puzzle.Shape) bool {
	colours := m.Action == Colour || m.Action == ColourCand
	return !colours && m.Digit != 0 && !s.Digits().Has(m.Digit)
}

// on returns m with only the cells and candidates that a board has.
func (m Move) on(s *puzzle.Shape) Move {
	if s.Size() == 9 {
		return m
	}
	has := func(k puzzle.Candidate) bool { return s.Cells().Has(k.Cell()) && s.Digits().Has(k.Digit()) }
	m.Cells = m.Cells.And(s.Cells())
	m.Cands = slices.DeleteFunc(slices.Clone(m.Cands), func(k puzzle.Candidate) bool { return !has(k) })
	for c, d := range m.Grid {
		if d != 0 && !has(puzzle.Cand(puzzle.Cell(c), d)) {
			m.Grid[c] = 0
		}
	}
	return m
}

const maxCand = 9*81 - 1

// normalCands returns the valid candidates, sorted and without duplicates; nil for none.
func normalCands(ks []puzzle.Candidate) []puzzle.Candidate {
	ks = slices.Clone(ks)
	slices.Sort(ks)
	ks = slices.Compact(ks)
	n, _ := slices.BinarySearch(ks, maxCand+1)
	if n == 0 {
		return nil
	}
	return ks[:n]
}

// cell returns the first cell that m names.
func (m Move) cell() (puzzle.Cell, bool) {
	switch {
	case !m.Cells.Empty():
		return m.Cells.First(), true
	case len(m.Cands) > 0:
		return m.Cands[0].Cell(), true
	}
	return 0, false
}
