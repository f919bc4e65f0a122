//go:build measure

package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/solver"
)

const (
	indicatorTime = "number of solutions after the key, ms"
	indicatorBar  = 50
)

// Key codes in Xvfb.
const (
	keyE, keyControl            = 26, 37
	keyZero, keyDelete, keyBack = 19, 119, 22
)

// typingPause is the time between keys: of two presses of one key in the same
// millisecond, the toolkit takes the second one for a key repeat.
const typingPause = 12 * time.Millisecond

func keyOf(d puzzle.Digit) byte { return byte(9 + d) }

// indicators types puzzles of a file into the entry page and measures the time from the key
// that leaves one solution to the indicator that shows it.
func (b *bench) indicators() error {
	list, err := puzzlesOf(b.puzzles)
	if err != nil {
		return err
	}
	r, err := b.desk.begin(b.screen)
	if err != nil {
		return err
	}
	defer r.end()
	if err := r.open(); err != nil {
		return err
	}
	time.Sleep(3 * time.Second)
	r.with(keyControl, keyE)
	time.Sleep(time.Second)
	indicator := r.findIndicator(list[0])
	if len(indicator) < 20 {
		return fmt.Errorf("no indicator is to be seen")
	}
	for i, g := range list {
		fmt.Fprintf(os.Stderr, "\rindicator %d of %d ", i+1, len(list))
		at := turning(g)
		r.wipe()
		r.typeGrid(g[:at])
		time.Sleep(250 * time.Millisecond)
		start := time.Now()
		r.press(keyOf(g[at]))
		if !until(2*time.Second, func() bool { return r.shows(indicator) > .99 }) {
			return fmt.Errorf("the indicator does not turn for %v", g)
		}
		b.note(b.desk, indicatorTime, float64(time.Since(start))/1e6)
	}
	fmt.Fprintln(os.Stderr)
	return nil
}

func puzzlesOf(path string) (list []puzzle.Grid, err error) {
	f, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line, _, _ := strings.Cut(lines.Text(), ":")
		if g, ok := puzzle.ParseGrid(line); ok && solver.Count(g, 2) == 1 {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: no puzzles", path)
	}
	return list, nil
}

// turning returns the cell at which a puzzle typed in order has one solution for the
// first time.
func turning(g puzzle.Grid) int {
	for c := 80; ; c-- {
		before := g
		clear(before[c:])
		if solver.Count(before, 2) > 1 {
			return c
		}
	}
}

// findIndicator returns pixels of the indicator when it shows that there is one solution.
func (r *run) findIndicator(g puzzle.Grid) (indicator []probe) {
	r.wipe()
	r.typeGrid(g[:])
	time.Sleep(time.Second)
	good := theme.Light.Good
	for i, p := range r.picture() {
		if p == uint32(good.R)<<16|uint32(good.G)<<8|uint32(good.B) {
			indicator = append(indicator, probe{i, p})
		}
	}
	return sample(indicator, 60)
}

func (r *run) typeGrid(g []puzzle.Digit) {
	for _, d := range g {
		key := keyOf(d)
		if d == 0 {
			key = keyZero
		}
		r.press(key)
		time.Sleep(typingPause)
	}
}

// wipe clears the grid, from the cursor back to the first cell.
func (r *run) wipe() {
	r.press(keyDelete)
	for range 81 {
		r.press(keyBack)
		time.Sleep(typingPause)
	}
	time.Sleep(300 * time.Millisecond)
}
