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
			if again := replay(t, true, steps); again != nil && again.kind() == f.kind() {
				f = again
			} else {
				from += size
			}
		}
	}
	return f
}

// replay does the steps again and returns what goes wrong.
func replay(t testing.TB, passOver bool, steps []string) *failure {
	return try(t, passOver, func(*trial) (step string) {
		if len(steps) > 0 {
			step, steps = steps[0], steps[1:]
		}
		return step
	})
}
