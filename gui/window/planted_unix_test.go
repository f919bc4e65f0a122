//go:build unix

package window

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestNoHome: if the system has no home folder, games are never saved in a folder that
// others can access, which another user may have created before.
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
		if err := os.Chmod(planted, 0o777); err != nil { // independent of the umask
			t.Fatal(err)
		}
	}
	queue := make(chan func(), 100)
	w := Open(test.NewTempApp(t), words.English, false, func(f func()) { queue <- f }, manual, "")
	t.Cleanup(func() {
		w.Shutdown()
		w.runner.Wait()
	})
	if dir := filepath.Dir(w.Store.Dir); filepath.Dir(dir) != temp || !store.Private(dir) {
		t.Error("games are kept in", w.Store.Dir)
	}
}

// TestNoLock: with a link in place of a game's lock, the game is played all the same,
// and a message says that another window could open it too.
func TestNoLock(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(easy)
	d.home()
	d.keys("right 4")
	if err := d.app.Session().Flush(); err != nil {
		t.Fatal(err)
	}
	name := d.app.Session().Name
	dir := d.crash()
	link := filepath.Join(dir, "."+name+".lock")
	if err := os.Symlink(filepath.Join(dir, name), link); err != nil {
		t.Fatal(err)
	}
	d = openDesk(t, dir, "")
	if d.app.Session().Name != name || d.app.Session().Game.State().Grid[1] != 4 {
		t.Fatal("the game was not opened")
	}
	if got := d.status.label.Text(); !strings.Contains(got, "another window") || !strings.Contains(got, link) {
		t.Errorf("it says %q", got)
	}
	d.keys("ctrl+z")
	d.app.ShowPlay()
	d.app.Session().Close()
	if g, _, err := d.Store.Load(name, d.Now); err != nil || g.State().Grid[1] != 0 {
		t.Error("what was played is not on the disk:", err)
	}
	if to, err := os.Readlink(link); err != nil || to == "" {
		t.Error("the link is gone:", err)
	}
}
