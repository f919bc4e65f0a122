package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Hint explains one step of the current game, in as much depth as the player wants.
type Hint struct {
	desk Desk
	pageOf[*page.Hint]
	hint hint.Hint
	deep int
	part int // of the diagram, from 0
}

// request returns the request for hints and lists of steps.
func request(d Desk) hint.Request { return d.Session().Request(d.Prefs().Techniques()) }

// FindHint searches for a hint in the background and shows it.
func FindHint(d Desk) { findHint(d, d.Session().FindHint) }

// FindCellHint is FindHint about the cell at the cursor.
func FindCellHint(d Desk) {
	findHint(d, func(techniques []*logic.Technique, done func(hint.Hint, error)) {
		d.Session().FindCellHint(d.Session().UI.Cursor, techniques, done)
	})
}

func findHint(d Desk, find func([]*logic.Technique, func(hint.Hint, error))) {
	l := d.Base().Lang
	if d.Session().Game.Finished() {
		d.Play().History().SayFinished()
		return
	}
	d.Say(l.T("hint.looking"))
	find(d.Prefs().Techniques(), func(h hint.Hint, err error) {
		if d.ClearMessage(); err != nil {
			d.Say(d.Base().Lang.Error(err))
			return
		}
		d.Show(NewHint(d, h, 1))
	})
}

// Deeper searches for a hint, or shows more of the one that is shown.
func Deeper(d Desk) {
	d.Prefs().Learned(AdviseHint)
	if h, ok := Top(d).(*Hint); ok && d.Play().Active() {
		h.Deeper()
	} else if d.Play().Active() {
		FindHint(d)
		d.Refresh() // the advice to do so goes
	}
}

// Hinting reports whether a hint is shown.
func Hinting(d Desk) bool {
	_, ok := Top(d).(*Hint)
	return ok
}

// ApplyHint applies the hint that is shown.
func ApplyHint(d Desk) {
	if h, ok := Top(d).(*Hint); ok {
		h.Do()
	}
}

// HideHint closes the hint, if one is shown.
func HideHint(d Desk) {
	if Hinting(d) {
		d.Back()
	}
}

// NewHint makes the screen of a hint, at a depth.
func NewHint(d Desk, h hint.Hint, depth int) *Hint {
	s := &Hint{desk: d, hint: h, deep: max(depth, 1)}
	s.Again()
	return s
}

// OfGame implements GameScreen.
func (s *Hint) OfGame() {}

// Again implements Screen.
func (s *Hint) Again() Screen {
	s.page = page.NewHint(s.desk.Base(), page.HintFuncs{
		Depth: s.setDepth, Do: s.Do, Close: s.desk.Back, Path: func() { ListSteps(s.desk, page.AllSteps, s) },
		Part: func(by int) { s.Step(by) }, Guide: func() { OpenGuide(s.desk) },
	})
	return s
}

// Shown implements ShownHandler.
func (s *Hint) Shown() { s.setDepth(s.deep) }

// Changed implements ChangeHandler: after a change the hint no longer holds.
func (s *Hint) Changed() { s.desk.Back() }

// Key implements KeyHandler: Return presses the primary button, and arrows go through
// the parts of an argument.
func (s *Hint) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 || !s.desk.Play().Active() {
		return false
	}
	if by := arrowStep(name); by != 0 {
		return s.Step(by)
	}
	if !isReturn(name) {
		return false
	}
	s.Deeper()
	return true
}

// Technique returns the technique of the step, nil if the hint is not a step.
func (s *Hint) Technique() *logic.Technique {
	if step, ok := s.hint.Step(); ok {
		return step.Technique
	}
	return nil
}

// Deeper shows the next depth; after the last it applies the hint.
func (s *Hint) Deeper() { s.setDepth(s.deep + 1) }

func (s *Hint) setDepth(n int) {
	if n >= page.NumDepths {
		s.Do()
		return
	}
	s.desk.Fade(s.page, func() {
		if n != s.deep {
			s.deep, s.part = max(n, 1), 0
		}
		s.page.Show(s.text())
		s.moveCursor()
		s.desk.Relayout()
		s.desk.Refresh()
	})
}

