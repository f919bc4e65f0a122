package game

import (
	"testing"
	"time"

	"sudoku/puzzle"
)

func TestClock(t *testing.T) {
	for _, c := range []struct {
		d    time.Duration
		want string
	}{
		{0, "0:00"}, {-time.Hour, "0:00"}, {999 * time.Millisecond, "0:00"}, {59 * time.Second, "0:59"},
		{12*time.Minute + 47*time.Second, "12:47"}, {time.Hour - 1, "59:59"}, {time.Hour, "1:00:00"},
		{time.Hour + 2*time.Minute + 3*time.Second, "1:02:03"}, {100 * time.Hour, "100:00:00"}, {maxElapsed, "100000:00:00"},
	} {
		if got := Clock(c.d); got != c.want {
			t.Errorf("%v: %s, want %s", c.d, got, c.want)
		}
		if d, ok := parseClock(c.want); !ok || d != max(c.d, 0).Truncate(time.Second) {
			t.Errorf("%s reads as %v, %v", c.want, d, ok)
		}
	}
	for _, s := range []string{"", "5", ":", "1:", ":10", "1:5", "1:60", "1:60:00", "1:00:60", "-1:00", "+1:00", "1:+1", "1:00:00:00",
		"100000:00:01", "2147483647:59:59", "99999999999:00", "1:00 ", "0x1:00"} {
		if d, ok := parseClock(s); ok {
			t.Errorf("%q reads as %v", s, d)
		}
	}
}

func TestPause(t *testing.T) {
	w := newWatch()
	g := New(puzzle.Puzzle{}, w.now)
	for i, step := range []struct {
		do   func()
		pass time.Duration
		want time.Duration
	}{
		{func() {}, 5 * time.Second, 5 * time.Second},
		{g.Clock.Pause, time.Hour, 5 * time.Second},
		{g.Clock.Pause, time.Hour, 5 * time.Second},
		{func() { g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(3)}) }, time.Hour, 5 * time.Second},
		{g.Clock.Resume, time.Second, 6 * time.Second},
		{func() { g.Undo() }, time.Second, 7 * time.Second},
		{func() {}, -time.Hour, 7 * time.Second},    // the system's clock was set back
		{func() {}, time.Hour + 1, 7 * time.Second}, // it jumps, or the computer slept
		{func() { g.Redo() }, time.Second, 8 * time.Second},
		{func() { g.Clock.Hold(true) }, time.Hour, 8 * time.Second},
		{func() { g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(4)}) }, time.Hour, 8 * time.Second},
		{g.Clock.Pause, time.Hour, 8 * time.Second},
		{func() { g.Clock.Hold(false) }, time.Hour, 8 * time.Second}, // still paused
		{g.Clock.Resume, time.Second, 9 * time.Second},
		{g.Restart, time.Second, 10 * time.Second},
		{func() {}, maxGap, time.Hour + 10*time.Second},
		{func() {}, maxElapsed, time.Hour + 10*time.Second},
		{func() { g.Clock.set(maxElapsed - 1) }, time.Second, maxElapsed},
	} {
		step.do()
		w.pass(step.pass)
		if got := g.Clock.Elapsed(); got != step.want {
			t.Errorf("step %d: %v, want %v", i, got, step.want)
		}
	}
}

// TestClockOfALoadedGame checks that the clock runs if the current grid is not finished,
// whichever moves were read last.
func TestClockOfALoadedGame(t *testing.T) {
	full := grid("143628579572139468986754231391542786468917352725863914237481695619275843854396127")
	p := puzzle.Puzzle{Givens: full}
	p.Givens[0], p.Givens[1] = 0, 0
	for _, c := range []struct {
		name string
		play func(g *Game)
		runs bool
	}{
		{"begun", func(g *Game) { enter(g, 1, 0) }, true},
		{"finished", func(g *Game) { enter(g, 1, 0); enter(g, 4, 1) }, false},
		{"looked back on", func(g *Game) { enter(g, 1, 0); enter(g, 4, 1); g.Undo() }, false},
		{"solved by the program, and undone", func(g *Game) { g.Do(Move{Action: Fill, Grid: full}); g.Undo() }, true},
		{"finished, with a branch", func(g *Game) {
			enter(g, 1, 0)
			enter(g, 5, 1)
			g.Undo()
			enter(g, 4, 1)
		}, false},
	} {
		w := newWatch()
		g := New(p, w.now)
		c.play(g)
		for _, g := range []*Game{g, reload(t, g, w)} {
			before := g.Clock.Elapsed()
			w.pass(time.Minute)
			if got := g.Clock.Elapsed() != before; got != c.runs || g.Clock.Running() != c.runs {
				t.Errorf("%s: it runs: %v, want %v", c.name, got, c.runs)
			}
		}
	}
}
