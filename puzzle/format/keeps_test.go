package format

import (
	"testing"

	"sudoku/puzzle"
)

// What layouts keep of a puzzle.
func TestKeeps(t *testing.T) {
	const about = Author | Source | Date | Level | URL
	for name, want := range map[string]Parts{
		"line":          Singles,
		"rows":          Singles,
		"csv":           Singles,
		"hodoku":        Entries | CentreMarks | Singles | Entered,
		"opensudoku":    Entries | CentreMarks | CornerMarks | Title | about | Note | Singles | Entered,
		"sdk":           Entries | CentreMarks | CornerMarks | Title | about | Note | Singles | Entered,
		"fpuzzles":      Entries | CentreMarks | CornerMarks | Title | Author | Note | Singles | Entered,
		"fpuzzles-url":  Entries | CentreMarks | CornerMarks | Title | Author | Note | Singles | Entered,
		"sudokupad-url": Entries | CentreMarks | CornerMarks | Title | Author | Note | Singles | Entered,
		"pencilmarks":   Entries | CentreMarks | Singles,
		"sdx":           Entries | CentreMarks | Entered,
		"729":           Entries | CentreMarks,
	} {
		f, _ := ByName(name)
		if got := f.Keeps(); got != want {
			t.Errorf("%s keeps %012b, not %012b", name, got, want)
		}
	}
	for _, f := range Formats {
		t.Logf("%-18s %012b", f.Name, f.Keeps())
	}
	open := probe.Puzzle
	open.Centre[2] = puzzle.Digit(4).Set()
	if got := SDX.Loses(&open); got != Singles {
		t.Errorf("of a cell with one candidate sdx loses %012b", got)
	}
	if got := SDX.Loses(&probe.Puzzle); got != Singles { // 5 alone is possible in the middle
		t.Errorf("of a naked single sdx loses %012b", got)
	}
	p := puzzle.Puzzle{Title: "x", Entries: puzzle.Grid{1}}
	if got := PartsOf(&p); got != Title|Entries || PartsOf(&puzzle.Puzzle{}) != 0 {
		t.Errorf("%012b", got)
	}
}

// Each text and entry that a layout has no room for is named.
func TestLoses(t *testing.T) {
	p := probe.Puzzle
	p.Source = "A book"
	if got := FPuzzles.Loses(&p); got != Source {
		t.Errorf("of a puzzle with a source f-puzzles loses %012b", got)
	}
	p = probe.Puzzle
	if p.Level = "Hard"; GNOME.Loses(&p)&Level != 0 {
		t.Error("of a hard puzzle GNOME Sudoku loses its level")
	}
	p = probe.Puzzle
	p.Entries[2] = 4
	if got := Marks729.Loses(&p); got&Entered == 0 {
		t.Errorf("of a puzzle with an entry 729 loses %012b", got)
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
