package screen

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// Done is the summary of a finished game: facts, the line of moves for a replay, and what to
// do next.
type Done struct {
	ofGame
	record
	page.Base
	earlier []library.Outcome // of the other games, once they are counted
	opened  time.Time
	shown   doneReport

	title, lead                 *widget.Label
	facts                       *widget.Pic
	moves                       *page.Moves
	next, review, again, choose *widget.Control
	try                         *widget.Control // in place of choose while an earlier move is shown
}

// keyDelay is how long the summary takes no Return: the finger that typed the last digit may
// still be on its way.
const keyDelay = time.Second

// NewDone makes the screen.
func NewDone(a *App) *Done {
	s := &Done{record: newRecord(a, a.Tasks()), opened: a.Sessions().Now()}
	s.Rebuild()
	name := a.Session().Name
	s.load(func(k known) {
		s.earlier = slices.DeleteFunc(slices.Clone(k.games), func(o library.Outcome) bool { return o.Game == name })
		s.Refresh()
	}, func(error) {}) // it isn't compared then
	return s
}

// Rebuild implements Screen.
func (s *Done) Rebuild() {
	b, history := s.app.Base(), s.app.Play().History()
	next := b.T("done.next")
	if s.app.Files().Playing() {
		next = b.T("action.nextof")
	}
	s.Base = b
	s.title = b.Title(b.T("done.title"))
	s.lead = b.Paragraph(theme.Secondary)
	s.facts = b.NewPic(s.paintFacts)
	s.moves = page.NewMoves(b, "done.replay", replay{history, s})
	s.next = b.Button(next, true, s.playNext)
	s.review = b.Button(b.T("done.review"), false, func() { OpenReview(s.app) })
	s.again = b.Button(b.T("action.playagain"), false, history.PlayAgain)
	s.choose = b.Button(b.T("done.choose"), false, func() { OpenNew(s.app) })
	s.try = b.Button(b.T("review.try"), false, history.TryHere)
	s.shown = s.state().report(b.Lang)
	s.Refresh()
}

// state returns what the summary is about now.
func (s *Done) state() doneState {
	at := s.app.Session()
	return doneState{game: at.Game, known: at.Facts(), earlier: s.earlier, back: s.app.Play().History().LookingBack()}
}

// Objects implements page.Page.
func (s *Done) Objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{s.title, s.lead, s.facts}, s.moves.Objects()...)
	return append(out, s.next, s.review, s.again, s.choose, s.try)
}

// Refresh implements page.Refresher.
func (s *Done) Refresh() {
	was := s.shown
	s.shown = s.state().report(s.Lang)
	s.lead.SetSpans(widget.Span{Text: s.shown.lead, Colour: s.Pal.Text2})
	if !slices.Equal(s.shown.facts, was.facts) {
		s.facts.Repaint()
	}
	s.moves.Refresh()
	if s.shown.back != was.back {
		s.app.Relayout()
	}
}

// Facts returns the lines of the summary.
func (s *Done) Facts() []fact { return s.shown.facts }

// View implements BoardViewer: nothing is selected on a finished board.
func (s *Done) View(v board.View) board.View {
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	return v
}

// playNext starts the next puzzle of the file, or generates another one like the current
// one.
func (s *Done) playNext() {
	s.app.ClearMessage() // it is about this game
	if f := s.app.Files(); f.Playing() {
		f.Next()
	} else {
		Another(s.app)
	}
}

// Another generates a puzzle with the same options as the last one, on the page New,
// which shows the progress and can stop the search; after an exercise it generates
// another in the same technique.
func Another(a *App) {
	if t := exerciseOf(a.Session().Game.Puzzle()); t != nil {
		g := NewGuide(a, t)
		a.Show(g)
		g.practise()
		return
	}
	OpenNew(a)
	a.NewGames().Make()
}

// A replay is the history of a finished game: going to a move only shows it.
type replay struct {
	History
	done *Done
}

// Map implements page.History.
func (r replay) Map() page.MoveMap {
	m := r.History.Map()
	m.WhatIf = page.WhatIf{}
	return m
}

// GoTo implements page.History.
func (r replay) GoTo(move int) { r.done.Replay(move) }

// Replay shows the board as it was after a move.
func (s *Done) Replay(move int) {
	s.app.ClearMessage()
	s.app.StopMotion()
	s.app.Session().Game.GoTo(move)
	s.app.Refresh()
}

// Changed implements ChangeHandler: where the program solved the puzzle, undo leads back
// into the game.
func (s *Done) Changed() {
	if !s.app.Session().Game.Finished() {
		s.app.Back()
	}
}

// Status implements StatusProvider.
func (s *Done) Status() string { return s.state().status(s.Lang) }

// Key implements KeyHandler: Return presses the primary button, but for a moment at first.
func (s *Done) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	if s.app.Sessions().Now().Sub(s.opened) >= keyDelay {
		s.playNext()
	}
	return true
}

// Space implements SpaceProvider.
func (s *Done) Space() Space { return Space{Share: Usual.Share, AtMost: Usual.AtMost} }
