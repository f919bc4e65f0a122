//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package store

import (
	"errors"
	"io/fs"
	"os"
)

// lockFile always fails: this system has no lock that ends with its process.
func lockFile(string) (*os.File, error) { return nil, errors.ErrUnsupported }

func unlockFile(*os.File, string) {}

func createLocked(path string, perm fs.FileMode) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, perm)
}

// removeUnlocked removes nothing: the file may be in use.
func removeUnlocked(string) {}
