package window

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// maxFile is how large a file may be that is read into the window; recentGames
// is how many games the menu lists.
const (
	maxFile     = 16 << 20
	recentGames = 12
)

var (
	errTooLarge = words.Error("file.large")
	errNoPuzzle = words.Error("file.nopuzzle")
)

// resume goes on with the game at hand: the newest in the store.
func (w *Window) resume() bool {
	_, unread := w.Store.Newest() // clears away what a crash has left
	for e, err := range w.Store.List() {
		switch {
		case err != nil:
			unread = err
		case e.Name != entryName && w.openGame(e.Name):
			w.warnOf(unread)
			return true
		}
	}
	w.warnOf(unread)
	return false
}

// warnOf says what went wrong, if anything did.
func (w *Window) warnOf(err error) {
	if err != nil {
		w.warn(w.lang.Error(err))
	}
}

// openGame opens a game of the store.
func (w *Window) openGame(name string) bool {
	g, cut, err := w.Store.Load(name, w.Now)
	if err != nil {
		w.warn(w.lang.Error(err))
		return false
	}
	w.adopt(g, name)
	w.keep() // it is the newest now
	if cut != nil {
		w.say(cut.In(w.lang))
	}
	return true
}

// recentMenu lists the games of the store but the one at hand.
func (w *Window) recentMenu() *Menu {
	m := &Menu{ID: "recent"}
	for e, err := range w.Store.List() {
		if len(m.Items) == recentGames {
			break
		}
		if err != nil || e.Name == entryName || e.Name == w.name {
			continue // what can't be read was said when the window opened
		}
		m.Items = append(m.Items, &Action{ID: w.recentName(e), Run: func() { w.openGame(e.Name) }})
	}
	return m
}

// recentName tells a game by its title and how far it has come.
func (w *Window) recentName(e game.Entry) string {
	title := e.Puzzle.Title
	if title == "" {
		title = page.Day(w.lang, e.Puzzle.Date)
	}
	return w.T("recent.name", "title", title, "filled", e.Filled(), "time", game.Clock(e.Elapsed))
}

// openFile asks for a file and opens it.
func (w *Window) openFile() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			w.warn(w.lang.Error(err))
		case r != nil:
			r.Close()
			w.openPath(r.URI().Path())
		}
		w.focusBoard()
	}, w.win)
	d.Show() // first: it has no size before
	d.Resize(fyne.NewSize(760, 520))
	w.dialog = d
}

// openPath opens a file by its path: a saved game or puzzles in any layout. The
// game at hand stays if it can't be read.
func (w *Window) openPath(path string) bool {
	text, err := readFile(path)
	if err == nil {
		err = w.openText(text, filepath.Base(path))
	}
	if err != nil {
		w.warn(w.T("file.failed", "file", filepath.Base(path), "why", w.lang.Error(err)))
		return false
	}
	return true
}

func readFile(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(b) > maxFile {
		err = errTooLarge
	}
	return string(b), err
}

// openText plays what a text holds: a saved game, or the first of its puzzles.
func (w *Window) openText(text, source string) error {
	if game.Recognises(text) {
		g, cut, err := game.Load(strings.NewReader(text), w.Now)
		if err != nil {
			return err
		}
		w.adopt(g, w.Store.NewName(w.Now()))
		w.keep()
		if cut != nil {
			w.say(cut.In(w.lang))
		}
		return nil
	}
	list, err := format.Parse(text)
	if len(list) == 0 {
		if err == nil {
			err = errNoPuzzle
		}
		return err
	}
	w.start(named(list[0], source))
	if len(list) > 1 {
		w.say(w.T("file.first", "n", len(list)))
	}
	return nil
}

// named gives a puzzle without a title the name that its file has.
func named(p puzzle.Puzzle, source string) puzzle.Puzzle {
	if p.Title == "" && source != "" {
		p.Title = strings.TrimSuffix(source, filepath.Ext(source))
	}
	return p
}

// paste plays the puzzle in the clipboard.
func (w *Window) paste() {
	text := w.App.Clipboard().Content()
	if strings.TrimSpace(text) == "" {
		w.say(w.T("paste.empty"))
		return
	}
	if err := w.openText(text, ""); err != nil {
		w.warn(w.T("paste.failed", "why", w.lang.Error(err)))
		return
	}
	if w.notice == nil {
		w.say(w.T("paste.done", "n", w.game.Givens().Len()))
	}
}

// copy puts the puzzle into the clipboard, its givens alone.
func (w *Window) copy() {
	g := w.game.Puzzle().Givens
	if w.entering != nil {
		g = w.entering.game.State().Grid
	}
	w.App.Clipboard().SetContent(g.String())
	w.say(w.T("copy.done"))
}

// dropped opens the first file that was dropped on the window.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	if len(files) > 0 {
		w.openPath(files[0].Path())
		w.refresh()
	}
}

// saveFile turns to the page that asks for a path and writes the game there.
func (w *Window) saveFile() {
	w.leaveEntry()
	w.hideHint()
	w.askPath(w.T("save.title"), w.fileName(game.Ext), func(path string) error {
		return game.WriteFile(path, 0o644, w.game.Save)
	})
}

// fileName suggests a name for the game's file.
func (w *Window) fileName(ext string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, w.title())
	return clean + ext
}

// savedIn returns what hears, from the background, that a game can't be written,
// and that it can again.
func (w *Window) savedIn() func(error) {
	return func(err error) {
		w.Do(func() {
			if err != nil {
				w.warn(w.T("save.unsaved", "why", w.lang.Error(err)))
			} else {
				w.say(w.T("save.again"))
			}
		})
	}
}

// Quit writes what there is to write, and ends.
func (w *Window) Quit() {
	w.settings.SetSize(w.win.Canvas().Size())
	for _, j := range w.jobs() {
		j.Stop()
	}
	w.leaveEntry()
	w.putAway()
	w.stopClock()
	w.App.Quit()
}
