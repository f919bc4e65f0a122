package window

import (
	"slices"
	"testing"
)

// shrink leaves out of the steps of a failure what it doesn't need, in at most so many trials.
func shrink(t testing.TB, f *failure, trials int) *failure {
	for size := max(len(f.steps)/2, 1); size > 0; size /= 2 {
		for from := 0; from < len(f.steps) && trials > 0; {
			steps := slices.Delete(slices.Clone(f.steps), from, min(from+size, len(f.steps)))
			trials--
			if again := replay(t, steps); again != nil && again.kind() == f.kind() {
				f = again
			} else {
				from += size
			}
		}
	}
	return f
}

// replay does the steps again and returns what goes wrong.
func replay(t testing.TB, steps []string) *failure {
	return try(t, func(s *trial) string {
		if len(s.steps) == len(steps) {
			return ""
		}
		return steps[len(s.steps)]
	})
}
