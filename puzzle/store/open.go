package store

import (
	"io/fs"
	"os"
	"runtime"
	"syscall"

	"sudoku/puzzle/words"
)

// What is no ordinary file.
var (
	ErrFolder  = words.Error("file.folder")
	ErrNotFile = words.Error("file.nofile")
)

// Open opens an ordinary file to read. A folder, a pipe and a device are refused without
// waiting: opening or reading one could take for ever.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = ordinary(info) // some devices act when they are opened
	}
	if err != nil {
		return nil, err
	}
	flags := os.O_RDONLY
	if runtime.GOOS != "windows" {
		flags |= syscall.O_NONBLOCK // it may have become a pipe
	}
	f, err := os.OpenFile(path, flags, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = ordinary(info)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

func ordinary(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return ErrFolder
	case !info.Mode().IsRegular():
		return ErrNotFile
	}
	return nil
}
