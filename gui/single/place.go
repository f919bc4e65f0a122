package single

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"

	"sudoku/puzzle/store"
)

// socketBase returns the path of the lock and the socket without their extensions. Each data
// folder has its own.
func socketBase(data, runtime string) (string, error) {
	dir, err := folder(data, runtime)
	sum := sha256.Sum256([]byte(filepath.Clean(data)))
	return filepath.Join(dir, "window-"+hex.EncodeToString(sum[:4])), err
}

// folder returns a folder that no other user can write to: in the runtime folder, which
// the system clears, else the data folder, else one among the temporary files. An
// existing folder may have been created by another user, who would then learn which
// files are opened.
func folder(data, runtime string) (string, error) {
	if filepath.IsAbs(runtime) && store.Private(runtime) {
		dir := filepath.Join(runtime, "sudoku-desk")
		_ = os.Mkdir(dir, 0o700) // an existing folder is checked next
		if store.Private(dir) {
			return dir, nil
		}
	}
	_ = os.MkdirAll(data, 0o700)
	if store.Owned(data) {
		return data, nil
	}
	return store.TempDir()
}
