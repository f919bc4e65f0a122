package lesson

import (
	"slices"
	"testing"
	"time"
)

// BenchmarkPosition measures how long a learner waits for a position of each technique: the
// median, because a few seeds take much longer than the others.
func BenchmarkPosition(b *testing.B) {
	for _, l := range onClassic() {
		b.Run(l.Technique.ID, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				begin := time.Now()
				if _, err := New(b.Context(), l.Technique, uint64(len(took))); err != nil {
					b.Skip(err)
				}
				took = append(took, time.Since(begin))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "median-ms")
		})
	}
}
