// Package hint holds hints, the lists of all steps, and rounds of singles.
package hint

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Hint explains one step of the current game, in as much depth as the player wants.
type Hint struct {
	screen.AboutGame
	app *screen.App
	page.Base
	state
	shown page.CardText

	depths *widget.Control
	card   *page.Card
	parts  *widget.Control
	next   *widget.Control // shows more; at the last depth it applies the hint
	apply  *widget.Control // before the last depth
	path   *widget.Control
	lesson *widget.Control // in place of path, where the technique is to be learnt first
	close  *widget.Control
}

// depthNames are the catalogue keys of the depths.
var depthNames = []string{"hint.where", "hint.what", "hint.pattern", "hint.why", "hint.do"}

// Request returns the request for hints and lists of steps.
func Request(a *screen.App) hint.Request {
	return a.Session().Request(a.Prefs().Techniques(a.Session().Game.Puzzle().Shape))
}

// FindHint searches for a hint in the background and shows it.
func FindHint(a *screen.App) { findHint(a, a.Session().FindHint) }

// FindCellHint is FindHint about the cell at the cursor.
func FindCellHint(a *screen.App) {
	findHint(a, func(r hint.Request, done func(hint.Hint, error)) {
		a.Session().FindCellHint(a.Session().UI.Cursor, r, done)
	})
}

func findHint(a *screen.App, find func(hint.Request, func(hint.Hint, error))) {
	l, at := a.Base().Lang, a.Session()
	if at.Game.Finished() {
		a.Play().History().SayFinished()
		return
	}
	a.Say(l.T("hint.looking"))
	a.HintsUse(func(within func(*logic.Technique) bool) {
		if a.Session() != at {
			return
		}
		r := Request(a)
		r.Within = within
		find(r, func(h hint.Hint, err error) {
			if a.ClearMessage(); err != nil {
				a.Say(a.Base().Lang.Error(err))
				return
			}
			a.Show(NewHint(a, h, 1))
		})
	})
}

// Deeper searches for a hint, or shows more of the one that is shown.
func Deeper(a *screen.App) {
	a.Prefs().Learned(screen.AdviseHint)
	if h, ok := a.Top().(*Hint); ok && a.Play().Active() {
		h.Deeper()
	} else if a.Play().Active() {
		FindHint(a)
		a.Refresh() // the advice to do so goes
	}
}

// Hinting reports whether a hint is shown.
func Hinting(a *screen.App) bool {
	_, ok := a.Top().(*Hint)
	return ok
}

// ApplyHint applies the hint that is shown.
func ApplyHint(a *screen.App) {
	if h, ok := a.Top().(*Hint); ok {
		h.Do()
	}
}

// HideHint closes the hint, if one is shown.
func HideHint(a *screen.App) {
	if Hinting(a) {
		a.Back()
	}
}

// NewHint makes the screen of a hint, at a depth.
func NewHint(a *screen.App, h hint.Hint, depth int) *Hint {
	s := &Hint{app: a, state: state{hint: h, shape: a.Session().Game.State().Shape, depth: max(depth, 1)}}
	showHint(a, h, s.depth)
	s.Rebuild()
	s.moveCursor()
	return s
}

// Rebuild implements Screen.
func (s *Hint) Rebuild() {
	b := s.app.Base()
	step := func(by int) { s.Step(by) }
	s.Base = b
	s.depths = page.Dots(b, depthNames, func() int { return s.depth - 1 }, func(i int) { s.setDepth(i + 1) })
	s.card = page.NewCard(b, step, func() { learn.OpenGuide(s.app) })
	s.parts = page.Parts(b, func() (int, int) { return s.shown.Part, s.shown.Parts }, step)
	s.next = b.Kit.PrimaryButton(s.nextText, s.Deeper)
	s.apply = b.Kit.Button(b.T("hint.page.do"), false, s.Do)
	s.path = b.Kit.Button(b.T("hint.page.path"), false, func() { ListSteps(s.app, AllSteps, s) })
	s.lesson = b.Kit.Button(b.T("guide.lesson"), false, s.learn)
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.updatePage()
}

// learn opens the lesson of the technique that is needed.
func (s *Hint) learn() {
	if t, ok := s.hint.Beyond(); ok {
		learn.OpenLesson(s.app, t)
	}
}

