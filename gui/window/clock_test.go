package window

import (
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen"
)

// TestClockTimerOnlyWhileItRuns: while the clock is stopped there is no timer.
func TestClockTimerOnlyWhileItRuns(t *testing.T) {
	d := play(t)
	for _, step := range []struct {
		name string
		do   func()
		want clockRate
	}{
		{"playing", func() {}, ticking},
		{"paused", d.app.Play().TogglePause, stopped},
		{"resumed", d.app.Play().TogglePause, ticking},
		{"hidden", func() { d.menus.Run(d.action("clock")) }, hidden},
		{"away while hidden", func() { d.clock.leave(true) }, stopped},
		{"back", func() { d.clock.leave(false) }, hidden},
		{"shown", func() { d.menus.Run(d.action("clock")) }, ticking},
		{"a page in place of the game", d.openKeys, stopped},
		{"the game again", d.app.ShowPlay, ticking},
		{"the moves and branches of the game", d.openBranches, hidden},
		{"a save over them", func() { screen.SaveFile(d.app) }, stopped},
		{"the game once more", d.app.ShowPlay, ticking},
		{"drawing on it", d.openDraw, ticking},
		{"typing another", d.navigation.openEnter, stopped},
		{"away while typing", func() { d.clock.leave(true) }, stopped},
		{"back to the typing", func() { d.clock.leave(false) }, stopped},
		{"back to the game", d.app.ShowPlay, ticking},
		{"away", func() { d.clock.leave(true) }, stopped},
		{"paused while away", d.app.Play().TogglePause, stopped},
		{"back, still paused", func() { d.clock.leave(false) }, stopped},
		{"resumed by hand", d.app.Play().TogglePause, ticking},
		{"not stopped while away", func() { d.menus.Run(d.action("away")); d.clock.leave(true) }, ticking},
		{"stopped while away after all", func() { d.menus.Run(d.action("away")) }, stopped},
		{"another game while away", func() { d.pasteText(easy) }, stopped},
		{"back in it", func() { d.clock.leave(false) }, ticking},
		{"finished", d.solve, stopped},
		{"unfinished", d.undo, ticking},
	} {
		if step.do(); d.clock.timer.rate != step.want || (d.clock.timer.stop == nil) != (step.want == stopped) {
			t.Errorf("%s: %v, want %v", step.name, d.clock.timer.rate, step.want)
		}
	}
}

// TestClockStandsWhileTheGameIsNotInSight: what another page takes is not counted.
func TestClockStandsWhileTheGameIsNotInSight(t *testing.T) {
	d := play(t)
	d.now = d.now.Add(10 * time.Second)
	for _, open := range []func(){d.openSettings, d.openRecent, d.openPrint, d.openTechniques, d.openGuide, d.navigation.openEnter, d.navigation.openNew} {
		open()
		d.now = d.now.Add(time.Hour)
		d.app.ShowPlay()
		d.now = d.now.Add(time.Second)
	}
	if got := d.app.Session().Game.Clock.Elapsed(); got != 17*time.Second {
		t.Errorf("got %v, want %v", got, 17*time.Second)
	}
}

// TestClockTurnsPaleAndGoesOn: without the focus it shows the time at which it stopped,
// and the board is covered, as in a pause: it could be studied else.
func TestClockTurnsPaleAndGoesOn(t *testing.T) {
	d := play(t)
	d.now = d.now.Add(65 * time.Second)
	d.clock.tick()
	clock := d.head.clock
	if got := clock.Text(); got != "1:05" {
		t.Fatalf("got %q, want %q", got, "1:05")
	}
	d.clock.leave(true)
	d.now = d.now.Add(time.Hour)
	if d.Refresh(); clock.Text() != "1:05" || !d.covered() {
		t.Error(clock.Text(), d.covered())
	}
	d.clock.leave(false)
	if d.covered() {
		t.Error("covered after the return")
	}
	d.now = d.now.Add(time.Second)
	d.until(func() bool { return clock.Text() == "1:06" }) // a timer of a second at most
}

// covered reports whether the board shows a word in place of the game.
func (d *desk) covered() bool { return d.boardView().Paused != "" }

// TestCoveredWhileAway: the board is covered where the clock of its game stands because the
// player is away, and only there.
func TestCoveredWhileAway(t *testing.T) {
	d := play(t)
	d.clock.leave(true)
	for _, step := range []struct {
		name string
		do   func()
		want bool
	}{
		{"away", func() {}, true},
		{"the clock goes on while away", func() { d.menus.Run(d.action("away")) }, false},
		{"it stops after all", func() { d.menus.Run(d.action("away")) }, true},
		{"settings beside the board", d.openSettings, true},
		{"another puzzle on the board", d.navigation.openEnter, false},
		{"the game", d.app.ShowPlay, true},
		{"solved", func() { screen.Solve(d.app) }, false},
		{"another game", func() { d.pasteText(easy) }, true},
	} {
		if step.do(); d.covered() != step.want {
			t.Errorf("%s: covered: %v", step.name, d.covered())
		}
	}
	d.clock.leave(false)
	if d.covered() {
		t.Error("covered after the return")
	}
}

// TestPausedIsSaidOfTheGame: pages about something else have a status line of their own while
// the game is paused, without the focus too, and P does nothing there.
func TestPausedIsSaidOfTheGame(t *testing.T) {
	d := play(t)
	d.keys("p")
	for _, open := range []func(){d.openFewer, d.openStatistics, d.openRecent, d.openSettings} {
		open()
		for _, away := range []bool{false, true} {
			d.clock.leave(away)
			if d.app.ClearMessage(); strings.HasPrefix(statusText(d), "Paused") {
				t.Errorf("%T: %s", d.app.Top(), statusText(d))
			}
		}
		d.keys("p")
		d.app.ShowPlay()
		if d.app.ClearMessage(); !strings.HasPrefix(statusText(d), "Paused") {
			t.Error("over the game:", statusText(d))
		}
	}
}