// moveCursor puts the cursor on the cell that the hint is about, as soon as the board
// shows which one that is: a digit typed then goes there.
func (s *Hint) moveCursor() {
	if m, ok := s.hint.Move(); ok && m.Cells.Len() == 1 && shows(s.diagram(), m.Cells.First()) {
		s.desk.Session().GoTo(m.Cells.First())
	}
}

// shows reports whether a diagram marks a cell or a candidate in it.
func shows(d puzzle.Diagram, c puzzle.Cell) bool {
	return slices.ContainsFunc(d.Cells, func(r puzzle.CellRole) bool { return r.Cell == c }) ||
		slices.ContainsFunc(d.Cands, func(r puzzle.CandRole) bool { return r.Cand.Cell() == c })
}

// text returns what the page says at the current depth.
func (s *Hint) text() page.CardText {
	l := s.desk.Base().Lang
	t := page.CardText{Depth: s.deep, Title: l.T("hint.title")}
	s.argument().explain(&t, s.part)
	if s.deep > 1 {
		t.Title = s.hint.Title(s.deep, l)
		if step, ok := s.hint.Step(); ok {
			t.Link = true
			t.Grade = l.T("level.score", "level", l.Say(step.Technique.Level.Text()), "score", step.Technique.Score)
		}
	}
	if s.deep > 3 {
		t.Notation = s.hint.Notation(l)
	}
	if _, ok := s.hint.Move(); !ok {
		t.WhyNot = l.T("hint.nothing")
	}
	return t
}

// argument returns what is said and shown at the current depth.
func (s *Hint) argument() argument {
	l := s.desk.Base().Lang
	text, diagram := s.hint.Depth(s.deep, l)
	if s.deep == hint.Why {
		return argumentOf(diagram, s.hint.Parts(l))
	}
	var said []logic.Part
	for _, t := range text {
		said = append(said, logic.Part{Text: t})
	}
	return argumentOf(diagram, said)
}

// Step implements Stepper.
func (s *Hint) Step(by int) bool {
	why := s.argument()
	if why.count() < 2 {
		return false
	}
	s.part = why.turn(s.part, by)
	s.page.Show(s.text())
	s.desk.Relayout()
	s.desk.Refresh()
	return true
}

// diagram returns the diagram of the current depth.
func (s *Hint) diagram() puzzle.Diagram {
	_, p := s.hint.Depth(s.deep, s.desk.Base().Lang)
	return p
}

// Do applies the hint in one undoable step.
func (s *Hint) Do() {
	l := s.desk.Base().Lang
	m, ok := s.hint.Move()
	if !ok {
		s.desk.Say(l.T("hint.nothing"))
		return
	}
	m.Hint = true
	text, _ := s.hint.Depth(page.NumDepths, l)
	if at := s.desk.Session(); m.Action == game.Enter {
		at.UI.Cursor, at.UI.Selected = m.Cells.First(), m.Cells
	}
	s.desk.Play().Move(m)
	if len(text) > 0 && !s.desk.Session().Game.Finished() {
		s.desk.Say(text[0])
	}
	s.desk.Refresh()
}

// View implements BoardViewer: it draws the hint at its depth over the board, with the
// candidates of the cells concerned if the player has no marks there.
func (s *Hint) View(v board.View) board.View {
	s.argument().show(&v, s.part)
	v.Filter = board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	return v
}

// Status implements StatusProvider.
func (s *Hint) Status() string {
	return s.desk.Base().T("hint.status", "n", s.deep, "of", page.NumDepths)
}

// Space implements SpaceProvider.
func (s *Hint) Space() Space { return Space{Head: true, Share: Usual.Share, AtMost: Usual.AtMost} }

// Hinted returns the hint.
func (s *Hint) Hinted() hint.Hint { return s.hint }
