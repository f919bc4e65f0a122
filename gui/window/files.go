package window

import (
	"io/fs"
	"slices"
	"strings"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// openFile opens a regular file.
func openFile(path string) (fs.File, error) { return store.Open(path) }

// playOpened plays a game that was opened, and returns the message about it.
func (op *opener) playOpened(o session.Opened) string {
	if o.Name != "" {
		op.w.openRead(o)
		return ""
	}
	op.w.playNew(op.gameOf(o))
	if o.Damage != nil {
		return o.Damage.In(op.w.lang)
	}
	return ""
}

// gameOf returns the saved game, or a new game of the puzzle.
func (op *opener) gameOf(o session.Opened) *game.Game {
	if o.Game != nil {
		return o.Game
	}
	return op.w.newGame(o.Puzzle)
}

// storeOnly writes games into the store without playing them.
func (op *opener) storeOnly(list []session.Opened) (said []widget.Span) {
	n := 0
	for _, o := range list {
		if o.Name != "" {
			continue // it is in the store already
		}
		if err := op.w.Store.Save(op.w.Store.NewName(op.w.Now()), op.gameOf(o)); err != nil {
			said = append(said, widget.Span{Text: op.w.T("save.unsaved", "why", op.w.lang.Error(err)), Colour: op.w.kit.Pal.Bad})
			continue
		}
		n++
	}
	if n > 0 {
		said = append(op.w.status.plain(op.w.T("file.aside", "n", n)), said...)
	}
	return said
}

// paste opens the puzzle in the clipboard.
func (op *opener) paste() {
	text := op.w.App.Clipboard().Content()
	switch {
	case strings.TrimSpace(text) != "":
		op.read(opening{Request: session.Request{Text: text}, enter: screen.Entering(op.w)})
	case screen.Entering(op.w) != nil && screen.Entering(op.w).PasteCells(text):
	case op.w.Picture != nil:
		op.pastePicture()
	default:
		op.w.Say(op.w.T("paste.empty"))
	}
}

// pastePicture opens the picture in the clipboard. Pressed again while one is read it does
// nothing: that is the same picture.
func (op *opener) pastePicture() {
	waiting := func(o opening) bool { return o.Picture != nil }
	if op.current != nil && waiting(*op.current) || slices.ContainsFunc(op.queue, waiting) {
		return
	}
	op.read(opening{Request: session.Request{Picture: op.w.Picture}})
}

// copy copies the givens to the clipboard.
func (op *opener) copy() {
	g := screen.GameToSave(op.w).Puzzle().Givens
	op.w.App.Clipboard().SetContent(g.String())
	op.w.Say(op.w.T("copy.done"))
}

// copyAs copies the puzzle to the clipboard, with entries and marks if the format
// supports them.
func (op *opener) copyAs(f *format.Format) {
	op.w.App.Clipboard().SetContent(f.Text(screen.GameToSave(op.w).Current()))
	op.w.Say(op.w.T("copy.as", "format", f.Title(op.w.lang)))
}