// Hold and Fade implement Fader.
func (s *Hint) Hold()           { s.card.Hold() }
func (s *Hint) Fade(at float64) { s.card.Fade(at) }

func (s *Hint) nextText() string {
	if s.last() {
		return s.T("hint.page.do")
	}
	return s.T("hint.page.more")
}

// Shown implements ShownHandler: the cursor stays where the player may have put it meanwhile.
func (s *Hint) Shown() { s.fade(func() {}) }

// Changed implements ChangeHandler: after a change the hint no longer holds.
func (s *Hint) Changed() { s.app.Drop(s) }

// Key implements KeyHandler: Return presses the primary button, and arrows go through
// the parts of an argument.
func (s *Hint) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 || !s.app.Play().Active() {
		return false
	}
	if by := screen.ArrowStep(name); by != 0 {
		return s.Step(by)
	}
	if !screen.IsReturn(name) {
		return false
	}
	s.Deeper()
	return true
}

// Deeper shows the next depth; after the last it applies the hint.
func (s *Hint) Deeper() { s.setDepth(s.depth + 1) }

func (s *Hint) setDepth(n int) {
	if n >= hint.Done {
		s.Do()
		return
	}
	s.fade(func() {
		if n != s.depth {
			s.depth, s.part = max(n, 1), 0
			showHint(s.app, s.hint, s.depth)
		}
		s.moveCursor()
	})
}

// fade fades board and page from before a change to after it.
func (s *Hint) fade(change func()) {
	s.app.Fade(s, func() {
		change()
		s.updatePage()
		s.app.Relayout()
		s.app.Refresh()
	})
}

// updatePage shows the current depth on the page.
func (s *Hint) updatePage() {
	s.shown = s.text(s.Lang)
	s.apply.Disable(s.shown.WhyNot)
	if s.next.Disable(""); s.last() {
		s.next.Disable(s.shown.WhyNot)
	}
	s.next.Repaint()
	s.card.Show(s.shown)
	s.depths.Repaint()
	s.parts.Repaint()
}

// moveCursor puts the cursor on the cell that the hint is about, as soon as the board
// shows which one that is: a digit typed then goes there.
func (s *Hint) moveCursor() {
	if m, ok := s.hint.Move(); ok && m.Cells.Len() == 1 && shows(s.diagram(s.Lang), m.Cells.First()) {
		s.app.Session().GoTo(m.Cells.First())
	}
}

// shows reports whether a diagram marks a cell or a candidate in it.
func shows(d puzzle.Diagram, c puzzle.Cell) bool {
	return slices.ContainsFunc(d.Cells, func(r puzzle.CellRole) bool { return r.Cell == c }) ||
		slices.ContainsFunc(d.Cands, func(r puzzle.CandRole) bool { return r.Cand.Cell() == c })
}

// Step implements Stepper.
func (s *Hint) Step(by int) bool {
	why := s.argument(s.Lang)
	if why.Count() < 2 {
		return false
	}
	s.part = why.Turn(s.part, by)
	s.updatePage()
	s.app.Relayout()
	s.app.Refresh()
	return true
}

// Do applies the hint in one undoable step.
func (s *Hint) Do() {
	l := s.app.Base().Lang
	m, ok := s.hint.Move()
	if !ok {
		s.app.Say(l.T("hint.nothing"))
		return
	}
	showHint(s.app, s.hint, hint.Done)
	m.Hint = true
	text, _ := s.hint.Depth(hint.Done, l)
	if at := s.app.Session(); m.Action == game.Enter {
		at.UI.Cursor, at.UI.Selected = m.Cells.First(), m.Cells
	}
	s.app.Play().Move(m)
	if len(text) > 0 && !s.app.Session().Game.Finished() {
		s.app.Say(text[0])
	}
	s.app.Refresh()
}

// View implements BoardViewer: it draws the hint at its depth over the board, with the
// candidates of the cells concerned if the player has no marks there.
func (s *Hint) View(v board.View) board.View {
	s.argument(s.Lang).Show(&v, s.part)
	v.Filter = board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	return v
}

// Status implements StatusProvider.
func (s *Hint) Status() string {
	return s.T("hint.status", "n", s.depth, "of", hint.Done)
}

// Space implements SpaceProvider.
func (s *Hint) Space() screen.Space {
	return screen.Space{Head: true, Share: screen.Usual.Share, AtMost: screen.Usual.AtMost}
}
