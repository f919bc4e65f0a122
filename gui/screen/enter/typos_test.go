package enter

import (
	"context"
	"errors"
	"strings"
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// spoiledTwice is the easy puzzle with 8 for the 3 in r1c3 and 4 for the 7 in r9c9.
const spoiledTwice = "108000509002109400000704000300502006060000050700803004000401000009205800804000104"

// Corrections of two errors are sought only where no single one explains what was typed; how
// many there are is said in words.
func TestFindFixes(t *testing.T) {
	for _, tt := range []struct {
		typed  string
		two    bool // they are sought
		n      int
		en, zh string
	}{
		{spoiled, false, 2, "2 possible typos", "2 处可能的录入错误"},
		{spoiledTwice, true, 5, "5 possible pairs of typos", "5 对可能的录入错误"},
		{"103000509000109000000704000300002006060000050700000000000401000009205800804000107", true, 100, "The likeliest 100 pairs of typos", "最可能的 100 对录入错误"},
		{"108", true, 0, "No typo found", "没有找到录入错误"},
	} {
		if testing.Short() && tt.n == 100 { // what takes longest
			continue
		}
		givens, _ := puzzle.ParseGrid(tt.typed)
		two := false
		f, err := findFixes(t.Context(), &puzzle.Puzzle{Givens: givens}, func() { two = true })
		if err != nil || two != tt.two || len(f.edits) != tt.n || f.cut {
			t.Errorf("%s: two %v, %d edits, cut %v, %v", tt.typed, two, len(f.edits), f.cut, err)
			continue
		}
		if en, zh := f.count(words.English), f.count(words.Chinese); en != tt.en || zh != tt.zh {
			t.Errorf("%s: %q, %q", tt.typed, en, zh)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := findFixes(ctx, &puzzle.Puzzle{}, func() {}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// While two errors are sought, the status line says so.
func TestStatusSaysTwoAreSought(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := typed(d, spoiledTwice)
	s.Checks.find(true)
	said := d.Page.T("enter.seekstwo")
	for !s.seeksTwo {
		d.RunOne()
	}
	if !strings.HasSuffix(s.Status(), said) {
		t.Error(s.Status())
	}
	d.Settle()
	if len(s.fixes.edits) == 0 || strings.Contains(s.Status(), said) {
		t.Errorf("%d edits: %s", len(s.fixes.edits), s.Status())
	}
}
