package format

import (
	"testing"

	"sudoku/puzzle"
)

// What layouts keep of a puzzle.
func TestKeeps(t *testing.T) {
	for name, want := range map[string]Parts{
		"line":        0,
		"rows":        0,
		"csv":         0,
		"hodoku":      Entries | CentreMarks,
		"opensudoku":  Entries | CentreMarks | CornerMarks | Title | About | Note,
		"sdk":         Entries | CentreMarks | CornerMarks | Title | About | Note,
		"pencilmarks": Entries | CentreMarks,
	} {
		f, _ := ByName(name)
		if got := f.Keeps(); got != want {
			t.Errorf("%s keeps %06b, not %06b", name, got, want)
		}
	}
	for _, f := range Formats {
		t.Logf("%-18s %06b", f.Name, f.Keeps())
	}
	p := puzzle.Puzzle{Title: "x", Entries: puzzle.Grid{1}}
	if got := PartsOf(&p); got != Title|Entries || PartsOf(&puzzle.Puzzle{}) != 0 {
		t.Errorf("%06b", got)
	}
}

// A line of HoDoKu's library keeps what it says of the step.
func TestLibraryKeepsStep(t *testing.T) {
	const cells = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for _, tail := range []string{"413:413 423:586:x", "413::586:", "413:413::", "::586:", "::::extra"[1:], ":::"} {
		line := ":0300:3:" + cells + ":" + tail + "\n"
		list, err := Parse(line)
		if err != nil || len(list) != 1 {
			t.Fatalf("%q: %v", line, err)
		}
		if got := HoDoKu.Text(list[0]); got != line {
			t.Errorf("%q became %q", line, got)
		}
	}
}
