package window

import (
	"io/fs"
	"strings"

	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// openFile opens an ordinary file of the disk.
func openFile(path string) (fs.File, error) { return store.Open(path) }

// take plays what was opened, and returns what is to be said of it.
func (w *Window) take(o session.Opened) string {
	if o.Name != "" {
		w.OpenGame(o.Name)
		return ""
	}
	w.begun(w.gameOf(o))
	if o.Damage != nil {
		return o.Damage.In(w.lang)
	}
	return ""
}

// gameOf is the game that was saved, or one of the puzzle.
func (w *Window) gameOf(o session.Opened) *game.Game {
	if o.Game != nil {
		return o.Game
	}
	return w.newGame(o.Puzzle)
}

// keepAside writes games into the store without playing them.
func (w *Window) keepAside(list []session.Opened) (said []widget.Span) {
	n := 0
	for _, o := range list {
		if o.Name != "" {
			continue // it is there
		}
		if err := w.Store.Save(w.Store.NewName(w.Now()), w.gameOf(o)); err != nil {
			said = append(said, widget.Span{Text: w.T("save.unsaved", "why", w.lang.Error(err)), Colour: w.kit.Pal.Bad})
			continue
		}
		n++
	}
	if n > 0 {
		said = append(w.plain(w.T("file.aside", "n", n)), said...)
	}
	return said
}

// paste opens the puzzle in the clipboard.
func (w *Window) paste() {
	text := w.App.Clipboard().Content()
	switch {
	case strings.TrimSpace(text) != "":
		w.read(opening{Request: session.Request{Text: text}, enter: w.entering()})
	case w.entering() == nil || !w.entering().PasteCells(text):
		w.Say(w.T("paste.empty"))
	}
}

// copy puts the puzzle into the clipboard, its givens alone.
func (w *Window) copy() {
	g := w.asGame().Puzzle().Givens
	w.App.Clipboard().SetContent(g.String())
	w.Say(w.T("copy.done"))
}
