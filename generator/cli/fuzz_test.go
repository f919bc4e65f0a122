package cli

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

// Whatever position comes in, its steps don't depend on the number of workers, and
// each line has its columns and does something.
func FuzzSteps(f *testing.F) {
	for _, seed := range []string{one, many + "\n" + none, ":0000:x:" + one + ":234 334:::", ":x:" + one, "# note\n\n" + hard + "\nhello", savedGame(f)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		args := []string{"steps", "--format", "tsv", "--technique", "0003,0002,0100,0200,0300,0400,0605,0702", "--workers"}
		status, out, errs := try(t, text, append(args, "1")...)
		again, out3, errs3 := try(t, text, append(args, "3")...)
		if status != again || out != out3 || errs != errs3 {
			t.Errorf("1 worker: %d, %q, %q; 3 workers: %d, %q, %q", status, out, errs, again, out3, errs3)
		}
		if status != 0 && status != 1 || (status == 1) != (errs != "") {
			t.Errorf("status %d, %q", status, errs)
		}
		for line := range strings.Lines(out) {
			if c := strings.Split(line, "\t"); len(c) != 6 || c[2]+c[3] == "" {
				t.Errorf("%q", line)
			}
		}
	})
}
