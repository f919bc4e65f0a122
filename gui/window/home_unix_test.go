//go:build unix

package window

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"fyne.io/fyne/v2/test"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestNoHome: where the system names no folder, games are never kept in one that
// others may enter, as another user may have put it there before.
func TestNoHome(t *testing.T) {
	temp := t.TempDir()
	for name, value := range map[string]string{"HOME": "", "XDG_DATA_HOME": "", "TMPDIR": temp} {
		t.Setenv(name, value)
	}
	for _, name := range []string{"sudoku-desk", "sudoku-desk-" + strconv.Itoa(os.Getuid())} {
		planted := filepath.Join(temp, name)
		if err := os.Mkdir(planted, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(planted, 0o777); err != nil { // whatever the umask
			t.Fatal(err)
		}
	}
	queue := make(chan func(), 100)
	w := Open(test.NewTempApp(t), words.English, func(f func()) { queue <- f }, "")
	t.Cleanup(func() {
		for _, j := range w.jobs() {
			(*j).Stop()
			(*j).Wait()
		}
	})
	if dir := w.Store.Dir; filepath.Dir(dir) != temp || !store.Private(dir) {
		t.Error("games are kept in", dir)
	}
}
