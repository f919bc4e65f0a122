// Package results holds what comes after a game: how it went, what may be shared of it, its review.
package results

import (
	"reflect"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/solver/review"
)

// Done is the finish: what the time is worth, how the puzzle was solved, and what to do next.
type Done struct {
	screen.AboutGame
	screen.Record
	page.Base
	others    []library.Outcome // of the other games, once they are counted
	counted   bool
	unread    bool // others can't be read
	review    *review.Review
	reviewing *session.Jobs
	making    *session.Jobs // the next daily puzzle
	asked     bool          // for a review
	replayed  bool          // the line of moves is shown
	opened    time.Time
	shown     doneReport

	title, clock, source        *widget.Label
	card, lines, week           *widget.Pic
	next                        *widget.Control
	look, reviews, share, again *widget.Control
	try                         *widget.Control // in the place of next while an earlier move is shown
	moves                       *page.Moves
}

// HoldsClock implements ClockHolder: an earlier move may be shown of a game that the program solved.
func (s *Done) HoldsClock() {}

// Ready reports whether all that can be said is found.
func (s *Done) Ready() bool { return s.counted && s.review != nil }

// keyDelay is how long the finish takes no key or press that starts another game: the finger
// that typed the last digit may still be on its way.
const keyDelay = time.Second

// NewDone makes the screen.
func NewDone(a *screen.App) *Done {
	t := a.Tasks()
	s := &Done{Record: screen.NewRecord(a, t), reviewing: t.Jobs(), making: t.Jobs(), opened: a.Sessions().Now()}
	s.Rebuild()
	name, kind := a.Session().Name, a.Session().Game.Puzzle().Shape.Name()
	s.Load(func(k screen.Known) {
		s.others = slices.DeleteFunc(slices.Clone(k.Games), func(o library.Outcome) bool { return o.Game == name || o.Shape.Name() != kind })
		s.counted = true
		s.Refresh()
	}, func(error) { // the page of statistics says why
		s.unread = true
		s.Refresh()
	})
	s.reviewOnce()
	return s
}

// Rebuild implements Screen.
func (s *Done) Rebuild() {
	b, history := s.App.Base(), s.App.Play().History()
	s.Base = b
	s.title = b.Title(b.T("done.title"))
	s.clock = b.Kit.Label(theme.ClockText, widget.Right, b.Kit.Pal.Text)
	s.source = b.Kit.Label(theme.Body, widget.Left, b.Kit.Pal.Text2)
	s.card, s.lines, s.week = b.Kit.NewPic(s.paintCard), b.Kit.NewPic(s.paintLines), b.Kit.NewPic(s.paintWeek)
	s.next = b.Kit.PrimaryButton(s.nextText, s.pressNext)
	s.look = b.Kit.Button(b.T("done.look"), false, func() { s.showReplay(true) })
	s.reviews = b.Kit.Button(b.T("done.review"), false, func() { OpenReview(s.App) })
	s.share = b.Kit.Button(b.T("done.share"), false, func() { OpenShare(s.App) })
	s.again = b.Kit.Button(b.T("action.playagain"), false, history.PlayAgain)
	s.try = b.Kit.Button(b.T("review.try"), false, history.TryHere)
	s.moves = page.NewMoves(b, replay{history, s})
	s.moves.Few = true
	s.shown = s.state().report(b.Lang)
	s.update()
}

// state returns what the finish is about now. Today is the day on which it was opened.
func (s *Done) state() *doneState {
	at := s.App.Session()
	now := s.App.Sessions().Now()
	this := library.Outcome{Game: at.Name, Outcome: at.Game.Outcome()}
	this.Begun, _ = store.Begun(at.Name, now.Location())
	return &doneState{game: at.Game, this: this, known: at.Facts(), today: daily.DateOf(s.opened),
		others: s.others, counted: s.counted, unread: s.unread, review: s.review, replay: s.replayed, back: s.App.Play().History().LookingBack(), plain: s.App.Prefs().Beginner()}
}

// Close implements Closer: with the first finish the player is no beginner any more.
func (s *Done) Close() {
	s.App.Prefs().Settle()
	s.Record.Close()
}

// Objects implements page.Page.
func (s *Done) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.clock, s.source, s.card, s.lines, s.week, s.next, s.try}
	out = append(out, s.moves.Objects()...)
	return append(out, s.look, s.reviews, s.share, s.again)
}

// Focus returns what gets the focus: the line of moves while it is shown, else the board.
func (s *Done) Focus() fyne.Focusable {
	if !s.shown.replay {
		return nil
	}
	return s.moves.Focus()
}

// Refresh implements page.Refresher.
func (s *Done) Refresh() {
	s.reviewOnce()
	was := s.shown
	s.shown = s.state().report(s.Lang)
	if s.moves.Refresh(); reflect.DeepEqual(s.shown, was) {
		return
	}
	s.update()
	if s.App.Relayout(); s.shown.replay != was.replay {
		s.App.FocusPage() // the line of moves takes the keys, and gives them back
	}
}

// update shows the report.
func (s *Done) update() {
	s.clock.SetText(s.shown.time)
	s.source.SetText(s.shown.source)
	for _, p := range []*widget.Pic{s.card, s.lines, s.week, &s.next.Pic} {
		p.Repaint()
	}
}

// View implements BoardViewer: the ring stays where the last digit was entered.
func (s *Done) View(v board.View) board.View {
	if m, ok := s.App.Session().Game.LastMove(); ok && m.Cells.Len() == 1 {
		v.UI.Selected = m.Cells
	} else {
		v.UI.Selected = puzzle.CellSet{}
	}
	v.Flags &^= board.Peers | board.SameDigit
	return v
}

// nextText names what the primary button starts.
func (s *Done) nextText() string {
	if s.App.Files().Playing() {
		return s.T("action.nextof")
	}
	return s.shown.next
}

// pressNext starts what comes next, but for a moment at first.
func (s *Done) pressNext() {
	if s.App.Sessions().Now().Sub(s.opened) < keyDelay {
		return
	}
	s.App.ClearMessage() // it is about this game
	date, level, isDaily := s.state().nextDaily()
	switch f := s.App.Files(); {
	case f.Playing():
		f.Next()
	case isDaily:
		s.playDaily(date, level)
	default:
		s.App.Pages.Another()
	}
}

// Status implements StatusProvider.
func (s *Done) Status() string { return s.state().status(s.Lang) }

// Key implements KeyHandler: Return presses the primary button.
func (s *Done) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !screen.IsReturn(name) || mod != 0 {
		return false
	}
	if s.shown.back {
		s.App.Play().History().TryHere()
	} else {
		s.pressNext()
	}
	return true
}

// Space implements SpaceProvider.
func (s *Done) Space() screen.Space {
	return screen.Space{Share: screen.Usual.Share, AtMost: screen.Usual.AtMost}
}

// Spoken implements Speaker: the result, then what it is worth and who found the hardest step, once
// both are known.
func (s *Done) Spoken() []string {
	r := &s.shown
	list := []string{s.T("done.time", "time", r.time)}
	var later []string
	for _, line := range r.lines {
		switch {
		case line.bold != "" && line.note != "":
			later = append(later, s.T("access.line", "text", line.text, "note", line.note))
		case line.bold != "":
			later = append(later, line.text)
		case line.note != "":
			list = append(list, s.T("access.line", "text", line.text, "note", line.note))
		default:
			list = append(list, line.text)
		}
	}
	f := s.App.Session().Facts()
	if reviewed := s.review != nil || f.Known && !s.asked; reviewed && (s.counted || s.unread) {
		list = append(append(list, r.worth, r.against), later...)
	}
	return list
}
