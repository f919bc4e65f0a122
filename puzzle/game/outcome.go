package game

import (
	"time"

	"sudoku/puzzle"
)

// An Outcome is how a game went so far.
type Outcome struct {
	Shape         *puzzle.Shape
	Givens        puzzle.Grid
	Title, Source string
	Daily         string // the date and the level of a daily puzzle, as 2026-11-23/easy; "" for others
	Elapsed       time.Duration
	Touched       bool // anything was done in it
	Moves         int
	Hints         int // moves that hints made
	Mistakes      int // digits entered that are not in the solution, in all branches but what-ifs; 0 until it is finished
	Finished      bool
	ByProgram     bool      // the program entered the solution, or three quarters of the cells at once; or it was there from the start
	When          time.Time // when it was finished; zero if that is unknown
}

// Outcome returns how g went so far.
func (g *Game) Outcome() Outcome {
	line := g.resultLine()
	o := Outcome{
		Shape:  g.puzzle.Shape,
		Givens: g.puzzle.Givens, Title: g.puzzle.Title, Source: g.puzzle.Source, Daily: DailyOf(&g.puzzle),
		Elapsed: g.Clock.Elapsed(), Touched: g.Touched(), Moves: len(line), Hints: g.tree.hints(line), Finished: g.Finished(),
		ByProgram: g.tree.start.Solved() || g.tree.byProgram(line),
	}
	if f, ok := g.Finish(); ok {
		o.When = f.When
	}
	if o.Finished {
		o.Mistakes = len(g.Mistakes())
	}
	return o
}

// hints counts the moves of a line that hints made.
func (t *tree) hints(l line) (n int) {
	for _, at := range l {
		if t.node(at).move.Hint {
			n++
		}
	}
	return n
}

// byProgram reports whether the program entered the solution along a line, or three quarters
// of the cells at once.
func (t *tree) byProgram(l line) bool {
	for _, at := range l {
		m := &t.node(at).move
		n := m.Grid.Filled().Len()
		if m.Action == Fill && n > 1 && (!m.Hint || 4*n > 3*(t.start.Shape.Cells().Len()-t.givens.Len())) {
			return true
		}
	}
	return false
}

// Mistakes returns the cells of the digits that were entered until the finish and that the
// finished grid doesn't have, in the order of the moves: a cell once for each.
func (g *Game) Mistakes() (cells []puzzle.Cell) {
	result, whatIf := g.Result().Grid, g.tree.inWhatIf()
	for _, at := range g.tree.order(g.resultLine()) {
		if g.finish != nil && g.finish.When.IsZero() && at == g.finish.Node {
			return cells // a game of before may hold moves after it
		}
		m := &g.tree.node(at).move
		if whatIf[at] || m.Action != Enter || m.Digit == 0 {
			continue
		}
		before := g.tree.stateAt(g.tree.node(at).parent) // where all cells have the digit, it was cleared
		for c := range m.Cells.All() {
			if result[c] != m.Digit && !g.tree.givens.Has(c) && before.Grid[c] != m.Digit {
				cells = append(cells, c)
			}
		}
	}
	return cells
}
