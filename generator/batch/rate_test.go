package batch

import (
	"strings"
	"testing"
)

func TestRate(t *testing.T) {
	for _, tt := range []struct {
		in     string
		status int
		out    string
	}{
		{one, 0, one + "\teasy\n"},
		{"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 0,
			"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\tunrated\n"},
		{many + "\n" + one, 1, many + "\t-\n" + one + "\teasy\n"},
		{none + "\n", 1, none + "\t-\n"},
		{"hello\n" + one, 1, "-\n" + one + "\teasy\n"},
	} {
		status, out, errs := try(t, tt.in, "rate")
		if status != tt.status || out != tt.out || (errs != "") != (status != 0) {
			t.Errorf("%q: status %d, %q, %q", tt.in, status, out, errs)
		}
	}
}

func TestExplain(t *testing.T) {
	status, out, errs := try(t, one+"\n"+many, "explain")
	for _, want := range []string{one + "\n", "\n   1. ", "\n  51. "} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if status != 1 || !strings.Contains(errs, "Line 2: "+several) {
		t.Errorf("status %d, %q", status, errs)
	}
	_, brief, _ := try(t, one, "explain", "--brief")
	if lines := strings.Count(brief, "\n"); lines != 1+51+1 || len(brief) >= len(out) {
		t.Errorf("%d lines", lines)
	}
	status, out, errs = try(t, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", "explain")
	if want := says("batch.stuck", "n", 0); status != 0 || errs != "" || !strings.Contains(out, want) {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}
