//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package store

import (
	"errors"
	"os"
)

// lockFile always fails: this system has no lock that ends with its process.
func lockFile(string) (*os.File, error) { return nil, errors.ErrUnsupported }

func unlockFile(*os.File, string) {}
