package window

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/session"
)

// manyPuzzles are n that differ: the easy one with its digits renamed.
func manyPuzzles(n int) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(strings.Map(func(r rune) rune {
			if r == '0' {
				return r
			}
			return '1' + (r-'1'+rune(i))%9
		}, easy))
		out.WriteByte('\n')
	}
	return out.String()
}

// collected waits for all puzzles of the file.
func (d *desk) collected() *collection {
	d.t.Helper()
	d.until(func() bool { return d.collection != nil && !d.collection.reading })
	return d.collection
}

func TestCollection(t *testing.T) {
	d := play(t)
	path := filepath.Join(t.TempDir(), "many.sdm")
	if err := os.WriteFile(path, []byte(manyPuzzles(3)+"12345\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.openPaths([]string{path})
	d.allOpened()
	c := d.collected()
	if len(c.read.List) != 3 || c.read.Faulty != 1 || !strings.Contains(d.collectionNote(), "1 could not be read") {
		t.Fatal(len(c.read.List), d.collectionNote())
	}
	if d.view().State.Grid != c.read.List[0].Givens {
		t.Error("the board does not show the first")
	}
	list := c.page.Focus()
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	before := d.session.Game.State()
	if d.keys("4"); d.view().State.Grid != c.read.List[1].Givens || d.session.Game.State() != before {
		t.Error("the board does not show the chosen one alone")
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	second := d.session.Name
	if p := d.session.Game.Puzzle(); p.Givens != c.read.List[1].Givens || p.Source != "many.sdm" || !strings.Contains(d.status.Text(), "Puzzle 2 of 3") {
		t.Fatal(p.Title, p.Source, d.status.Text())
	}
	d.keys("4")
	d.action("nextof").Run()
	if d.session.Game.Puzzle().Givens != c.read.List[2].Givens || d.hasNextOf() {
		t.Error("the next is", d.session.Game.Puzzle().Title)
	}
	d.showCollection()
	if !d.collectionRow(1, 65).Begun || d.collectionRow(0, 65).Begun {
		t.Error("the page does not tell which were begun")
	}
	d.openOf(1)
	if d.session.Name != second || d.session.Game.State().Grid == d.session.Game.Puzzle().Givens {
		t.Error("it was begun again")
	}
}

// TestCollectionReadsWhatIsSeen: of thousands of puzzles only those on the screen are
// painted and rated.
func TestCollectionReadsWhatIsSeen(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	d.openText(manyPuzzles(10000))
	if d.page() != page.Page(d.collection.page) {
		t.Fatalf("%T", d.page())
	}
	c := d.collected()
	for i := range 9000 {
		d.collectionRow(i, 65)
	}
	d.until(func() bool {
		d.collectionRow(8999, 65)
		r := c.rows[8999]
		return r != nil && r.rated
	})
	if n := len(c.rows); n > 4*maxWant {
		t.Error(n, "puzzles were painted")
	}
	row := d.collectionRow(8999, 65)
	if row.Title != fmt.Sprint("Puzzle ", 9000) || !strings.Contains(row.Line, "Easy") || row.Picture == nil {
		t.Errorf("%+v", row)
	}
}

// TestCollectionAtTheStart: the game at hand is there behind the list.
func TestCollectionAtTheStart(t *testing.T) {
	d := shelf(t, 2)
	d.session.Close()
	path := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(path, []byte(manyPuzzles(2)), 0o600); err != nil {
		t.Fatal(err)
	}
	e := openDesk(t, d.Store.Dir, path)
	if e.page() != page.Page(e.collected().page) || e.title() != "game 1" {
		t.Errorf("%T, %s", e.page(), e.title())
	}
	e.leaveCollection()
	if e.page() != page.Page(e.play) {
		t.Errorf("back leads to %T", e.page())
	}
}

// TestCollectionTakesOver: what Recent was still reading holds nothing up.
func TestCollectionTakesOver(t *testing.T) {
	d := play(t)
	d.openText(manyPuzzles(3))
	c := d.collected()
	d.openRecent()
	session.Start(d.recentJob, func(ctx context.Context, _ func(int)) (int, error) {
		<-ctx.Done()
		return 0, nil
	}, func(int) {}, func(int, error) { t.Error("it went on") })
	d.showCollection()
	d.collectionRow(0, 66)
	d.until(func() bool {
		r := c.rows[0]
		return r != nil && r.picture.Rect.Dx() == 66
	})
}

// TestNoGameToGoBackTo: where a list was opened before there was any game, Escape leads
// to a new one and not to an empty board.
func TestNoGameToGoBackTo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(path, []byte(manyPuzzles(9)), 0o600); err != nil {
		t.Fatal(err)
	}
	d := openDesk(t, t.TempDir(), path)
	d.collected()
	for range 2 {
		d.keys("esc")
		if _, ok := d.page().(*page.New); !ok {
			t.Fatalf("Escape leads to %T", d.page())
		}
	}
}
