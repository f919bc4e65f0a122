package window

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/session"
)

// dropped opens the files that were dropped on the window, or the puzzle of a link.
func (op *opener) dropped(_ fyne.Position, files []fyne.URI) {
	var q session.Request
	for _, f := range files {
		if link, ok := droppedLink(f.Path()); ok {
			q.Links = append(q.Links, link)
		} else {
			q.Paths = append(q.Paths, f.Path())
		}
	}
	op.read(opening{Request: q})
}

// droppedLink finds a link where the toolkit has made the path of a file of it: behind the
// folder that the program runs in, and with one stroke for two.
func droppedLink(path string) (string, bool) {
	for _, scheme := range []string{"https:/", "http:/", "sudokupad:/"} {
		if _, link, ok := strings.Cut(path, scheme); ok {
			return scheme + "/" + strings.TrimPrefix(link, "/"), true
		}
	}
	return "", false
}
