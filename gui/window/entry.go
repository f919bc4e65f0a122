package window

import (
	"fmt"
	"strings"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// An entry is a printed puzzle being typed. What is typed lies in a game of its
// own, so that undo works and it is kept like any other. There all digits are
// entries; those that the player pencilled on the paper have a colour.
type entry struct {
	game    *game.Game
	name    string      // of its file
	claim   *store.Lock // on the file
	saver   *store.Saver
	ui      game.UI
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
		e := &entry{inner: map[int]bool{}}
		e.name, e.claim = w.entryFile()
		g, _, err := w.Store.Load(e.name, w.Now)
		if err != nil {
			g = game.New(puzzle.Puzzle{}, w.Now)
		}
		e.game = g
		e.goTo(firstEmpty(g.State().Grid))
		e.saver = w.newSaver(e.name, g)
		g.Watch(e.saver.Changed)
		w.entering = e
	}
	w.entering.compare = nil
	w.showEnter()
}

// entryName is the file of a puzzle that is being typed; each window that types one
// at the same time has another.
const entryName = "entry"

func isEntry(name string) bool { return strings.HasPrefix(name, entryName) }

// entryFile finds a file to type into that no other window has.
func (w *Window) entryFile() (string, *store.Lock) {
	for n := 1; ; n++ {
		name := entryName + store.Ext
		if n > 1 {
			name = fmt.Sprint(entryName, "-", n, store.Ext)
		}
		if claim, err := w.claimOf(name); err == nil {
			return name, claim
		}
	}
}

func (w *Window) showEnter() {
	w.preview = nil
	e := w.entering
	e.page = page.NewEnter(w.base(), page.EnterFuncs{
		Clear: w.clearEntry, Find: w.askTypo, Compare: w.openCompare, Play: w.playEntry, Back: w.escape,
		Solve: func() { w.playThen(w.solve) }, Easy: func() { w.playThen(w.toSnag) },
		Next: func() { w.playThen(w.deeper) }, Print: func() { w.playThen(w.openPrint) },
		Digit: func(d puzzle.Digit) { w.input(game.Input{Kind: game.Type, Digit: d}) },
		Left:  w.left,
		Mine:  func() bool { return e.mine }, SetMine: func(on bool) { e.mine = on },
		Words: e.game.Puzzle, Describe: e.game.Describe,
		Choose: w.chooseFix, Take: w.takeFix, Leave: w.focusBoard,
	})
	w.turn(e.page)
	if e.known() {
		w.showLamp()
	} else if !w.lampJob.Busy() {
		w.light()
	}
	w.refresh()
}

// putEntryAside goes back to the game and says where what was typed is.
func (w *Window) putEntryAside() {
	typed := w.entering.typed()
	w.backToGame()
	if typed > 0 {
		w.say(w.T("enter.kept"))
	}
}

// leaveEntry puts the typing aside; it is kept.
func (w *Window) leaveEntry() {
	if w.entering != nil {
		w.lampJob.Stop()
		w.typoJob.Stop()
		if w.entering.saver.Flush() != nil {
			w.behind = append(w.behind, w.entering.saver)
		}
		w.entering.claim.Release()
		w.entering = nil
	}
}

func (w *Window) clearEntry() {
	e := w.entering
	typed := e.typed()
	e.wipe()
	e.goTo(0)
	w.light()
	w.notice = nil
	if typed > 0 {
		w.say(w.T("enter.cleared"))
	}
	w.refresh()
}

// puzzle is what is typed, with the words around it.
func (e *entry) puzzle() puzzle.Puzzle {
	p := e.game.Puzzle()
	p.Givens, p.Entries = e.game.State().Grid, puzzle.Grid{}
	for c := range e.pencilled().All() {
		p.Givens[c], p.Entries[c] = 0, p.Givens[c]
	}
	return p
}

// pencilled are the cells whose digit is the player's own.
func (e *entry) pencilled() (set puzzle.CellSet) {
	s := e.game.State()
	for c := range s.Grid.Filled().All() {
		if s.Colours[c] != 0 {
			set.Add(c)
		}
	}
	return set
}

// typed is how many digits there are.
func (e *entry) typed() int {
	grid := e.game.State().Grid
	return grid.Filled().Len()
}

func (e *entry) goTo(c puzzle.Cell) { e.ui.Cursor, e.ui.Selected = c, puzzle.CellsOf(c) }

// view shows what is typed as givens, for that is what it will be, and what the
// player pencilled as entries.
func (e *entry) view(v board.View) board.View {
	v.State, v.UI, v.Flags = e.game.State(), e.ui, board.Conflicts
	v.Givens = v.State.Grid.Filled().Without(e.pencilled())
	if e.known() {
		if v.Wrong = e.judged.wrong; !e.judged.Many() {
			v.Lit = e.judged.Differ
		}
	}
	v.State.Colours = [81]game.ColourSet{}
	if e.compare != nil {
		v.Lit = puzzle.Row(e.ui.Cursor.Row()).Set()
	}
	if f := e.fixes; f != nil && f.chosen < len(f.edits) {
		for _, c := range f.edits[f.chosen].Cells {
			v.Changes = append(v.Changes, board.Change{Cell: c, Digit: f.edits[f.chosen].Grid[c]})
		}
	}
	return v
}

func (e *entry) status(l words.Lang) string {
	grid := e.game.State().Grid
	text := l.T("enter.status", "n", grid.Filled().Len(), "cell", e.ui.Cursor)
	if f := e.fixes; f != nil && f.chosen < len(f.edits) {
		text += l.T("enter.marked", "edit", f.edits[f.chosen].In(l))
	}
	return text
}
