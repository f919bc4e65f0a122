package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var chainSetRows = []*Technique{setsContinuousLoop, setsDiscontinuousLoop, setsAIC}

func TestChainSetCases(t *testing.T) { checkCases(t, "chain_sets.txt", chainSetRows, 10, 2) }

// TestChainSetSound: no step is wrong about a candidate, none comes twice, each chain
// holds link by link, and all that groups find is there.
func TestChainSetSound(t *testing.T) {
	through := map[string]int{}
	chainPositions(t, 5, 12, func(b *Board, solution *puzzle.Grid) {
		for i, tech := range chainSetRows {
			does := map[string]bool{}
			for _, s := range All(&b.Position, []*Technique{tech}) {
				line, what := s.Notation(), effect(nil, s.Eliminate)
				if does[what] {
					t.Errorf("%v: %s comes twice", b.Grid, line)
				}
				does[what] = true
				for _, k := range s.Eliminate {
					if solution[k.Cell()] == k.Digit() || !b.Has(k) {
						t.Errorf("%v: %s is wrong about %v", b.Grid, line, k)
					}
				}
				if len(s.Diagram.Cells) > 0 {
					through[tech.ID]++
					checkSetLinks(t, b, s)
				}
			}
			for _, s := range All(&b.Position, chainRows[5+i:6+i]) {
				if !does[effect(nil, s.Eliminate)] {
					t.Errorf("%v: no %s", b.Grid, s.Notation())
				}
			}
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	})
	for _, tech := range chainSetRows {
		if through[tech.ID] < 5 {
			t.Errorf("%s went through %d sets", tech.ID, through[tech.ID])
		}
	}
}

// checkSetLinks checks a chain through almost locked sets.
func checkSetLinks(t *testing.T, b *Board, s Step) {
	t.Helper()
	ps := chainPoints(&s)
	in := pointSets(&s, ps)
	var all puzzle.CellSet
	for i, q := range ps[1:] {
		p := ps[i]
		fail := func(why string) { t.Errorf("%v: %s: link %d %s", b.Grid, s.Notation(), i, why) }
		both := append(slices.Clone(s.Diagram.Links[i].From), s.Diagram.Links[i].To...)
		switch {
		case p.on == q.on:
			fail("does not alternate")
		case p.on && p.cells == q.cells && p.cells.Len() == 1:
		case p.on:
			if p.digit != q.digit || !q.cells.In(refSeeing(p.cells)) {
				fail("is not weak")
			}
		case in[i].digits == 0:
			if !slices.ContainsFunc(refPlaces(both), func(place []puzzle.Candidate) bool {
				there := slices.DeleteFunc(slices.Clone(place), func(k puzzle.Candidate) bool { return !b.Has(k) })
				return len(there) == len(both)
			}) {
				fail("is not strong")
			}
		default:
			if !all.And(in[i].set).Empty() || !refLocks(b, p, q, in[i], in[i+1]) {
				fail("goes through no set")
			}
			all = all.Or(in[i].set)
		}
	}
}

// refSeeing returns the cells that see all of cells.
func refSeeing(cells puzzle.CellSet) puzzle.CellSet {
	seeing := puzzle.AllCells
	for c := range cells.All() {
		seeing = seeing.And(c.Peers())
	}
	return seeing
}

// refLocks reports whether the set of p is almost locked and q follows if it lacks
// p.digit.
func refLocks(b *Board, p, q chainPoint, in, out pointSet) bool {
	var digits puzzle.DigitSet
	for c := range in.set.All() {
		digits |= b.Cands[c]
	}
	inHouse := slices.ContainsFunc(boxesFirst[:], func(h puzzle.House) bool { return in.set.In(h.Set()) })
	if !inHouse || digits.Len() != in.set.Len()+1 || digits != in.digits || p.cells != b.Of[p.digit].And(in.set) {
		return false
	}
	if out.digits != 0 {
		return q.digit != p.digit && q.cells == b.Of[q.digit].And(in.set)
	}
	left := b.Cands[q.cell()]
	for d := range (digits &^ p.digit.Set()).All() {
		if refSeeing(b.Of[d].And(in.set)).Has(q.cell()) {
			left &^= d.Set()
		}
	}
	return q.cells.Len() == 1 && left == q.digit.Set()
}

// TestChainSetReference: what a cell can't be by a walk that goes through one set or
// two, and nothing else, is found.
func TestChainSetReference(t *testing.T) {
	found := 0
	chainPositions(t, 6, 20, func(b *Board, _ *puzzle.Grid) {
		eliminated := map[puzzle.Candidate]bool{}
		for _, s := range All(&b.Position, append(slices.Clone(chainRows), chainSetRows...)) {
			for _, k := range s.Eliminate {
				eliminated[k] = true
			}
		}
		for k := range refSetWalks(b) {
			found++
			if !eliminated[k] {
				t.Errorf("%v %v: %v stays", b.Grid, b.Cands, k)
			}
		}
	})
	if found < 100 {
		t.Errorf("%d candidates went", found)
	}
}

// refSetWalks returns the candidates that, if true, take a digit from a set, so that
// it takes one from a cell with two, whose other digit rules the candidate out.
func refSetWalks(b *Board) map[puzzle.Candidate]bool {
	out := map[puzzle.Candidate]bool{}
	for h := range puzzle.House(puzzle.NumHouses) {
		for m := 1; m < 1<<9; m++ {
			var set puzzle.CellSet
			var digits puzzle.DigitSet
			for i, c := range h.Cells() {
				if m>>i&1 != 0 {
					set.Add(c)
					digits |= b.Cands[c]
				}
			}
			if !set.In(b.Empty) || set.Len() < 2 || digits.Len() != set.Len()+1 {
				continue
			}
			for x := range digits.All() {
				for z := range (digits &^ x.Set()).All() {
					for c := range b.Of[z].And(refSeeing(b.Of[z].And(set))).All() {
						if b.Cands[c].Len() != 2 {
							continue
						}
						y := (b.Cands[c] &^ z.Set()).Min()
						for start := range b.Of[x].And(refSeeing(b.Of[x].And(set))).And(c.Peers()).All() {
							if y == x {
								out[puzzle.Cand(start, x)] = true
							}
						}
					}
				}
			}
		}
	}
	return out
}

// TestChainSetNothing: a search that finds nothing allocates nothing.
func TestChainSetNothing(t *testing.T) { checkNoAllocsOn(t, chainBoards(t, 7, 30), chainSetRows, 5) }

// TestChainSetWords: the texts of chains through sets, word by word.
func TestChainSetWords(t *testing.T) {
	for _, tt := range chainSetTexts {
		f := strings.Fields(tt.line)
		pos := position(t, f[1], f[2])
		i := slices.IndexFunc(chainSetRows, func(tech *Technique) bool { return tech.ID == f[0] })
		steps := All(&pos, chainSetRows[i:i+1])
		i = slices.IndexFunc(steps, func(s Step) bool { return len(s.Diagram.Cells) > 0 })
		s := steps[i]
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := strings.Join(append([]string{s.What(l), s.Pattern(l)}, s.Why(l)...), " / "); got != want {
				t.Errorf("%s: %s\nwant %s", tt.line, got, want)
			}
		}
	}
}
