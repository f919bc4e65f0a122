package logic

import (
	"testing"

	"sudoku/puzzle"
)

var uniques = []*Technique{
	uniqueRectangle1, uniqueRectangle2, uniqueRectangle3, uniqueRectangle4, uniqueRectangle5, uniqueRectangle6,
	hiddenRectangle, avoidableRectangle1, avoidableRectangle2,
}

func TestUniqueCases(t *testing.T) { checkCases(t, "unique.txt", uniques) }

func TestUniqueNothing(t *testing.T) { checkNothing(t, uniques) }

func TestUniqueSteps(t *testing.T) {
	refs := map[*Technique]func(*puzzle.Position) map[string]bool{
		avoidableRectangle1:     func(p *puzzle.Position) map[string]bool { return refAvoidable1(p, 2) },
		avoidableRectangle1Wide: func(p *puzzle.Position) map[string]bool { return refAvoidable1(p, 9) },
		avoidableRectangle2:     func(p *puzzle.Position) map[string]bool { return refAvoidable2(p, true) },
		avoidableRectangle2Wide: func(p *puzzle.Position) map[string]bool { return refAvoidable2(p, false) },
	}
	for tech, ref := range map[*Technique]func(*refRectangle, refFound){
		uniqueRectangle1: refUnique1, uniqueRectangle2: refUnique25(true), uniqueRectangle3: refUnique3,
		uniqueRectangle4: refUnique4, uniqueRectangle5: refUnique25(false), uniqueRectangle6: refUnique6,
		hiddenRectangle: refHiddenRectangle,
	} {
		refs[tech] = func(p *puzzle.Position) map[string]bool {
			out := map[string]bool{}
			refRectangles(p, func(r *refRectangle) {
				ref(r, func(ks []puzzle.Candidate) {
					if len(ks) > 0 {
						out[effect(nil, ks)] = true
					}
				})
			})
			return out
		}
	}
	checkSteps(t, "unique.txt", 20, refs)
}

type refFound func([]puzzle.Candidate)

// A refRectangle is four empty cells in two boxes, of which one holds just two
// digits and all could have held both.
type refRectangle struct {
	*puzzle.Position
	rows, cols  [2]puzzle.House
	cells, more puzzle.CellSet
	pair, extra puzzle.DigitSet
}

// refFours is each four cells in two rows, columns and boxes.
var refFours = func() (all []refRectangle) {
	for r := range 81 {
		for c := range 81 {
			rows, cols := [2]puzzle.House{puzzle.Row(r / 9), puzzle.Row(r % 9)}, [2]puzzle.House{puzzle.Col(c / 9), puzzle.Col(c % 9)}
			cells := rows[0].Set().Or(rows[1].Set()).And(cols[0].Set().Or(cols[1].Set()))
			boxes := map[int]bool{}
			for c := range cells.All() {
				boxes[c.Box()] = true
			}
			if rows[0] < rows[1] && cols[0] < cols[1] && len(boxes) == 2 {
				all = append(all, refRectangle{rows: rows, cols: cols, cells: cells})
			}
		}
	}
	return all
}()

func refRectangles(p *puzzle.Position, with func(*refRectangle)) {
	filled := p.Grid.Filled()
	for _, four := range refFours {
		if !four.cells.And(filled).Empty() {
			continue
		}
		pairs := map[puzzle.DigitSet]bool{}
		for c := range four.cells.All() {
			pairs[p.Cands[c]] = p.Cands[c].Len() == 2
		}
		for pair, ok := range pairs {
			r := four
			r.Position, r.pair = p, pair
			for c := range r.cells.All() {
				for q := range c.Peers().All() {
					ok = ok && !pair.Has(p.Grid[q])
				}
				if more := p.Cands[c] &^ pair; more != 0 {
					r.more.Add(c)
					r.extra |= more
				}
			}
			if ok {
				with(&r)
			}
		}
	}
}

// side reports whether the corners with other digits are two in a line.
func (r *refRectangle) side() bool {
	for _, h := range append(r.rows[:], r.cols[:]...) {
		if r.more.Len() == 2 && r.more.In(h.Set()) {
			return true
		}
	}
	return false
}

func refUnique1(r *refRectangle, found refFound) {
	if r.more.Len() == 1 {
		found(removing(r.Position, r.more, r.pair))
	}
}

func refUnique25(side bool) func(r *refRectangle, found refFound) {
	return func(r *refRectangle, found refFound) {
		common := puzzle.AllCells
		for c := range r.more.All() {
			common = common.And(c.Peers())
		}
		if r.more.Len() > 1 && r.extra.Len() == 1 && r.side() == side {
			found(removing(r.Position, common, r.extra))
		}
	}
}

