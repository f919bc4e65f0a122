package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// The larger the set, the more like an ALS-XZ it is to find.
var (
	wxyzWing   = bentSet(4, "wxyz-wing", "0802", "WXYZ", puzzle.Hard, 200)
	vwxyzWing  = bentSet(5, "vwxyz-wing", "", "VWXYZ", puzzle.Unfair, 240)
	uvwxyzWing = bentSet(6, "uvwxyz-wing", "", "UVWXYZ", puzzle.Unfair, 280)
)

// bentSet makes the technique of bent sets of n cells.
func bentSet(n int, id, code, digits string, level puzzle.Level, score int) *Technique {
	return &Technique{
		ID: id, Code: code, Term: digits + "-Wing", Level: level, Score: score,
		find:        func(b *Board, found func(Step) bool) { findBent(b, n, found) },
		explanation: explanation{texts: []string{"bent-set"}, args: bentArgs},
	}
}

func bentArgs(s *Step) []any {
	cells, once := s.base()
	places := colorSet(s, puzzle.On)
	z := s.Eliminate[0].Digit()
	all := cells.Or(places)
	return []any{
		"facts", facts(OnlyDigits{all, once | z.Set()}),
		"other", words.House(s.Diagram.Houses[1].House), "n", all.Len(), "most", once.Len(),
		"cells", words.And(all.All()), "digits", digitsAnd(once | z.Set()), "once", digitsAnd(once), "z", z,
		"places", words.And(places.All()), "why.3", wingEliminations(s, z, places.Len()),
		"slashed", slashed(once | z.Set()), "short", all.Notation(),
	}
}

// A bent is a search for n cells of two houses that hold n digits between them. All
// but one of the digits, z, can be in them once at most: their places there see each
// other. So z is there too. Fewer of the cells must not hold so few digits, or they
// would make a smaller pattern.
type bent struct {
	b      *Board
	n      int
	houses [2]puzzle.House
	box    puzzle.CellSet  // where they cross
	cells  [17]puzzle.Cell // those of the first house alone, of the second alone, of both
	ends   [3]int          // where each of the three ends
	done   effects
	found  func(Step) bool
}

// bentHouses is the pairs of houses that cross, lines with boxes first.
var bentHouses = func() (pairs [][2]puzzle.House) {
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
			if !line.Set().And(box.Set()).Empty() {
				pairs = append(pairs, [2]puzzle.House{line, box})
			}
		}
	}
	for row := range 9 {
		for col := range 9 {
			pairs = append(pairs, [2]puzzle.House{puzzle.Row(row), puzzle.Col(col)})
		}
	}
	return pairs
}()

// findBent looks through the pairs of houses for bent sets of n cells; of those that
// do the same it reports the first.
func findBent(b *Board, n int, found func(Step) bool) {
	s := bent{b: b, n: n, found: found}
	for _, s.houses = range bentHouses {
		if s.fill(); !s.extend(0, bentPart{}) {
			return
		}
	}
}

// fill lists the cells of the houses that may be in a set.
func (s *bent) fill() {
	one, two := s.houses[0].Set(), s.houses[1].Set()
	both := one.And(two)
	s.box = puzzle.Box(both.First().Box()).Set()
	n := 0
	for i, part := range [3]puzzle.CellSet{one.Without(two), two.Without(one), both} {
		for c := range s.b.Empty.And(part).All() {
			if size := s.b.Cands[c].Len(); size > 1 && size <= s.n {
				s.cells[n] = c
				n++
			}
		}
		s.ends[i] = n
	}
}

// A bentPart is the cells chosen so far. Cells of the first house alone and of the second
// alone see each other only within the box where the houses cross.
type bentPart struct {
	size   int
	cells  puzzle.CellSet
	digits puzzle.DigitSet
	first  puzzle.DigitSet // what those of the first house alone hold
	outer  puzzle.DigitSet // and those of them outside the box
	loose  puzzle.DigitSet // what cells hold that don't see each other
}

// add adds the i-th cell.
func (s *bent) add(p bentPart, i int) bentPart {
	c := s.cells[i]
	of, inBox := s.b.Cands[c], s.box.Has(c)
	switch {
	case i < s.ends[0]:
		p.first |= of
		if !inBox {
			p.outer |= of
		}
	case i < s.ends[1] && inBox:
		p.loose |= of & p.outer
	case i < s.ends[1]:
		p.loose |= of & p.first
	}
	p.size++
	p.digits |= of
	p.cells.Add(c)
	return p
}

// extend adds cells from a number on, of which each house must have some for itself.
func (s *bent) extend(from int, p bentPart) bool {
	if p.size == s.n {
		return p.loose == 0 || s.report(&p)
	}
	end := s.ends[2]
	if p.size == 0 {
		end = s.ends[0]
	} else if from <= s.ends[1] && p.cells.In(s.houses[0].Set()) {
		end = s.ends[1]
	}
	for i := from; i < end; i++ {
		if (p.digits | s.b.Cands[s.cells[i]]).Len() > s.n {
			continue
		}
		more := s.add(p, i)
		splits := more.digits.Len() <= more.size && more.size < s.n
		if !splits && more.loose.Len() < 2 && !s.extend(i+1, more) {
			return false
		}
	}
	return true
}

// report reports the step of cells in which one digit is loose, if it eliminates anything.
func (s *bent) report(p *bentPart) bool {
	z := p.loose.Min()
	out := s.b.Of[z]
	places := p.cells.And(out)
	once := true // by a diagonal or a cage, not by the two houses
	for c := range places.All() {
		out, once = out.And(s.b.sees[c]), once && places.Without(puzzle.CellsOf(c)).In(s.b.sees[c])
	}
	if out.Empty() || once || s.splits(p.cells) {
		return true
	}
	eliminated := s.b.within(out, z.Set())
	return !s.done.isNew(eliminated) || s.found(s.step(p.cells, p.digits, z, eliminated))
}

// splits reports whether some of the cells, but not all, hold no more digits than
// they are.
func (s *bent) splits(cells puzzle.CellSet) bool {
	var of [1 << 6]puzzle.DigitSet
	n := 0
	for c := range cells.All() {
		of[1<<n] = s.b.Cands[c]
		n++
	}
	for m := 1; m < 1<<n-1; m++ {
		of[m] |= of[m&(m-1)]
		of[m] |= of[m&-m]
		if of[m].Len() <= bits.OnesCount(uint(m)) {
			return true
		}
	}
	return false
}

func (s *bent) step(cells puzzle.CellSet, digits puzzle.DigitSet, z puzzle.Digit, eliminated []puzzle.Candidate) Step {
	if s.b.noDiagrams {
		return Step{Eliminate: eliminated}
	}
	var p puzzle.Diagram
	for _, h := range s.houses {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	p.Cands = addRole(p.Cands, s.b.within(cells, digits&^z.Set()), puzzle.Base)
	p.Cands = addRole(p.Cands, s.b.within(cells, z.Set()), puzzle.On)
	return eliminate(eliminated, p)
}
