//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package store

import (
	"errors"
	"os"
)

// lockFile locks nothing: this system has no lock that ends with its program.
func lockFile(string) (*os.File, error) { return nil, errors.ErrUnsupported }

func unlockFile(*os.File, string) {}
