package logic

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// The definitions of the techniques, spelled out slowly: each returns what its
// steps change.
var reference = map[string]func(*puzzle.Position) map[string]bool{
	"full-house":       refFullHouse,
	"naked-single":     refNakedSingle,
	"hidden-single":    refHiddenSingle,
	"pointing":         func(p *puzzle.Position) map[string]bool { return refLocked(p, true) },
	"claiming":         func(p *puzzle.Position) map[string]bool { return refLocked(p, false) },
	"locked-pair":      func(p *puzzle.Position) map[string]bool { return refNaked(p, 2, true) },
	"locked-triple":    func(p *puzzle.Position) map[string]bool { return refNaked(p, 3, true) },
	"naked-pair":       func(p *puzzle.Position) map[string]bool { return refNaked(p, 2, false) },
	"naked-triple":     func(p *puzzle.Position) map[string]bool { return refNaked(p, 3, false) },
	"naked-quadruple":  func(p *puzzle.Position) map[string]bool { return refNaked(p, 4, false) },
	"hidden-pair":      func(p *puzzle.Position) map[string]bool { return refHidden(p, 2) },
	"hidden-triple":    func(p *puzzle.Position) map[string]bool { return refHidden(p, 3) },
	"hidden-quadruple": func(p *puzzle.Position) map[string]bool { return refHidden(p, 4) },
}

// TestReference: the finders find all that the definitions say, and no more.
func TestReference(t *testing.T) {
	walk(t, 4, 12, func(b *Board, _ *puzzle.Grid) {
		for _, tech := range withReference() {
			want := reference[tech.ID](&b.Position)
			got := map[string]bool{}
			for _, s := range All(&b.Position, []*Technique{tech}) {
				got[effect(s.Place, s.Eliminate)] = true
			}
			if !maps.Equal(got, want) {
				t.Errorf("%v: %s: %v, want %v", b.Grid, tech.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
			}
		}
	})
}

func effect(place, eliminate []puzzle.Candidate) string {
	out := slices.Clone(eliminate)
	slices.Sort(out)
	return fmt.Sprint(place, out)
}

func refFullHouse(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for h := range puzzle.House(puzzle.NumHouses) {
		if empty := h.Set().Without(p.Grid.Filled()); empty.Len() == 1 {
			c := empty.First()
			out[effect([]puzzle.Candidate{puzzle.Cand(c, p.Cands[c].Min())}, nil)] = true
		}
	}
	return out
}

func refNakedSingle(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for c, set := range p.Cands {
		if set.Len() == 1 {
			out[effect([]puzzle.Candidate{puzzle.Cand(puzzle.Cell(c), set.Min())}, nil)] = true
		}
	}
	return out
}

func refHiddenSingle(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if in := holding(p, h.Set(), d.Set()); in.Len() == 1 {
				out[effect([]puzzle.Candidate{puzzle.Cand(in.First(), d)}, nil)] = true
			}
		}
	}
	return out
}

// holding returns the cells with a candidate among digits.
func holding(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet) (s puzzle.CellSet) {
	for c := range cells.All() {
		if p.Cands[c]&digits != 0 {
			s.Add(c)
		}
	}
	return s
}

// removing returns the candidates of digits in cells.
func removing(p *puzzle.Position, cells puzzle.CellSet, digits puzzle.DigitSet) (ks []puzzle.Candidate) {
	for c := range cells.All() {
		for d := range (p.Cands[c] & digits).All() {
			ks = append(ks, puzzle.Cand(c, d))
		}
	}
	return ks
}

func refLocked(p *puzzle.Position, pointing bool) map[string]bool {
	out := map[string]bool{}
	for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
		for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
			from, to := box, line
			if !pointing {
				from, to = line, box
			}
			for d := range puzzle.AllDigits.All() {
				in := holding(p, from.Set(), d.Set())
				ks := removing(p, to.Set().Without(from.Set()), d.Set())
				if in.Len() > 1 && in.In(to.Set()) && len(ks) > 0 {
					out[effect(nil, ks)] = true
				}
			}
		}
	}
	return out
}

func refNaked(p *puzzle.Position, n int, locked bool) map[string]bool {
	out := map[string]bool{}
	for h := range puzzle.House(puzzle.NumHouses) {
		choose(h.Set(), n, func(cells puzzle.CellSet) {
			var digits puzzle.DigitSet
			for c := range cells.All() {
				if p.Cands[c].Len() < 2 {
					return
				}
				digits |= p.Cands[c]
			}
			if digits.Len() != n {
				return
			}
			common := puzzle.AllCells
			for c := range cells.All() {
				common = common.And(c.Peers())
			}
			ks := removing(p, common, digits)
			box := puzzle.Box(cells.First().Box()).Set()
			isLocked := cells.In(box) && !holding(p, common.And(box), digits).Empty() && !holding(p, common.Without(box), digits).Empty()
			if len(ks) > 0 && isLocked == locked {
				out[effect(nil, ks)] = true
			}
		})
	}
	return out
}

func refHidden(p *puzzle.Position, n int) map[string]bool {
	out := map[string]bool{}
	for h := range puzzle.House(puzzle.NumHouses) {
		for digits := puzzle.DigitSet(1); digits <= puzzle.AllDigits; digits++ {
			if digits.Len() != n || holding(p, h.Set(), digits).Len() != n {
				continue
			}
			some := true
			for d := range digits.All() {
				some = some && holding(p, h.Set(), d.Set()).Len() > 1
			}
			if ks := removing(p, holding(p, h.Set(), digits), puzzle.AllDigits&^digits); some && len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		}
	}
	return out
}

// choose calls with each set of n of the cells.
func choose(cells puzzle.CellSet, n int, with func(puzzle.CellSet)) {
	var add func(rest, chosen puzzle.CellSet)
	add = func(rest, chosen puzzle.CellSet) {
		if chosen.Len() == n {
			with(chosen)
			return
		}
		for c := range rest.All() {
			rest.Remove(c)
			next := chosen
			next.Add(c)
			add(rest, next)
		}
	}
	add(cells, puzzle.CellSet{})
}
