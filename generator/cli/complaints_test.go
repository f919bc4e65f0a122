package cli

import (
	"io"
	"strings"
	"testing"
)

// Errors of the same kind are folded after ten, each kind for itself, unless all are
// wanted; what is written otherwise is the same.
func TestComplaints(t *testing.T) {
	text := one + "\n" + strings.Repeat("hello\n"+clash+"\n", 500) + many + "\n"
	for _, verb := range []string{"solve", "rate --workers 3", "explain", "convert --to line", "print -o out.pdf"} {
		t.Chdir(t.TempDir())
		args := strings.Fields(verb)
		status, out, folded := try(t, text, args...)
		again, same, all := try(t, text, append(args, "--all-errors")...)
		kinds := 2 // one is told as it is
		if args[0] == "convert" {
			kinds = 1
		}
		if status != 1 || again != 1 || out != same {
			t.Errorf("%s: status %d and %d", verb, status, again)
		}
		if n := strings.Count(all, "\n"); n < 500*kinds {
			t.Errorf("%s: %d lines of all errors", verb, n)
		}
		more := strings.TrimSuffix(says("cli.more", "n", 490, "count", 490, "last", told("Line 100")), "0")
		if n := strings.Count(folded, "\n"); n > 11*kinds+1 || strings.Count(folded, more) != kinds {
			t.Errorf("%s: %d lines, %s", verb, n, folded)
		}
		if !strings.Contains(folded, "Line 1000: ") {
			t.Errorf("%s: the last error is not told", verb)
		}
	}
	if _, _, errs := try(t, one+"\n"+strings.Repeat("hello\n", 11), "count"); strings.Count(errs, "\n") != 11 || strings.Contains(errs, "...") {
		t.Errorf("eleven errors: %s", errs)
	}
	if got := grouped(99990) + " " + grouped(1234567) + " " + grouped(12); got != "99,990 1,234,567 12" {
		t.Error(got)
	}
}

// An error that isn't told costs no memory, however many lines have one.
func TestFoldedErrorsCostNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("other tests run the same at the same time")
	}
	const n = 20_000
	for _, line := range []string{none, many, clash} {
		text := strings.Repeat(line+"\n", n)
		allocs := testing.AllocsPerRun(1, func() {
			Main(t.Context(), []string{"solve"}, strings.NewReader(text), io.Discard, io.Discard)
		})
		if allocs > n/2 {
			t.Errorf("%s: %.0f allocations for %d lines", line, allocs, n)
		}
	}
}
