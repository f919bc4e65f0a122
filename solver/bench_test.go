package solver

import (
	"testing"

	"sudoku/puzzle"
)

// BenchmarkCount tells one solution from several on each sample file.
func BenchmarkCount(b *testing.B) {
	for _, name := range []string{"easy", "17-clue", "hardest"} {
		b.Run(name, func(b *testing.B) {
			list := readSamples(b, name)
			var s Searcher
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				s.Count(&list[i%len(list)].grid, 2)
				i++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
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
