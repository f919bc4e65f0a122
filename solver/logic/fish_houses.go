package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

const (
	maxFins     = 5
	maxEndoFins = 2
)

const (
	rowHouses = 1<<9 - 1
	colHouses = rowHouses << 9
	boxHouses = rowHouses << 18
)

// A houseFish looks for fish with houses of several kinds. Whether a base can do
// anything is known before its covers are tried: what is eliminated from a digit goes in
// the end because no way of placing the digit has it.
type houseFish struct {
	fishSearch

	units        [puzzle.NumHouses]puzzle.CellSet // where each house has the digit
	bases        uint32                           // houses that may be base
	covers       uint32                           // houses that may be cover
	base, cover  uint32
	cells, endos puzzle.CellSet // the base's places, and those in two base houses
}

// finned reports whether the kind has fins.
func (k fishKind) finned() bool { return k != basicFish && k != frankenFish && k != mutantFish }

// find looks through the digits; for franken fish with the rows on the base's side
// and then with the columns.
func (f *houseFish) find() bool {
	clean := f.b.cleanFish(f.kind, f.n)
	for f.digit = 1; f.digit <= 9; f.digit++ {
		if *clean&dirtyDigits(f.digit.Set()) != 0 {
			continue
		}
		targets := f.b.targets(f.digit)
		if targets.Empty() {
			continue
		}
		f.begin()
		for h := range f.units {
			f.units[h] = f.b.In(puzzle.House(h), f.digit)
		}
		if f.kind == mutantFish || f.kind == finnedMutantFish {
			if !f.among(rowHouses|colHouses|boxHouses, rowHouses|colHouses|boxHouses, targets) {
				return false
			}
		} else if !f.among(rowHouses|boxHouses, colHouses|boxHouses, targets) ||
			!f.among(colHouses|boxHouses, rowHouses|boxHouses, targets) {
			return false
		}
		if !f.some {
			*clean |= dirtyDigits(f.digit.Set())
		}
	}
	return true
}

// among looks for fish with houses among bases and covers.
func (f *houseFish) among(bases, covers uint32, targets puzzle.CellSet) bool {
	f.bases, f.covers = 0, 0
	for h, unit := range f.units {
		if n := unit.Len(); n > 0 {
			f.covers |= 1 << h & covers
			if n > 1 {
				f.bases |= 1 << h & bases
			}
		}
	}
	return f.extend(f.bases, f.n, targets)
}

// extend completes the base with left houses of rest. It keeps the targets
// that can still be eliminated.
func (f *houseFish) extend(rest uint32, left int, targets puzzle.CellSet) bool {
	if left == 0 {
		return f.addCovers(f.covers&^f.base, f.n, puzzle.CellSet{}, puzzle.CellSet{}, targets)
	}
	base, cells, endos := f.base, f.cells, f.endos
	for ; bits.OnesCount32(rest) >= left; rest &= rest - 1 {
		unit := f.units[bits.TrailingZeros32(rest)]
		f.base = base | rest&-rest
		f.endos = endos.Or(cells.And(unit))
		f.cells = cells.Or(unit)
		if f.tooManyEndoFins() {
			continue
		}
		still := f.reachableTargets(targets, puzzle.CellSet{}, puzzle.CellSet{}, f.covers&^f.base, f.n)
		if !still.Empty() && !f.extend(rest&(rest-1), left-1, still) {
			return false
		}
	}
	f.base, f.cells, f.endos = base, cells, endos
	return true
}

func (f *houseFish) tooManyEndoFins() bool {
	n := f.endos.Len()
	return n > maxEndoFins || n > 0 && !f.kind.finned()
}

// addCovers completes the cover with left houses of rest. once and twice are the places
// in one house of it and in two.
func (f *houseFish) addCovers(rest uint32, left int, once, twice, targets puzzle.CellSet) bool {
	if left == 0 {
		return f.check(once, twice)
	}
	cover := f.cover
	for ; bits.OnesCount32(rest) >= left; rest &= rest - 1 {
		unit := f.units[bits.TrailingZeros32(rest)]
		if unit.And(f.cells).Empty() {
			continue
		}
		f.cover = cover | rest&-rest
		more, both := once.Or(unit), twice.Or(once.And(unit))
		still := f.reachableTargets(targets, more, both, rest&(rest-1), left-1)
		if !still.Empty() && !f.addCovers(rest&(rest-1), left-1, more, both, still) {
			return false
		}
	}
	f.cover = cover
	return true
}

// reachableTargets returns the targets that can still be eliminated when left houses of
// rest join the cover: they must come to lie in the cover, twice if they are in the base, and
// what they don't see of the base must be covered.
func (f *houseFish) reachableTargets(targets, once, twice puzzle.CellSet, rest uint32, left int) (still puzzle.CellSet) {
	open := f.cells.Without(once)
	for t := range targets.All() {
		need, peers := open, t.Peers()
		if f.kind.finned() {
			if !f.endos.In(peers) {
				continue
			}
			need = open.Without(peers)
		}
		times := 1
		if f.cells.Has(t) {
			times = 2
		}
		if once.Has(t) {
			times--
		}
		if twice.Has(t) {
			times--
		}
		if f.reach(t, times, need, rest, left) {
			still.Add(t)
		}
	}
	return still
}

// reach reports whether left houses can cover need, and t as many times.
func (f *houseFish) reach(t puzzle.Cell, times int, need puzzle.CellSet, rest uint32, left int) bool {
	if times <= 0 {
		return f.fill(need, rest, left)
	}
	if left < times {
		return false
	}
	for _, h := range t.Houses() {
		if rest>>h&1 != 0 {
			rest &^= 1 << h
			if f.reach(t, times-1, need.Without(f.units[h]), rest, left-1) {
				return true
			}
		}
	}
	return false
}

// fill reports whether left houses of rest can cover need.
func (f *houseFish) fill(need puzzle.CellSet, rest uint32, left int) bool {
	if need.Empty() {
		return true
	}
	if left == 0 {
		return false
	}
	for _, h := range need.First().Houses() {
		if rest>>h&1 != 0 && f.fill(need.Without(f.units[h]), rest&^(1<<h), left-1) {
			return true
		}
	}
	return false
}

// check reports the fish, if it is of the kind and eliminates something that no fish
// before it did.
func (f *houseFish) check(once, twice puzzle.CellSet) bool {
	fins := f.cells.Without(once).Or(f.endos)
	if n := fins.Len(); n > maxFins || f.kind.finned() != (n > 0) || !f.shaped() {
		return true
	}
	out := once.Without(f.cells).Or(twice)
	for c := range fins.All() {
		out = out.And(c.Peers())
	}
	if out.Empty() {
		return true
	}
	return f.report(foundFish{f.digit, f.base, f.cover, fins, out})
}

// shaped reports whether the houses are those of the kind: lines and lines across
// are basic, with some boxes franken; all else is mutant.
func (f *houseFish) shaped() bool {
	base, cover := f.base&^boxHouses, f.cover&^boxHouses
	crossed := base != 0 && cover != 0 && (base <= rowHouses && cover > rowHouses && cover&rowHouses == 0 ||
		cover <= rowHouses && base > rowHouses && base&rowHouses == 0)
	boxes := (f.base|f.cover)&boxHouses != 0
	if f.kind == mutantFish || f.kind == finnedMutantFish {
		return !crossed
	}
	return crossed && boxes
}
