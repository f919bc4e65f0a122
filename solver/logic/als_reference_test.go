package logic

import (
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// refALS lists the almost locked sets of a position.
func refALS(p *puzzle.Position) map[puzzle.CellSet]puzzle.DigitSet {
	all := map[puzzle.CellSet]puzzle.DigitSet{}
	for h := range puzzle.House(puzzle.NumHouses) {
		for n := 1; n <= 8; n++ {
			choose(h.Set().Without(p.Grid.Filled()), n, func(cells puzzle.CellSet) {
				var digits puzzle.DigitSet
				for c := range cells.All() {
					digits |= p.Cands[c]
				}
				if digits.Len() == n+1 {
					all[cells] = digits
				}
			})
		}
	}
	return all
}

// seeing returns the candidates d that see all of cells' candidates d.
func seeing(p *puzzle.Position, cells puzzle.CellSet, d puzzle.Digit) (out puzzle.CellSet) {
	out = holding(p, puzzle.AllCells, d.Set())
	for c := range holding(p, cells, d.Set()).All() {
		out = out.And(c.Peers())
	}
	return out
}

func TestXZReference(t *testing.T) {
	alsReference(t, 21, 8, alsXZ, func(p *puzzle.Position) map[string]bool {
		out, all := map[string]bool{}, refALS(p)
		for a, ofA := range all {
			for b, ofB := range all {
				if !a.And(b).Empty() {
					continue
				}
				var xs puzzle.DigitSet
				eliminated := map[puzzle.Candidate]bool{}
				remove := func(cells puzzle.CellSet, d puzzle.Digit) {
					for c := range cells.All() {
						eliminated[puzzle.Cand(c, d)] = true
					}
				}
				for x := range (ofA & ofB).All() {
					if holding(p, b, x.Set()).In(seeing(p, a, x)) {
						xs |= x.Set()
						for z := range (ofA & ofB &^ x.Set()).All() {
							remove(seeing(p, a.Or(b), z), z)
						}
					}
				}
				if xs.Len() > 1 {
					for d := range (ofA &^ xs).All() {
						remove(seeing(p, a, d), d)
					}
					for d := range (ofB &^ xs).All() {
						remove(seeing(p, b, d), d)
					}
				}
				if len(eliminated) > 0 {
					out[effect(nil, slices.Collect(maps.Keys(eliminated)))] = true
				}
			}
		}
		return out
	})
}

func TestXYWingReference(t *testing.T) {
	alsReference(t, 22, 8, alsXYWing, func(p *puzzle.Position) map[string]bool {
		out, all := map[string]bool{}, refALS(p)
		joined := map[puzzle.CellSet]map[puzzle.CellSet]puzzle.DigitSet{}
		for a, ofA := range all {
			joined[a] = map[puzzle.CellSet]puzzle.DigitSet{}
			for b, ofB := range all {
				for x := range (ofA & ofB).All() {
					if a.And(b).Empty() && holding(p, b, x.Set()).In(seeing(p, a, x)) {
						joined[a][b] |= x.Set()
					}
				}
			}
		}
		for _, ends := range joined {
			for a, xs := range ends {
				for b, ys := range ends {
					if !a.And(b).Empty() || (xs|ys).Len() < 2 {
						continue
					}
					var ks []puzzle.Candidate
					for z := range (all[a] & all[b] &^ xs &^ ys).All() {
						ks = append(ks, removing(p, seeing(p, a.Or(b), z), z.Set())...)
					}
					if len(ks) > 0 {
						out[effect(nil, ks)] = true
					}
				}
			}
		}
		return out
	})
}

// TestDeathBlossomReference tries every petal for every digit of every stem.
func TestDeathBlossomReference(t *testing.T) {
	alsReference(t, 25, 5, deathBlossom, func(p *puzzle.Position) map[string]bool {
		out, all := map[string]bool{}, refALS(p)
		for c, set := range p.Cands {
			if set.Len() < 2 {
				continue
			}
			var grow func(left, zs puzzle.DigitSet, petals puzzle.CellSet, out map[puzzle.Digit]puzzle.CellSet)
			grow = func(left, zs puzzle.DigitSet, petals puzzle.CellSet, sees map[puzzle.Digit]puzzle.CellSet) {
				var ks []puzzle.Candidate
				for z := range zs.All() {
					ks = append(ks, removing(p, sees[z], z.Set())...)
				}
				if len(ks) == 0 {
					return
				}
				if left == 0 {
					out[effect(nil, ks)] = true
					return
				}
				for a, digits := range all {
					if !digits.Has(left.Min()) || !a.And(petals).Empty() || !seeing(p, a, left.Min()).Has(puzzle.Cell(c)) {
						continue
					}
					next := map[puzzle.Digit]puzzle.CellSet{}
					for z := range (zs & digits).All() {
						next[z] = sees[z].And(seeing(p, a, z))
					}
					grow(left&^left.Min().Set(), zs&digits, petals.Or(a), next)
				}
			}
			sees := map[puzzle.Digit]puzzle.CellSet{}
			for z := range puzzle.AllDigits.All() {
				sees[z] = puzzle.AllCells
			}
			grow(set, puzzle.AllDigits&^set, puzzle.CellSet{}, sees)
		}
		return out
	})
}

// TestALSChainReference: each chain does what following it shows, continues by
// digits that differ, and takes no set twice.
func TestALSChainReference(t *testing.T) {
	some := 0
	plainWalk(t, 26, 8, func(b *Board, _ *puzzle.Grid) {
		all := refALS(&b.Position)
		for _, s := range All(&b.Position, []*Technique{alsChain}) {
			some++
			n := len(s.Diagram.Houses)
			seen := map[puzzle.CellSet]bool{}
			var before puzzle.Digit
			for i := range n {
				cells, digits := s.set(i)
				if all[cells] != digits || seen[cells] {
					t.Fatalf("%v: %s: no set, or twice", b.Grid, s.Notation())
				}
				seen[cells] = true
				if i == n-1 {
					break
				}
				next, ofNext := s.set(i + 1)
				x := s.Diagram.Links[i].From[0].Digit()
				if x == before || !ofNext.Has(x) || !digits.Has(x) || !cells.And(next).Empty() || !holding(&b.Position, next, x.Set()).In(seeing(&b.Position, cells, x)) {
					t.Fatalf("%v: %s: %v doesn't join", b.Grid, s.Notation(), x)
				}
				before = x
			}
			first, ofFirst := s.set(0)
			last, ofLast := s.set(n - 1)
			x := s.Diagram.Links[0].From[0].Digit()
			var want []puzzle.Candidate
			for z := range (ofFirst & ofLast &^ x.Set() &^ before.Set()).All() {
				want = append(want, removing(&b.Position, seeing(&b.Position, first.Or(last), z), z.Set())...)
			}
			if n < 4 || !slices.Equal(want, s.Eliminate) {
				t.Errorf("%v: %s: want %v", b.Grid, s.Notation(), want)
			}
		}
	})
	if some == 0 {
		t.Error("no chain occurred")
	}
}

// TestALSChainOfFour: every chain of four sets is found, or one that does the same,
// where there are not too many to try.
func TestALSChainOfFour(t *testing.T) {
	some := 0
	plainWalk(t, 27, 6, func(b *Board, _ *puzzle.Grid) {
		all := refALS(&b.Position)
		if len(all) > 110 {
			return
		}
		got := map[string]bool{}
		for _, s := range All(&b.Position, []*Technique{alsChain}) {
			got[effect(nil, s.Eliminate)] = true
		}
		some += len(got)
		var walk func(chain []puzzle.CellSet, xs []puzzle.Digit)
		walk = func(chain []puzzle.CellSet, xs []puzzle.Digit) {
			first, last := chain[0], chain[len(chain)-1]
			if len(chain) == 4 {
				var ks []puzzle.Candidate
				for z := range (all[first] & all[last] &^ xs[0].Set() &^ xs[2].Set()).All() {
					ks = append(ks, removing(&b.Position, seeing(&b.Position, first.Or(last), z), z.Set())...)
				}
				if len(ks) > 0 && !got[effect(nil, ks)] {
					t.Errorf("%v: %v %v", b.Grid, chain, xs)
				}
				return
			}
			for next, digits := range all {
				if slices.Contains(chain, next) || !last.And(next).Empty() {
					continue
				}
				for x := range (digits & all[last]).All() {
					if (len(xs) == 0 || xs[len(xs)-1] != x) && holding(&b.Position, next, x.Set()).In(seeing(&b.Position, last, x)) {
						walk(append(slices.Clip(chain), next), append(slices.Clip(xs), x))
					}
				}
			}
		}
		for a := range all {
			walk([]puzzle.CellSet{a}, nil)
		}
	})
	if some == 0 {
		t.Error("no chain occurred")
	}
}
