package se

import (
	"context"
	"testing"
)

// BenchmarkRate rates the puzzles of each grade.
func BenchmarkRate(b *testing.B) {
	for _, g := range grades {
		b.Run(g.key, func(b *testing.B) {
			var list []ratedPuzzle
			for _, p := range ratedPuzzles(b) {
				if p.rating.ER.Grade() == g.key {
					list = append(list, p)
				}
			}
			if len(list) == 0 {
				b.Skip("no puzzles")
			}
			var r Rater
			for i := 0; b.Loop(); i++ {
				if _, err := r.Rate(context.Background(), &list[i%len(list)].grid); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
