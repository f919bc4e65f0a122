package cli

import (
	"strings"
	"testing"

	"sudoku/puzzle/format"
)

// Every layout, and a saved game, can be converted to every layout and back.
func TestConvert(t *testing.T) {
	lines := one + "\n" + many + "\n" + clash + "\n"
	for _, f := range format.Formats {
		status, text, errs := try(t, lines, "convert", "--to", f.Name)
		if said := strings.Contains(errs, "cells with one candidate"); status != 0 || said != singleIsDigit(f) || errs != "" && !said {
			t.Errorf("%s: status %d, %q", f.Name, status, errs)
		}
		for _, workers := range []string{"1", "3"} {
			if _, back, errs := try(t, text, "convert", "--to", "line", "--workers", workers); back != lines && !(singleIsDigit(f) && keepsDigits(lines, back)) {
				t.Errorf("%s does not come back: %q, %q", f.Name, back, errs)
			}
		}
	}
	for _, tt := range []struct {
		in, to string
		status int
		out    string
	}{
		{savedGame(t), "line", 0, one + "\n"},
		{savedGame(t)[:120], "line", 1, one + "\n"}, // cut off
		{"hello\n" + one, "rows", 1, in("rows", one)},
		{"hello\n" + one, "poj", 1, "1\n" + in("rows", one)},
		{one + "\n" + one, "rows", 0, in("rows", one) + "\n" + in("rows", one)},
		{"", "rows", 0, ""},
	} {
		status, out, errs := try(t, tt.in, "convert", "--to", tt.to)
		if status != tt.status || out != tt.out || (errs != "") != (status != 0 || tt.in == savedGame(t)) {
			t.Errorf("%q to %s: status %d, %q, %q", tt.in, tt.to, status, out, errs)
		}
	}
	for _, tt := range []struct {
		from, in, to string
		status       int
		out          string
	}{
		{"rows", in("rows", one), "line", 0, one + "\n"},
		{"line", one + "\n" + in("rows", one), "line", 0, one + "\n" + one + "\n"}, // a grid below lines is read, too
		{"integers", strings.Repeat("1 ", 81), "line", 0, strings.Repeat("1", 81) + "\n"},
		{"gnome", one, "line", 1, ""},
		{"poj", "1\n" + in("rows", one), "sdm", 0, strings.ReplaceAll(one, ".", "0") + "\n"},
	} {
		status, out, errs := try(t, tt.in, "convert", "--from", tt.from, "--to", tt.to)
		if status != tt.status || out != tt.out || (errs != "") != (status != 0) {
			t.Errorf("%q from %s: status %d, %q, %q", tt.in, tt.from, status, out, errs)
		}
	}
	if status, out, _ := try(t, "", "convert", "--list"); status != 0 || strings.Count(out, "\n") != len(format.Formats)+len(drawings) {
		t.Errorf("status %d, %q", status, out)
	}
}

// singleIsDigit reports whether a cell's only candidate reads back as a digit.
func singleIsDigit(f *format.Format) bool { return f.Name == "729" || f.Name == "sdx" }

// keepsDigits reports whether lines of puzzles still have all their digits; there may be more.
func keepsDigits(from, to string) bool {
	if len(from) != len(to) {
		return false
	}
	for i := range from {
		if from[i] != '.' && from[i] != to[i] {
			return false
		}
	}
	return true
}
