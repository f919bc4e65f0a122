package window

import (
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
)

// TestWordsOfEntry: text typed into the fields goes into the details of the puzzle and
// not to the board.
func TestWordsOfEntry(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(easy)
	d.entering().SetDetails(puzzle.Puzzle{Title: "No. 8,214", Source: "Evening paper", Date: "21 Nov 2026"})
	d.entering().SetStars(4)
	if d.typed() != rowsOf(easy) {
		t.Errorf("got %v, want %v", d.typed(), rowsOf(easy))
	}
	d.rebuild() // the fields still show it
	table.OpenDetails(d.app)
	d.keys("esc")
	if !d.typing() {
		t.Errorf("Escape leads from the words to %T", d.page())
	}
	d.entering().PlayThen(func(*screen.App) {})
	p := d.app.Session().Game.Puzzle()
	if p.Title != "No. 8,214" || p.Source != "Evening paper" || p.Date != "21 Nov 2026" || page.Stars(p.Level) != 4 {
		t.Errorf("%q %q %q %q", p.Title, p.Source, p.Date, p.Level)
	}
	d.navigation.openEnter()
	if q := d.entering().Entry().Game.Puzzle(); q.Title != "" || d.typed() != "" {
		t.Error("the next one begins with", q.Title, d.typed())
	}
}

// TestSaveWhatIsTyped: while a puzzle is typed, Save writes that puzzle with its
// details, and typing goes on.
func TestSaveWhatIsTyped(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(spoiled)
	d.entering().SetDetails(puzzle.Puzzle{Title: "No. 8,214"})
	for _, name := range []string{"a.sdk", "a.sudoku"} {
		screen.SaveFile(d.app)
		path := filepath.Join(t.TempDir(), name)
		d.saveAt(path)
		if !d.typing() {
			t.Fatalf("%s: it leads to %T", name, d.page())
		}
		p := d.readBack(path)
		if want, _ := puzzle.ParseGrid(spoiled); p.Givens != want || p.Title != "No. 8,214" {
			t.Errorf("%s: %q %v", name, p.Title, p.Givens)
		}
	}
}

// TestEscapeKeepsEntry: Escape says that the typed puzzle is kept, and it is.
func TestEscapeKeepsEntry(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.keys("esc")
	if strings.Contains(d.status.label.Text(), d.T("enter.kept")) {
		t.Error("nothing was typed, but it says:", d.status.label.Text())
	}
	d.navigation.openEnter()
	d.entryTyped(easy)
	d.keys("esc")
	if d.typing() || !strings.Contains(d.status.label.Text(), d.T("enter.kept")) {
		t.Errorf("%T: %q", d.page(), d.status.label.Text())
	}
	if d.navigation.openEnter(); d.typed() != "" {
		t.Errorf("the next page has: got %q, want %q", d.typed(), "")
	}
	if d.keys("g"); d.typed() != rowsOf(easy) {
		t.Errorf("it goes on with: got %v, want %v", d.typed(), rowsOf(easy))
	}
}

// TestClearedEntry: clearing shows a message, whatever was shown before, and one undo
// restores everything.
func TestClearedEntry(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.toolkit.Clipboard().SetContent(easy)
	d.opener.paste()
	d.allOpened()
	d.clearEntry()
	if d.typed() != "" || !strings.HasPrefix(d.status.label.Text(), d.T("enter.cleared")) {
		t.Errorf("%q: %q", d.typed(), d.status.label.Text())
	}
	d.keys("ctrl+z")
	if d.typed() != rowsOf(easy) {
		t.Errorf("got %v, want %v", d.typed(), rowsOf(easy))
	}
}
