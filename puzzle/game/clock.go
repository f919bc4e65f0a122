package game

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// maxElapsed bounds what a file can put on the clock.
const maxElapsed = 100_000 * time.Hour

// longest is the longest time without a move or a look at the clock that counts as
// played. Shown, the clock is looked at every second; hidden, it may be at moves
// alone. More than that is a computer that slept, or a clock that was set.
const longest = time.Hour

// A clock adds up the time between run(true) and run(false). It goes from look to
// look, so that a jump of the system's clock loses no more than the time since the
// last one: where readings of now are monotonic, as those of time.Now are, nothing.
type clock struct {
	now     func() time.Time
	paused  bool // by the player
	held    bool // while nobody looks
	running bool
	looked  time.Time
	sum     time.Duration
}

func (c *clock) run(on bool) {
	c.elapsed()
	c.running = on && !c.held
}

func (c *clock) set(d time.Duration) { c.sum, c.looked = d, c.now() }

func (c *clock) elapsed() time.Duration {
	now := c.now()
	if d := now.Sub(c.looked); c.running && 0 < d && d <= longest {
		c.sum = min(c.sum+d, maxElapsed)
	}
	c.looked = now
	return c.sum
}

// Elapsed returns the time played: without pauses, without the sleep of the
// computer, and not after the grid was finished.
func (g *Game) Elapsed() time.Duration { return g.clock.elapsed() }

// Paused reports whether the player stopped the clock.
func (g *Game) Paused() bool { return g.clock.paused }

// Pause stops the clock. Who shows the game hides the board meanwhile.
func (g *Game) Pause() { g.pause(true) }

// Resume lets the clock run on.
func (g *Game) Resume() { g.pause(false) }

func (g *Game) pause(on bool) {
	if g.clock.paused != on {
		g.clock.paused = on
		g.changed()
	}
}

// Hold stops the clock while nobody looks at the game, and lets it run on. Unlike a
// pause it hides nothing and is not saved.
func (g *Game) Hold(on bool) {
	if g.clock.held != on {
		g.clock.held = on
		g.changed()
	}
}

// Running reports whether time is being counted.
func (g *Game) Running() bool { return g.clock.running }

// Clock writes a time as clocks do: 12:47, or 1:02:03 from an hour up. Parts of a
// second are dropped.
func Clock(d time.Duration) string {
	s := int64(max(d, 0) / time.Second)
	if s < 3600 {
		return fmt.Sprintf("%d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}

// parseClock reads what Clock writes, up to maxElapsed.
func parseClock(text string) (time.Duration, bool) {
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return 0, false
	}
	var sum time.Duration
	for i, p := range parts {
		n, err := strconv.ParseUint(p, 10, 31)
		if err != nil || i > 0 && (len(p) != 2 || n > 59) {
			return 0, false
		}
		if sum = sum*60 + time.Duration(n)*time.Second; sum > maxElapsed {
			return 0, false
		}
	}
	return sum, true
}
