package window

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// shelf opens a desk on a store of n games, a minute apart; every third is finished.
func shelf(t *testing.T, n int) *desk {
	s := store.Games{Dir: t.TempDir()}
	givens, _ := puzzle.ParseGrid(easy)
	full, _ := puzzle.ParseGrid(easySolution)
	for i := range n {
		p := puzzle.Puzzle{Givens: givens, Title: fmt.Sprint("game ", i), Date: "2026-11-21"}
		if i%3 == 2 {
			p.Entries = full
		}
		name := fmt.Sprintf("20261121-%06d%s", i, store.Ext)
		if err := s.Save(name, game.New(p, time.Now)); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC).Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(s.Path(name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	return openDesk(t, s.Dir, "")
}

// row waits until all is known of a row of the page.
func (d *desk) row(i int) (r page.RecentRow) {
	d.t.Helper()
	d.until(func() bool {
		r = d.recentRow(i, 65)
		s := d.Window.recent.seen[d.Window.recent.list[i].Name]
		return s != nil && s.rated
	})
	return d.recentRow(i, 65)
}

func TestRecentListsTheNewestFirst(t *testing.T) {
	d := shelf(t, 7) // game 6 is at hand
	d.openRecent()
	if n := len(d.Window.recent.list); n != 6 {
		t.Fatal(n, "games")
	}
	for i, want := range []string{"game 5", "game 4", "game 3"} {
		r := d.row(i)
		if r.Title != want || r.Finished != (i == 0) || r.Picture.Rect.Dx() != 65 {
			t.Errorf("row %d: %+v", i, r)
		}
		if i == 1 && (!strings.Contains(r.Line, "Easy") || !strings.Contains(r.Line, "30 of 81") || r.When != "Yesterday, 09:04") {
			t.Error(r.Line, r.When)
		}
	}
	d.win.Canvas().Focus(d.Window.recent.page.Focus())
	d.Window.recent.page.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	d.Window.recent.page.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if d.title() != "game 4" {
		t.Error("it opened", d.title())
	}
	d.openRecent()
	if got := d.row(0).Title; got != "game 4" && got != "game 6" {
		t.Error("the newest is", got)
	}
}

// TestRecentKeys: what is lit is what the keys mean, without a step and when the last
// row has gone.
func TestRecentKeys(t *testing.T) {
	for _, c := range []struct {
		keys []fyne.KeyName
		want string // is opened
	}{
		{[]fyne.KeyName{fyne.KeyReturn}, "game 2"},
		{[]fyne.KeyName{fyne.KeyUp, fyne.KeyReturn}, "game 2"},
		{[]fyne.KeyName{fyne.KeyDelete, fyne.KeyReturn}, "game 1"},
		{[]fyne.KeyName{fyne.KeyEnd, fyne.KeyDelete, fyne.KeyReturn}, "game 1"},
		{[]fyne.KeyName{fyne.KeyDelete, fyne.KeyDelete, fyne.KeyDelete, fyne.KeyDelete, fyne.KeyReturn}, "game 3"},
	} {
		d := shelf(t, 4) // game 3 is at hand
		d.openRecent()
		for _, k := range c.keys {
			d.Window.recent.page.Focus().TypedKey(&fyne.KeyEvent{Name: k})
		}
		if d.title() != c.want {
			t.Errorf("%v: %q, want %q", c.keys, d.title(), c.want)
		}
	}
}

// TestRecentReadsWhatIsSeen: of hundreds of games only those on the screen are read.
func TestRecentReadsWhatIsSeen(t *testing.T) {
	d := shelf(t, 500)
	d.win.Resize(fyne.NewSize(1100, 780))
	d.openRecent()
	for i := range 400 { // scrolled past, in one go
		d.recentRow(i, 65)
	}
	d.row(399)
	if n := len(d.Window.recent.seen); n > 3*maxWant {
		t.Error(n, "games were read")
	}
}

func TestForgottenGameComesBack(t *testing.T) {
	d := shelf(t, 4)
	d.openRecent()
	names := slices.Clone(d.Window.recent.list)
	d.row(1)
	d.Window.recent.page.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	d.Window.recent.page.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	if _, err := os.Stat(d.Store.Path(names[1].Name)); err == nil || len(d.Window.recent.list) != 2 {
		t.Fatal("it is not put away")
	}
	if d.goneTitle() != "game 1" {
		t.Error(d.goneTitle())
	}
	d.restore()
	if !slices.Equal(d.Window.recent.list, names) {
		t.Error("the list is", d.Window.recent.list)
	}
	if got := d.row(1).Title; got != "game 1" {
		t.Error(got)
	}
}
