package hint

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// request makes one of givens, entries such as "r1c1=5 r1c2=3" and, with all marks
// but for these, "-r1c3=4"; the last of them was the last move. A "few" at their head
// leaves the player with singles.
func request(t *testing.T, givens, entries string) Request {
	t.Helper()
	g, ok := puzzle.ParseGrid(givens)
	if !ok {
		t.Fatal(givens)
	}
	r := Request{Givens: g.Filled(), Solvable: func(g puzzle.Grid) bool { return solver.Count(g, 1) == 1 }}
	var s solver.Searcher
	s.Search(&g, func(g *puzzle.Grid) bool {
		r.Solutions = append(r.Solutions, *g)
		return len(r.Solutions) < 2
	})
	r.State.Grid = g
	entries, few := strings.CutPrefix(entries, "few ")
	if few {
		r.Techniques = singles
	}
	for f := range strings.FieldsSeq(entries) {
		c, d := cand(t, strings.TrimLeft(f, "-!"))
		r.Last = c
		switch f[0] {
		case '!':
			r.State.RuledOut[c] |= d.Set()
			continue
		case 'r':
			r.State.Grid[c] = d
			continue
		}
		if r.State.Centre == [81]puzzle.DigitSet{} {
			r.State.Centre = puzzle.NewPosition(r.State.Grid).Cands
		}
		r.State.Centre[c] &^= d.Set()
	}
	return r
}

// cand reads "r1c1=5".
func cand(t *testing.T, s string) (puzzle.Cell, puzzle.Digit) {
	t.Helper()
	name, digit, ok := strings.Cut(s, "=")
	c, good := puzzle.ParseCell(name)
	if !ok || !good || len(digit) != 1 {
		t.Fatal(s)
	}
	return c, puzzle.Digit(digit[0] - '0')
}

