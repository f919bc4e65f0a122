package enter

import (
	"slices"
	"strconv"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A cageDrawing is how cages are entered: their cells are selected, by dragging or by keys, then
// the sum is typed. A cage is there from the first digit on.
type cageDrawing struct {
	killer bool   // the board has cages, or is to get them
	on     bool   // digits that are typed are those of sums
	sum    string // as far as it is typed
}

// shape returns the board that is entered.
func (s *state) shape() *puzzle.Shape { return s.entry.Shape() }

// board returns the kind of the board that is entered. One that is to get cages is a killer before
// the first.
func (s *state) board() generator.Kind {
	if s.draws.killer {
		return generator.Killer
	}
	return generator.KindOf(s.shape())
}

// chooseBoard makes the board one of a kind, and keeps of the digits what that has room for.
func (s *state) chooseBoard(kind generator.Kind) (changed bool) {
	if kind == s.board() {
		return false
	}
	s.draws = cageDrawing{killer: kind == generator.Killer, on: kind == generator.Killer}
	return s.entry.SetShape(kind.Shape())
}

// free returns the cells that can be in the cage that is drawn from a cell: those of its cage, or
// of none.
func (s *state) free(from puzzle.Cell) puzzle.CellSet {
	all := s.shape().Cells()
	for _, c := range s.shape().Cages() {
		if !c.Cells.Has(from) {
			all = all.Without(c.Cells)
		}
	}
	return all
}

// pointCages selects the cells of a cage: all of one that is there, or those that are dragged over.
func (s *state) pointCages(in game.Input) {
	from := s.entry.UI.Cursor
	s.chosen, s.mended, s.entry.AtEnd, s.draws.sum = true, false, false, ""
	ui, _, _ := game.Interpret(s.entry.UI, in)
	if in.Kind == game.Drag || in.Add {
		if !s.free(from).Has(ui.Cursor) {
			return
		}
		ui.Selected = ui.Selected.And(s.free(from))
	} else if c, ok := s.shape().CageOf(ui.Cursor); ok {
		ui.Selected = c.Cells
	}
	s.entry.UI = ui
}

// typeSum adds a digit to the sum of the selected cells, and says what is wrong with it.
func (s *state) typeSum(d string) (changed bool, wrong error) {
	cells := s.entry.UI.Selected
	size := s.shape().Size()
	if cells.Len() > size {
		return false, words.Error("enter.cage.large", "n", size)
	}
	low, high := puzzle.Bounds(cells.Len(), size)
	text := s.draws.sum + d
	sum, _ := strconv.Atoi(text) // of two digits at most, see below
	if sum > high && sum > 9 {
		return false, wrongSum(cells.Len(), size, sum)
	}
	s.draws.sum = text
	if sum < low || sum > high {
		sum = 0 // it goes on, or the cage has none
	}
	return s.setCage(cells, &puzzle.Cage{Cells: cells, Sum: sum}), nil
}

// tooSmall says that what was typed of a sum is none; nil if it is, or nothing was typed.
func (s *state) tooSmall() error {
	n, size := s.entry.UI.Selected.Len(), s.shape().Size()
	sum, _ := strconv.Atoi(s.draws.sum)
	if low, _ := puzzle.Bounds(min(n, size), size); s.draws.sum != "" && sum < low {
		return wrongSum(n, size, sum)
	}
	return nil
}

func wrongSum(n, size, sum int) error {
	low, high := puzzle.Bounds(n, size)
	if low == high {
		return words.Error("enter.cage.sole", "n", n, "sum", sum, "low", low)
	}
	return words.Error("enter.cage.wrong", "n", n, "sum", sum, "low", low, "high", high)
}

// shorten takes the last digit of the sum back, and the cage with its last digit.
func (s *state) shorten() (changed bool) {
	if s.draws.sum == "" {
		return s.dropCages()
	}
	rest := s.draws.sum[:len(s.draws.sum)-1]
	if s.draws.sum = ""; rest == "" {
		return s.dropCages()
	}
	changed, _ = s.typeSum(rest)
	return changed
}

// dropCages removes the cages of the selected cells, and what was typed of a sum.
func (s *state) dropCages() (changed bool) {
	s.draws.sum = ""
	return s.setCage(s.entry.UI.Selected, nil)
}

// setCage removes the cages that have some of the cells, and adds one unless it is nil.
func (s *state) setCage(cells puzzle.CellSet, to *puzzle.Cage) (changed bool) {
	list := slices.DeleteFunc(slices.Clone(s.shape().Cages()), func(c puzzle.Cage) bool { return !c.Cells.And(cells).Empty() })
	if to != nil {
		list = append(list, *to)
	}
	shape, err := puzzle.NewShape(s.shape().Size(), s.shape().Diagonals(), list)
	return err == nil && s.entry.SetShape(shape)
}

// nextCage selects the first cell that is in no cage.
func (s *state) nextCage() {
	left := s.shape().Cells()
	for _, c := range s.shape().Cages() {
		left = left.Without(c.Cells)
	}
	if s.draws.sum = ""; !left.Empty() {
		s.entry.GoTo(left.First())
	}
}

// piecesOf returns in how many pieces some cells are that touch each other.
func piecesOf(cells puzzle.CellSet) (n int) {
	for ; !cells.Empty(); n++ {
		reached := puzzle.CellsOf(cells.First())
		for grew := true; grew; {
			grew = false
			for c := range cells.Without(reached).All() {
				for d := range reached.All() {
					if row, col := c.Row()-d.Row(), c.Col()-d.Col(); row*row+col*col == 1 {
						reached.Add(c)
						grew = true
						break
					}
				}
			}
		}
		cells = cells.Without(reached)
	}
	return n
}

// allCaged reports whether every cell is in a cage.
func (s *state) allCaged() bool { return s.cageless() == 0 && len(s.shape().Cages()) > 0 }

// sumsDone reports whether every cell is in a cage whose sum is known: then all is entered.
func (s *state) sumsDone() bool {
	for _, c := range s.shape().Cages() {
		if c.Sum == 0 {
			return false
		}
	}
	return s.allCaged()
}

// cageless returns how many cells are in no cage.
func (s *state) cageless() int {
	n := s.shape().Cells().Len()
	for _, c := range s.shape().Cages() {
		n -= c.Cells.Len()
	}
	return n
}

// cagesText says how far the cages are drawn.
func (s *state) cagesText(l words.Lang) string {
	cages, size, sum := s.shape().Cages(), s.shape().Size(), 0
	for _, c := range cages {
		sum += c.Sum
	}
	n := s.entry.UI.Selected.Len()
	low, high := puzzle.Bounds(min(n, size), size)
	count := l.T("enter.cage.count", "n", len(cages))
	at, caged := s.shape().CageOf(s.entry.UI.Cursor)
	switch all := size * size * (size + 1) / 2; {
	case s.draws.sum != "" && at.Sum == 0:
		return l.T("enter.cage.typing", "n", n, "sum", s.draws.sum, "low", low, "high", high)
	case !caged && n > 1:
		return l.T("enter.cage.open", "n", n)
	case len(cages) == 0:
		return l.T("enter.cage.none")
	case s.cageless() > 0:
		return l.T("enter.cage.done", "n", s.cageless(), "cages", count, "sum", sum)
	case sum != all:
		return l.T("enter.cage.more", "cages", count, "sum", sum, "all", all)
	default:
		return l.T("enter.cage.all", "cages", count, "sum", sum)
	}
}
