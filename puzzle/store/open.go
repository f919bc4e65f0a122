package store

import (
	"io/fs"
	"os"
	"runtime"
	"syscall"

	"sudoku/puzzle/words"
)

// Errors of Open.
var (
	ErrFolder  = words.Error("file.folder")
	ErrNotFile = words.Error("file.nofile")
)

// Open opens a regular file for reading. For a folder the error is ErrFolder, for a pipe
// or a device ErrNotFile: reading one could block forever.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = checkRegular(info) // before opening it: opening can affect a device
	}
	if err != nil {
		return nil, err
	}
	flags := os.O_RDONLY
	if runtime.GOOS != "windows" {
		flags |= syscall.O_NONBLOCK // in case it has become a pipe
	}
	f, err := os.OpenFile(path, flags, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = checkRegular(info)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

func checkRegular(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return ErrFolder
	case !info.Mode().IsRegular():
		return ErrNotFile
	}
	return nil
}
