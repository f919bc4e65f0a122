package window

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// maxFile is how large a file may be that is read into the window.
const maxFile = 16 << 20

var (
	errTooLarge = words.Error("file.large")
	errNoPuzzle = words.Error("file.nopuzzle")
	errFolder   = words.Error("file.folder")
	errNoFile   = words.Error("file.nofile")
)

// openPaths opens the first file that can be opened, and keeps the games of the
// others under Recent. The game at hand stays if none can be. It reports whether
// one was opened.
func (w *Window) openPaths(paths []string) bool {
	var found []opened
	var said []widget.Span
	for _, path := range paths {
		o, err := w.readGame(path)
		if err != nil {
			said = append(said, widget.Span{Colour: w.kit.Pal.Bad,
				Text: w.T("file.failed", "file", filepath.Base(path), "why", w.lang.Error(err))})
			continue
		}
		found = append(found, o)
	}
	opened := len(found) > 0
	if bundles := bundlesOf(found); len(bundles) > 0 {
		said = append(w.keepAside(found), said...)
		w.openCollection(bundles)
	} else if opened {
		said = append(w.keepAside(found[1:]), said...)
		if note := w.take(found[0]); note != "" {
			said = append(w.plain(note), said...)
		}
	}
	if said != nil {
		w.notice = said
	}
	w.Refresh()
	return opened
}

// bundlesOf are the texts that hold several puzzles.
func bundlesOf(list []opened) (out []bundle) {
	for _, o := range list {
		if o.several.text != "" {
			out = append(out, o.several)
		}
	}
	return out
}

// An opened is a game from a file or the clipboard, and what is to be said of it.
type opened struct {
	game *game.Game
	note string
	name string // of a game that lies in the store already

	several bundle // instead, where there are several puzzles
}

// readGame reads a file: a saved game or puzzles in any layout.
func (w *Window) readGame(path string) (opened, error) {
	if filepath.Dir(path) == filepath.Clean(w.Store.Dir) && filepath.Ext(path) == store.Ext {
		return opened{name: filepath.Base(path)}, nil
	}
	text, err := readFile(path)
	if err != nil {
		return opened{}, err
	}
	return w.gameOf(text, filepath.Base(path))
}

// take plays what was opened, and returns what is to be said of it.
func (w *Window) take(o opened) string {
	if o.name != "" {
		w.openGame(o.name)
		return ""
	}
	if o.several.text != "" {
		w.openCollection([]bundle{o.several})
		return ""
	}
	w.begun(o.game)
	return o.note
}

// keepAside writes games into the store without playing them.
func (w *Window) keepAside(list []opened) (said []widget.Span) {
	n := 0
	for _, o := range list {
		if o.game == nil {
			continue // it is there, or listed
		}
		if err := w.Store.Save(w.Store.NewName(w.Now()), o.game); err != nil {
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

func readFile(path string) (string, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return "", err
	case info.IsDir():
		return "", errFolder
	case !info.Mode().IsRegular(): // reading a pipe could wait for ever
		return "", errNoFile
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	var b strings.Builder
	b.Grow(int(min(info.Size(), maxFile) + 1))
	_, err = io.Copy(&b, io.LimitReader(f, maxFile+1))
	if err == nil && b.Len() > maxFile {
		err = errTooLarge
	}
	return b.String(), err
}

// openText plays what a text holds: a saved game, or the first of its puzzles.
func (w *Window) openText(text, source string) error {
	o, err := w.gameOf(text, source)
	if err != nil {
		return err
	}
	if note := w.take(o); note != "" {
		w.Say(note)
	}
	return nil
}

// gameOf makes a game of a text, which has the name source.
func (w *Window) gameOf(text, source string) (opened, error) {
	if game.Recognises(text) {
		g, cut, err := game.Load(strings.NewReader(text), w.Now)
		if err != nil || cut == nil {
			return opened{game: g}, err
		}
		return opened{game: g, note: cut.In(w.lang)}, nil
	}
	if several(text) {
		return opened{several: bundle{text, source}}, nil
	}
	list, err := format.Parse(text)
	if len(list) == 0 {
		if err == nil {
			err = errNoPuzzle
		}
		return opened{}, err
	}
	return opened{game: w.newGame(named(list[0], source))}, nil
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
	if w.entering != nil && w.pasteEntry(text) {
		return
	}
	if strings.TrimSpace(text) == "" {
		w.Say(w.T("paste.empty"))
		return
	}
	if err := w.openText(text, ""); err != nil {
		w.Warn(w.T("paste.failed", "why", w.lang.Error(err)))
		return
	}
	if _, listed := w.page().(*page.Collection); w.notice == nil && !listed {
		w.Say(w.T("paste.done", "n", w.session.Game.Givens().Len()))
	}
}

// copy puts the puzzle into the clipboard, its givens alone.
func (w *Window) copy() {
	g := w.session.Game.Puzzle().Givens
	if w.entering != nil {
		g = w.entering.puzzle().Givens
	}
	w.App.Clipboard().SetContent(g.String())
	w.Say(w.T("copy.done"))
}
