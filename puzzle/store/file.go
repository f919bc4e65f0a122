package store

import (
	"crypto/rand"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// WriteFile replaces the file at path atomically by what write writes: after a crash, on
// a full disk or if write fails, the old file is still there. The new file is synced to
// the disk when WriteFile returns. A symbolic link stays, and the file that it points to
// is replaced. A replaced file keeps its permissions; a new one gets perm, minus the
// umask. What is not a regular file is overwritten in place.
func WriteFile(path string, perm os.FileMode, write func(io.Writer) error) error {
	to, err := target(path)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err == nil && !replaceable(info, to) {
		return overwrite(path, write)
	}
	dir, _ := filepath.Split(to)
	temp := dir + tempPrefix + rand.Text() + tempSuffix
	err = create(temp, perm, func(f *os.File) error {
		if info != nil && info.Mode().Perm() != perm {
			_ = f.Chmod(info.Mode().Perm()) // not every file system has permissions
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

// replaceable reports whether info is of the regular file at path. It is not for a pipe
// or a device, or for a name in /proc/self/fd of a file that was removed.
func replaceable(info fs.FileInfo, path string) bool {
	there, err := os.Lstat(path)
	return err == nil && there.Mode().IsRegular() && os.SameFile(info, there)
}

// maxLinks is how many links in a row are followed, as on Linux.
const maxLinks = 40

// target follows the links that begin at path, also to a file that doesn't exist yet.
// It doesn't clean paths: if a is a link, "a/.." is not the current folder.
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

// A temporary file has a random name between these.
const tempPrefix, tempSuffix = ".sudoku-", ".tmp"

// create writes a new file and syncs it to the disk.
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

// overwrite writes to a device or other file that can't be replaced.
func overwrite(path string, write func(io.Writer) error) error {
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

// syncDir makes a rename durable. Not every system can; the file is complete anyway.
func syncDir(dir string) {
	if d, err := os.Open(filepath.Clean(dir)); err == nil {
		d.Sync()
		d.Close()
	}
}
