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
	Origin        puzzle.Origin
	Daily         string // the date and the level of a daily puzzle, as 2026-11-23/easy; "" for others
	Elapsed       time.Duration
	Touched       bool // anything was done in it
	Moves         int
	Hints         int               // that the player asked for, each once; where not AllHints, those that are known
	ByDepth       [HintDone + 1]int // of Hints, those that ended at each depth
	Depth         Depth             // of the deepest hint or digit of the program's: NoHint, UnknownDepth, or HintWhere to HintDone
	AllHints      bool              // Hints are all; else a program that didn't keep them saved the game before
	Placed        int               // digits that the program placed, undone or not
	Shown         int               // digits that it placed, or named in a list of steps or a solution
	Mistakes      int               // digits entered that are not in the solution, in all branches but what-ifs; 0 until it is finished
	InMiddle      bool              // it began in the middle of the puzzle: with digits beside the givens, or as an exercise
	Finished      bool
	ByProgram     bool      // the program showed more than half of the digits, or the solution was there from the start
	When          time.Time // when it was finished; zero if that is unknown
}

// Outcome returns how g went so far.
func (g *Game) Outcome() Outcome {
	line := g.resultLine()
	o := Outcome{
		Shape:  g.puzzle.Shape,
		Givens: g.puzzle.Givens, Title: g.puzzle.Title, Source: g.puzzle.Source, Origin: g.puzzle.Origin, Daily: DailyOf(&g.puzzle),
		Elapsed: g.Clock.Elapsed(), Touched: g.Touched(), Moves: len(line), Finished: g.Finished(),
		Hints: len(g.help.Hints), ByDepth: g.help.byDepth(), Depth: g.help.depth(), AllHints: g.help.Whole,
		InMiddle: inMiddle(&g.puzzle),
		Placed:   g.help.Placed.Len(), Shown: g.help.shown(), ByProgram: g.tree.byProgram(&g.help),
	}
	if f, ok := g.Finish(); ok {
		o.When = f.When
	}
	if o.Finished {
		o.Mistakes = len(g.Mistakes())
	}
	return o
}

// inMiddle reports whether the game of a puzzle begins in its middle.
func inMiddle(p *puzzle.Puzzle) bool {
	return p.Entries != (puzzle.Grid{}) || p.Exercise != "" || p.Origin.Kind == puzzle.OfExercise
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