func refUnique3(r *refRectangle, found refFound) {
	if !r.side() {
		return
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		if !r.more.In(h.Set()) {
			continue
		}
		var free puzzle.CellSet
		for c := range h.Set().Without(r.more).All() {
			if r.Cands[c] != 0 && r.Cands[c]&r.pair == 0 {
				free.Add(c)
			}
		}
		for n := 1; n <= free.Len(); n++ {
			choose(free, n, func(chosen puzzle.CellSet) {
				digits, common := r.extra, puzzle.AllCells
				for c := range chosen.All() {
					digits |= r.Cands[c]
				}
				for c := range chosen.Or(r.more).All() {
					common = common.And(c.Peers())
				}
				if digits.Len() == n+1 {
					found(removing(r.Position, common, digits))
				}
			})
		}
	}
}

func refUnique4(r *refRectangle, found refFound) {
	if !r.side() {
		return
	}
	for d := range r.pair.All() {
		for h := range puzzle.House(puzzle.NumHouses) {
			if at := holding(r.Position, h.Set(), d.Set()); r.more.In(h.Set()) && !at.Empty() && at.In(r.more) {
				found(removing(r.Position, r.more, r.pair&^d.Set()))
			}
		}
	}
}

func refUnique6(r *refRectangle, found refFound) {
	if r.more.Len() != 2 || r.side() {
		return
	}
	for d := range r.pair.All() {
		for _, hs := range [][2]puzzle.House{r.rows, r.cols} {
			if r.only(hs[0], d) && r.only(hs[1], d) {
				found(removing(r.Position, r.more, d.Set()))
			}
		}
	}
}

func (r *refRectangle) only(h puzzle.House, d puzzle.Digit) bool {
	at := holding(r.Position, h.Set(), d.Set())
	return !at.Empty() && at.In(r.cells)
}

func refHiddenRectangle(r *refRectangle, found refFound) {
	if r.more.Len() < 2 || r.side() {
		return
	}
	for far := range r.cells.All() {
		for near := range r.cells.All() {
			if near.Row() == far.Row() || near.Col() == far.Col() || r.more.Has(near) {
				continue
			}
			for d := range r.pair.All() {
				if r.only(puzzle.Row(far.Row()), d) && r.only(puzzle.Col(far.Col()), d) {
					found(removing(r.Position, puzzle.CellsOf(far), r.pair&^d.Set()))
				}
			}
		}
	}
}

// refFilled calls with each rectangle of which no corner was given, and its empty
// corners.
func refFilled(p *puzzle.Position, with func(cells, open puzzle.CellSet)) {
	for _, r := range refFours {
		if r.cells.And(p.Given).Empty() {
			with(r.cells, r.cells.Without(p.Grid.Filled()))
		}
	}
}

// refAvoidable1 allows so many candidates in the empty corner.
func refAvoidable1(p *puzzle.Position, most int) map[string]bool {
	out := map[string]bool{}
	refFilled(p, func(cells, open puzzle.CellSet) {
		if open.Len() != 1 {
			return
		}
		c := open.First()
		var beside []puzzle.Digit
		var across puzzle.Digit
		for q := range cells.All() {
			switch {
			case q.Row() == c.Row() && q != c, q.Col() == c.Col() && q != c:
				beside = append(beside, p.Grid[q])
			case q != c:
				across = p.Grid[q]
			}
		}
		if beside[0] == beside[1] && p.Cands[c].Len() <= most && p.Cands[c].Has(across) {
			out[effect(nil, []puzzle.Candidate{puzzle.Cand(c, across)})] = true
		}
	})
	return out
}

// refAvoidable2 wants the empty corners side by side, and if so told in one box.
func refAvoidable2(p *puzzle.Position, box bool) map[string]bool {
	out := map[string]bool{}
	refFilled(p, func(cells, open puzzle.CellSet) {
		if open.Len() != 2 {
			return
		}
		u := open.First()
		rest := open
		rest.Remove(u)
		v, filled := rest.First(), cells.Without(open)
		if !u.Sees(v) || box && u.Box() != v.Box() {
			return
		}
		var other [2]puzzle.Digit // what u and v would hold
		for c := range filled.All() {
			if aligned(c, u) {
				other[1] = p.Grid[c]
			} else {
				other[0] = p.Grid[c]
			}
		}
		x := p.Cands[u] & p.Cands[v]
		if x.Len() == 1 && p.Cands[u] == x|other[0].Set() && p.Cands[v] == x|other[1].Set() {
			if ks := removing(p, u.Peers().And(v.Peers()), x); len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		}
	})
	return out
}
