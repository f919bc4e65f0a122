package screen

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
	"sudoku/solver/review"
)

// Review goes through the current game, and shows what each move rested on. The game stays
// as it is.
type Review struct {
	desk Desk
	pageOf[*page.Review]
	job  *session.Jobs // reviews the game
	look *session.Jobs // finds out about one move

	game   *game.Game
	review *review.Review // nil while it is being made
	done   [2]int         // moves that were looked at, of how many
	at     int            // the move that is shown
	moment review.Moment
	known  bool // moment is that of the move that is shown
	part   int  // of its argument, from 0
	point  int  // the move under the pointer, -1 if none is
}

// OpenReview opens the review of the current game.
func OpenReview(d Desk) {
	if _, of := d.Session().Game.MoveNumber(); of == 0 {
		d.Say(d.Base().T("review.nomoves"))
		return
	}
	d.Show(NewReview(d))
}

// NewReview makes the screen.
func NewReview(d Desk) *Review {
	s := &Review{desk: d, job: d.Jobs(), look: d.Jobs(), game: d.Session().Game, point: -1}
	s.Again()
	d.Session().Review(s.job, func(done, of int) {
		s.done = [2]int{done, of}
		d.Refresh()
	}, s.reviewed)
	return s
}

// reviewed shows the review: its first moment, or the last move.
func (s *Review) reviewed(r *review.Review, err error) {
	if err != nil {
		s.desk.Back()
		s.desk.Say(s.desk.Base().Lang.Error(err))
		return
	}
	s.review, s.at = r, max(0, len(r.Moves)-1)
	s.learn()
	if len(r.Moments) > 0 {
		s.at = r.Moments[0].Move
	}
	s.goTo(s.at)
}

// learn notes in the record of practice what was passed over in a finished game. The time is
// that of the game, so that the same game adds it once.
func (s *Review) learn() {
	begun, ok := store.Begun(s.desk.Session().Name, time.Local)
	if !ok || !s.game.Finished() {
		return
	}
	var more []practice.Answer
	for _, p := range s.review.Sum.Passed {
		if _, ok := LessonOf(p.Technique); ok {
			more = append(more, practice.Answer{When: begun, Item: p.Technique.ID, Grade: practice.Unknown})
		}
	}
	s.desk.Keeper().Answers.Add(more...)
}

// Ready reports whether the review is there.
func (s *Review) Ready() bool { return s.review != nil }

// Close implements Screen.
func (s *Review) Close() {
	s.job.Stop()
	s.look.Stop()
}

// Again implements Screen.
func (s *Review) Again() Screen {
	s.page = page.NewReview(s.desk.Base(), page.ReviewFuncs{
		GoTo: s.goTo, Point: s.pointAt, Moment: s.turn, Part: func(by int) { s.Step(by) }, Guide: s.guide,
		Lesson: func() { OpenLesson(s.desk, s.technique()) },
		Try:    s.Try, Next: func() { s.turn(1) }, Done: s.desk.Back,
	})
	s.show()
	return s
}

// Shown implements ShownHandler.
func (s *Review) Shown() { s.show() }

// Changed implements ChangeHandler: the review is of another game then.
func (s *Review) Changed() { s.desk.Back() }

// Undo, Redo, CanUndo and CanRedo implement Undoer: they go through the moves.
func (s *Review) Undo()         { s.goTo(s.at - 1) }
func (s *Review) Redo()         { s.goTo(s.at + 1) }
func (s *Review) CanUndo() bool { return s.review != nil && s.at > 0 }
func (s *Review) CanRedo() bool { return s.review != nil && s.at < len(s.review.Moves)-1 }

// Input implements InputHandler: the board shows what was, and can't be changed.
func (s *Review) Input(game.Input) bool { return true }

// OwnBoard implements BoardOwner.
func (s *Review) OwnBoard() bool { return s.review != nil }

// pointAt says what is under the pointer.
func (s *Review) pointAt(move int) {
	s.point = move
	s.desk.Refresh()
}

