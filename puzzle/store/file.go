package store

import (
	"errors"
	"fmt"
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
// umask. What is not a regular file is overwritten in place. Temporary files that dead
// processes have left in the folder are removed.
func WriteFile(path string, perm os.FileMode, write func(io.Writer) error) error {
	_, err := WriteFileOrPart(path, perm, write, func(error) bool { return false })
	return err
}

// WriteFileOrPart is WriteFile, except that what write has written until it failed is kept
// if keep says so of its error: beside the file as path.part, path.part-2 and so on, a name
// that was free. It returns that name.
func WriteFileOrPart(path string, perm os.FileMode, write func(io.Writer) error, keep func(error) bool) (part string, err error) {
	to, err := target(path)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(path)
	switch {
	case err == nil && !replaceable(info, to):
		return "", overwrite(path, write)
	case err != nil && !errors.Is(err, fs.ErrNotExist): // no name for a file: not said only after all the work
		return "", err
	}
	dir, _ := filepath.Split(to)
	sweepOnce(dir)
	f, err := createTemp(dir, perm)
	if err != nil {
		return "", err
	}
	defer syncDir(dir)
	defer f.Close() // which ends its lock: not before it has its name
	if info != nil && info.Mode().Perm() != perm {
		_ = f.Chmod(info.Mode().Perm()) // not every file system has permissions
	}
	failed := write(f)
	if failed == nil || keep(failed) {
		err = f.Sync()
	}
	switch {
	case err != nil:
	case failed == nil:
		err = os.Rename(f.Name(), to)
	case keep(failed):
		part, err = renameBeside(f.Name(), to)
	default:
		err = failed
	}
	if err != nil {
		f.Close() // Windows removes no open file
		os.Remove(f.Name())
		return "", err
	}
	return part, failed
}

// renameBeside renames a file to path.part, or to the next such name that is free.
func renameBeside(temp, path string) (part string, err error) {
	part = path + ".part"
	for n := 2; ; n++ {
		reserved, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if err == nil {
			reserved.Close()
			return part, os.Rename(temp, part)
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
		part = fmt.Sprintf("%s.part-%d", path, n)
	}
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
