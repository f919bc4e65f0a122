package window

import (
	"fmt"
	"image/png"
	"io"
	"path/filepath"
	"strings"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
)

// copyMenu lists the layouts in which the puzzle can be copied: those of texts, not
// those of files for another program.
func (w *Window) copyMenu() *Menu {
	m := &Menu{ID: "copyas"}
	for _, f := range format.Formats {
		if _, file := format.ByExt(f.Ext); file && f != format.CSV || f.Counted {
			continue
		}
		m.Items = append(m.Items, &Action{ID: f.Title(w.lang), Run: func() { w.copyAs(f) }})
	}
	return m
}

// copyAs puts the puzzle into the clipboard: with entries and marks, where the
// layout has room for them.
func (w *Window) copyAs(f *format.Format) {
	p := w.session.Game.Paper()
	if w.entering != nil {
		p = w.entering.puzzle()
	}
	w.App.Clipboard().SetContent(f.Text(p))
	w.Say(w.T("copy.as", "format", f.Title(w.lang)))
}

// pictureSizes are the sides of a saved picture, in pixels.
var pictureSizes = []int{600, 1200, 2400}

// savePicture turns to the page that asks where to write a picture of the board,
// and how large it is to be.
func (w *Window) savePicture() {
	pal, v, size := w.kit.Pal, w.picture(), 1
	do := w.saveFuncs(func(path string) error {
		if strings.EqualFold(filepath.Ext(path), ".svg") {
			return store.WriteFile(path, 0o644, w.draw)
		}
		m := board.Picture(w.painter, pal, v, pictureSizes[size])
		return store.WriteFile(path, 0o644, func(out io.Writer) error { return png.Encode(out, m) })
	})
	do.How, do.Choice = w.T("picture.svg"), w.T("picture.size")
	for _, s := range pictureSizes {
		do.Choices = append(do.Choices, fmt.Sprint(s))
	}
	do.Chosen, do.Choose = func() int { return size }, func(i int) { size = i }
	w.ask(w.T("action.picture"), w.fileName(".png"), do, w.savePicture)
}

// draw writes the puzzle and what is written into it as a drawing, as it would be printed.
func (w *Window) draw(out io.Writer) error {
	g := w.asGame()
	p := g.Paper()
	if g.Paused() {
		p = puzzle.Puzzle{}
	}
	return print.SVG(out, print.Picture(&p), w.titleOf(g.Puzzle()))
}

// picture is the board as it is shown, a hint with it, but without the cursor. A
// paused game keeps its secret.
func (w *Window) picture() board.View {
	v := w.view()
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	if w.entering != nil { // without what the lamp and the list mark
		v.Lit, v.Wrong, v.Changes = puzzle.CellSet{}, puzzle.CellSet{}, nil
	}
	return v
}

// openDetails turns to the page for the words around the puzzle, that which is typed
// too. They are the game's as they are typed.
func (w *Window) openDetails() {
	w.hideHint()
	w.preview = nil
	g, back := w.table(), w.backToGame
	if w.entering != nil {
		back = w.openEnter
	}
	w.turn(page.NewDetails(w.Base(), g.Puzzle(), func(p puzzle.Puzzle) {
		g.Describe(p)
		w.refreshHead()
	}, back))
	w.Refresh()
}

// hasGame reports whether there is a game at hand; at the very first start there
// is none until one was made.
func (w *Window) hasGame() bool { return w.session.Name != "" }
