package window

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// dropped opens files that were dropped on the window, or the puzzle of a dropped link. Some
// screens take files themselves.
func (op *opener) dropped(_ fyne.Position, files []fyne.URI) {
	var q session.Request
	for _, f := range files {
		if link, ok := droppedLink(f.Path()); ok {
			q.Links = append(q.Links, link)
		} else {
			q.Paths = append(q.Paths, f.Path())
		}
	}
	if s, ok := op.app.Top().(screen.DropHandler); ok && len(q.Paths) > 0 && s.Drop(q.Paths) {
		return
	}
	op.read(opening{Request: q})
}

// droppedLink recovers a link that the toolkit has turned into a file path: it puts the
// working directory before it and merges the two slashes.
func droppedLink(path string) (string, bool) {
	for _, scheme := range []string{"https:/", "http:/", "sudokupad:/"} {
		if _, link, ok := strings.Cut(path, scheme); ok {
			return scheme + "/" + strings.TrimPrefix(link, "/"), true
		}
	}
	return "", false
}
