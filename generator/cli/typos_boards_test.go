package cli

import (
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/variant"
)

// On other boards typos are found by the rules of the board, and in killers wrong sums, too. The
// puzzle that is written has one solution, on the same board.
func TestCheckTyposOnBoards(t *testing.T) {
	mini6, mini4 := "...4.......5......32..1.1...366..1..\n", ".32.....1..4....\n"
	for _, tt := range []struct{ typed, says string }{
		{puzzleFrom(t, "diagonal", "..57.3", "..67.3"), "r2c3: 5, not 6"},
		{puzzleFrom(t, "killer", "22 r2c3", "23 r2c3"), "The cage at r2c3: 22, not 23"},
		{puzzleFrom(t, "killer", "13 r1c4", "3 r1c4"), "The cage at r1c4: 13, not 3"},
		{puzzleFrom(t, "killer", "12 r3c1", "21 r3c1"), "The cage at r3c1: 12, not 21"},
		{strings.Replace(mini6, "32..1.", "23..1.", 1), "r4c1 and r4c2: 3 and 2, not 2 and 3"},
		{strings.Replace(mini4, "1..4", "1..1", 1), "r3c4: 4, not 1"},
	} {
		status, out, errs := try(t, tt.typed, "check", "--typos", "20")
		at := strings.Index(out, "\t"+tt.says+"\t")
		if status != 1 || errs != "" || at < 0 {
			t.Errorf("%s\nstatus %d, %s%s, want %s", tt.typed, status, out, errs, tt.says)
			continue
		}
		line, _, _ := strings.Cut(out[at+1:], "\n")
		_, mended, _ := strings.Cut(line, "\t")
		if n := solutionsOf(t, mended); n != 1 {
			t.Errorf("%s: %d solutions", mended, n)
		}
	}
	if status, out, errs := try(t, puzzleFrom(t, "killer"), "check", "--typos", "3"); status != 0 || out+errs != "" {
		t.Errorf("without an error: status %d, %s%s", status, out, errs)
	}
}

// A sum that no digits can make is refused with the line of its cage, and found as any other.
func TestCheckTyposOfImpossibleSum(t *testing.T) {
	for says, sums := range map[string][2]string{
		"The cage at r1c4: 13, not 31": {"13 r1c4", "31 r1c4"},
		"The cage at r2c3: 22, not 32": {"22 r2c3", "32 r2c3"},
	} {
		text := puzzleFrom(t, "killer", sums[0], sums[1])
		before, _, _ := strings.Cut(text, sums[1])
		line := "ine " + strconv.Itoa(strings.Count(before, "\n")+1) + ":"
		status, out, errs := try(t, text, "check", "--typos", "20")
		if status != 1 || !strings.Contains(errs, line) || !strings.Contains(out, "\t"+says+"\t") {
			t.Errorf("status %d, %s%s, want %s and %s", status, out, errs, line, says)
		}
	}
}

// solutionsOf counts the solutions of a puzzle in a record: its cells and, where these don't tell
// its board, that.
func solutionsOf(t *testing.T, record string) int {
	cells, board, _ := strings.Cut(record, " ")
	shape, ok := map[int]*puzzle.Shape{16: puzzle.Mini4, 36: puzzle.Mini6}[len(cells)], true
	if board != "" {
		shape, ok = puzzle.ParseShape(board)
	}
	var g puzzle.Grid
	at := 0
	for c := range shape.Cells().All() {
		if d := cells[at]; d != '.' {
			g[c] = puzzle.Digit(d - '0')
		}
		at++
	}
	n, err := variant.Count(t.Context(), shape, g, 2)
	if !ok || err != nil {
		t.Fatal(record, ok, err)
	}
	return n
}
