package enter

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// TestEnterKiller draws cages and types their sums: a line is what is done, and what is there
// then. Keys are digits, b for Backspace, x for Delete, n for Return.
func TestEnterKiller(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewEnter(d.App)
	d.Show(s)
	s.setBoard(generator.Killer)
	keys := map[rune]string{'b': "BackSpace", 'x': "Delete", 'n': "Return"}
	for line := range strings.Lines(`
		r1c1 r1c2 > 3       | 3 r1c1 r1c2
		r1c3 r1c4 > 1       | 3 r1c1 r1c2; 0 r1c3 r1c4
		> 1                 | 3 r1c1 r1c2; 11 r1c3 r1c4
		> 9                 | 3 r1c1 r1c2; 11 r1c3 r1c4
		> b                 | 3 r1c1 r1c2; 0 r1c3 r1c4
		> bb                | 3 r1c1 r1c2
		r1c2 r1c3 > 7       | 7 r1c1 r1c2 r1c3
		r1c2 > 4            | 0 r1c1 r1c2 r1c3
		r1c2 > 8            | 8 r1c1 r1c2 r1c3
		> n9                | 8 r1c1 r1c2 r1c3; 9 r1c4
		r9c9 > 0            | 8 r1c1 r1c2 r1c3; 9 r1c4
		r1c1 > x            | 9 r1c4`) {
		what, want, ok := strings.Cut(line, "|")
		if !ok {
			continue
		}
		cells, typed, _ := strings.Cut(what, ">")
		for i, name := range strings.Fields(cells) {
			kind := game.Tap
			if i > 0 {
				kind = game.Drag
			}
			s.Input(game.Input{Kind: kind, Cell: screentest.CellsNamed(t, name).First()})
		}
		for _, k := range strings.TrimSpace(typed) {
			name := string(k)
			if keys[k] != "" {
				name = keys[k]
			}
			s.Key(fyne.KeyName(name), 0)
		}
		var cages []string
		for _, c := range s.shape().Cages() {
			cages = append(cages, c.String())
		}
		if got := strings.Join(cages, "; "); got != strings.TrimSpace(want) {
			t.Errorf("%s: %q", strings.TrimSpace(line), got)
		}
	}
	before := s.shape()
	s.Undo()
	if s.shape().Equal(before) {
		t.Error("a cage is not taken back")
	}
	s.Redo()
	if !s.shape().Equal(before) || s.entry.Blank() {
		t.Error("a cage does not come back")
	}
	d.Settle()
}

// A small board takes its own digits, row after row; another kind keeps what it has room for.
func TestEnterSmallBoard(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewEnter(d.App)
	d.Show(s)
	s.setBoard(generator.Mini4)
	for _, k := range "1234341221434320" {
		s.Key(fyne.KeyName(string(k)), 0)
	}
	d.Settle()
	g := s.entry.Game.State().Grid
	if g[9*3+2] != 2 || g[9*3+3] != 0 || s.report(words.English).Solutions != page.OneSolution {
		t.Errorf("%v, %v solutions", g, s.report(words.English).Solutions)
	}
	if s.Key("5", 0); s.entry.Typed() != 15 {
		t.Error("a board of 4 x 4 takes a 5")
	}
	s.setBoard(generator.Mini6)
	if g := s.entry.Game.State().Grid; g[0] != 1 || s.shape() != puzzle.Mini6 {
		t.Errorf("the digits are gone: %v", g)
	}
	if s.Undo(); s.shape() != puzzle.Mini4 {
		t.Error("the board is not taken back")
	}
	d.Settle()
}
