package store

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"sync"
)

// A temporary file has a random name between these. As long as its process lives it is
// locked, so that others can tell it from one that a dead process has left.
const tempPrefix, tempSuffix = ".sudoku-", ".tmp"

var tempName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\.sudoku-[A-Z2-7]{26,}\.tmp$`)
})

// createTemp creates a temporary file in a folder and locks it, if the system can, until it
// is closed.
func createTemp(dir string, perm fs.FileMode) (*os.File, error) {
	for {
		f, err := createLocked(dir+tempPrefix+rand.Text()+tempSuffix, perm)
		if !errors.Is(err, ErrLocked) { // another process has just taken it for a dead one's
			return f, err
		}
	}
}

var swept sync.Map // the folders that sweepOnce has swept

// sweepOnce is sweep, once a process: the folder may hold a hundred thousand files.
func sweepOnce(dir string) {
	if _, done := swept.LoadOrStore(filepath.Clean(dir), true); !done {
		sweep(dir)
	}
}

// sweep removes the temporary files that dead processes have left in a folder: those whose
// lock nobody holds.
func sweep(dir string) {
	for _, name := range namesIn(dir) {
		if tempName().MatchString(name) {
			removeUnlocked(filepath.Join(dir, name))
		}
	}
}

// namesIn returns the names in a folder, in any order.
func namesIn(dir string) []string {
	d, err := os.Open(filepath.Clean(dir))
	if err != nil {
		return nil
	}
	defer d.Close()
	names, _ := d.Readdirnames(-1)
	return names
}
