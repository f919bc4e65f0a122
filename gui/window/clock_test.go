package window

import (
	"testing"
	"time"
)

// TestClockIsLookedAtOnlyWhileItRuns: where it stands no timer is left.
func TestClockIsLookedAtOnlyWhileItRuns(t *testing.T) {
	d := play(t)
	for _, step := range []struct {
		name string
		do   func()
		want beat
	}{
		{"playing", func() {}, ticking},
		{"paused", d.togglePause, still},
		{"resumed", d.togglePause, ticking},
		{"hidden", func() { d.menus.fire(d.action("clock")) }, unseen},
		{"away while hidden", func() { d.clock.leave(true) }, still},
		{"back", func() { d.clock.leave(false) }, unseen},
		{"shown", func() { d.menus.fire(d.action("clock")) }, ticking},
		{"a page without a clock", d.openKeys, unseen},
		{"the game again", d.Home, ticking},
		{"away", func() { d.clock.leave(true) }, still},
		{"paused while away", d.togglePause, still},
		{"back, still paused", func() { d.clock.leave(false) }, still},
		{"resumed by hand", d.togglePause, ticking},
		{"not stopped while away", func() { d.menus.fire(d.action("away")); d.clock.leave(true) }, ticking},
		{"stopped while away after all", func() { d.menus.fire(d.action("away")) }, still},
		{"another game while away", func() { d.pasteText(easy) }, still},
		{"back in it", func() { d.clock.leave(false) }, ticking},
		{"finished", d.solve, still},
		{"unfinished", d.undo, ticking},
	} {
		if step.do(); d.clock.watch.beat != step.want || (d.clock.watch.stop == nil) != (step.want == still) {
			t.Errorf("%s: %v, want %v", step.name, d.clock.watch.beat, step.want)
		}
	}
}

// TestClockTurnsPaleAndGoesOn: away it shows when it stopped, and hides no board.
func TestClockTurnsPaleAndGoesOn(t *testing.T) {
	d := play(t)
	d.now = d.now.Add(65 * time.Second)
	d.clock.tick()
	clock := d.head.clock
	if got := clock.Text(); got != "1:05" {
		t.Fatal(got)
	}
	d.clock.leave(true)
	d.now = d.now.Add(time.Hour)
	if d.Refresh(); clock.Text() != "1:05" || d.view().Paused != "" {
		t.Error(clock.Text(), d.view().Paused)
	}
	d.clock.leave(false)
	d.now = d.now.Add(time.Second)
	d.until(func() bool { return clock.Text() == "1:06" }) // a timer of a second at most
}
