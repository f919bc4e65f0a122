package game

import (
	"slices"

	"sudoku/puzzle"
)

// An Action says what a Move does.
type Action uint8

const (
	Enter   Action = iota // write Digit into the cells, or empty them if all hold it
	Erase                 // empty the cells: the entries, or else marks, or else colours
	Centre                // toggle Digit in the centre marks of the empty ones, with State.Auto in their candidates
	Corner                // toggle Digit in the corner marks of the empty ones
	Colour                // toggle colour Digit
	RuleOut               // take Cands from marks and mark them ruled out
	Fill                  // write all of Grid into the cells that are no givens, and rule Cands out: many steps at once

	ColourCand   // toggle colour Digit on Cands, where cells are empty
	Draw         // toggle the link from Cands[0] to Cands[1]
	FillMarks    // make the candidates of the cells all that the digits placed allow
	SetAuto      // turn State.Auto on, or off
	ClearDrawing // take all colours and links away
)

// A Move is one thing that the player did, small enough to save and replay.
// Toggling sets the digit in all cells unless all of them have it.
type Move struct {
	Action Action
	Digit  puzzle.Digit
	Cells  puzzle.CellSet
	Clean  bool               // Enter, Fill: marks of peers lose the digit in the same move
	Cands  []puzzle.Candidate // RuleOut, Fill, ColourCand, Draw
	Weak   bool               // Draw: a weak link
	Grid   puzzle.Grid        // Fill
	Hint   bool               // a hint made it
}

// plain returns m with what its action uses and no more, in the one form that
// text can hold. What is out of range is left out.
func (m Move) plain() Move {
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
			p.Digit, p.Cands = m.Digit, plainCands(m.Cands)
		}
	case Draw:
		if ks := m.Cands; len(ks) == 2 && ks[0] != ks[1] && max(ks[0], ks[1]) <= maxCand {
			p.Cands, p.Weak = slices.Clone(ks), m.Weak
		}
	case RuleOut:
		p.Cands = plainCands(m.Cands)
	case Fill:
		p.Cands, p.Clean = plainCands(m.Cands), m.Clean
		for c, d := range m.Grid {
			if d <= 9 {
				p.Grid[c] = d
			}
		}
	}
	return p
}

const maxCand = 9*81 - 1

// plainCands lists each candidate once, in order; nil for none.
func plainCands(ks []puzzle.Candidate) []puzzle.Candidate {
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
