//go:build unix

package single

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPlace: lock and socket are never put where other users can write. A folder that
// others may enter stands for a folder of another user.
func TestPlace(t *testing.T) {
	for _, c := range []struct {
		name          string
		runtime, desk os.FileMode // modes of the runtime folder and of the program's folder in it; 0: missing
		data          os.FileMode
		want          string
	}{
		{"as it should be", 0o700, 0, 0, "run/sudoku-desk"},
		{"started before", 0o700, 0o700, 0, "run/sudoku-desk"},
		{"no runtime folder", 0, 0, 0o700, "data"},
		{"no folder at all", 0, 0, 0, "data"},
		{"shared runtime folder", 0o777, 0, 0o700, "data"},
		{"shared like /tmp", 0o777 | os.ModeSticky, 0, 0o700, "data"},
		{"runtime folder to be entered by all", 0o755, 0, 0o700, "data"},
		{"planted in a shared runtime folder", 0o777, 0o777, 0o755, "data"},
		{"planted", 0o700, 0o777, 0, "data"},
		{"shared data folder", 0o777, 0, 0o777, "tmp"},
	} {
		dir := t.TempDir()
		runtime, data, temp := filepath.Join(dir, "run"), filepath.Join(dir, "data"), filepath.Join(dir, "tmp")
		mkdir(t, runtime, c.runtime)
		mkdir(t, filepath.Join(runtime, "sudoku-desk"), c.desk)
		mkdir(t, data, c.data)
		mkdir(t, temp, 0o700)
		t.Setenv("TMPDIR", temp)
		base, err := socketBase(data, runtime)
		if err != nil || !strings.HasPrefix(base, filepath.Join(dir, c.want)) {
			t.Errorf("%s: %s, %v", c.name, base, err)
		}
		if c.runtime == 0 {
			if _, err := os.Lstat(runtime); err == nil {
				t.Error(c.name, "made a runtime folder, which is the system's")
			}
		}
	}
}

func mkdir(t *testing.T, path string, mode os.FileMode) {
	if mode == 0 {
		return
	}
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, mode); err != nil { // independent of the umask
		t.Fatal(err)
	}
}
