package cli

import (
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"sudoku/puzzle/format"
)

// BenchmarkLines runs the command on many lines; "nothing" only reads and writes them,
// without a solver.
func BenchmarkLines(b *testing.B) {
	const n = 100_000
	var text strings.Builder
	for i := range n {
		fmt.Fprintln(&text, turned(one, i))
	}
	run := func(name string, f func() int) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if status := f(); status != 0 {
					b.Fatal(status)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/line")
		})
	}
	for _, verb := range []string{"solve", "count", "convert --to line"} {
		run(verb, func() int {
			return Main(b.Context(), strings.Fields(verb), strings.NewReader(text.String()), io.Discard, io.Discard)
		})
	}
	run("nothing", func() int {
		c := &call{in: strings.NewReader(text.String()), out: io.Discard, err: io.Discard, workers: 1}
		return c.status(b.Context(), c.streamBatches(b.Context(), nil, linesChunk, func(context.Context) batchAnswerer {
			return func(q *gridBatch, to *answer) {
				for i := range q.all() {
					to.out = format.AppendSolution(to.out, &q.grids[i])
				}
			}
		}))
	})
}
