package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Enter is the screen on which a printed puzzle is typed in.
type Enter struct {
	desk Desk
	pageOf[*page.Enter]
	entry  *session.Entry
	verify *session.Jobs
	typos  *session.Jobs
	fixes  *fixes // possible typing errors, after a search for them
	chosen bool   // the cursor was put where it is, rather than moved on by typing
	mended bool   // a correction was just taken

	seeksTwo bool // typos looks for two slips at once

	*reading // of the photo that it was read off; nil if it was typed

	opened game.State // the grid when it was opened
	before bool       // there is another that was typed before
}

// NewEnter makes the screen with an empty grid.
func NewEnter(d Desk) *Enter {
	d.Maker().Interrupt()
	s := &Enter{desk: d, verify: d.Jobs(), typos: d.Jobs()}
	s.use(d.Keeper().Entry())
	s.Again()
	return s
}

// Entry returns the puzzle being typed.
func (s *Enter) Entry() *session.Entry { return s.entry }

// Close implements Screen: the typed puzzle is saved.
func (s *Enter) Close() {
	s.verify.Stop()
	s.typos.Stop()
	s.entry.Close()
}

// Again implements Screen.
func (s *Enter) Again() Screen {
	d := s.desk
	s.page = page.NewEnter(d.Base(), page.EnterFuncs{
		Clear: s.Clear, Find: s.askTypo, Compare: s.Compare, Play: s.Play, Back: func() { s.Escape() },
		Solve: s.Solve, Easy: s.Easy, Next: s.NextStep, Print: s.Print, Before: s.GoOnBefore, Photo: s.photo,
		Digit: func(digit puzzle.Digit) { s.Input(game.Input{Kind: game.Type, Digit: digit}) },
		Left:  func(digit puzzle.Digit) int { return left(d, s.entry.Session, digit) },
		Mine:  func() bool { return s.entry.Mine }, SetMine: func(on bool) { s.entry.Mine = on },
		Words:    func() puzzle.Puzzle { return s.entry.Game.Puzzle() },
		Describe: func(p puzzle.Puzzle) { s.entry.Game.Describe(p) },
		Choose:   s.chooseFix, Take: s.takeFix, Leave: d.FocusBoard,
	})
	return s
}

// Shown implements ShownHandler.
func (s *Enter) Shown() {
	if s.entry.Known() {
		s.updatePage()
	} else if !s.verify.Busy() {
		s.analyse()
	}
}

// Space implements SpaceProvider.
func (s *Enter) Space() Space { return enterSpace }

// enterSpace is the space of the screens for typing a puzzle.
var enterSpace = Space{Bar: true, Share: .4, AtMost: 310}

// Escape implements EscapeHandler: it closes the list of possible typing errors, or
// returns to the game and says that the typed puzzle is kept.
func (s *Enter) Escape() bool {
	if s.closeFixes() {
		return true
	}
	s.desk.ShowPlay()
	if s.entry.Typed() > 0 {
		s.desk.Say(s.desk.Base().T("enter.kept"))
	}
	return true
}

// Undo implements Undoer.
func (s *Enter) Undo() { s.step(s.entry.Undo) }

// Redo implements Undoer.
func (s *Enter) Redo() { s.step(s.entry.Redo) }

// CanUndo implements Undoer.
func (s *Enter) CanUndo() bool { return s.entry.Game.CanUndo() }

// CanRedo implements Undoer.
func (s *Enter) CanRedo() bool { return s.entry.Game.CanRedo() }

func (s *Enter) step(walk func() bool) {
	walk()
	s.analyse()
	s.desk.ClearMessage()
	s.desk.Refresh()
}

// Paste puts pasted text into the grid, and reports whether it fits there.
func (s *Enter) Paste(text string, f session.Found) bool { return s.pasted(s.entry.Paste(text, f)) }

// PasteCells puts the cells of a text into the grid, and reports whether the text holds
// any.
func (s *Enter) PasteCells(text string) bool { return s.pasted(s.entry.PasteCells(text)) }

func (s *Enter) pasted(ok bool, err error) bool {
	b := s.desk.Base()
	switch {
	case err != nil:
		s.desk.Warn(b.Lang.Error(err))
	case ok:
		s.analyse()
		s.page.SetWords(s.entry.Game.Puzzle())
		s.desk.Say(b.T("enter.pasted"))
		s.desk.Refresh()
	}
	return ok
}

// OwnBoard implements BoardOwner: the board shows the typed puzzle.
func (s *Enter) OwnBoard() bool { return true }

// View implements BoardViewer: it shows typed digits as givens, which they will be, and
// pencilled digits as entries.
func (s *Enter) View(board.View) board.View {
	e := s.entry
	v := board.View{State: e.Game.State(), UI: e.UI, Flags: board.Conflicts}
	v.Givens = v.State.Grid.Filled().Without(e.Pencilled())
	if e.Known() {
		j := e.Analysis()
		if v.Wrong = j.Wrong; !j.Many() {
			v.Lit = j.Differ
		}
	}
	v.State.Colours = [81]game.ColourSet{}
	if f := s.fixes; f != nil && f.chosen < len(f.edits) {
		for _, c := range f.edits[f.chosen].Cells {
			v.Changes = append(v.Changes, board.Change{Cell: c, Digit: f.edits[f.chosen].Grid[c]})
		}
	}
	return v
}

// Status implements StatusProvider.
func (s *Enter) Status() string {
	b := s.desk.Base()
	text := b.T("enter.status", "n", s.entry.Typed(), "cell", s.entry.UI.Cursor)
	if s.seeksTwo && s.typos.Busy() {
		text += b.T("enter.seekstwo")
	}
	if f := s.fixes; f != nil && f.chosen < len(f.edits) {
		text += b.T("enter.marked", "edit", f.edits[f.chosen].In(b.Lang))
	}
	return text
}
