package batch

import (
	"strings"
	"testing"
)

// Whatever comes in, answers don't depend on the number of workers, and what is
// written is full grids or empty lines.
func FuzzSolve(f *testing.F) {
	for _, seed := range []string{one, "1\n" + pojCase, spaced(pojCase), clash + "\n" + many, "# note\n\nhello\n" + one, savedGame(f)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		status, out, errs := try(t, text, "solve", "--workers", "1")
		again, out3, errs3 := try(t, text, "solve", "--workers", "3")
		if status != again || out != out3 || errs != errs3 {
			t.Errorf("1 worker: %d, %q, %q; 3 workers: %d, %q, %q", status, out, errs, again, out3, errs3)
		}
		if status != 0 && status != 1 || (status == 1) != (errs != "") {
			t.Errorf("status %d, %q", status, errs)
		}
		if strings.Trim(out, "123456789 \n") != "" {
			t.Errorf("the answers hold %q", out)
		}
	})
}
