package logic

import (
	"reflect"
	"strings"
	"sync"
	"testing"

	"sudoku/puzzle"
)

// TestConcurrent: searches that run at the same time find what each finds by itself. With the
// race detector it shows that what they share, they share rightly.
func TestConcurrent(t *testing.T) {
	var positions []puzzle.Position
	for _, file := range []string{"als.txt", "chain.txt", "fish.txt", "net.txt", "kraken.txt", "template.txt", "deep.txt"} {
		f := strings.SplitN(lines(t, file)[0], " ", 4)
		positions = append(positions, position(t, f[1], f[2]))
	}
	with := StepTechniques(false)
	for _, tech := range listed(slow | full | hodoku) {
		if tech.Level == puzzle.Extreme && !strings.Contains(tech.ID, "mutant") && !strings.Contains(tech.ID, "franken") {
			with = append(with, tech)
		}
	}
	first := func(pos *puzzle.Position) (found []Step) {
		for i := range with {
			if s, ok := Next(pos, with[i:i+1]); ok {
				s.Technique = nil // functions don't compare
				found = append(found, s)
			}
		}
		return found
	}
	serial := make([][]Step, len(positions))
	for i := range positions {
		serial[i] = first(&positions[i])
		if len(serial[i]) == 0 {
			t.Error(positions[i].Grid, "has no step")
		}
	}
	workers := 4
	if testing.Short() { // two are enough for the race detector
		workers = 2
	}
	var hunts sync.WaitGroup
	for worker := range workers {
		hunts.Go(func() {
			for n := range positions {
				i := (n + worker) % len(positions)
				if got := first(&positions[i]); !reflect.DeepEqual(got, serial[i]) {
					t.Errorf("%v: other steps than by itself", positions[i].Grid)
				}
			}
		})
	}
	hunts.Wait()
}
