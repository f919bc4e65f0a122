package window

import (
	"fmt"
	"image/png"
	"io"
	"path/filepath"
	"strings"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
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
	w.App.Clipboard().SetContent(f.Text(w.gameToSave().Current()))
	w.Say(w.T("copy.as", "format", f.Title(w.lang)))
}

// pictureSizes are the sides of a saved picture, in pixels.
var pictureSizes = []int{600, 1200, 2400}

// savePicture turns to the page that asks where to write a picture of the board,
// and how large it is to be.
func (w *Window) savePicture() {
	pal, v, size := w.kit.Pal, w.picture(), 1
	o := screen.SaveOrder{Title: "action.picture", Name: w.fileName(".png"), Choice: "picture.size", Chosen: &size,
		How: func(l words.Lang) string { return l.T("picture.svg") },
		Write: func(path string) error {
			if strings.EqualFold(filepath.Ext(path), ".svg") {
				return store.WriteFile(path, 0o644, w.drawSVG)
			}
			m := board.Picture(w.painter, pal, v, pictureSizes[size])
			return store.WriteFile(path, 0o644, func(out io.Writer) error { return png.Encode(out, m) })
		}}
	for _, s := range pictureSizes {
		o.Choices = append(o.Choices, fmt.Sprint(s))
	}
	w.showAbout(screen.NewSave(w, o))
}

// drawSVG writes the puzzle and what is written into it as a drawing, as it would be printed.
func (w *Window) drawSVG(out io.Writer) error {
	g := w.gameToSave()
	p := g.Current()
	if g.Paused() {
		p = puzzle.Puzzle{}
	}
	return print.SVG(out, print.Picture(&p), screen.TitleOf(w.lang, g.Puzzle()))
}

// picture is the board as it is shown, a hint with it, but without the cursor. A
// paused game keeps its secret.
func (w *Window) picture() board.View {
	v := w.view()
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	if w.entering() != nil { // without what the lamp and the list mark
		v.Lit, v.Wrong, v.Changes = puzzle.CellSet{}, puzzle.CellSet{}, nil
	}
	return v
}

// saveFile turns to the page that asks for a path and writes the game there, or, where
// the path has the ending of another program's files, the puzzle for that program.
func (w *Window) saveFile() {
	g := w.gameToSave()
	w.showAbout(screen.NewSave(w, screen.SaveOrder{Title: "save.title", Name: w.fileName(store.Ext),
		How: func(l words.Lang) string { return l.T("save.endings", "list", endings()) },
		Write: func(path string) error {
			write := g.Save
			if f, ok := format.ByExt(filepath.Ext(path)); ok {
				write = func(out io.Writer) error { return f.Write(out, []puzzle.Puzzle{g.Current()}) }
			}
			return store.WriteFile(path, 0o644, write)
		}}))
}

// showAbout shows a screen about what is on the table: while a puzzle is entered, over that.
func (w *Window) showAbout(s screen.Screen) {
	if w.entering() != nil {
		w.Push(s)
	} else {
		w.Show(s)
	}
}

// gameToSave is the current game, or that which would begin with what is typed.
func (w *Window) gameToSave() *game.Game {
	if e := w.entering(); e != nil {
		return game.New(e.Entry().Puzzle(), w.Now)
	}
	return w.session.Game
}

// endings lists the endings of other programs' files.
func endings() string {
	var list []string
	for _, f := range format.Formats {
		if _, ok := format.ByExt(f.Ext); ok {
			list = append(list, f.Ext)
		}
	}
	return strings.Join(list, " ")
}

// fileName suggests a name for the file of what is on the table.
func (w *Window) fileName(ext string) string {
	return screen.FileName(w.lang, w.gameToSave().Puzzle(), ext)
}

// openDetails turns to the page for the words around the puzzle, that which is typed
// too.
func (w *Window) openDetails() {
	w.showAbout(screen.NewDetails(w, w.activeSession()))
}

// TitleChanged implements screen.Desk.
func (w *Window) TitleChanged() { w.status.refreshHead() }

// hasGame reports whether there is a game at hand.
func (w *Window) hasGame() bool { return w.session.HasGame() }
