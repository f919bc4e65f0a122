package solver

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// naive counts solutions cell after cell with nothing but the rules.
func naive(g puzzle.Grid, from puzzle.Cell, limit int) (n int) {
	for from < 81 && g[from] != 0 {
		from++
	}
	if from == 81 {
		return 1
	}
	for d := puzzle.Digit(1); d <= 9 && n < limit; d++ {
		if allowed(&g, from, d) {
			g[from] = d
			n += naive(g, from+1, limit-n)
			g[from] = 0
		}
	}
	return n
}

func allowed(g *puzzle.Grid, c puzzle.Cell, d puzzle.Digit) bool {
	for q := range c.Peers().All() {
		if g[q] == d {
			return false
		}
	}
	return true
}

// Random sub-grids of random grids, every third one spoiled: all of none, one
// and several solutions must come up often, or the test tests little.
func TestCountAgreesWithNaive(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const limit = 30
	rng := newRand(2)
	var s Searcher
	var none, one, several int
	for i := range 250 {
		g, _ := s.Random(&puzzle.Grid{}, rng)
		for _, c := range rng.Perm(81)[:35+rng.IntN(22)] {
			g[c] = 0
		}
		if i%3 == 0 {
			spoil(&g, rng)
		}
		want := 0
		if g.Conflicts().Empty() {
			want = naive(g, 0, limit)
		}
		if got := s.Count(&g, limit); got != want {
			t.Fatalf("%v: %d solutions, want %d", g, got, want)
		}
		switch want {
		case 0:
			none++
		case 1:
			one++
		default:
			several++
		}
	}
	if none < 25 || one < 25 || several < 25 {
		t.Errorf("lopsided: %d with none, %d with one, %d with several", none, one, several)
	}
}

// spoil puts a random digit in a random cell.
func spoil(g *puzzle.Grid, rng *rand.Rand) {
	g[rng.IntN(81)] = puzzle.Digit(1 + rng.IntN(9))
}

// A morph maps grids to equivalent grids: digits, lines and chutes are permuted.
type morph struct {
	digit [10]puzzle.Digit
	from  [81]puzzle.Cell
}

func newMorph(rng *rand.Rand) (m morph) {
	for i, d := range rng.Perm(9) {
		m.digit[i+1] = puzzle.Digit(d + 1)
	}
	rows, cols, turn := lines(rng), lines(rng), rng.IntN(2) == 1
	for c := range puzzle.Cell(81) {
		row, col := rows[c.Row()], cols[c.Col()]
		if turn {
			row, col = col, row
		}
		m.from[c] = puzzle.CellAt(row, col)
	}
	return m
}

// lines shuffles the three bands and the lines in each.
func lines(rng *rand.Rand) (l [9]int) {
	for i, band := range rng.Perm(3) {
		for j, line := range rng.Perm(3) {
			l[3*i+j] = 3*band + line
		}
	}
	return l
}

func (m *morph) of(g *puzzle.Grid) (h puzzle.Grid) {
	for c, from := range m.from {
		h[c] = m.digit[g[from]]
	}
	return h
}

func TestRandomFindsSolutions(t *testing.T) {
	rng := newRand(4)
	for _, want := range readSamples(t, "cases") {
		x, ok := Random(want.grid, rng)
		if ok != (want.count > 0) || ok && !solves(&x, &want.grid) {
			t.Errorf("%s: %v %v", want.line, x, ok)
		}
	}
}

func TestRandomRepeats(t *testing.T) {
	a, _ := Random(puzzle.Grid{}, newRand(5))
	b, _ := Random(puzzle.Grid{}, newRand(5))
	c, _ := Random(puzzle.Grid{}, newRand(6))
	if a != b || a == c {
		t.Errorf("seed 5: %v and %v, seed 6: %v", a, b, c)
	}
}

// Of a few solutions every one comes up about its share of times.
func TestRandomSpreadsOverSolutions(t *testing.T) {
	const draws = 200 // for each solution
	rng := newRand(7)
	var s Searcher
	for _, want := range readSamples(t, "cases") {
		if want.count < 2 || want.count > 30 {
			continue
		}
		seen := map[puzzle.Grid]int{}
		for range draws * want.count {
			x, _ := s.Random(&want.grid, rng)
			seen[x]++
		}
		if len(seen) != want.count {
			t.Errorf("%s: only %d came up", want.line, len(seen))
		}
		for x, n := range seen {
			if n < draws*2/3 || n > draws*4/3 {
				t.Errorf("%s: %v came up %d times, share %d", want.line, x, n, draws)
			}
		}
	}
}

// In grids made from nothing every digit is as likely in every cell.
func TestRandomGridsAreEven(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const draws, share = 1800, 1800 / 9
	rng := newRand(8)
	var s Searcher
	var n [81][10]int
	for range draws {
		g, _ := s.Random(&puzzle.Grid{}, rng)
		for c, d := range g {
			n[c][d]++
		}
	}
	for c := range n {
		for d := 1; d <= 9; d++ {
			if k := n[c][d]; k < share*2/3 || k > share*4/3 {
				t.Errorf("%v holds %d in %d grids of %d, share %d", puzzle.Cell(c), d, k, draws, share)
			}
		}
	}
}
