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
	return f.refuses(p, f.Name, carriers(p.Shape))
}

// RefusesTitled is Refuses with the titles of the layouts in the place of their names.
func (f *Format) RefusesTitled(p *puzzle.Puzzle) error {
	return f.refuses(p, layoutTitles{f.Name}, layoutTitles(carriers(p.Shape)))
}

func (f *Format) refuses(p *puzzle.Puzzle, layout, able any) error {
	if f.Carries(p.Shape) {
		return nil
	}
	key := "format.carries.size"
	switch {
	case f == Tatham || f == TathamSave:
		key = "format.carries.parted"
	case len(p.Shape.Cages()) > 0:
		key = "format.carries.cages"
	case p.Shape.Diagonals():
		key = "format.carries.diagonals"
	}
	return words.Error(key, "layout", layout, "layouts", able)
}

// carriers returns the layouts that carry a board.
func carriers(s *puzzle.Shape) (able layoutNames) {
	for _, f := range Formats {
		if f.Carries(s) {
			able = append(able, f.Name)
		}
	}
	return able
}

// refusesAny returns why the layout can't hold some puzzles in one file. In layouts that are told
// by how many cells there are, only the first puzzle of a text can say that boards are small.
func (f *Format) refusesAny(ps []puzzle.Puzzle) error {
	large := false
	for i := range ps {
		if err := f.Refuses(&ps[i]); err != nil {
			return err
		}
		small := ps[i].Shape.Size() < 9
		if small && large && f.counts {
			return words.Error("format.carries.mixed", "layout", f.Name, "layouts", carriers(ps[i].Shape).sure())
		}
		large = large || !small
	}
	return nil
}

// sure returns the names of those that don't count cells.
func (n layoutNames) sure() (list layoutNames) {
	for _, name := range n {
		if f, _ := ByName(name); !f.counts {
			list = append(list, name)
		}
	}
	return list
}

// layoutNames are the names of some layouts.
type layoutNames []string

// In lists the names.
func (n layoutNames) In(l words.Lang) string { return l.List(n...) }

// layoutTitles are the names of layouts that are told by their titles.
type layoutTitles []string

// In lists the titles.
func (n layoutTitles) In(l words.Lang) string {
	var list []string
	for _, name := range n {
		f, _ := ByName(name)
		list = append(list, l.T("format.titled", "title", f.Title(l)))
	}
	return l.List(list...)
}

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
