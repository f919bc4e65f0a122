package window

import (
	"os"
	"path/filepath"

	"sudoku/gui/page"
)

// askPath turns to the page that asks where to write; write must leave a file
// that was there whole when it fails.
func (w *Window) askPath(title, name string, write func(path string) error) {
	w.ask(title, name, w.saveFuncs(write))
}

func (w *Window) ask(title, name string, do page.SaveFuncs) {
	p := page.NewSave(w.base(), title, filepath.Join(documents(), name), do)
	w.turn(p)
	w.refresh()
	w.win.Canvas().Focus(p.Field())
}

func (w *Window) saveFuncs(write func(path string) error) page.SaveFuncs {
	return page.SaveFuncs{
		Exists: func(path string) bool { _, err := os.Stat(path); return err == nil },
		Browse: w.browse,
		Back:   w.backToGame,
		Save: func(path string) string {
			if err := write(path); err != nil {
				return w.T("save.failed", "why", w.lang.Error(err))
			}
			w.backToGame()
			w.say(w.T("save.done", "file", path))
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
