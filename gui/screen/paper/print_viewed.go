package paper

import (
	"os"
	"path/filepath"
	"sync"
	"time"
)

// viewedFiles are the files that were written for a viewer, each in a folder of its own. They
// are removed when the program ends; those of a program that was killed, after a day.
type viewedFiles struct {
	mu      sync.Mutex
	folders []string
}

const (
	viewedPattern = "sudoku-desk-view-*"
	viewedAge     = 24 * time.Hour
)

// file returns the path of a new file.
func (v *viewedFiles) file(name string) (path string, err error) {
	removeOld(os.TempDir(), time.Now().Add(-viewedAge))
	dir, err := os.MkdirTemp("", viewedPattern)
	if err != nil {
		return "", err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.folders = append(v.folders, dir)
	return filepath.Join(dir, name), nil
}

// Close removes all files.
func (v *viewedFiles) Close() {
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, dir := range v.folders {
		_ = os.RemoveAll(dir) // the system removes what is left
	}
	v.folders = nil
}

// removeOld removes the folders that were made before some time.
func removeOld(in string, before time.Time) {
	old, _ := filepath.Glob(filepath.Join(in, viewedPattern))
	for _, dir := range old {
		if info, err := os.Lstat(dir); err == nil && info.IsDir() && info.ModTime().Before(before) {
			_ = os.RemoveAll(dir)
		}
	}
}
