package results

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// Review goes through the current game, and shows what each move rested on. The game stays
// as it is.
type Review struct {
	*session.Tasks
	app *screen.App
	page.Base
	reviewState
	shown   reviewText
	line    moveLine
	making  *session.Jobs // reviews the game
	finding *session.Jobs // finds out about one move

	title, clock, sourceLabel, name, where *widget.Label
	track                                  *widget.Track
	legend, sum                            *widget.Pic
	card                                   *page.Card
	parts, lesson, try, next, done         *widget.Control
}

// OpenReview opens the review of the current game.
func OpenReview(a *screen.App) {
	if _, of := a.Session().Game.MoveNumber(); of == 0 {
		a.Say(a.Base().T("review.nomoves"))
		return
	}
	a.Show(NewReview(a))
}

// NewReview makes the screen.
func NewReview(a *screen.App) *Review {
	t := a.Tasks()
	s := &Review{Tasks: t, app: a, making: t.Jobs(), finding: t.Jobs(), reviewState: reviewState{game: a.Session().Game, point: -1}}
	s.Rebuild()
	a.Session().Review(s.making, func(done, of int) {
		s.progress = [2]int{done, of}
		a.Refresh()
	}, s.reviewed)
	return s
}

// Ready reports whether the review is there.
func (s *Review) Ready() bool { return s.review != nil }

// Rebuild implements Screen.
func (s *Review) Rebuild() {
	b := s.app.Base()
	step := func(by int) { s.Step(by) }
	s.Base, s.line = b, moveLine{b, &s.shown}
	s.title = b.Title(b.T("review.title"))
	s.clock = b.Kit.Label(theme.PageTitle, widget.Right, b.Kit.Pal.Text)
	s.sourceLabel = b.Kit.Label(theme.Body, widget.Left, b.Kit.Pal.Text2)
	s.name = b.Kit.Label(theme.BodyBold, widget.Left, b.Kit.Pal.Text)
	s.name.SetText(b.T("play.moves"))
	s.where = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	s.track = b.Kit.NewZonedTrack(s.line.zones, s.line.paint, s.goTo, s.slide)
	s.track.OnKey, s.track.Hover = s.key, s.pointAt
	s.track.Name = b.T("play.moves")
	s.track.Value = func() access.Range {
		return access.Range{Max: float64(max(len(s.shown.bars)-1, 0)), Step: 1, Now: float64(s.shown.at), Words: s.shown.where}
	}
	s.track.SetValue = func(move float64) { s.goTo(int(move)) }
	s.legend = b.Kit.NewPic(s.line.paintLegend)
	s.card = page.NewCard(b, step, s.guide)
	s.parts = page.Parts(b, func() (int, int) { return s.part + 1, len(s.shown.cards) }, step)
	s.lesson = b.Kit.NewControl(nil, s.paintLesson, func(int) { learn.OpenLesson(s.app, s.technique()) })
	s.sum = b.Kit.NewPic(s.paintSum)
	s.try = b.Kit.Button(b.T("review.try"), true, s.Try)
	s.next = b.Kit.Button(b.T("review.next"), false, func() { s.turn(1) })
	s.done = b.Kit.Button(b.T("review.done"), false, s.app.Back)
	s.update()
}

// Focus returns what gets the focus when the page opens.
func (s *Review) Focus() fyne.Focusable { return s.track }

// Shown implements ShownHandler.
func (s *Review) Shown() { s.update() }

// update shows the move.
func (s *Review) update() {
	s.show(s.text(s.Lang, s.app.Session().Facts()))
	if s.review != nil {
		s.app.Relayout()
		s.app.Refresh()
	}
}

// show shows a text on the page.
func (s *Review) show(t reviewText) {
	s.shown = t
	s.clock.SetText(t.time)
	s.sourceLabel.SetText(t.source)
	s.where.SetText(t.where)
	s.try.Disable(t.whyNot)
	s.next.Disable(s.Unless(t.moments > 0, "review.nomoments"))
	s.card.Show(t.card)
	s.parts.Repaint()
	s.lesson.Repaint()
	s.track.Repaint()
	s.legend.Repaint()
	s.sum.Repaint()
}

// Changed implements ChangeHandler: the review is of another game then.
func (s *Review) Changed() { s.app.Drop(s) }

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
	s.app.Refresh()
}

// goTo shows a move, and what is known of it.
func (s *Review) goTo(move int) {
	if s.review == nil || move < 0 || move >= len(s.review.Moves) {
		return
	}
	s.at, s.part, s.known = move, 0, false
	s.finding.Stop()
	for _, m := range s.review.Moments {
		if m.Move == move {
			s.moment, s.known = m, true
		}
	}
	if !s.known {
		s.find(move)
	}
	s.update()
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
	s.app.ShowPlay()
	if s.app.Play().History().TryFrom(node) {
		s.app.Say(s.app.Base().T(key, "n", move))
	}
}

// guide opens the guide at the technique of the moment.
func (s *Review) guide() {
	if t := s.technique(); t != nil {
		s.app.Push(learn.NewGuide(s.app, t))
	}
}

// Step implements Stepper.
func (s *Review) Step(by int) bool {
	n := s.reviewState.parts()
	if n < 2 {
		return false
	}
	s.part = (s.part + by + n) % n
	s.update()
	return true
}

// Status implements StatusProvider.
func (s *Review) Status() string { return s.status(s.Lang) }
