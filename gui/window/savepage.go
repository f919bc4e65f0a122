package window

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// saveFile turns to the page that asks for a path and writes the game there, or, where
// the path has the ending of another program's files, the puzzle for that program.
func (w *Window) saveFile() {
	w.hideHint()
	g := w.asGame()
	do := w.saveFuncs(func(path string) error {
		write := g.Save
		if f, ok := format.ByExt(filepath.Ext(path)); ok {
			write = func(out io.Writer) error { return f.Write(out, []puzzle.Puzzle{g.Paper()}) }
		}
		return store.WriteFile(path, 0o644, write)
	})
	do.How = w.T("save.endings", "list", endings())
	w.ask(w.T("save.title"), w.fileName(store.Ext), do, w.saveFile)
}

// asGame is the game at hand, or that which would begin with what is typed.
func (w *Window) asGame() *game.Game {
	if w.entering != nil {
		return w.newGame(w.entering.puzzle())
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

// fileName suggests a name for the game's file.
func (w *Window) fileName(ext string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, w.titleOf(w.asGame().Puzzle()))
	return clean + ext
}

// askPath turns to the page that asks where to write; write must leave a file
// that was there whole when it fails. again asks anew, in another look.
func (w *Window) askPath(title, name string, write func(path string) error, again func()) {
	w.ask(title, name, w.saveFuncs(write), again)
}

func (w *Window) ask(title, name string, do page.SaveFuncs, again func()) {
	w.reread = again
	p := page.NewSave(w.Base(), title, filepath.Join(documents(), name), do)
	w.turn(p)
	w.Refresh()
	w.win.Canvas().Focus(p.Field())
}

func (w *Window) saveFuncs(write func(path string) error) page.SaveFuncs {
	back := w.backToGame
	if w.entering != nil {
		back = w.openEnter
	}
	return page.SaveFuncs{
		Exists: func(path string) bool { _, err := os.Stat(path); return err == nil },
		Browse: w.browse,
		Back:   back,
		Save: func(path string) string {
			if err := write(path); err != nil {
				return w.T("save.failed", "why", w.lang.Error(err))
			}
			back()
			w.Say(w.T("save.done", "file", path))
			return ""
		},
	}
}

// documents is where people keep files: the folder Documents, else the home.
func documents() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	if dir := filepath.Join(home, "Documents"); isFolder(dir) {
		return dir
	}
	return home
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
