package session

import (
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"sudoku/puzzle/store"
)

// An idling is a Prefetcher whose player does nothing, in a bubble of synctest.
type idling struct {
	*Prefetcher
	t *testing.T
	q chan func()
}

func newIdling(t *testing.T, wanted ...Prefetch) *idling {
	q := make(chan func(), 100)
	p := NewPrefetcher(NewRunner(func(f func()) { q <- f }, nil), NewPuzzleSource(store.Games{Dir: t.TempDir()}), func() []Prefetch { return wanted })
	p.onBattery = func() bool { return false }
	return &idling{p, t, q}
}

// wait lets time pass, and returns the files of the puzzles that are ready then.
func (p *idling) wait(d time.Duration) []string {
	time.Sleep(d)
	for synctest.Wait(); len(p.q) > 0; synctest.Wait() {
		(<-p.q)()
	}
	list, _ := filepath.Glob(filepath.Join(p.source.stock.Dir, "*"))
	return list
}

// TestPrefetch: half a minute after the last key puzzles are made, no more than are wanted of
// each order; nothing is made on battery.
func TestPrefetch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newIdling(t, Prefetch{ParsePuzzleOrder("difficulty=easy symmetry=half-turn"), 3}, Prefetch{ParsePuzzleOrder("clues=30..32"), 2})
		p.Used()
		if got := p.wait(29 * time.Second); len(got) > 0 {
			t.Errorf("got %d puzzles after 29 seconds, want 0", len(got))
		}
		p.Used()
		if got := p.wait(29 * time.Second); len(got) > 0 {
			t.Errorf("got %d puzzles 29 seconds after another key, want 0", len(got))
		}
		battery := true
		p.onBattery = func() bool { return battery }
		if got := p.wait(2 * time.Second); len(got) > 0 || p.jobs.Busy() {
			t.Errorf("got %d puzzles on battery, want 0", len(got))
		}
		battery = false
		if got := p.wait(chargeFor); len(got) == 0 {
			t.Error("got no puzzle after charging")
		}
		got := p.wait(time.Hour)
		if len(got) != 5 || p.jobs.Busy() {
			t.Errorf("got %d puzzles, at work %t; want 5, false", len(got), p.jobs.Busy())
		}
		for _, path := range got[:3] {
			os.Remove(path)
		}
		p.Used()
		if got := p.wait(31 * time.Second); len(got) == 2 || p.stop != nil {
			t.Errorf("got %d puzzles after three were used, timer runs %t; want more than 2, false", len(got), p.stop != nil)
		}
		p.Close()
	})
}

// TestPrefetchStops: a key ends the work at once, and so does the end of the window.
func TestPrefetchStops(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newIdling(t, Prefetch{ParsePuzzleOrder("difficulty=extreme minimal=yes symmetry=both-diagonals"), 2})
		p.Used()
		time.Sleep(31 * time.Second)
		synctest.Wait()
		(<-p.q)()
		if !p.jobs.Busy() {
			t.Fatal("the work has not begun")
		}
		p.Used()
		if p.jobs.Busy() || p.stop == nil {
			t.Errorf("after a key: at work %t, timer runs %t; want false, true", p.jobs.Busy(), p.stop != nil)
		}
		p.Close() // the bubble ends only if no goroutine is left
	})
}
