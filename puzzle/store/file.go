package store

import (
	"crypto/rand"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// WriteFile replaces the file at path by what write writes, or leaves it as it
// was: a crash, a full disk or an error of write never leaves half a file, and what
// was written is on the disk when it returns. A link stays, and the file that it
// points to is written. A file that is replaced keeps its permissions; a new one
// gets perm, less the umask.
func WriteFile(path string, perm os.FileMode, write func(io.Writer) error) error {
	to, err := target(path)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err == nil && !replaceable(info, to) {
		return writeOver(path, write)
	}
	dir, _ := filepath.Split(to)
	temp := dir + tempStart + rand.Text() + tempEnd
	err = create(temp, perm, func(f *os.File) error {
		if info != nil && info.Mode().Perm() != perm {
			_ = f.Chmod(info.Mode().Perm()) // not every disk has permissions
		}
		return write(f)
	})
	if err == nil {
		err = os.Rename(temp, to)
	}
	if err != nil {
		os.Remove(temp)
		return err
	}
	syncDir(dir)
	return nil
}

// replaceable reports whether what info tells of is the ordinary file at path: a pipe
// or a device is none, and what a process has open may have lost its name.
func replaceable(info fs.FileInfo, path string) bool {
	there, err := os.Lstat(path)
	return err == nil && there.Mode().IsRegular() && os.SameFile(info, there)
}

// maxLinks is how many links in a row are followed; systems do much the same.
const maxLinks = 40

// target follows the links that begin at path, also to a file that isn't there yet.
// It doesn't tidy paths: "a/.." is another folder where a is a link.
func target(path string) (string, error) {
	for range maxLinks {
		link, err := os.Readlink(path)
		if err != nil { // no link
			return path, nil
		}
		if !filepath.IsAbs(link) {
			dir, _ := filepath.Split(path)
			link = dir + link
		}
		path = link
	}
	return "", &fs.PathError{Op: "open", Path: path, Err: syscall.ELOOP}
}

// Between these, a file half written has a random name.
const tempStart, tempEnd = ".sudoku-", ".tmp"

// create writes a new file down to the disk.
func create(path string, perm os.FileMode, write func(*os.File) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
	if err != nil {
		return err
	}
	if err = write(f); err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// writeOver is for what can't be replaced.
func writeOver(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_TRUNC, 0)
	if err != nil {
		return err
	}
	err = write(f)
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// syncDir makes a rename last. Not every system can; the file is whole anyway.
func syncDir(dir string) {
	if d, err := os.Open(filepath.Clean(dir)); err == nil {
		d.Sync()
		d.Close()
	}
}
