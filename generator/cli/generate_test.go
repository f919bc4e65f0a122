package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/puzzle/format"
)

func TestGenerate(t *testing.T) {
	for _, tt := range []struct {
		args string
		good func(*testing.T, []string)
	}{
		{"-n 20 --seed 1", nil},
		{"-n 20 --seed 1 --workers 3", nil},
		{"-n 5 --clues 26..28", func(t *testing.T, lines []string) {
			for _, l := range lines {
				if n := 81 - strings.Count(l, "."); n < 26 || n > 28 {
					t.Errorf("%d givens", n)
				}
			}
		}},
		{"-n 5 --clues 30", func(t *testing.T, lines []string) {
			for _, l := range lines {
				if n := 81 - strings.Count(l, "."); n != 30 {
					t.Errorf("%d givens", n)
				}
			}
		}},
		{"-n 5 --minimal", func(t *testing.T, lines []string) {
			for _, l := range lines {
				for i := range l {
					if less := l[:i] + "." + l[i+1:]; l[i] != '.' && len(countOf(t, less)) == 1 && countOf(t, less) == "1" {
						t.Errorf("%s has a given too many", l)
					}
				}
			}
		}},
		{"-n 5 --symmetry half-turn", func(t *testing.T, lines []string) {
			for _, l := range lines {
				for i := range l {
					if (l[i] == '.') != (l[80-i] == '.') {
						t.Fatalf("%s does not look the same upside down", l)
					}
				}
			}
		}},
		{"-n 3 --difficulty medium", func(t *testing.T, lines []string) {
			_, out, _ := try(t, strings.Join(lines, "\n"), "rate")
			if strings.Count(out, "\tMedium\t") != 3 {
				t.Error(out)
			}
		}},
	} {
		status, out, errs := try(t, "", append([]string{"generate"}, strings.Fields(tt.args)...)...)
		lines := strings.Fields(out)
		if status != 0 || len(lines) == 0 {
			t.Fatalf("%s: status %d, %q", tt.args, status, errs)
		}
		if strings.Contains(tt.args, "--seed") != (errs == "") {
			t.Errorf("%s: the seed is told when it was not given: %q", tt.args, errs)
		}
		for _, l := range lines {
			if countOf(t, l) != "1" {
				t.Errorf("%s: %s has not one solution", tt.args, l)
			}
		}
		if tt.good != nil {
			tt.good(t, lines)
		}
	}
}

func countOf(t *testing.T, line string) string {
	_, out, _ := try(t, line, "count")
	return strings.TrimSpace(out)
}

// The same seed generates the same puzzles in every layout with any number of workers, and
// so does the seed that is reported when none was given.
func TestGenerateSeed(t *testing.T) {
	_, want, _ := try(t, "", "generate", "-n", "30", "--seed", "7", "--workers", "1")
	if n := strings.Count(want, "\n"); n != 30 {
		t.Fatalf("%d lines", n)
	}
	if _, got, _ := try(t, "", "generate", "-n", "30", "--seed", "7", "--workers", "4"); got != want {
		t.Error("4 workers make other puzzles")
	}
	for _, f := range format.Formats {
		_, text, _ := try(t, "", "generate", "-n", "30", "--seed", "7", "--format", f.Name)
		if _, got, errs := try(t, text, "convert", "--to", "line"); got != want && !(singleIsDigit(f) && keepsDigits(want, got)) {
			t.Errorf("%s holds other puzzles: %q", f.Name, errs)
		}
	}
	_, random, errs := try(t, "", "generate")
	for word := range strings.FieldsSeq(errs) {
		if word = strings.Trim(word, ":."); len(word) > 15 { // the number
			if _, again, _ := try(t, "", "generate", "--seed", word); again != random {
				t.Errorf("seed %s made %q, then %q", word, random, again)
			}
			return
		}
	}
	t.Errorf("no seed in %q", errs)
}

// If an order is too rare, the puzzles found are written and the error says so.
func TestGenerateRare(t *testing.T) {
	var out, errs bytes.Buffer
	c := &call{out: &out, err: &errs, workers: 2}
	m := generateOptions{n: 3, layout: "line", order: generator.Order{Seed: 1, MinGivens: 19, MaxGivens: 19, Attempts: 10}}
	status := c.status(t.Context(), m.write(t.Context(), c))
	if status != 1 || !strings.Contains(errs.String(), "None found after 10 grids") {
		t.Errorf("status %d, %q", status, errs.String())
	}
}

// One grid is not called grids.
func TestGenerateOneTry(t *testing.T) {
	status, out, errs := try(t, "", "generate", "--tries", "1", "--clues", "19", "--seed", "1")
	if want := says("cli.rare", "found", 0, "of", 1, "n", 1); status != 1 || out != "" || !strings.Contains(errs, want) || !strings.Contains(want, "1 grid.") {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

// With orbits of four cells, and one of the centre alone, no puzzle has 18 givens.
func TestGenerateNever(t *testing.T) {
	status, out, errs := try(t, "", "generate", "--symmetry", "quarter-turn", "--clues", "18", "--seed", "1")
	if want := says("cli.noclues", "symmetry", "quarter-turn"); status != 2 || out != "" || !strings.Contains(errs, want) {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

func TestGenerateInterrupt(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var errs bytes.Buffer
	out := &tripwire{pull: stop}
	status := Main(ctx, []string{"generate", "-n", "1000000000"}, strings.NewReader(""), out, &errs)
	if status != 130 {
		t.Errorf("status %d, %q", status, errs.String())
	}
}
