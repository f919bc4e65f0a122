package library

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"

	"sudoku/puzzle/store"
)

// unfinished is the name of the file that says which backup is being restored.
const unfinished = "restoring.txt"

// RestoreFile restores the backup at path. If that fails or is cut off, Unfinished says so.
func (l *Library) RestoreFile(ctx context.Context, path string, report func(int)) (m Merged, err error) {
	if path, err = filepath.Abs(path); err != nil {
		return m, err
	}
	f, err := store.Open(path)
	if err != nil {
		return m, err
	}
	defer f.Close()
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return m, err
	}
	if l.db.fault != nil {
		return m, l.db.fault
	}
	a, err := openRecord(f, size)
	if err != nil {
		return m, err
	}
	err = store.WriteFile(filepath.Join(l.db.dir, unfinished), 0o600, func(w io.Writer) error { _, err := io.WriteString(w, path+"\n"); return err })
	if err != nil {
		return m, err
	}
	if m, err = l.restore(ctx, a, report); err == nil {
		_ = Forget(l.db.dir) // if that fails it is restored once more, which adds nothing
	}
	return m, err
}

// Unfinished returns the path of the backup of which a restore was cut off, in the data folder
// dir, "" if there is none. Restoring it again completes that.
func Unfinished(dir string) string {
	f, err := store.Open(filepath.Join(dir, unfinished))
	if err != nil {
		return ""
	}
	defer f.Close()
	b, _ := io.ReadAll(io.LimitReader(f, 1<<16))
	return strings.TrimSpace(string(b))
}

// Forget forgets that a restore was cut off.
func Forget(dir string) error { return os.Remove(filepath.Join(dir, unfinished)) }
