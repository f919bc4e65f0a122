package hint

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// RoundOfSingles fills in every full house and every hidden and naked single that is open now,
// as one move; those that follow wait for another. On a board with a mistake it tells of that
// instead.
func RoundOfSingles(a *screen.App) {
	r := Request(a)
	if h, ok := hint.Wrong(r); ok {
		a.Show(NewHint(a, h, hint.Where))
		return
	}
	l := a.Base().Lang
	m := openSingles(r)
	n := m.Grid.Count()
	if n == 0 {
		a.Say(l.T("singles.none"))
		return
	}
	a.Play().Move(m)
	if !a.Session().Game.Finished() {
		a.Say(l.T("singles.done", "n", n))
	}
	a.Refresh()
}

// openSingles returns the move that fills in the singles that are open now.
func openSingles(r hint.Request) game.Move {
	pos := r.Position()
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	for _, step := range logic.All(&pos, easyOn(pos.Shape)) {
		addDigits(&m, &step)
	}
	return m
}

// AllSingles returns the move that fills in all singles, up to the first harder step.
func AllSingles(r hint.Request) game.Move {
	pos := r.Position()
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	for easy := easyOn(pos.Shape); ; {
		step, ok := logic.Next(&pos, easy)
		if !ok {
			return m
		}
		step.Apply(&pos)
		addDigits(&m, &step)
	}
}

// easyOn returns the techniques of the easiest level on a board.
func easyOn(shape *puzzle.Shape) (easy []*logic.Technique) {
	for _, t := range logic.For(shape).Techniques {
		if t.Level == puzzle.Easy {
			easy = append(easy, t)
		}
	}
	return easy
}

// addDigits adds the digits of a step to a move.
func addDigits(m *game.Move, step *logic.Step) {
	for _, k := range step.Place {
		m.Grid[k.Cell()] = k.Digit()
	}
}
