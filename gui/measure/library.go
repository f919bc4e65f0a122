//go:build measure

package main

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// manyKept is how many puzzles the library has that is measured.
const manyKept = 100_000

// Key codes in Xvfb.
const (
	keyShift, keyB       = 50, 56
	keyUp, keyDown       = 111, 116
	keyPageUp, keyPageDn = 112, 117
	keyU                 = 30
)

// libraries measures the library with many puzzles: the import, how it slows the start, the
// memory that the open page takes, and the time from a key to its display.
func (b *bench) libraries() error {
	list, err := puzzlesOf(b.puzzles)
	if err != nil {
		return err
	}
	if err := b.keep(list); err != nil {
		return err
	}
	if err := b.starts(b.desk, b.full); err != nil {
		return err
	}
	r, err := b.full.begin(b.screen)
	if err != nil {
		return err
	}
	defer r.end()
	if err := r.open(); err != nil {
		return err
	}
	time.Sleep(5 * time.Second)
	before, _ := r.memory()
	page := probesOf(r.picture())
	start := time.Now()
	r.key(keyPress, keyControl)
	r.with(keyShift, keyB)
	r.key(keyRelease, keyControl)
	if !until(20*time.Second, func() bool { return r.shows(page) < .5 }) {
		return fmt.Errorf("the library does not open")
	}
	fmt.Printf("the page after the key: %.0f ms\n", float64(time.Since(start))/1e6)
	r.rest()
	after, _ := r.memory()
	fmt.Printf("resident: %.0f MB before it, %.0f MB with %d puzzles\n", before, after, manyKept)
	for name, keys := range map[string][2]byte{"Down and Up": {keyDown, keyUp}, "Page down and up": {keyPageDn, keyPageUp}, "a letter and Backspace": {keyU, keyBack}} {
		if err := b.pressInLibrary(r, name, keys); err != nil {
			return err
		}
	}
	after, _ = r.memory()
	fmt.Printf("resident at the end: %.0f MB\n", after)
	return nil
}

// rest waits until nothing has changed for some seconds: the library is read, and sorted.
func (r *run) rest() {
	for last := r.picture(); ; {
		time.Sleep(4 * time.Second)
		now := r.picture()
		differ := 0
		for i := range now {
			if now[i] != last[i] {
				differ++
			}
		}
		if differ < 500 { // the caret blinks
			return
		}
		last = now
	}
}

// pressInLibrary presses two keys in turn, and measures the time to the first pixel.
func (b *bench) pressInLibrary(r *run, name string, keys [2]byte) error {
	watched := r.findPixels(keys)
	if len(watched) == 0 {
		return fmt.Errorf("nothing is seen of %s", name)
	}
	dice := rand.New(rand.NewPCG(3, 4))
	var times []float64
	for i := range presses {
		before := r.colours(watched)
		start := time.Now()
		r.press(keys[i%2])
		if !until(time.Second, func() bool { return r.changed(watched, before) }) {
			return fmt.Errorf("nothing is seen of %s", name)
		}
		times = append(times, float64(time.Since(start))/1e6)
		time.Sleep(300*time.Millisecond + time.Duration(dice.Int64N(int64(2*time.Second/60))))
	}
	fmt.Printf("%s to first pixel: median %.1f ms, 95 of 100 within %.1f ms\n", name, median(times), at(times, .95))
	return nil
}

// keep puts many puzzles into the library: those of a list, with their digits exchanged.
func (b *bench) keep(list []puzzle.Grid) error {
	dir := filepath.Join(b.full.home, "sudoku-desk")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	ctx := context.Background()
	l, err := library.Open(ctx, dir, store.Games{Dir: filepath.Join(dir, "games")})
	if err != nil {
		return err
	}
	c, err := l.Create(ctx, "Many")
	if err != nil {
		return err
	}
	start := time.Now()
	if _, err := l.Import(ctx, c.ID, exchanged(list), nil); err != nil {
		return err
	}
	fmt.Printf("import of %d puzzles: %.1f s\n", manyKept, time.Since(start).Seconds())
	return l.Close()
}

func exchanged(list []puzzle.Grid) iter.Seq2[puzzle.Puzzle, error] {
	dice := rand.New(rand.NewPCG(5, 6))
	return func(yield func(puzzle.Puzzle, error) bool) {
		for i := range manyKept {
			p := puzzle.Puzzle{Givens: list[i%len(list)], Title: fmt.Sprint("Puzzle ", i+1), Source: "Many"}
			to := dice.Perm(9)
			for c, d := range p.Givens {
				if d != 0 {
					p.Givens[c] = puzzle.Digit(to[d-1] + 1)
				}
			}
			if !yield(p, nil) {
				return
			}
		}
	}
}
