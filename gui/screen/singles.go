package screen

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// AllSingles fills in every full house and every hidden and naked single, those that
// follow too, as one move. On a board with a mistake it tells of that instead.
func AllSingles(d *App) {
	r := request(d)
	if h, ok := hint.Wrong(r); ok {
		d.Show(NewHint(d, h, hint.Where))
		return
	}
	l := d.Base().Lang
	m := singles(r)
	n := m.Grid.Filled().Len()
	if n == 0 {
		d.Say(l.T("singles.none"))
		return
	}
	d.Play().Move(m)
	if !d.Session().Game.Finished() {
		d.Say(l.T("singles.done", "n", n))
	}
	d.Refresh()
}

// singles returns the move that fills in all singles, up to the first harder step.
func singles(r hint.Request) game.Move {
	pos := r.Position()
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	var easy []*logic.Technique
	for _, t := range logic.Full.Techniques {
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
