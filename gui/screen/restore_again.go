package screen

import (
	"path/filepath"

	"sudoku/gui/page"
	"sudoku/puzzle/library"
)

// RestoreAgain asks whether to complete a restore that was cut off.
type RestoreAgain struct {
	ofGame
	app *App
	*page.Question
	path string // of the backup
}

// NewRestoreAgain makes the screen if a restore was cut off, else it returns nil.
func NewRestoreAgain(a *App) *RestoreAgain {
	path := library.Unfinished(dataDir(a))
	if path == "" {
		return nil
	}
	s := &RestoreAgain{app: a, path: path}
	s.Rebuild()
	return s
}

// dataDir returns the data folder.
func dataDir(a *App) string { return filepath.Dir(a.Sessions().Store.Dir) }

// Rebuild implements Screen.
func (s *RestoreAgain) Rebuild() {
	b := s.app.Base()
	s.Question = page.NewQuestion(b, b.T("restore.cutoff", "file", filepath.Base(s.path)), b.T("restore.cutoff.then"),
		b.Button(b.T("restore.again"), true, func() { Restore(s.app, s.path) }), b.Button(b.T("restore.leave"), false, s.leave))
}

// Close implements Screen.
func (s *RestoreAgain) Close() {}

// Space implements SpaceProvider.
func (s *RestoreAgain) Space() Space { return Space{Bar: true, Share: .4, AtMost: 230} }

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
