package format

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// An answers drops full grids that are solutions: those named so, with an error if the puzzle is another, and those
// of any name that solve a puzzle before them or the next one.
type answers struct {
	out    func(Item, error) bool
	before []task // the puzzles so far, the last of many
	ahead  []Item // full grids with names, of which the next puzzle may be solved
	above  string // the line of a program above the last
	titled bool   // the last has a title
	titles bool   // some has
	solved bool   // the last is a solution
	told   bool   // there are other puzzles, or errors
}

const (
	maxBefore = 1000 // puzzles are kept for the solutions that follow them
	maxAhead  = 100  // full grids wait for the next puzzle
)

// yield passes an item on, unless it is a solution.
func (a *answers) yield(it Item, err error) bool {
	p, title := &it.Puzzle, it.Puzzle.Title
	full := err == nil && isFull(p)
	defer func() { a.above, a.titled, a.titles = it.above, title != "", a.titles || title != "" }()
	switch {
	case full && (a.mayAnswer(&it) || a.isNamed(&it)) && slices.ContainsFunc(a.before, func(t task) bool { return t.isSolvedBy(&p.Givens) }):
		a.solved = true
		return true
	case full && a.isNamed(&it) && len(a.ahead) < maxAhead:
		a.ahead = append(a.ahead, it)
		return true
	}
	if lacks, nearly := isNearlyFull(p); nearly && err == nil && mayNameAnswer(nameOf(&it)) {
		it, err = Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: words.Error("format.answer.lost", "cell", lacks.String())}
	}
	a.solved, a.told = false, true
	if err != nil {
		more := a.settle(nil)
		a.before = a.before[:0]
		return more && a.out(it, err)
	}
	return a.settle(p) && a.pass(it)
}

// pass passes a puzzle on, and keeps it for the solutions that follow.
func (a *answers) pass(it Item) bool {
	if len(a.before) == maxBefore { // in place, for streams of millions
		a.before = append(a.before[:0], a.before[maxBefore/2:]...)
	}
	a.before = append(a.before, task{it.Puzzle.Givens, it.Puzzle.Shape})
	return a.out(it, nil)
}

// settle drops the solutions among the grids that wait for the next puzzle, which is nil if there is none, and
// passes the others on.
func (a *answers) settle(next *puzzle.Puzzle) bool {
	waiting := a.ahead
	a.ahead = nil
	for _, it := range waiting {
		var err error
		switch p := &it.Puzzle; {
		case next != nil && (&task{next.Givens, next.Shape}).isSolvedBy(&p.Givens):
			continue
		case !mayNameAnswer(nameOf(&it)) && !(next != nil && namesOther(nameOf(&it))):
			a.told = true
			if !a.pass(it) {
				return false
			}
			continue
		default:
			err = a.misfit(&it, next)
		}
		if err != nil && !a.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: err.(words.Message)}) {
			return false
		}
	}
	return true
}

// end settles what waits for a puzzle at the end of the stream.
func (a *answers) end() bool { return a.settle(nil) }

// leave passes on what waits for a puzzle to another answers.
func (a *answers) leave() bool {
	for _, it := range a.ahead {
		if !a.out(it, nil) {
			return false
		}
	}
	return true
}

// nameOf returns all that may say that a grid is a solution.
func nameOf(it *Item) string {
	return strings.TrimSpace(it.Puzzle.Title + " " + it.Puzzle.Note + " " + it.above)
}

// isNamed reports whether a grid has a name. A list of lines has notes of any kind beside them, programs have
// lines of their own above all grids, and where no grid before has a title a number is none.
func (a *answers) isNamed(it *Item) bool {
	lined := it.Layout == Line || it.Layout == SDM || it.Layout != nil && it.Layout.line != nil
	_, number := strconv.Atoi(it.Puzzle.Title)
	return !lined && (a.titles || number != nil) && it.Puzzle.Title+it.Puzzle.Note != "" || namesAnswer(nameOf(it))
}

// mayAnswer reports whether the name of a grid may have been that of a solution, the grid before is a solution or has a name of another kind.
func (a *answers) mayAnswer(it *Item) bool {
	if a.solved || it.above != a.above || a.titled && it.Puzzle.Title == "" && (it.Layout == Rows || it.Layout == Grid) {
		return true
	}
	return mayNameAnswer(it.Puzzle.Title + " " + it.Puzzle.Note)
}

// misfit returns what is wrong with a grid that is named a solution, if it should be that of a puzzle before it or
// of the next one.
func (a *answers) misfit(it *Item, next *puzzle.Puzzle) error {
	tasks := slices.DeleteFunc(slices.Clone(a.before), func(t task) bool { return t.shape.Size() != it.Puzzle.Shape.Size() })
	below := len(tasks) > 0
	if next != nil && next.Shape.Size() == it.Puzzle.Shape.Size() {
		tasks = append(tasks, task{next.Givens, next.Shape})
	}
	switch nearest, n := nearestTo(tasks, &it.Puzzle.Givens); {
	case len(tasks) == 0 && !a.told:
		return words.Error("format.answer.only")
	case nearest != nil && 3*n < max(1, nearest.givens.Filled().Len()):
		return nearest.check(&it.Puzzle.Givens)
	case !below || namesOther(nameOf(it)):
		return nil
	}
	return words.Error("format.answer.other")
}

// nearestTo returns the last task that a solution fits, else the one that it is most like, and how many givens
// it has not.
func nearestTo(tasks []task, answer *puzzle.Grid) (nearest *task, n int) {
	for i := range tasks {
		t := &tasks[len(tasks)-1-i]
		if t.check(answer) == nil {
			return t, 0
		}
		if d := differing(&t.givens, answer); nearest == nil || d < n {
			nearest, n = t, d
		}
	}
	return nearest, n
}

// differing returns how many givens a solution has not.
func differing(givens, answer *puzzle.Grid) (n int) {
	for c, d := range givens {
		if d != 0 && answer[c] != 0 && answer[c] != d {
			n++
		}
	}
	return n
}
