package board

import (
	"strings"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

var testPainter = paint.NewPainter()

// grid reads 81 characters: a capital letter A to I is a given 1 to 9.
func grid(text string) (v View) {
	for i, r := range strings.Map(func(r rune) rune {
		if r == ' ' {
			return -1
		}
		return r
	}, text) {
		switch {
		case r >= 'A' && r <= 'I':
			v.State.Grid[i] = puzzle.Digit(r - 'A' + 1)
			v.Givens.Add(puzzle.Cell(i))
		case r >= '1' && r <= '9':
			v.State.Grid[i] = puzzle.Digit(r - '0')
		}
	}
	v.Flags = defaultFlags
	return v
}

// defaultFlags is the default of a new player.
const defaultFlags = Peers | SameDigit | Conflicts | Patterns

// marks parses words such as "1279": row, column, then the marks.
func marks(set *[81]puzzle.DigitSet, words string) {
	for _, w := range strings.Fields(words) {
		c := puzzle.CellAt(int(w[0]-'1'), int(w[1]-'1'))
		for _, d := range w[2:] {
			set[c] |= puzzle.Digit(d - '0').Set()
		}
	}
}

func cell(name string) puzzle.Cell {
	c, ok := puzzle.ParseCell(name)
	if !ok {
		panic(name)
	}
	return c
}

func cells(names string) (s puzzle.CellSet) {
	for _, n := range strings.Fields(names) {
		s.Add(cell(n))
	}
	return s
}

// cand parses r1c1=4.
func cand(name string) puzzle.Candidate {
	return puzzle.Cand(cell(name[:4]), puzzle.Digit(name[5]-'0'))
}

func (v *View) choose(names ...string) {
	for _, n := range names {
		v.UI.Selected.Add(cell(n))
		v.UI.Cursor = cell(n)
	}
}

// playing returns a game with everything in it.
func playing() View {
	v := grid("2.A.....E.F..B..GD.5.C.I.1B..EB...3I.B..5..H1A....CB56E..F.G1.8GA..H..D3I..9..E.7")
	marks(&v.State.Corner, "1279 239 337 416 451 461 5136 533 549 659 951 961")
	marks(&v.State.Centre, "15467 17368 1869 2138 2415 2615 2738 35467 3768 4747 5747 7829 8326 8625 9826")
	for n, where := range map[int]string{1: "r2c4 r2c6 r7c5", 3: "r7c5 r8c3 r8c6"} {
		for c := range cells(where).All() {
			v.State.Colours[c] |= game.ColourSet(puzzle.Digit(n).Set())
		}
	}
	v.choose("r4c8")
	return v
}

// skyscraper returns a hint with houses, candidates and links.
func skyscraper() View {
	v := grid("2.A....9E .F91B5.GD .5.C.I.1B ..EB1..3I .B.95..H1 A9...CB56 E..F9G128 GA65H29D3 I82431E67")
	marks(&v.Cands, "12347 1478 15467 1648 1736 2138 2738 3148 33478 35467 3768 4168 4247 4668 4747 51346 53347 5646 5747 6348 6478 6547 7234 7334")
	role := func(r puzzle.Role, names string) {
		for _, n := range strings.Fields(names) {
			v.Hint.Cands = append(v.Hint.Cands, puzzle.CandRole{Cand: cand(n), Role: r})
		}
	}
	role(puzzle.On, "r3c1=4 r1c6=4")
	role(puzzle.Off, "r5c1=4 r5c6=4")
	role(puzzle.Eliminate, "r1c2=4 r3c5=4")
	v.Hint.Houses = []puzzle.HouseRole{{House: puzzle.Col(0), Role: puzzle.Base}, {House: puzzle.Col(5), Role: puzzle.Base}}
	link := func(a, b string, strong bool) {
		v.Hint.Links = append(v.Hint.Links, puzzle.Link{From: []puzzle.Candidate{cand(a)}, To: []puzzle.Candidate{cand(b)}, Strong: strong})
	}
	link("r3c1=4", "r5c1=4", true)
	link("r5c1=4", "r5c6=4", false)
	link("r5c6=4", "r1c6=4", true)
	return v
}
