package home

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// TestBackup: what was played in one home is there in another, once, with the settings that
// nothing was chosen for there.
func TestBackup(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Start(d.Session().Game.Puzzle())
	d.Enter([2]int{1, 4})
	name := d.Session().Name
	d.Prefs().SetString(screen.PrefTheme, "dark")
	Backup(d.App)
	d.Settle()
	s, ok := d.Shown().(*screentest.SavePage)
	if !ok || s.Order.Title != "backup.title" {
		t.Fatalf("%T", d.Shown())
	}
	path := filepath.Join(t.TempDir(), "kept.zip")
	if err := s.Order.Work(t.Context(), path, 0); err != nil {
		t.Fatal(err)
	}
	if head, err := os.ReadFile(path); err != nil || !library.IsRecord(head[:64]) {
		t.Error("not known as a backup", err)
	}
	d.Close()

	other := screentest.NewDesk(t, screentest.Easy)
	for i, want := range []string{"1 new game", other.Page.T("restore.nothing")} {
		Restore(other.App, path)
		other.Settle()
		if _, home := other.Shown().(*Home); !home || !strings.Contains(other.Said, want) {
			t.Errorf("time %d: %T says %q", i+1, other.Shown(), other.Said)
		}
	}
	if g, _, err := other.Sessions().Store.Load(name, other.Sessions().Now); err != nil || g.State() != d.Session().Game.State() {
		t.Error("the game:", err)
	}
	Restore(other.App, filepath.Join(t.TempDir(), "none.zip"))
	if other.Settle(); !strings.Contains(other.Said, "none.zip") {
		t.Errorf("of a file that isn't there it says %q", other.Said)
	}
	other.Close()
}

// TestAdopt: settings are taken over only where nothing was chosen.
func TestAdopt(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	p := d.Prefs()
	p.SetString(screen.PrefTheme, "light")
	p.SetBool(screen.PrefClock, true)
	if p.Adopt(map[string]any{screen.PrefTheme: "dark", screen.PrefClock: false}) {
		t.Error("it changes what was chosen")
	}
	if p.Adopt(map[string]any{screen.PrefPen: true, screen.PrefDay: "2026-11-20", screen.PrefWidth: 900.}) || p.On(screen.PrefPen) {
		t.Error("it turns the pen on")
	}
	if !p.Adopt(map[string]any{screen.PrefLanguage: "en", screen.PrefStill: true, screen.PrefText: 1.5, "strange": nil}) {
		t.Error("it takes nothing")
	}
	if p.String(screen.PrefTheme) != "light" || !p.On(screen.PrefClock) || p.String(screen.PrefLanguage) != "en" || !p.On(screen.PrefStill) || p.Text() != 1.5 {
		t.Error("settings are wrong")
	}
}

// TestHomeRestored: after a backup is restored Home shows the games that there are now: which to go
// on with, which of today is offered, and how many more were begun.
func TestHomeRestored(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	var backups []string
	for i := range 3 {
		backups = append(backups, filepath.Join(t.TempDir(), "b.zip"))
		if i > 0 {
			d.Start(puzzle.Puzzle{Givens: screentest.Renumbered(screentest.Easy, i), Title: []string{"", "First", "Second"}[i]})
			d.Enter([2]int{1, i + 3})
			at := time.Date(2026, 11, 20, 9, i, 0, 0, time.UTC)
			name := d.Session().Name
			d.Session().Close()
			d.BeginWith(screentest.Easy)
			if err := os.Chtimes(d.Sessions().Store.Path(name), at, at); err != nil {
				t.Fatal(err)
			}
		}
		Backup(d.App)
		d.Settle()
		if err := d.Shown().(*screentest.SavePage).Order.Work(t.Context(), backups[i], 0); err != nil {
			t.Fatal(err)
		}
	}
	d.Close()
	other := screentest.NewDesk(t, screentest.Easy)
	home(other)
	for i, want := range []struct{ title, others string }{{"", ""}, {"First", ""}, {"Second", "1 more begun"}} {
		Restore(other.App, backups[i])
		other.Settle()
		c := other.Shown().(*Home).shown.card
		if i > 0 && c.title != want.title || c.others != want.others {
			t.Errorf("after backup %d Home says %q, %q", i, c.title, c.others)
		}
	}
	other.Close()
}
