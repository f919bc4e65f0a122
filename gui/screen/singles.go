package screen

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// AllSingles fills in every full house and every hidden and naked single, those that
// follow too, as one move. On a board with a mistake it tells of that instead.
func AllSingles(a *App) {
	r := request(a)
	if h, ok := hint.Wrong(r); ok {
		a.Show(NewHint(a, h, hint.Where))
		return
	}
	l := a.Base().Lang
	m := singles(r)
	n := m.Grid.Filled().Len()
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

// singles returns the move that fills in all singles, up to the first harder step.
func singles(r hint.Request) game.Move {
	pos := r.Position()
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	var easy []*logic.Technique
	for _, t := range logic.For(pos.Shape).Techniques {
		if t.Level == puzzle.Easy {
			easy = append(easy, t)
		}
	}
	for {
		step, ok := logic.Next(&pos, easy)
		if !ok {
			return m
		}
		step.Apply(&pos)
		for _, k := range step.Place {
			m.Grid[k.Cell()] = k.Digit()
		}
	}
}
