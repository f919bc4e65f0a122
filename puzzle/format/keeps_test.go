package format

import (
	"testing"

	"sudoku/puzzle"
)

// What layouts keep of a puzzle.
func TestKeeps(t *testing.T) {
	for name, want := range map[string]Parts{
		"line":        Singles,
		"rows":        Singles,
		"csv":         Singles,
		"hodoku":      Entries | CentreMarks | Singles,
		"opensudoku":  Entries | CentreMarks | CornerMarks | Title | About | Note | Singles,
		"sdk":         Entries | CentreMarks | CornerMarks | Title | About | Note | Singles,
		"pencilmarks": Entries | CentreMarks | Singles,
		"sdx":         Entries | CentreMarks,
		"729":         Entries | CentreMarks,
	} {
		f, _ := ByName(name)
		if got := f.Keeps(); got != want {
			t.Errorf("%s keeps %06b, not %06b", name, got, want)
		}
	}
	for _, f := range Formats {
		t.Logf("%-18s %06b", f.Name, f.Keeps())
	}
	open := probe.Puzzle
	open.Centre[2] = puzzle.Digit(4).Set()
	if got := SDX.Loses(&open); got != Singles {
		t.Errorf("of a cell with one candidate sdx loses %07b", got)
	}
	if got := SDX.Loses(&probe.Puzzle); got != Singles { // 5 alone is possible in the middle
		t.Errorf("of a naked single sdx loses %07b", got)
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
