package window

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// TestRescue: a panic of the window loses no moves, and is reported once.
func TestRescue(t *testing.T) {
	d := play(t)
	dir := d.Store.Dir
	d.keys("right 4")
	was := d.app.Session().Game.State()
	if was.Grid[1] != 4 {
		t.Fatal("nothing is played")
	}
	Rescue(d.Window, words.English, errors.New("x"))
	for _, told := range []bool{true, false} {
		next := openDesk(t, dir, "")
		if next.app.Session().Game.State() != was {
			t.Error("another game goes on")
		}
		if text := next.status.label.Text(); strings.Contains(text, "crashed last time") != told {
			t.Errorf("it says %q", text)
		}
		next.app.Session().Close()
	}
	if reports, _ := filepath.Glob(filepath.Join(dir, "report-*.txt")); len(reports) != 1 {
		t.Error("reports:", reports)
	}
}

// broken is a screen that can't be closed.
type broken struct{ screen.Screen }

func (broken) Close() { panic("broken") }

// TestRescueWhatPanics: what can't be saved does not keep anything else from being
// saved.
func TestRescueWhatPanics(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	was := d.app.Session().Game.State()
	d.navigation.openEnter()
	d.keys("7")
	d.app.Push(broken{d.app.Top()})
	Rescue(d.Window, words.English, "x")
	g, _, err := d.Store.Load(d.app.Session().Name, d.Now)
	if err != nil || g.State() != was {
		t.Error("the game at hand:", err)
	}
	typed, _, err := d.Store.Load("entry.sudoku", d.Now)
	if err != nil || typed.State().Grid[0] != 7 {
		t.Error("what was typed:", err)
	}
}

// TestJobFails: a job that panics shows a message and leaves a report, and play goes on.
func TestJobFails(t *testing.T) {
	d := play(t)
	session.Start(d.app.Tasks().Jobs(), func(context.Context, func(int)) (int, error) { panic("x") }, func(int) {}, func(int, error) {})
	d.until(func() bool { return strings.Contains(d.status.label.Text(), "report-") })
	text := d.status.label.Text()
	path := text[strings.Index(text, d.Store.Dir):]
	if b, err := os.ReadFile(strings.TrimSuffix(path, ".")); err != nil || !strings.Contains(string(b), "TestJobFails") {
		t.Errorf("%v\n%s", err, b)
	}
	d.keys("right 4")
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("play does not go on")
	}
	if next := reportsIn(d.Store).Unseen(); next != "" {
		t.Errorf("it is told again: got %q, want %q", next, "")
	}
}
