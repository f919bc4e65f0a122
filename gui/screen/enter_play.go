package screen

import (
	"context"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// Play makes the digits typed the givens of a game, and the player's own its entries.
// Where they have not one solution what may be mistyped is listed first; asked again, a
// puzzle with several is played as it is.
func (s *Enter) Play() {
	b, p := s.desk.Base(), s.entry.Puzzle()
	j, err := session.Judge(context.Background(), s.entry.Game.State(), p)
	switch {
	case err != nil:
		s.desk.Warn(b.Lang.Error(err))
	case p.Givens.Filled().Empty():
		s.desk.Say(b.T("enter.nothing"))
	case lamp(&j) != page.One && (s.fixes == nil || !s.fixes.keys):
		s.askTypo()
		if lamp(&j) == page.Many {
			s.desk.Say(b.T("enter.again"))
		}
	case lamp(&j) == page.Impossible:
		s.desk.Say(b.T("enter.clash"))
	default:
		s.play(p)
	}
}

// play begins the game. The digits are wiped from the entry only when the game is on
// the disk.
func (s *Enter) play(p puzzle.Puzzle) {
	s.desk.Start(p)
	if s.desk.Session().PutAway() != nil {
		return // it stays typed
	}
	s.entry.Wipe()
	s.entry.Game.Describe(puzzle.Puzzle{})
	_ = s.entry.Flush() // it can be typed over again
}

// PlayThen plays what is typed and goes on with it at once: the player's own digits
// that are wrong are taken out first, in one undo.
func (s *Enter) PlayThen(then func(Desk)) {
	p := s.entry.Puzzle()
	j, err := session.Judge(context.Background(), s.entry.Game.State(), p)
	if err != nil || lamp(&j) != page.One {
		s.Play()
		return
	}
	s.play(p)
	if !j.Wrong.Empty() {
		s.desk.Move(game.Move{Action: game.Erase, Cells: j.Wrong})
	}
	then(s.desk)
}

// FillEasy fills in what singles give, up to where it gets hard, and tells the step
// that leads on from there.
func FillEasy(d Desk) {
	r := request(d)
	pos := r.Position()
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	var easy []*logic.Technique
	for _, t := range logic.Full.Techniques {
		if t.Level == logic.Easy {
			easy = append(easy, t)
		}
	}
	for {
		step, ok := logic.Next(&pos, easy)
		if !ok {
			break
		}
		step.Apply(&pos)
		for _, k := range step.Place {
			m.Grid[k.Cell()] = k.Digit()
		}
	}
	if m.Grid.Filled().Empty() {
		FindHint(d)
		return
	}
	d.Move(m)
	if !d.Session().Game.Finished() {
		FindHint(d)
	}
	d.Refresh()
}

// Solve fills the solution in: one undo.
func Solve(d Desk) {
	l := d.Base().Lang
	solution, ok := d.Session().Solution()
	if !ok {
		d.Say(l.T("solve.none"))
		return
	}
	d.Session().Finished = true // by the program: there is nothing to sum up
	d.Move(game.Move{Action: game.Fill, Grid: solution})
	d.Say(l.T("solve.done"))
	if d.Session().Facts().Solutions() > 1 {
		d.Say(l.T("solve.one"))
	}
	d.Refresh()
}
