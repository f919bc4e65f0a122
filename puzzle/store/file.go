package store

import (
	"crypto/rand"
	"io"
	"os"
	"path/filepath"
)

// WriteFile replaces the file at path by what write writes, or leaves it as it
// was: a crash, a full disk or an error of write never leaves half a file. A new
// file gets the permissions perm, less the umask.
func WriteFile(path string, perm os.FileMode, write func(io.Writer) error) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real // replace what the link points to, not the link
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return writeOver(path, write)
	}
	dir := filepath.Dir(path)
	temp := filepath.Join(dir, tempStart+rand.Text()+tempEnd)
	err := create(temp, perm, write)
	if err == nil {
		err = os.Rename(temp, path)
	}
	if err != nil {
		os.Remove(temp)
		return err
	}
	syncDir(dir)
	return nil
}

// Between these, a file half written has a random name.
const tempStart, tempEnd = ".sudoku-", ".tmp"

// create writes a new file down to the disk.
func create(path string, perm os.FileMode, write func(io.Writer) error) error {
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

// writeOver is for a pipe or a device, which can't be replaced.
func writeOver(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
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
	if d, err := os.Open(dir); err == nil {
		d.Sync()
		d.Close()
	}
}