// goTo shows a move, and what is known of it.
func (s *Review) goTo(move int) {
	if s.review == nil || move < 0 || move >= len(s.review.Moves) {
		return
	}
	s.at, s.part, s.known = move, 0, false
	s.look.Stop()
	for _, m := range s.review.Moments {
		if m.Move == move {
			s.moment, s.known = m, true
		}
	}
	if !s.known {
		r := s.review
		session.Start(s.look, func(ctx context.Context, _ func(struct{})) (review.Moment, error) {
			return r.Look(ctx, move)
		}, nil, func(m review.Moment, err error) {
			if err == nil {
				s.moment, s.known = m, true
				s.show()
			}
		})
	}
	s.show()
}

// turn goes to the next moment, or to the one before, round and round.
func (s *Review) turn(by int) {
	if s.review == nil || len(s.review.Moments) == 0 {
		return
	}
	list := s.review.Moments
	to := list[0].Move
	if by < 0 {
		to = list[len(list)-1].Move
	}
	for _, m := range list {
		if by > 0 && m.Move > s.at {
			to = m.Move
			break
		}
		if by < 0 && m.Move < s.at {
			to = m.Move
		}
	}
	s.goTo(to)
}

// Try goes on from before the move that is shown: what is played from there is a branch, or
// a game of its own if this one is finished.
func (s *Review) Try() {
	if s.review == nil {
		return
	}
	node, move := s.review.Moves[s.at].Parent, s.review.Moves[s.at].Number
	key := "review.trying"
	if _, ok := s.game.Finish(); ok {
		key = "review.copied"
	}
	s.desk.ShowPlay()
	if s.desk.Play().History().TryFrom(node) {
		s.desk.Say(s.desk.Base().T(key, "n", move))
	}
}

// technique returns the technique that the moment is about, nil if there is none.
func (s *Review) technique() *logic.Technique {
	if step, ok := s.moment.Reason.Step(); ok && s.known {
		return step.Technique
	}
	return nil
}

// guide opens the guide at the technique of the moment.
func (s *Review) guide() {
	if t := s.technique(); t != nil {
		s.desk.Push(NewGuide(s.desk, t))
	}
}

// Step implements Stepper.
func (s *Review) Step(by int) bool {
	why := s.argument()
	if why.count() < 2 {
		return false
	}
	s.part = why.turn(s.part, by)
	s.show()
	return true
}

// argument returns what is shown of the moment.
func (s *Review) argument() argument {
	if !s.known {
		return argument{}
	}
	return argumentOf(s.moment.Diagram(), nil)
}

// View implements BoardViewer: the board as the player had it before the move, with what the
// move rested on drawn into it. What was wrong on it is crossed.
func (s *Review) View(v board.View) board.View {
	if s.review == nil || v.Paused != "" {
		return v
	}
	v.State = s.review.Before(s.at)
	v.Wrong, v.Tried = s.review.Wrong(s.at), s.review.Tried(s.at)
	v.UI.Selected, v.Digit, v.Filter = puzzle.CellSet{}, 0, board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	if s.known {
		s.argument().show(&v, s.part)
		v.Hint = onWrong(v.Hint, &v.State.Grid, v.Wrong)
	}
	return v
}

// onWrong marks the cells with a wrong digit in which a diagram has candidates, since these
// can't be seen there.
func onWrong(d puzzle.Diagram, g *puzzle.Grid, wrong puzzle.CellSet) puzzle.Diagram {
	d.Cells = slices.Clip(d.Cells)
	for _, k := range d.Cands {
		if c := k.Cand.Cell(); wrong.Has(c) && k.Cand.Digit() != g[c] {
			d.Cells = append(d.Cells, puzzle.CellRole{Cell: c, Role: k.Role})
		}
	}
	return d
}

// Key implements KeyHandler: arrows go through the moves wherever the focus is.
func (s *Review) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 || s.review == nil {
		return false
	}
	switch name {
	case fyne.KeyLeft:
		s.goTo(s.at - 1)
	case fyne.KeyRight:
		s.goTo(s.at + 1)
	case fyne.KeyPageUp:
		s.turn(-1)
	case fyne.KeyPageDown:
		s.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		s.Try()
	default:
		return false
	}
	return true
}
