package lesson

import (
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A Finding says how far the cells that a learner pressed make a pattern of the lesson.
type Finding struct {
	Step    *logic.Step    // the one that has most of them, nil if none has any
	Found   puzzle.CellSet // those that are part of it
	Wrong   puzzle.CellSet // those that are not
	Missing puzzle.CellSet // its cells that are still to be found
}

// Done reports whether the pattern is found.
func (f *Finding) Done() bool { return f.Step != nil && f.Missing.Empty() && f.Wrong.Empty() }

// Find compares pressed cells with the steps of a position: any of them is accepted.
func Find(p *Position, pressed puzzle.CellSet) (best Finding) {
	best.Wrong = pressed
	for i := range p.Steps {
		cells := Pattern(&p.Steps[i])
		f := Finding{&p.Steps[i], pressed.And(cells), pressed.Without(cells), cells.Without(pressed)}
		if f.Found.Empty() {
			continue
		}
		if best.Step == nil || f.Wrong.Len() < best.Wrong.Len() ||
			f.Wrong.Len() == best.Wrong.Len() && f.Missing.Len() < best.Missing.Len() {
			best = f
		}
	}
	return best
}

// Pattern returns the cells that make up a step: those of its candidates that it does
// not remove, and where it has none, those that it names as a whole or fills.
func Pattern(s *logic.Step) (cells puzzle.CellSet) {
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate && k.Role != puzzle.Placement {
			cells.Add(k.Cand.Cell())
		}
	}
	for _, l := range s.Diagram.Links {
		for _, k := range append(l.From[:len(l.From):len(l.From)], l.To...) {
			cells.Add(k.Cell())
		}
	}
	for _, k := range s.Place {
		cells.Add(k.Cell())
	}
	if cells.Empty() {
		for _, c := range s.Diagram.Cells {
			cells.Add(c.Cell)
		}
	}
	return cells
}
