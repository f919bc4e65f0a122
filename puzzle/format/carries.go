package format

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// anyShape is for layouts that hold every board.
func anyShape(*puzzle.Shape) bool { return true }

// Carries reports whether the layout has room for what makes a board other than the classic
// one: its size, its diagonals and its cages.
func (f *Format) Carries(s *puzzle.Shape) bool { return s == nil || f.carries != nil && f.carries(s) }

// Refuses returns why the layout can't hold a puzzle, with the layouts that can, and nil if
// it can.
func (f *Format) Refuses(p *puzzle.Puzzle) error {
	if f.Carries(p.Shape) {
		return nil
	}
	var able layoutNames
	for _, other := range Formats {
		if other.Carries(p.Shape) {
			able = append(able, other.Name)
		}
	}
	key := "format.carries.size"
	switch {
	case len(p.Shape.Cages()) > 0:
		key = "format.carries.cages"
	case p.Shape.Diagonals():
		key = "format.carries.diagonals"
	}
	return words.Error(key, "layout", f.Name, "layouts", able)
}

// layoutNames are the names of some layouts.
type layoutNames []string

// In lists the names.
func (n layoutNames) In(l words.Lang) string { return l.List(n...) }

// cageFault returns the sentence for a cage that can't be.
func cageFault(err error) words.Message {
	e, ok := err.(*puzzle.CageError)
	if !ok {
		return words.Error("format.text.cages")
	}
	reason := [...]string{"empty", "outside", "large", "overlap", "sum"}[e.Reason]
	at := ""
	if !e.Cage.Cells.Empty() {
		at = e.Cage.Cells.First().String()
	}
	return words.Error("format.cage."+reason, "cell", at, "n", e.Cage.Cells.Len(), "sum", e.Cage.Sum, "low", e.Low, "high", e.High)
}
