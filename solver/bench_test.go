package solver

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// BenchmarkCount tells one solution from none and several, engine by engine and
// set by set: the samples or, where SUDOKU_SETS names a folder, each .txt file in
// it that has 81 characters on a line.
func BenchmarkCount(b *testing.B) {
	for _, e := range engines {
		b.Run(e.name, func(b *testing.B) {
			for _, set := range benchSets(b) {
				b.Run(set.name, func(b *testing.B) { benchCount(b, e, set.grids) })
			}
		})
	}
}

func benchCount(b *testing.B, e engine, grids []puzzle.Grid) {
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		e.count(&grids[i], 2)
		if i++; i == len(grids) {
			i = 0
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
	if e.guesses == nil {
		return
	}
	guesses := 0
	for i := range grids {
		e.count(&grids[i], 2)
		guesses += e.guesses()
	}
	b.ReportMetric(float64(guesses)/float64(len(grids)), "guesses/puzzle")
}

type benchSet struct {
	name  string
	grids []puzzle.Grid
}

func benchSets(b *testing.B) (sets []benchSet) {
	b.Helper()
	dir, ok := os.LookupEnv("SUDOKU_SETS")
	if !ok {
		dir = "testdata"
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.txt"))
	if len(files) == 0 {
		b.Fatalf("%s has no .txt file", dir)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		set := benchSet{name: strings.TrimSuffix(filepath.Base(file), ".txt")}
		for line := range strings.Lines(string(text)) {
			if g, ok := puzzle.ParseGrid(line[:min(len(line), 81)]); ok {
				set.grids = append(set.grids, g)
			}
		}
		sets = append(sets, set)
	}
	return sets
}

// BenchmarkRandom makes complete grids from nothing.
func BenchmarkRandom(b *testing.B) {
	var s Searcher
	var empty puzzle.Grid
	rng := newRand(1)
	b.ReportAllocs()
	for b.Loop() {
		s.Random(&empty, rng)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "grids/s")
}
