package format_test

import (
	"bytes"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

const sampleLine = "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7"

// BenchmarkScan reads a thousand puzzles of each layout.
func BenchmarkScan(b *testing.B) {
	g, _ := puzzle.ParseGrid(sampleLine)
	ps := make([]puzzle.Puzzle, 1000)
	for i := range ps {
		ps[i].Givens = g
	}
	for _, f := range format.Formats {
		b.Run(f.Name, func(b *testing.B) {
			var text strings.Builder
			if err := f.Write(&text, ps); err != nil {
				b.Fatal(err)
			}
			b.SetBytes(int64(text.Len()))
			b.ReportAllocs()
			for b.Loop() {
				n := 0
				for _, err := range format.Scan(strings.NewReader(text.String())) {
					if err != nil {
						b.Fatal(err)
					}
					n++
				}
				if n != len(ps) {
					b.Fatalf("got %v, want %v", n, len(ps))
				}
			}
			b.ReportMetric(float64(b.N)*float64(len(ps))/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}

func BenchmarkWrite(b *testing.B) {
	g, _ := puzzle.ParseGrid(sampleLine)
	ps := make([]puzzle.Puzzle, 1000)
	for i := range ps {
		ps[i].Givens = g
	}
	for _, f := range format.Formats {
		b.Run(f.Name, func(b *testing.B) {
			var text bytes.Buffer
			b.ReportAllocs()
			for b.Loop() {
				text.Reset()
				if err := f.Write(&text, ps); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)*float64(len(ps))/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}

// BenchmarkLines reads and writes a thousand simple lines.
func BenchmarkLines(b *testing.B) {
	text := strings.Repeat(sampleLine+"\n", 1000)
	grids := make([]puzzle.Grid, 2000)
	b.Run("read", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			n := 0
			for _, err := range format.ScanLines(strings.NewReader(text), func(l *format.Lines) bool {
				_, k := l.ReadSimple(grids)
				n += k
				l.Free()
				return true
			}) {
				b.Fatal(err)
			}
			if n != 1000 {
				b.Fatalf("got %v, want %v", n, 1000)
			}
		}
	})
	b.Run("write", func(b *testing.B) {
		var out []byte
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			out = out[:0]
			for i := range grids[:1000] {
				out = format.AppendSolution(out, &grids[i])
			}
		}
	})
}
