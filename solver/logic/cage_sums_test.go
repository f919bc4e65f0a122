package logic

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// killer returns a board with cages, each written as sum:cells, such as 12:r1c12.
func killer(t testing.TB, size int, diagonals bool, cages ...string) *puzzle.Shape {
	t.Helper()
	var list []puzzle.Cage
	for _, text := range cages {
		var k puzzle.Cage
		sum, cells, _ := strings.Cut(text, ":")
		fmt.Sscan(sum, &k.Sum)
		for _, name := range strings.Split(cells, ",") {
			c, ok := puzzle.ParseCell(name)
			if !ok {
				t.Fatalf("%s: %s is no cell", text, name)
			}
			k.Cells.Add(c)
		}
		list = append(list, k)
	}
	s, err := puzzle.NewShape(size, diagonals, list)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestCageSums(t *testing.T) {
	for _, tt := range []struct {
		cage   string
		placed string
		gone   string
		want   string // sets, impossible ones in brackets
		rest   string
		left   int
	}{
		{"12:r4c4,r5c4,r6c4", "", "", "129 138 147 156 237 246 345", "129 138 147 156 237 246 345", 12},
		{"12:r4c4,r5c4,r6c4", "r4c4=4", "", "(129) (138) 147 (156) (237) 246 345", "17 26 35", 8},
		{"12:r4c4,r5c4,r6c4", "r4c1=9", "", "129 138 147 156 237 246 345", "129 138 147 156 237 246 345", 12},
		{"17:r1c1,r1c2", "r2c3=8", "", "(89)", "", 17},
		{"9:r1c1,r1c2", "", "r1c1=1,r1c2=1", "(18) 27 36 45", "27 36 45", 9},
		{"9:r1c1,r1c2", "r1c1=4,r1c2=5", "", "(18) (27) (36) 45", "", 0},
		{"9:r1c1,r1c2", "r1c1=4,r1c2=4", "", "(18) (27) (36) (45)", "", 1},
		{"5:r1c1", "", "", "5", "5", 5},
	} {
		shape := killer(t, 9, false, tt.cage)
		var g puzzle.Grid
		for _, k := range candidates(t, tt.placed) {
			g[k.Cell()] = k.Digit()
		}
		pos := shape.NewPosition(g)
		for _, k := range candidates(t, tt.gone) {
			pos.Eliminate(k)
		}
		got := CageSums(&pos, shape.Cages()[0])
		var sets, rest []string
		for _, s := range got.Sets {
			text := s.Digits.String()
			if !s.Possible {
				text = "(" + text + ")"
			}
			sets = append(sets, text)
		}
		for _, s := range got.Rest() {
			if s != 0 {
				rest = append(rest, s.String())
			}
		}
		if a, b := strings.Join(sets, " "), strings.Join(rest, " "); a != tt.want || b != tt.rest || got.Left != tt.left {
			t.Errorf("%s with %s: %s, rest %s, left %d", tt.cage, tt.placed, a, b, got.Left)
		}
	}
}

func candidates(t testing.TB, text string) (ks []puzzle.Candidate) {
	t.Helper()
	for part := range strings.SplitSeq(text, ",") {
		if part == "" {
			continue
		}
		name, digit, _ := strings.Cut(part, "=")
		c, ok := puzzle.ParseCell(name)
		if !ok || len(digit) != 1 {
			t.Fatalf("%s is no candidate", part)
		}
		ks = append(ks, puzzle.Cand(c, puzzle.Digit(digit[0]-'0')))
	}
	return ks
}

func TestCageWithoutSum(t *testing.T) {
	shape := killer(t, 9, false, "0:r1c1,r1c2")
	pos := shape.NewPosition(puzzle.Grid{})
	if got := CageSums(&pos, shape.Cages()[0]); len(got.Sets) > 0 || got.Left != 0 || got.Open.Len() != 2 {
		t.Errorf("%+v", got)
	}
}

// Of random candidates the sets and what is left for each cell are those of all ways to fill
// the cells.
func TestFitting(t *testing.T) {
	rng := rand.New(rand.NewPCG(46, 1))
	for range 200 {
		cands := make([]puzzle.DigitSet, 1+rng.IntN(4))
		for i := range cands {
			cands[i] = puzzle.DigitSet(rng.IntN(512))
		}
		sum := rng.IntN(25)
		var want digitSets
		left := make([]puzzle.DigitSet, len(cands))
		var fill func(used puzzle.DigitSet, chosen []puzzle.Digit)
		fill = func(used puzzle.DigitSet, chosen []puzzle.Digit) {
			if len(chosen) < len(cands) {
				for d := range (cands[len(chosen)] &^ used).All() {
					fill(used|d.Set(), append(chosen[:len(chosen):len(chosen)], d))
				}
				return
			}
			if sum == 0 || used.Sum() == sum {
				want.add(used)
				for i, d := range chosen {
					left[i] |= d.Set()
				}
			}
		}
		fill(0, nil)
		sets, got := fitting(cands, sum)
		if sets != want || fmt.Sprint(got) != fmt.Sprint(left) {
			t.Errorf("%v to %d: %v, want %v", cands, sum, got, left)
		}
	}
}

// TestImpossibleSum: a sum that was mistyped, so that no digits make it, has no set and ends no search
// for steps but by its end.
func TestImpossibleSum(t *testing.T) {
	for _, sum := range []int{1, 2, 5, 25, 46, 91, 255} {
		s := killer(t, 9, false, fmt.Sprint(sum, ":r1c1,r1c2,r1c3"), "12:r1c4,r1c5,r1c6", "13:r1c7,r1c8,r2c7", "5:r9c8,r9c9")
		if sum == 5 || sum == 25 || sum == 255 { // the nearest and the farthest: each is looked for everywhere
			var r Rater
			if rating, err := r.RateShape(t.Context(), s, &puzzle.Grid{}, For(s).Techniques, 0, nil); err == nil {
				t.Errorf("%d is rated: %v", sum, rating)
			}
		}
		pos := s.NewPosition(puzzle.Grid{})
		if all := CageSums(&pos, s.Cages()[0]); len(all.Sets) > 0 {
			t.Errorf("%d: %+v", sum, all)
		}
	}
}
