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

// A Timer is the clock of a game. It adds up the time played: without pauses, without the
// time that the computer slept, and without the time after the grid was finished.
//
// It adds the time since the last reading each time it is read, so that a jump of the system's
// clock loses no more than that. Nothing is lost where now is monotonic, as time.Now is.
type Timer struct {
	now      func() time.Time
	changed  func() // tells the game of a pause; it calls run
	paused   bool   // by the player
	held     bool   // while the game is not visible
	running  bool
	lastRead time.Time
	sum      time.Duration
}

// run lets the clock run, unless it is paused or held, or stops it.
func (t *Timer) run(on bool) {
	t.Elapsed()
	t.running = on && !t.paused && !t.held
}

func (t *Timer) set(d time.Duration) { t.sum, t.lastRead = d, t.now() }

// Elapsed returns the time played.
func (t *Timer) Elapsed() time.Duration {
	now := t.now()
	if d := now.Sub(t.lastRead); t.running && 0 < d && d <= maxGap {
		t.sum = min(t.sum+d, maxElapsed)
	}
	t.lastRead = now
	return t.sum
}

// Paused reports whether the player stopped the clock.
func (t *Timer) Paused() bool { return t.paused }

// Pause stops the clock. The caller hides the board until Resume.
func (t *Timer) Pause() { t.stop(&t.paused, true) }

// Resume starts the clock again.
func (t *Timer) Resume() { t.stop(&t.paused, false) }

// Hold stops the clock while the game is not visible, and starts it again. Unlike a
// pause it hides nothing and is not saved.
func (t *Timer) Hold(on bool) { t.stop(&t.held, on) }

func (t *Timer) stop(why *bool, on bool) {
	if *why != on {
		*why = on
		t.changed()
	}
}

// Running reports whether time is being counted.
func (t *Timer) Running() bool { return t.running }

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
