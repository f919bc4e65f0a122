//go:build e2e && pictures && !headless

package gui_test

import (
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// An ownScreen is a picture of the window and what it shows, as package photo's TestScreens reads it
// from truth.json.
type ownScreen struct {
	File, Source, Givens, Entries string
	Marks                         [81][]puzzle.Digit
}

// TestOwnScreens writes pictures of the window with games, and truth.json, into the folder that
// SUDOKU_SCREENS names: as many as SUDOKU_OWN says.
func TestOwnScreens(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("SUDOKU_OWN"))
	folder := os.Getenv("SUDOKU_SCREENS")
	if n == 0 || folder == "" {
		t.Skip("SUDOKU_OWN and SUDOKU_SCREENS say nothing")
	}
	s := newScreenOf(t, "3840x2160x24")
	var truth []ownScreen
	for i := range n {
		rng := rand.New(rand.NewPCG(uint64(i), 7))
		look := []string{"light en_US", "dark en_US", "contrast en_US", "light zh_CN", "dark zh_CN"}[i%5]
		size := []image.Point{medium, image.Pt(900, 700), narrow, image.Pt(1400, 1000)}[rng.IntN(4)]
		o := ownScreen{File: fmt.Sprintf("own-%02d.png", i), Source: "own " + strings.Fields(look)[0]}
		game := o.play(rng, []float64{0, .2, .5, .9}[i%4], []float64{0, .5, 1}[i%3])
		file := filepath.Join(t.TempDir(), "game.sudoku")
		if err := os.WriteFile(file, []byte(game), 0o644); err != nil {
			t.Fatal(err)
		}
		c := *s
		c.T = t
		m := c.shootFile(shot{name: o.File, size: size, scale: 1 + i/2%2, look: look, keys: strings.Repeat("Down ", rng.IntN(4)) + strings.Repeat("Right ", 1+rng.IntN(5))}, file)
		f, err := os.Create(filepath.Join(folder, o.File))
		if err == nil {
			err = png.Encode(f, m)
		}
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
		truth = append(truth, o)
	}
	b, err := json.Marshal(truth)
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "truth.json"), b, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// play makes a game of which a share of the cells is filled, one in 25 of them wrongly, and a share of
// the others marked.
func (o *ownScreen) play(rng *rand.Rand, filled, marked float64) string {
	search := new(solver.Searcher)
	solution, _ := search.Random(&puzzle.Grid{}, rng)
	givens := solution
	for _, c := range rng.Perm(81) {
		less := givens
		if less[c] = 0; search.Count(&less, 2) == 1 && givens.Count() > 24+rng.IntN(6) {
			givens = less
		}
	}
	var b strings.Builder
	moves := 0
	move := func(action string, d puzzle.Digit, c puzzle.Cell) {
		moves++
		fmt.Fprintf(&b, "%s %d %v\n", action, d, c)
	}
	var entries puzzle.Grid
	for c, d := range solution {
		switch at := puzzle.Cell(c); {
		case givens[c] != 0:
		case rng.Float64() < filled:
			if rng.IntN(25) == 0 {
				d = d%9 + 1
			}
			entries[c] = d
			move("enter", d, at)
		case rng.Float64() < marked:
			for e := range puzzle.Digit(9) {
				if rng.IntN(3) == 0 || e+1 == d {
					o.Marks[c] = append(o.Marks[c], e+1)
					move("corner", e+1, at)
				}
			}
		}
	}
	o.Givens, o.Entries = givens.String(), entries.String()
	return fmt.Sprintf("sudoku-desk game 3\ngivens %s\ndate 2026-11-21\nclock 12:45\nat %d\n%s", givens, moves, b.String())
}
