package game

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// maxElapsed bounds what a file can put on the clock.
const maxElapsed = 100_000 * time.Hour

// maxGap is the longest time between two readings of the clock that counts as played.
// While the clock is shown it is read every second; while it is hidden it may be read
// at moves only. A longer gap means that the computer slept or its clock was set.
const maxGap = time.Hour

// A clock adds up the time between run(true) and run(false). It adds the time since the
// last reading each time it is read, so that a jump of the system's clock loses no more
// than that. Nothing is lost where now is monotonic, as time.Now is.
type clock struct {
	now      func() time.Time
	paused   bool // by the player
	held     bool // while the game is not visible
	running  bool
	lastRead time.Time
	sum      time.Duration
}

func (c *clock) run(on bool) {
	c.elapsed()
	c.running = on && !c.held
}

func (c *clock) set(d time.Duration) { c.sum, c.lastRead = d, c.now() }

func (c *clock) elapsed() time.Duration {
	now := c.now()
	if d := now.Sub(c.lastRead); c.running && 0 < d && d <= maxGap {
		c.sum = min(c.sum+d, maxElapsed)
	}
	c.lastRead = now
	return c.sum
}

// Elapsed returns the time played: without pauses, without the time that the computer
// slept, and without the time after the grid was finished.
func (g *Game) Elapsed() time.Duration { return g.clock.elapsed() }

// Paused reports whether the player stopped the clock.
func (g *Game) Paused() bool { return g.clock.paused }

// Pause stops the clock. The caller hides the board until Resume.
func (g *Game) Pause() { g.pause(true) }

// Resume starts the clock again.
func (g *Game) Resume() { g.pause(false) }

func (g *Game) pause(on bool) {
	if g.clock.paused != on {
		g.clock.paused = on
		g.changed()
	}
}

// Hold stops the clock while the game is not visible, and starts it again. Unlike a
// pause it hides nothing and is not saved.
func (g *Game) Hold(on bool) {
	if g.clock.held != on {
		g.clock.held = on
		g.changed()
	}
}

// Running reports whether time is being counted.
func (g *Game) Running() bool { return g.clock.running }

// Clock formats a time as 12:47, or from one hour as 1:02:03. Fractions of a second are
// dropped.
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
