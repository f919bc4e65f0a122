package hint

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// What the program shows in a game counts from then on, whatever is undone: hints by how deep
// they were read, and digits that lists of steps and the solution name. docs/dev/window.md says
// what counts as what.

// showList notes what a list of steps, or of digits to begin with, names. One of closed groups names
// techniques alone.
func showList(a *screen.App, s *stepsState) {
	var cells puzzle.CellSet
	add := func(ks []puzzle.Candidate) {
		for _, k := range ks {
			cells.Add(k.Cell())
		}
	}
	steps := s.named()
	for _, step := range steps {
		add(step.Place)
	}
	doors := s.backdoors
	if s.wrong {
		doors = nil // they are candidates
	}
	for _, door := range doors {
		add(door)
	}
	g := a.Session().Game
	list := game.ListHint(g.State().Grid)
	if len(steps)+len(doors) == 0 {
		list.Depth = game.HintName
	}
	if len(steps)+len(doors)+len(s.rows) > 0 {
		g.ShowHint(list)
	}
	g.ShowDigits(cells)
}

// showStep notes that a step of a list is shown with its reason.
func showStep(a *screen.App, step *logic.Step) {
	a.Session().Game.ShowHint(game.Hint{Depth: game.HintWhy, Technique: step.Technique.ID, About: AboutStep(step)})
}

// AboutStep returns what the hint of a step is about: the move that it leads to.
func AboutStep(step *logic.Step) string {
	if len(step.Place) > 0 {
		k := step.Place[0]
		return game.Move{Action: game.Enter, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell()), Clean: true}.About()
	}
	return game.Move{Action: game.RuleOut, Cands: step.Eliminate}.About()
}

// showHint notes how much of a hint is shown.
func showHint(a *screen.App, h hint.Hint, depth int) {
	shown := game.Hint{Depth: game.Depth(depth)}
	if m, ok := h.Move(); ok {
		shown.About = m.About()
	}
	if step, ok := h.Step(); ok {
		shown.Technique = step.Technique.ID
	}
	a.Session().Game.ShowHint(shown)
}
