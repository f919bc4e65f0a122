package window

import (
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/puzzle/format"
)

// TestSaveForOthers: a path with the extension of another program's files gets the
// puzzle in that program's format, and the window opens it again.
func TestSaveForOthers(t *testing.T) {
	d := play(t)
	dir := t.TempDir()
	for _, f := range format.Formats {
		if f.Ext == ".txt" {
			continue
		}
		screen.SaveFile(d.App)
		p := d.page().(*screen.Save)
		path := filepath.Join(dir, "a"+f.Ext)
		p.Focus().(interface{ SetText(string) }).SetText(path)
		p.Press()
		back := d.readBack(path)
		for c, given := range d.Session().Game.Puzzle().Givens {
			if got := back.Givens[c]; given != 0 && got != given || got != 0 && given == 0 && !f.Candidates {
				t.Errorf("%s: %d in cell %d, not %d", f.Name, got, c, given)
			}
		}
	}
	if err := d.Session().Flush(); err != nil {
		t.Error(err)
	}
}

// TestCopyMenu: the menu offers text formats, each once.
func TestCopyMenu(t *testing.T) {
	d := play(t)
	seen := map[string]bool{}
	for _, it := range d.menus.copyMenu().Items {
		id := it.(*Action).ID
		if seen[id] || strings.Contains(id, "(.") {
			t.Error(id)
		}
		seen[id] = true
	}
	if !seen[format.Line.Title(d.lang)] || !seen[format.CSV.Title(d.lang)] || seen[format.GNOME.Title(d.lang)] {
		t.Error(seen)
	}
}
