package window

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/puzzle/format"
)

// dropped opens the files that were dropped on the window, or the puzzle of a link.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	var paths []string
	for _, f := range files {
		link, ok := droppedLink(f.Path())
		if !ok {
			paths = append(paths, f.Path())
		} else if err := w.openLink(link); err != nil {
			w.Warn(w.T("drop.failed", "why", w.lang.Error(err)))
		}
	}
	if paths != nil {
		w.openPaths(paths)
	}
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

// openLink plays the puzzle of a link that was dropped.
func (w *Window) openLink(link string) error {
	p, err := format.ParseLink(link)
	if err == nil {
		w.begun(w.newGame(p))
	}
	return err
}
