package store

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Private reports whether path is a folder, not a link to one, that belongs to this user
// and that no other user has permissions for.
func Private(path string) bool { return owned(path, os.Geteuid(), 0o077) }

// Owned reports whether path is a folder that belongs to this user and that no other
// user may write to.
func Owned(path string) bool { return owned(path, os.Geteuid(), 0o022) }

// owned reports whether path is a folder that belongs to the user and has none of the
// permissions in denied.
func owned(path string, uid int, denied fs.FileMode) bool {
	info, err := os.Lstat(path)
	return err == nil && info.IsDir() && ownedBy(info, uid, denied)
}

// TempDir returns a private folder in the system's folder for temporary files: the same
// one each time, unless another user has created something of that name; then a new one.
func TempDir() (string, error) { return tempDir(os.TempDir(), os.Geteuid()) }

func tempDir(base string, uid int) (string, error) {
	name := "sudoku-desk"
	if uid >= 0 { // the folder is shared by all users
		name = fmt.Sprintf("%s-%d", name, uid)
	}
	dir := filepath.Join(base, name)
	_ = os.Mkdir(dir, 0o700) // fails if it exists; owned examines it
	if owned(dir, uid, 0o077) {
		return dir, nil
	}
	return os.MkdirTemp(base, name+"-")
}
