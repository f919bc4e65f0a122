package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var deepRows = []*Technique{dynamicNet, dynamicNetPlus, nestedNet, deeplyNestedNet}

func TestDeepCases(t *testing.T) { checkCases(t, "deep.txt", deepRows[:3], 5, 2) }

// TestDeepSound: each step is true, and its picture is a proof of it; placements come
// first; each conclusion comes once; what a plain search finds is found, and no less
// by those that know more; and a finder that is told to stop does.
func TestDeepSound(t *testing.T) {
	at, seen := 0, [2]int{}
	plainWalk(t, 4, 12, func(b *Board, solution *puzzle.Grid) {
		if at++; at%5 != 0 {
			return
		}
		var found [2]map[chainLit]bool
		for i, tech := range deepRows[:2] {
			found[i] = checkDeepRow(t, b, solution, tech)
			seen[i] += len(found[i])
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
		want := refDeep(&b.Position)
		for l := range found[0] {
			if len(want) > 0 && !want[l.not()] {
				t.Errorf("%v: %v is not refuted", b.Grid, l)
			}
		}
		for l := range want {
			if !found[0][l.not()] || !found[1][l.not()] {
				t.Errorf("%v: %v is refuted", b.Grid, l)
			}
		}
	})
	if seen[0] == 0 || seen[1] == 0 {
		t.Error("nothing was found:", seen)
	}
}

// TestDeepNested: the same of nests, in the positions of the file.
func TestDeepNested(t *testing.T) {
	for _, line := range lines(t, "deep.txt") {
		f := strings.SplitN(line, " ", 4)
		pos := position(t, f[1], f[2])
		b := NewBoard(&pos)
		for i, tech := range deepRows[:3] {
			if f[0] == tech.ID || i == 2 {
				checkDeepRow(t, b, nil, tech)
			}
		}
	}
}

// checkDeepRow checks all steps of tech, and returns the conclusions.
func checkDeepRow(t *testing.T, b *Board, solution *puzzle.Grid, tech *Technique) map[chainLit]bool {
	t.Helper()
	got, placing := map[chainLit]bool{}, true
	for _, s := range All(&b.Position, []*Technique{tech}) {
		line := s.Notation(words.English)
		k, on := slices.Concat(s.Place, s.Eliminate)[0], len(s.Place) > 0
		if len(s.Place)+len(s.Eliminate) != 1 || on && !placing {
			t.Errorf("%v: %s says too much, or comes too late", b.Grid, line)
		}
		placing = on
		if !b.Has(k) || solution != nil && on != (solution[k.Cell()] == k.Digit()) {
			t.Errorf("%v: %s is wrong", b.Grid, line)
		}
		l := chainOff(int(k))
		if on {
			l = l.not()
		}
		if got[l] {
			t.Errorf("%v: %s comes twice", b.Grid, line)
		}
		got[l] = true
		checkDeep(t, b, s)
	}
	return got
}

// refDeep finds the assumptions that singles refute, by looking through the whole
// board again and again.
func refDeep(p *puzzle.Position) map[chainLit]bool {
	out := map[chainLit]bool{}
	for k := range puzzle.Candidate(729) {
		if !p.Has(k) {
			continue
		}
		for _, on := range []bool{true, false} {
			q, l := *p, chainOff(int(k))
			if on {
				q.Cands[k.Cell()], l = k.Digit().Set(), l.not()
			} else {
				q.Eliminate(k)
			}
			if !refSingles(&q) {
				out[l] = true
			}
		}
	}
	return out
}

// refSingles places singles until there are none, and reports whether every cell and
// house stands.
func refSingles(p *puzzle.Position) bool {
	open := puzzle.AllCells.Without(p.Grid.Filled())
	for {
		var k puzzle.Candidate
		some := false
		for c := range open.All() {
			switch set := p.Cands[c]; set.Len() {
			case 0:
				return false
			case 1:
				k, some = puzzle.Cand(c, set.Min()), true
			}
		}
		for h := range puzzle.House(puzzle.NumHouses) {
			for d := range puzzle.AllDigits.All() {
				if !p.Grid.Of(d).And(h.Set()).Empty() {
					continue
				}
				switch cells := holding(p, h.Set(), d.Set()); cells.Len() {
				case 0:
					return false
				case 1:
					k, some = puzzle.Cand(cells.First(), d), true
				}
			}
		}
		if !some {
			return true
		}
		p.Place(k)
		open.Remove(k.Cell())
	}
}

// TestDeepNothing: a search that finds nothing allocates nothing.
func TestDeepNothing(t *testing.T) {
	for _, line := range lines(t, "deep.txt") {
		f := strings.SplitN(line, " ", 4)
		if f[3] != "-" {
			continue
		}
		tech, _ := ByID(f[0])
		pos := position(t, f[1], f[2])
		b, hunt, one := NewBoard(&pos), newSearch(), []*Technique{tech}
		if n := testing.AllocsPerRun(5, func() { hunt.first(b, one) }); n != 0 {
			t.Errorf("%s: %v allocations", line, n)
		}
	}
}

// TestDeepClashes: boards without a solution do no harm, whatever they lack.
func TestDeepClashes(t *testing.T) {
	for _, empty := range []bool{true, false} {
		pos := position(t, "..1....9335..92.....8.....75.3.1.4.8.8.5...3..46.....5.....3.5.8...7.3.6.3.9.1...", "-")
		for c := range pos.Cands {
			if pos.Grid[c] == 0 && c%4 == 0 {
				pos.Cands[c] &= 0b101010101
			}
			if pos.Grid[c] == 0 && c%11 == 0 && empty {
				pos.Cands[c] = 0
			}
		}
		for _, tech := range deepRows[:3] {
			for _, s := range All(&pos, []*Technique{tech}) {
				checkSpeech(t, s)
			}
		}
	}
}
