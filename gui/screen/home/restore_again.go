package home

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/library"
)

// RestoreAgain asks whether to complete a restore that was cut off.
type RestoreAgain struct {
	app *screen.App
	*page.Question
	path string // of the backup
}

// NewRestoreAgain makes the screen if a restore was cut off, else it returns nil.
func NewRestoreAgain(a *screen.App) *RestoreAgain {
	path := library.Unfinished(dataDir(a))
	if path == "" {
		return nil
	}
	s := &RestoreAgain{app: a, path: path}
	s.Rebuild()
	return s
}

// dataDir returns the data folder.
func dataDir(a *screen.App) string { return filepath.Dir(a.Sessions().Store.Dir) }

// Rebuild implements Screen.
func (s *RestoreAgain) Rebuild() {
	b := s.app.Base()
	s.Question = page.NewQuestion(b, b.T("restore.cutoff", "file", filepath.Base(s.path)), b.T("restore.cutoff.then"),
		b.Kit.Button(b.T("restore.again"), true, s.again), b.Kit.Button(b.T("restore.leave"), false, s.leave))
}

// Close implements Screen.
func (s *RestoreAgain) Close() {}

// Space implements SpaceProvider.
func (s *RestoreAgain) Space() screen.Space { return screen.Space{Share: .4, AtMost: 230} }

// Status implements StatusProvider.
func (s *RestoreAgain) Status() string { return s.app.Base().T("restore.cutoff.keys") }

// Key implements KeyHandler: Enter restores.
func (s *RestoreAgain) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 || name != fyne.KeyReturn && name != fyne.KeyEnter {
		return false
	}
	s.again()
	return true
}

func (s *RestoreAgain) again() { Restore(s.app, s.path) }

// Escape implements EscapeHandler: it asks again at the next start.
func (s *RestoreAgain) Escape() bool {
	s.app.Back()
	return true
}

// leave goes on without the rest of the backup.
func (s *RestoreAgain) leave() {
	if err := library.Forget(dataDir(s.app)); err != nil {
		s.app.Warn(s.app.Base().Lang.Error(err))
		return
	}
	s.app.Back()
}
