package window

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle/store"
)

// TestLongTitle: a title that goes on and on costs no more work than a long one, on
// any page, and is whole in the file.
func TestLongTitle(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	pages := []string{"play", "recent", "print", "save", "picture", "details", "done", "settings", "branches", "enter"}
	work := map[int]map[string]uint64{}
	for _, n := range []int{400, 9000} {
		title := strings.Repeat("no end ", n/7) + "."
		d := play(t)
		d.titled(title)
		work[n] = map[string]uint64{}
		for _, name := range pages {
			d.app.ShowPlay()
			d.pages()[name]()
			was := d.painter.Laid
			d.now = d.now.Add(time.Second)
			d.clock.tick()
			d.app.Say(d.T("file.failed", "file", title, "why", title))
			d.Refresh()
			d.win.Content().Resize(fyne.NewSize(760, 500))
			d.win.Canvas().Capture()
			work[n][name] = d.painter.Laid - was
		}
		d.app.ShowPlay()
		if err := d.app.Session().Flush(); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(d.Store.Dir, d.app.Session().Name))
		if err != nil || !strings.Contains(string(b), title) {
			t.Error("the title is not whole in the file:", err)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(work[400])) {
		if few, many := work[400][name], work[9000][name]; few == 0 || many > few+few/10 {
			t.Errorf("%s: %d glyphs are laid out for a long title, %d for one that goes on and on", name, few, many)
		}
	}
}

// titled gives the current game a title, and puts it away once so that Recent has it.
func (d *desk) titled(title string) {
	p := d.app.Session().Game.Puzzle()
	p.Title = title
	d.app.Session().Game.Describe(p)
	d.games.duplicate()
}

// TestFileNames: a file is called by its title as far as file systems let it.
func TestFileNames(t *testing.T) {
	d := play(t)
	for _, title := range []string{strings.Repeat("a/b", 1000), strings.Repeat("数独", 1000)} {
		p := d.app.Session().Game.Puzzle()
		p.Title = title
		if name := screen.FileName(d.lang, p, store.Ext); len(name) > 255 || !utf8.ValidString(name) {
			t.Errorf("%d bytes: %s", len(name), name)
		}
	}
}
