package game

import "sudoku/puzzle"

// A Stage is how far a game has come. What of a game is finished, begun or untouched is said
// here alone: Home, Recent, the library, the statistics and the calendar all show this.
type Stage uint8

// The stages.
const (
	Untouched Stage = iota // nothing was done or shown in it
	Begun
	Solved // by the player
	Shown  // the program entered or showed the solution, or it was there from the start
)

// Finished reports whether the game takes no more moves.
func (s Stage) Finished() bool { return s >= Solved }

// Stage returns how far a game has come.
func (o *Outcome) Stage() Stage {
	switch {
	case o.Finished && !o.ByProgram:
		return Solved
	case o.Finished:
		return Shown
	case o.Touched, o.InMiddle: // digits of the player came with the puzzle
		return Begun
	}
	return Untouched
}

// Stage returns how far g has come.
func (g *Game) Stage() Stage {
	o := g.Outcome()
	return o.Stage()
}

// Given reports whether the solution was there from the start, so that nobody solved the puzzle.
func (o *Outcome) Given() bool { return o.Finished && o.ByProgram && o.Moves == 0 }

// Vanishes reports whether a game is not kept when it is left: nothing was done in it, and its puzzle
// is none that the player has worked on. One of before is kept.
func (o *Outcome) Vanishes() bool {
	own := o.InMiddle && o.Origin.Kind != puzzle.OfExercise // digits of the player came with the puzzle
	return !o.Touched && !own && !o.Origin.Kept && o.Origin.Day != ""
}

// Touched reports whether anything was done or shown in g, undone or not, but for the candidates
// that a setting fills in at the start.
func (g *Game) Touched() bool {
	if len(g.tree.marks) > 0 || g.tree.main != "" || len(g.help.Hints) > 0 || g.help.shown() > 0 {
		return true
	}
	if g.tree.live == 1 && len(g.line) == 1 {
		return g.tree.node(g.line[0]).move.Action != SetAuto
	}
	return g.tree.live > 0
}

// Progress returns how many of the digits to find are placed, and how many there are. Givens are
// none of them; of a finished game all are placed.
func (g *Game) Progress() (placed, of int) {
	givens := g.tree.givens.Len()
	grid := g.Result().Grid
	return grid.Count() - givens, g.puzzle.Shape.Cells().Len() - givens
}
