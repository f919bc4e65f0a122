package window

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// An entry is a printed puzzle being typed. What is typed lies in a game of its
// own, so that undo works and it is kept like any other. There all digits are
// entries; those that the player pencilled on the paper have a colour.
type entry struct {
	*session.Session
	mine    bool         // digits typed now are the player's own
	inner   map[int]bool // moves that belong to the act of the one after
	through bool         // typed to the last cell

	page    *page.Enter
	judged  judged
	fixes   *fixes // what may have been mistyped, once asked for
	compare *comparison
}

// pencil is the colour of a digit that is the player's own.
const pencil = 1

// openEnter turns to the page to type a printed puzzle, and goes on with what
// was typed before.
func (w *Window) openEnter() {
	w.stopMaking()
	w.hideHint()
	if w.entering == nil {
		e := &entry{Session: w.keeper.Entry(), inner: map[int]bool{}}
		w.entering = e
	}
	w.entering.compare = nil
	w.showEnter()
}

func (w *Window) showEnter() {
	w.preview = nil
	e := w.entering
	e.page = page.NewEnter(w.Base(), page.EnterFuncs{
		Clear: w.clearEntry, Find: w.askTypo, Compare: w.openCompare, Play: w.playEntry, Back: w.escape,
		Solve: func() { w.playThen(w.solve) }, Easy: func() { w.playThen(w.toSnag) },
		Next: func() { w.playThen(w.deeper) }, Print: func() { w.playThen(w.openPrint) },
		Digit: func(d puzzle.Digit) { w.input(game.Input{Kind: game.Type, Digit: d}) },
		Left:  w.left,
		Mine:  func() bool { return e.mine }, SetMine: func(on bool) { e.mine = on },
		Words: e.Game.Puzzle, Describe: e.Game.Describe,
		Choose: w.chooseFix, Take: w.takeFix, Leave: w.focusBoard,
	})
	w.turn(e.page)
	if e.known() {
		w.showLamp()
	} else if !w.lampJob.Busy() {
		w.verify()
	}
	w.Refresh()
}

// putEntryAside goes back to the game and says where what was typed is.
func (w *Window) putEntryAside() {
	typed := w.entering.typed()
	w.backToGame()
	if typed > 0 {
		w.Say(w.T("enter.kept"))
	}
}

// leaveEntry puts the typing aside; it is kept.
func (w *Window) leaveEntry() {
	if w.entering != nil {
		w.lampJob.Stop()
		w.typoJob.Stop()
		w.entering.Close()
		w.entering = nil
	}
}

func (w *Window) clearEntry() {
	e := w.entering
	typed := e.typed()
	e.wipe()
	e.GoTo(0)
	w.verify()
	w.notice = nil
	if typed > 0 {
		w.Say(w.T("enter.cleared"))
	}
	w.Refresh()
}

// puzzle is what is typed, with the words around it.
func (e *entry) puzzle() puzzle.Puzzle {
	p := e.Game.Puzzle()
	p.Givens, p.Entries = e.Game.State().Grid, puzzle.Grid{}
	for c := range e.pencilled().All() {
		p.Givens[c], p.Entries[c] = 0, p.Givens[c]
	}
	return p
}

// pencilled are the cells whose digit is the player's own.
func (e *entry) pencilled() (set puzzle.CellSet) {
	s := e.Game.State()
	for c := range s.Grid.Filled().All() {
		if s.Colours[c] != 0 {
			set.Add(c)
		}
	}
	return set
}

// typed is how many digits there are.
func (e *entry) typed() int {
	grid := e.Game.State().Grid
	return grid.Filled().Len()
}

func (e *entry) goTo(c puzzle.Cell) { e.UI.Cursor, e.UI.Selected = c, puzzle.CellsOf(c) }

// view shows what is typed as givens, for that is what it will be, and what the
// player pencilled as entries.
func (e *entry) view(v board.View) board.View {
	v.State, v.UI, v.Flags = e.Game.State(), e.UI, board.Conflicts
	v.Givens = v.State.Grid.Filled().Without(e.pencilled())
	if e.known() {
		if v.Wrong = e.judged.wrong; !e.judged.Many() {
			v.Lit = e.judged.Differ
		}
	}
	v.State.Colours = [81]game.ColourSet{}
	if e.compare != nil {
		v.Lit = puzzle.Row(e.UI.Cursor.Row()).Set()
	}
	if f := e.fixes; f != nil && f.chosen < len(f.edits) {
		for _, c := range f.edits[f.chosen].Cells {
			v.Changes = append(v.Changes, board.Change{Cell: c, Digit: f.edits[f.chosen].Grid[c]})
		}
	}
	return v
}

func (e *entry) status(l words.Lang) string {
	grid := e.Game.State().Grid
	text := l.T("enter.status", "n", grid.Filled().Len(), "cell", e.UI.Cursor)
	if f := e.fixes; f != nil && f.chosen < len(f.edits) {
		text += l.T("enter.marked", "edit", f.edits[f.chosen].In(l))
	}
	return text
}
