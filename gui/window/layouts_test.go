package window

import (
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// TestSaveForOthers: a path with the extension of another program's files gets the
// puzzle in that program's format, and the window opens it again.
func TestSaveForOthers(t *testing.T) {
	d := play(t)
	for _, f := range format.Formats {
		if f.Ext == ".txt" {
			continue
		}
		screen.SaveFile(d.app)
		path := filepath.Join(t.TempDir(), "a"+f.Ext)
		d.saveAt(path)
		back := d.readBack(path)
		for c, given := range d.app.Session().Game.Puzzle().Givens {
			if got := back.Givens[c]; given != 0 && got != given || got != 0 && given == 0 && !f.Candidates {
				t.Errorf("%s: %d in cell %d, not %d", f.Name, got, c, given)
			}
		}
	}
	if err := d.app.Session().Flush(); err != nil {
		t.Error(err)
	}
}

// TestCopiedFormats: the page offers text formats, each once.
func TestCopiedFormats(t *testing.T) {
	seen := map[*format.Format]bool{}
	for _, f := range screen.CopiedFormats() {
		if title := f.Title(words.English); seen[f] || strings.Contains(title, "(.") {
			t.Error(title)
		}
		seen[f] = true
	}
	if !seen[format.Line] || !seen[format.CSV] || seen[format.GNOME] {
		t.Error(seen)
	}
}

// TestCopyOfBoards: what is copied of a board is that board, or a sentence says why not.
func TestCopyOfBoards(t *testing.T) {
	for _, board := range []string{"easy", "mini", "diagonal", "killer"} {
		d := play(t)
		d.openText(textOf(board)())
		p, last := d.app.Session().Game.Puzzle(), "what was copied before"
		check := func(how string, marks bool, refused error) {
			t.Helper()
			text := d.toolkit.Clipboard().Content()
			if refused != nil {
				if said := d.status.label.Text(); strings.Contains(said, format.FPuzzlesURL.Name) || !strings.Contains(said, format.FPuzzlesURL.Title(d.lang)) {
					t.Errorf("%s, %s: a layout is not called as in the menu: %q", board, how, said)
				}
				if text != last || d.status.label.Text() != d.lang.Error(refused) {
					t.Errorf("%s, %s: %q, copied %.60q", board, how, d.status.label.Text(), text)
				}
				return
			}
			list, err := format.Parse(text)
			if err != nil || len(list) != 1 || !marks && list[0].Givens != p.Givens || !list[0].Shape.Equal(p.Shape) {
				t.Errorf("%s, %s: %.60q is another board: %v", board, how, text, err)
			}
		}
		d.toolkit.Clipboard().SetContent(last)
		d.menus.Run(d.action("copy"))
		check("copy", false, nil)
		for _, f := range format.Formats {
			d.toolkit.Clipboard().SetContent(last)
			screen.CopyAs(d.app, f)
			check(f.Name, f.Candidates, f.RefusesTitled(&p)) // with candidates, singles are digits, too
		}
	}
}
