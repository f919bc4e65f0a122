package window

import (
	"context"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// An entry is a printed puzzle being typed. What is typed lies in a game of its
// own, so that undo works and it is kept like any other.
type entry struct {
	game  *game.Game // without givens: all is an entry until it is played
	name  string     // of its file
	claim *game.Lock // on the file
	saver *game.Saver
	ui    game.UI
	page  *page.Enter
}

// openEnter turns to the page to type a printed puzzle, and goes on with what
// was typed before.
func (w *Window) openEnter() {
	w.stopMaking()
	w.hideHint()
	if w.entering == nil {
		e := &entry{}
		e.name, e.claim = w.entryFile()
		g, _, err := w.Store.Load(e.name, w.Now)
		if err != nil {
			g = game.New(puzzle.Puzzle{}, w.Now)
		}
		e.game = g
		e.ui.Cursor = firstEmpty(g.State().Grid)
		e.ui.Selected = puzzle.CellsOf(e.ui.Cursor)
		e.saver = w.newSaver(e.name, g)
		g.Watch(e.saver.Changed)
		w.entering = e
	}
	w.showEnter()
}

// entryName is the file of a puzzle that is being typed; each window that types one
// at the same time has another.
const entryName = "entry"

func isEntry(name string) bool { return strings.HasPrefix(name, entryName) }

// entryFile finds a file to type into that no other window has.
func (w *Window) entryFile() (string, *game.Lock) {
	for n := 1; ; n++ {
		name := entryName + game.Ext
		if n > 1 {
			name = fmt.Sprint(entryName, "-", n, game.Ext)
		}
		if claim, err := w.claimOf(name); err == nil {
			return name, claim
		}
	}
}

func (w *Window) showEnter() {
	w.preview = nil
	w.entering.page = page.NewEnter(w.base(), page.EnterFuncs{
		Clear: w.clearEntry, Play: w.playEntry, Back: w.backToGame,
		Digit: func(d puzzle.Digit) { w.input(game.Input{Kind: game.Type, Digit: d}) },
		Left:  w.left,
	})
	w.turn(w.entering.page)
	w.light()
	w.refresh()
}

// leaveEntry puts the typing aside; it is kept.
func (w *Window) leaveEntry() {
	if w.entering != nil {
		w.lampJob.Stop()
		if w.entering.saver.Flush() != nil {
			w.behind = append(w.behind, w.entering.saver)
		}
		w.entering.claim.Release()
		w.entering = nil
	}
}

func (w *Window) clearEntry() {
	e := w.entering
	e.wipe()
	e.ui.Cursor, e.ui.Selected = 0, puzzle.CellsOf(0)
	w.light()
	w.refresh()
}

// playEntry makes the digits typed the givens of a game. They are wiped from the
// entry only when the game is on the disk.
func (w *Window) playEntry() {
	e := w.entering
	w.start(puzzle.Puzzle{Givens: e.game.State().Grid})
	w.putAway()
	e.wipe()
	e.saver.Flush()
}

func (e *entry) wipe() {
	_ = e.game.Do(game.Move{Action: game.Erase, Cells: puzzle.AllCells}) // an empty grid stays empty
}

// view shows what is typed as givens: that is what it will be.
func (e *entry) view(v board.View) board.View {
	v.State, v.UI, v.Flags = e.game.State(), e.ui, board.Conflicts
	v.Givens = v.State.Grid.Filled()
	return v
}

func (e *entry) status(l words.Lang) string {
	grid := e.game.State().Grid
	return l.T("enter.status", "n", grid.Filled().Len(), "cell", e.ui.Cursor)
}

// entryKey takes the keys that belong to typing: digits go on to the next cell,
// 0, point, space and Return skip one, Backspace goes back and clears.
func (w *Window) entryKey(name fyne.KeyName) bool {
	e := w.entering
	switch d := digitOf(name); {
	case d > 0:
		w.entryType(d)
	case name == fyne.Key0, name == char('.').Name, name == padPrefix+fyne.KeyPeriod, name == fyne.KeySpace, name == fyne.KeyReturn, name == fyne.KeyEnter:
		e.step(1)
	case name == fyne.KeyBackspace:
		e.step(-1)
		w.entryErase()
	case name == fyne.KeyDelete:
		w.entryErase()
	default:
		return len(name) == 1 && name[0] >= 'A' && name[0] <= 'Z' // letters are off
	}
	w.notice = nil
	w.refresh()
	return true
}

func (e *entry) step(by int) {
	e.ui.Cursor = puzzle.Cell(min(max(int(e.ui.Cursor)+by, 0), 80))
	e.ui.Selected = puzzle.CellsOf(e.ui.Cursor)
}

func (w *Window) entryType(d puzzle.Digit) {
	e := w.entering
	if e.game.State().Grid[e.ui.Cursor] != d {
		_ = e.game.Do(game.Move{Action: game.Enter, Digit: d, Cells: e.ui.Selected}) // never a given
		w.light()
	}
	e.step(1)
}

func (w *Window) entryErase() {
	e := w.entering
	if e.game.Do(game.Move{Action: game.Erase, Cells: e.ui.Selected}) == nil {
		w.light()
	}
}

// entryInput is for the pointer, the arrows and the pad.
func (w *Window) entryInput(in game.Input) {
	switch in.Kind {
	case game.Type:
		w.entryType(in.Digit)
	case game.Delete:
		w.entryErase()
	case game.Tap, game.Up, game.Down, game.Left, game.Right:
		in.Add = false
		w.entering.ui, _, _ = game.Interpret(w.entering.ui, in)
	}
	w.refresh()
}

// light asks the fast solver how many solutions what is typed has.
func (w *Window) light() {
	e, g := w.entering, w.entering.game.State().Grid
	if !g.Conflicts().Empty() {
		w.lampJob.Stop()
		e.page.Show(page.Impossible, w.conflictStatus(g), w.T("enter.clash"))
		return
	}
	Start(w.lampJob, func(ctx context.Context, _ func(int)) (int, error) {
		var s solver.Searcher
		return s.CountContext(ctx, &g, lampLimit)
	}, func(int) {}, func(n int, err error) {
		if err == nil && w.entering == e {
			w.lit(n, g)
		}
	})
}

// lampLimit is how many solutions the lamp counts.
const lampLimit = 1000

func (w *Window) lit(n int, g puzzle.Grid) {
	p := w.entering.page
	switch {
	case n == 0:
		p.Show(page.Impossible, w.T("lamp.nosolution"), w.T("enter.clash"))
	case n == 1:
		p.Show(page.One, w.T("lamp.exactly"), "")
	case g.Filled().Empty():
		p.Show(page.Many, w.T("lamp.nothing"), w.T("enter.nothing"))
	case n >= lampLimit:
		p.Show(page.Many, w.T("lamp.thousand", "n", lampLimit), "")
	default:
		p.Show(page.Many, w.T("lamp.several", "n", n), "")
	}
}