func mustFind(t *testing.T, r Request) Hint {
	t.Helper()
	h, err := Find(r)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

const (
	easy    = "2..96.....3...8......7....23.7..9.2....5..81..51....9.....3.4..6.3...........15.8"
	pairs   = "582...79394137.62.6372.....2.....3...64923...375.4.9.2....3.85.7.35....1.5.1...3."
	beyond  = "4.....6....9..3.4..3...4..5..8..7..4.7.4.6..8..482..7..4.5.28..59..48.12.82.1945."
	ruled   = "few !r5c5=5 !r6c2=5 !r6c1=1 !r2c1=1 !r2c7=1 !r6c7=1" // there
	several = "123456789456789123789123456231564897564897231...................................."
	nothing = "................................................................................."
	clash   = "5..5............................................................................."
	none    = "12345678.........9..............................................................."
	full    = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
)

// TestDepths: the title, what is said at each depth, and the move. Entries are
// the player's; the last of them was the last move. A mark that is missing follows a
// minus sign, and then all others are there.
func TestDepths(t *testing.T) {
	for _, tt := range []struct{ name, givens, entries, want string }{
		{"a placement", easy, "", `
			Hidden single on 5
			Look at box 6.
			Hidden single: in box 6, one of the missing digits has only one place left.
			In box 6, 5 has one place left.
			In box 6, 5 has one place left: r4c9. The 5s in r6c2 and r5c4 rule out rows 6 and 5; that in r9c7 rules out column 7; r4c8 is filled.
			r4c9 is 5.
			enter 5 r4c9 clean`},
		{"eliminations", pairs, "", `
			Pointing on 7
			Look at the 7s in box 5.
			Pointing (locked candidates): in a box, a digit fits only along one line. / This step is about candidates, the digits that a cell can still take. From the next hint on, the board shows those that matter.
			In box 5, 7 fits only in r4c4 and r4c6, both in row 4.
			In box 5, 7 fits only in r4c4 and r4c6, both in row 4. / One of them is 7, and row 4 has room for one 7 only. / So 7 can be removed from r4c8 and r4c9.
			7 was removed from r4c8 and r4c9.
			rule-out r4c8=7 r4c9=7`},
		{"a wrong entry that a given shows", easy, "r1c2=9", `
			A wrong entry
			Something in box 1 is wrong.
			It is the 9 in r1c2.
			r1c2 can't be 9. The 9 of row 1 is at r1c4 already.
			r1c2 can't be 9. The 9 of row 1 is at r1c4 already. / Erase it. Entries that followed from it may be wrong too.
			r1c2 is empty again.
			erase r1c2`},
		{"the last of two wrong entries, that a cell shows", easy, "r5c1=4 r4c4=6", `
			A wrong entry
			Something in box 5 is wrong.
			It is the 6 in r4c4.
			r4c4 can't be 6. With it, r4c7 has no digit left.
			r4c4 can't be 6. With it, r4c7 has no digit left. / Erase it. Entries that followed from it may be wrong too.
			r4c4 is empty again.
			erase r4c4`},
		{"a wrong entry that no house shows", easy, "r5c1=4", `
			A wrong entry
			Something in box 4 is wrong.
			It is the 4 in r5c1.
			r5c1 can't be 4. No single house shows it, but with it the puzzle has no solution.
			r5c1 can't be 4. No single house shows it, but with it the puzzle has no solution. / Erase it. Entries that followed from it may be wrong too.
			r5c1 is empty again.
			erase r5c1`},
		{"a mark that is needed", easy, "-r1c2=1", `
			A missing mark
			In box 1, a needed mark is missing.
			It is missing in r1c2.
			The marks of r1c2 leave out 1, which is needed.
			Without 1 in r1c2, the puzzle has no solution.
			1 is back among the marks of r1c2.
			centre 1 r1c2`},
		{"a mark that is needed and one that is not", easy, "-r1c2=1 -r1c2=7", `
			A missing mark
			In box 1, a needed mark is missing.
			It is missing in r1c2.
			The marks of r1c2 leave out 1 and 7; one of these is needed.
			Without 1 in r1c2, the puzzle has no solution.
			1 is back among the marks of r1c2.
			centre 1 r1c2`},
		{"no step", beyond, ruled, `
			No step found
			None of the techniques that are switched on goes further. / If you go on, the hint looks up one cell of the solution.
			r6c6 has the fewest candidates: 1 and 5.
			r6c6 has the fewest candidates: 1 and 5.
			In the solution r6c6 is 5. This is looked up; no reason is given.
			r6c6 is 5.
			enter 5 r6c6 clean`},
		{"no step and several solutions", nothing, "", `
			No step found
			None of the techniques that are switched on goes further. / This puzzle has several solutions; at some point a digit has to be chosen.
			None of the techniques that are switched on goes further. / This puzzle has several solutions; at some point a digit has to be chosen.
			None of the techniques that are switched on goes further. / This puzzle has several solutions; at some point a digit has to be chosen.
			None of the techniques that are switched on goes further. / This puzzle has several solutions; at some point a digit has to be chosen.
			None of the techniques that are switched on goes further. / This puzzle has several solutions; at some point a digit has to be chosen.`},
		{"no solution, by a clash", clash, "r9c9=1", `
			No solution
			This puzzle has no solution. / Givens clash: 5 is more than once in row 1, at r1c1 and r1c4.
			This puzzle has no solution. / Givens clash: 5 is more than once in row 1, at r1c1 and r1c4.
			This puzzle has no solution. / Givens clash: 5 is more than once in row 1, at r1c1 and r1c4.
			This puzzle has no solution. / Givens clash: 5 is more than once in row 1, at r1c1 and r1c4.
			This puzzle has no solution. / Givens clash: 5 is more than once in row 1, at r1c1 and r1c4.`},
		{"no solution without a clash", none, "", `
			No solution
			This puzzle has no solution. / No two givens clash, but one of them may be wrong: compare them with the source.
			This puzzle has no solution. / No two givens clash, but one of them may be wrong: compare them with the source.
			This puzzle has no solution. / No two givens clash, but one of them may be wrong: compare them with the source.
			This puzzle has no solution. / No two givens clash, but one of them may be wrong: compare them with the source.
			This puzzle has no solution. / No two givens clash, but one of them may be wrong: compare them with the source.`},
	} {
		h := mustFind(t, request(t, tt.givens, tt.entries))
		got := h.Title(Why, words.English)
		for n := Where; n <= Done; n++ {
			text, _ := h.Depth(n, words.English)
			got += "\n" + strings.Join(text, " / ")
		}
		if m, ok := h.Move(); ok {
			got += "\n" + m.String()
		}
		if want := strings.ReplaceAll(strings.TrimSpace(tt.want), "\t", ""); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", tt.name, got, want)
		}
	}
}

