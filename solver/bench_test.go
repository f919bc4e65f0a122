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

// benchCount asks about the whole set at a time, so that ns/op is that of the set.
func benchCount(b *testing.B, e engine, grids []puzzle.Grid) {
	b.ReportAllocs()
	counts := make([]int, len(grids))
	for b.Loop() {
		if e.many != nil {
			e.many(grids, counts)
			continue
		}
		for i := range grids {
			counts[i] = e.count(&grids[i], 2)
		}
	}
	done := float64(b.N) * float64(len(grids))
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/done, "ns/puzzle")
	b.ReportMetric(done/b.Elapsed().Seconds(), "puzzles/s")
	if e.guesses != nil {
		b.ReportMetric(float64(guessesFor(e, grids, counts))/float64(len(grids)), "guesses/puzzle")
	}
}

func guessesFor(e engine, grids []puzzle.Grid, counts []int) (n int) {
	if e.many != nil {
		e.many(grids, counts)
		return e.guesses()
	}
	for i := range grids {
		e.count(&grids[i], 2)
		n += e.guesses()
	}
	return n
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
