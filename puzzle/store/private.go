package store

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Private reports whether path is this user's alone: a folder, no link to one, that
// belongs to the user and that nobody else may enter.
func Private(path string) bool { return owned(path, os.Geteuid(), 0o077) }

// Owned reports whether the folder at path belongs to this user, and nobody else
// may write into it.
func Owned(path string) bool { return owned(path, os.Geteuid(), 0o022) }

// owned reports whether path is a folder of the user's, with none of the permissions
// of denied.
func owned(path string, uid int, denied fs.FileMode) bool {
	info, err := os.Lstat(path)
	return err == nil && info.IsDir() && ownedBy(info, uid, denied)
}

// TempDir returns a folder of this user's alone among the system's temporary files:
// the same each time, unless another user has put something in its place; then it is
// a fresh one.
func TempDir() (string, error) { return tempDir(os.TempDir(), os.Geteuid()) }

func tempDir(base string, uid int) (string, error) {
	name := "sudoku-desk"
	if uid >= 0 { // the folder is shared by all users
		name = fmt.Sprintf("%s-%d", name, uid)
	}
	dir := filepath.Join(base, name)
	_ = os.Mkdir(dir, 0o700) // what is there instead is looked at now
	if owned(dir, uid, 0o077) {
		return dir, nil
	}
	return os.MkdirTemp(base, name+"-")
}
