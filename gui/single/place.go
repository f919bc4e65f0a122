package single

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"

	"sudoku/puzzle/store"
)

// place returns where lock and socket lie, less their endings. Each data folder has
// its own.
func place(data, runtime string) (string, error) {
	dir, err := folder(data, runtime)
	sum := sha256.Sum256([]byte(filepath.Clean(data)))
	return filepath.Join(dir, "window-"+hex.EncodeToString(sum[:4])), err
}

// folder returns a folder that no other user can put anything into: one in the
// runtime folder, which the system clears, else the data folder, else one among the
// temporary files. What is there already may have been put there by another user,
// who would then be told which files are opened.
func folder(data, runtime string) (string, error) {
	if filepath.IsAbs(runtime) && store.Private(runtime) {
		dir := filepath.Join(runtime, "sudoku-desk")
		_ = os.Mkdir(dir, 0o700) // what is there instead is looked at now
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
