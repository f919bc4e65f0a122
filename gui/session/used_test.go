package session

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

const seenEasy = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"

// puzzleOf returns a puzzle that is no symmetric copy of those of other numbers.
func puzzleOf(i int) (g puzzle.Grid) {
	r := rand.New(rand.NewPCG(uint64(i), 1))
	for c := range g {
		if r.IntN(2) == 0 {
			g[c] = puzzle.Digit(1 + r.IntN(9))
		}
	}
	return g
}

// seenBy opens what is remembered in a folder.
func seenBy(dir string) *UsedPuzzles { return NewUsedPuzzles(store.Games{Dir: dir}) }

// A puzzle is remembered with all its copies, by this window, another one, and after a
// restart; a line of the file takes 16 bytes.
func TestSeen(t *testing.T) {
	dir := t.TempDir()
	a, b := seenBy(dir), seenBy(dir)
	g, _ := puzzle.ParseGrid(seenEasy)
	turned := puzzle.Grid{}
	for c := range puzzle.AllCells.All() {
		if d := g[c]; d != 0 {
			turned[puzzle.CellAt(c.Col(), 8-c.Row())] = d%9 + 1
		}
	}
	if a.Has(g) || b.Has(turned) {
		t.Error("it is known before it came")
	}
	if !a.Add(g) || a.Add(turned) || b.Add(g) {
		t.Error("it comes again")
	}
	if !b.Has(turned) || !seenBy(dir).Has(g) || b.Has(puzzleOf(1)) {
		t.Error("it is forgotten")
	}
	if info, err := os.Stat(filepath.Join(dir, usedFile)); err != nil || info.Size() != 16 {
		t.Error(info, err)
	}
	if a.Add(puzzle.Grid{1, 2, 3}) || a.Has(puzzle.Grid{1, 2, 3}) {
		t.Error("a few digits are remembered")
	}
}

// Damaged lines are passed over, those around them are read, and what is added then is
// not lost.
func TestSeenDamaged(t *testing.T) {
	dir := t.TempDir()
	for i := range 3 {
		seenBy(dir).Add(puzzleOf(i))
	}
	path := filepath.Join(dir, usedFile)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	for name, tt := range map[string]struct {
		text string
		has  string // of the three
	}{
		"whole":      {string(text), "yyy"},
		"cut":        {string(text[:len(text)-5]), "yyn"},
		"no end":     {string(text[:len(text)-1]), "yyy"},
		"a hole":     {lines[0] + strings.Repeat("\x00", 40) + "\n" + lines[2], "yny"},
		"other text": {"hello\n\n" + lines[1] + "{\"json\": true}\n", "nyn"},
		"no letters": {lines[0] + strings.Repeat("!", 15) + "\n" + lines[2], "yny"},
		"empty":      {"", "nnn"},
		"no lines":   {strings.Repeat("x", 100), "nnn"},
	} {
		if err := os.WriteFile(path, []byte(tt.text), 0o600); err != nil {
			t.Fatal(err)
		}
		s := seenBy(dir)
		s.Add(puzzleOf(9))
		for i, want := range tt.has {
			if s.Has(puzzleOf(i)) != (want == 'y') {
				t.Errorf("%s: puzzle %d", name, i)
			}
		}
		if !seenBy(dir).Has(puzzleOf(9)) {
			t.Errorf("%s: what was added is lost", name)
		}
	}
}

// The file does not grow without end: the oldest puzzles are forgotten, in any window the
// newest are known.
func TestSeenIsBounded(t *testing.T) {
	dir := t.TempDir()
	a, b := seenBy(dir), seenBy(dir)
	a.most, b.most = 100, 100
	for i := range 150 {
		a.Add(puzzleOf(i))
		if i%10 == 0 && !b.Has(puzzleOf(i)) {
			t.Error("the other window does not know", i)
		}
	}
	text, err := os.ReadFile(filepath.Join(dir, usedFile))
	if err != nil || len(text) > 101*usedLine || bytes.Count(text, []byte("\n"))*usedLine != len(text) {
		t.Errorf("%d bytes, %v", len(text), err)
	}
	c := seenBy(dir)
	for i := 100; i < 150; i++ {
		if !c.Has(puzzleOf(i)) {
			t.Error("forgotten:", i)
		}
	}
	if c.Has(puzzleOf(0)) {
		t.Error("the oldest is still known")
	}
}

// Where nothing can be written puzzles are remembered all the same, for now.
func TestSeenUnwritable(t *testing.T) {
	s := seenBy("/dev/null/games")
	if !s.Add(puzzleOf(1)) || !s.Has(puzzleOf(1)) || s.Add(puzzleOf(1)) {
		t.Error("it is not remembered")
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, usedFile), 0o700); err != nil {
		t.Fatal(err)
	}
	if s := seenBy(dir); !s.Add(puzzleOf(1)) || s.Add(puzzleOf(1)) {
		t.Error("it is not remembered beside a folder of that name")
	}
}
