package format

import (
	"bufio"
	"strings"
	"testing"
	"time"
)

// TestFillerIsFast reads much text that is no puzzle, alone and behind one. It may take a few
// times what it takes to find the line ends.
func TestFillerIsFast(t *testing.T) {
	const size, runs = 1 << 18, 21 // so short that a busy machine lets a run through
	grid := strings.Repeat("12.......\n", 9)
	line := strings.Repeat("12.......", 9) + "\n"
	integers := strings.Repeat("1 2 0 0 0 0 0 0 0\n", 9)
	for _, tt := range []struct {
		name, head, filler string
		most               float64 // times the time of bufio.Scanner
	}{
		{"blank lines", "", "\n", 0.8},
		{"blank lines of a DOS file", "", "\r\n", 1},
		{"a grid, blank lines", grid, "\n", 0.8},
		{"a line, blank lines", line, "\n", 0.8},
		{"integers, blank lines", integers, "\n", 0.8},
		{"a grid, prose", grid, "The quick brown fox jumps over the lazy dog, again and again.\n", 240}, // 65 where nothing interrupts it
	} {
		text := tt.head + strings.Repeat(tt.filler, size/len(tt.filler))
		took, scan, ratio := time.Hour, time.Hour, 0.
		for range 10 { // on a busy machine the fastest run may have been interrupted, too
			took = min(took, fastest(runs, func() { _, _ = Parse(text) }))
			scan = min(scan, fastest(runs, func() {
				for lines := bufio.NewScanner(strings.NewReader(text)); lines.Scan(); {
				}
			}))
			if ratio = float64(took) / float64(scan); ratio <= tt.most {
				break
			}
		}
		if ratio > tt.most {
			t.Errorf("%s: %.1f times as long as finding the lines", tt.name, ratio)
		} else {
			t.Logf("%s: %.2f", tt.name, ratio)
		}
	}
}

// fastest returns the shortest of some runs.
func fastest(runs int, f func()) time.Duration {
	best := time.Hour
	for range runs {
		from := time.Now()
		f()
		best = min(best, time.Since(from))
	}
	return best
}

// TestBlankLines: any number of blank lines of any kind is as good as one.
func TestBlankLines(t *testing.T) {
	grid := strings.Repeat("12.......\n", 9)
	for _, blank := range []string{"\n", "\r", "\r\n", " \n", "\t \r\n", "       \n"} {
		for _, n := range []int{1, 2, 3, maxLine - 1, maxLine, maxLine + 1} {
			text := strings.Repeat(blank, n) + "Title\n" + grid + strings.Repeat(blank, n) + "12\n"
			lines := 0
			for it, err := range Scan(strings.NewReader(text)) {
				want := 2 + n*strings.Count(strings.ReplaceAll(blank, "\r\n", "\n"), "\n")
				want += n * strings.Count(strings.ReplaceAll(blank, "\r\n", ""), "\r")
				if lines++; lines > 1 {
					want += 9 + want - 2
				}
				if it.Line != want || (err != nil) != (lines > 1) || lines == 1 && it.Puzzle.Title != "Title" {
					t.Fatalf("%d times %q: line %d, want %d, title %q, %v", n, blank, it.Line, want, it.Puzzle.Title, err)
				}
			}
			if lines != 1 && lines != 2 {
				t.Errorf("%d times %q: %d items", n, blank, lines)
			}
		}
	}
}
