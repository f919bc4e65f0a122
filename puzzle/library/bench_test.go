package library

import (
	"testing"
)

// many returns a library of a hundred thousand puzzles.
func many(b *testing.B) *Library {
	l := open(b, b.TempDir())
	if _, err := l.Import(b.Context(), create(b, l, "many"), seq(shuffled(100_000, 2)...), nil); err != nil {
		b.Fatal(err)
	}
	return l
}

func BenchmarkSearch(b *testing.B) {
	l := many(b)
	for _, q := range []Query{{}, {Sort: ByTitle}, {Sort: ByTitle, Text: "p"}, {Text: "no 77"}, {Text: "hard 17..28 givens unsolved 2025"}, {View: Duplicates}, {Text: "paper 2025 -site"}} {
		b.Run(q.Text, func(b *testing.B) {
			for b.Loop() {
				if _, err := l.Search(b.Context(), q); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkImport(b *testing.B) {
	puzzles := shuffled(100_000, 2)
	for b.Loop() {
		l := open(b, b.TempDir())
		if _, err := l.Import(b.Context(), create(b, l, "many"), seq(puzzles...), nil); err != nil {
			b.Fatal(err)
		}
	}
}
