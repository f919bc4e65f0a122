//go:build unix

package window

import (
	"os"
	"path/filepath"
	"syscall"

	"sudoku/gui/screen"
)

// setTraps makes a folder with what can't be opened in it, in which files are chosen.
func (s *trial) setTraps() {
	dir := s.tb.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for _, err := range []error{syscall.Mkfifo(at("pipe"), 0o600), os.Symlink("nowhere", at("dead.sdk")), os.Mkdir(at("2025"), 0o700), os.WriteFile(at("easy.sdk"), []byte(easy), 0o600)} {
		if err != nil {
			s.tb.Fatal(err)
		}
	}
	for _, setting := range []string{screen.PrefOpenFolder, screen.PrefSaveFolder} {
		s.app.Prefs().SetString(setting, dir)
	}
}
