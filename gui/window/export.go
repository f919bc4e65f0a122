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

// copyMenu lists the text formats in which the puzzle can be copied, without those of
// other programs' files.
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

// copyAs copies the puzzle to the clipboard, with entries and marks if the format
// supports them.
func (w *Window) copyAs(f *format.Format) {
	w.App.Clipboard().SetContent(f.Text(w.gameToSave().Current()))
	w.Say(w.T("copy.as", "format", f.Title(w.lang)))
}

// pictureSizes lists the side lengths of saved pictures, in pixels.
var pictureSizes = []int{600, 1200, 2400}

// savePicture opens the page that asks where to save a picture of the board, and at what
// size.
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

// drawSVG writes the puzzle with its entries and marks as an SVG drawing, as it would be
// printed.
func (w *Window) drawSVG(out io.Writer) error {
	g := w.gameToSave()
	p := g.Current()
	if g.Paused() {
		p = puzzle.Puzzle{}
	}
	return print.SVG(out, print.Picture(&p), screen.TitleOf(w.lang, g.Puzzle()))
}

// picture returns the board as it is shown, with a hint but without the cursor. A paused
// game stays hidden.
func (w *Window) picture() board.View {
	v := w.view()
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	if screen.Entering(w) != nil { // without the marks of the analysis and the list of corrections
		v.Lit, v.Wrong, v.Changes = puzzle.CellSet{}, puzzle.CellSet{}, nil
	}
	return v
}

// saveFile opens the page that asks for a path and saves the game there, or the puzzle
// in the format of another program if the path has its extension.
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

// showAbout shows a screen about the active session: over the entry screen while a
// puzzle is typed.
func (w *Window) showAbout(s screen.Screen) {
	if screen.Entering(w) != nil {
		w.Push(s)
	} else {
		w.Show(s)
	}
}

// gameToSave returns the current game, or the game that the typed puzzle would start.
func (w *Window) gameToSave() *game.Game {
	if e := screen.Entering(w); e != nil {
		return game.New(e.Entry().Puzzle(), w.Now)
	}
	return w.session.Game
}

// endings lists the file extensions of other programs.
func endings() string {
	var list []string
	for _, f := range format.Formats {
		if _, ok := format.ByExt(f.Ext); ok {
			list = append(list, f.Ext)
		}
	}
	return strings.Join(list, " ")
}

// fileName suggests a file name for the active session's puzzle.
func (w *Window) fileName(ext string) string {
	return screen.FileName(w.lang, w.gameToSave().Puzzle(), ext)
}

// openDetails opens the page with the details of the active session's puzzle.
func (w *Window) openDetails() {
	w.showAbout(screen.NewDetails(w, screen.ActiveSession(w)))
}

// TitleChanged implements screen.Desk.
func (w *Window) TitleChanged() { w.status.refreshHead() }

// hasGame reports whether there is a current game.
func (w *Window) hasGame() bool { return w.session.HasGame() }