// TestSeveralSolutions: an entry is wrong only when no solution is left with it.
func TestSeveralSolutions(t *testing.T) {
	for _, tt := range []struct{ entries, wrong string }{
		{"r6c1=8", ""},
		{"r6c1=9", ""},
		{"r6c1=1", "r6c1"},
		{"r6c1=8 r6c3=8", "r6c3"},
		{"r6c3=8 r6c1=8", "r6c1"}, // the last move is to blame
		{"r6c1=8 r6c2=9 r6c3=7 r7c1=9", ""},
	} {
		h := mustFind(t, request(t, several, tt.entries))
		got := ""
		if m, ok := h.Move(); ok && m.Action == game.Erase {
			got = m.Cells.First().String()
		}
		if got != tt.wrong {
			t.Errorf("%s: %q is wrong, want %q", tt.entries, got, tt.wrong)
		}
	}
}

// TestNearest: of equal steps the one near the last move is chosen.
func TestNearest(t *testing.T) {
	for _, last := range []string{"r1c1=0", "r9c9=0", "r5c4=0"} {
		r := request(t, full, "r1c1=0 r1c3=0 r9c9=0 r5c4=0 r3c7=0 "+last)
		for c, d := range r.State.Grid {
			if d == 0 {
				r.Givens.Remove(puzzle.Cell(c))
			}
		}
		if m, _ := mustFind(t, r).Move(); m.Cells.First() != r.Last {
			t.Errorf("%v is told, want %v", m.Cells.First(), r.Last)
		}
	}
}

// TestStuckNearest: of the cells with the fewest candidates the nearest is chosen.
func TestStuckNearest(t *testing.T) {
	r := request(t, beyond, ruled)
	pos := puzzle.NewPosition(r.State.Grid)
	for c, set := range r.State.RuledOut {
		pos.Cands[c] &^= set
	}
	for last := range puzzle.Cell(81) {
		r.Last = last
		m, _ := mustFind(t, r).Move()
		told := m.Cells.First()
		for c, set := range pos.Cands {
			c, n := puzzle.Cell(c), pos.Cands[told].Len()
			if set != 0 && (set.Len() < n || set.Len() == n && distance(c, last) < distance(told, last)) {
				t.Errorf("%v is told after %v, not %v", told, last, c)
			}
		}
	}
}

// TestManyMarks: of a puzzle with several solutions no mark can be said to be
// needed, and marks that hold for some solutions alone lead to no step.
func TestManyMarks(t *testing.T) {
	for _, gone := range []string{"-r6c1=8", "-r6c1=9", "-r6c1=8 -r6c1=9 -r6c2=9"} {
		h := mustFind(t, request(t, several, gone))
		if m, ok := h.Move(); ok {
			t.Errorf("%s: %s", gone, m)
		}
	}
}

// TestRuledWrongly: a candidate of the solution that was ruled out is still there.
func TestRuledWrongly(t *testing.T) {
	for _, givens := range []string{easy, pairs, beyond} {
		r := request(t, givens, "")
		for c, d := range r.Solutions[0] {
			r.State.RuledOut[c] = d.Set()
		}
		m, _ := mustFind(t, r).Move()
		checkMove(t, m, &r.Solutions[0])
	}
}

func TestFinished(t *testing.T) {
	if _, err := Find(request(t, full, "")); !errors.Is(err, ErrFinished) || !words.English.Has(ErrFinished.Key) {
		t.Error(err)
	}
}

// TestDiagrams: nothing shows too soon.
func TestDiagrams(t *testing.T) {
	for _, tt := range []struct{ givens, entries string }{
		{easy, ""}, {pairs, ""}, {beyond, ruled}, {easy, "r1c2=9"}, {easy, "-r1c2=1"},
		{strings.Replace(easy, "2", ".", 1), ""},
	} {
		h := mustFind(t, request(t, tt.givens, tt.entries))
		for n := Where; n <= Done; n++ {
			_, p := h.Depth(n, words.English)
			for _, k := range p.Cands {
				if n < Why && (k.Role == puzzle.Eliminate || k.Role == puzzle.Placement) {
					t.Errorf("%s: %v shows at depth %d", h.Title(Why, words.English), k.Cand, n)
				}
			}
			if n == Where && len(p.Cells)+len(p.Cands)+len(p.Links) > 0 || len(p.Houses) > 1 && n < Pattern {
				t.Errorf("%s: too much shows at depth %d: %v", h.Title(Why, words.English), n, p)
			}
			if n == Done && !reflect.DeepEqual(p, puzzle.Diagram{}) {
				t.Errorf("%s: something still shows once it is done", h.Title(Why, words.English))
			}
		}
		if s, ok := h.Step(); ok {
			if _, p := h.Depth(Why, words.English); !reflect.DeepEqual(p, s.Diagram) {
				t.Errorf("%s: the argument lacks its diagram", h.Title(Why, words.English))
			}
		}
	}
}
