package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// An area is houses of which a text told the sum, and what it told of that since.
type area struct {
	cells, counted puzzle.CellSet // of the houses; of the cages whose sum was told
	total, kept    int            // of the houses; of the cages, without what is known outside
	beyond, known  puzzle.CellSet // cells outside and inside whose digits were told
	held           int            // by those inside
	left           int            // what the cells left inside make more than those outside
}

// in returns the cells inside of which nothing was told, and out those outside.
func (a *area) in() puzzle.CellSet  { return a.cells.Without(a.counted).Without(a.known) }
func (a *area) out() puzzle.CellSet { return a.counted.Without(a.cells).Without(a.beyond) }

// makes(houses, n): the digits of the houses together make n.
func makes(p *Proof, a []Value) error {
	p.area = area{cells: p.cells(a[0]), total: a[1].Number}
	n := len(a[0].Houses)
	if sum := n * p.Pos.Shape.Digits().Sum(); sum != a[1].Number || p.area.cells.Len() != n*p.Pos.Shape.Size() {
		return says("they make %d", sum)
	}
	return nil
}

// cagesMake(n, cells, count): the cages inside the houses, which are so many, or at least one, and
// those that begin at the cells and lie on both sides, make n.
func cagesMake(p *Proof, a []Value) error {
	sum, inside, at := 0, 0, a[1].Cells
	for _, k := range p.Pos.Shape.Cages() {
		switch first := k.Cells.First(); {
		case k.Cells.In(p.area.cells):
			inside++
		case !at.Has(first) || k.Cells.And(p.area.cells).Empty():
			continue
		default:
			at.Remove(first)
		}
		if sum += k.Sum; k.Sum == 0 {
			return says("the sum of %s isn't known", k.Cells.Notation())
		}
		p.area.counted = p.area.counted.Or(k.Cells)
	}
	p.area.kept = sum
	if n := a[2]; sum != a[0].Number || !at.Empty() || n.Kind != "" && n.Number != inside || n.Kind == "" && inside == 0 {
		return says("%d are inside, with the others they make %d", inside, sum)
	}
	return nil
}

// digitsMake returns why digits of cells don't make a sum.
func (p *Proof) digitsMake(cells puzzle.CellSet, sum int) error {
	for c := range cells.All() {
		if p.Pos.Grid[c] == 0 {
			return says("%v is empty", c)
		}
		sum -= int(p.Pos.Grid[c])
	}
	if sum != 0 || cells.Empty() {
		return says("they make %d less", sum)
	}
	return nil
}

// outsideMake(cells, n, kept, others): of these cages the cells lie outside and make n, so the rest
// makes kept: inside and in the others, which are all that is left outside.
func outsideMake(p *Proof, a []Value) error {
	if !a[0].Cells.In(p.area.out()) {
		return says("outside lie %s", p.area.out().Notation())
	}
	p.area.beyond = a[0].Cells
	if p.area.kept -= a[1].Number; p.area.kept != a[2].Number || p.area.out() != a[3].Cells {
		return says("it leaves %d inside and in %s", p.area.kept, p.area.out().Notation())
	}
	return p.digitsMake(a[0].Cells, a[1].Number)
}

// restMake(cells, n): the cells lie in the rest of the houses and make n.
func restMake(p *Proof, a []Value) error {
	if !a[0].Cells.In(p.area.in()) {
		return says("the rest is %s", p.area.in().Notation())
	}
	p.area.known, p.area.held = a[0].Cells, a[1].Number
	return p.digitsMake(a[0].Cells, a[1].Number)
}

// reckon returns why a sum isn't that of the houses less what is known of it, or the other way
// round, or isn't n.
func (p *Proof) reckon(terms []int, n int, inside bool) error {
	want, sum := []int{p.area.total, -p.area.kept}, 0
	if !p.area.known.Empty() {
		want = append(want, -p.area.held)
	}
	for i := range want {
		if !inside {
			want[i] = -want[i]
		}
		sum += want[i]
	}
	if slices.Sort(want); !slices.Equal(want, slices.Sorted(slices.Values(terms))) || sum != n {
		return says("it is %v, %d", want, sum)
	}
	if p.area.left = n; !inside {
		p.area.left = -n
	}
	for c := range p.area.in().Or(p.area.out()).All() {
		if p.Pos.Grid[c] != 0 {
			return says("%v is filled", c)
		}
	}
	return nil
}

// leavesFor(terms, n, cells): the sum is n, and that is what the cells make: all that are left inside,
// with none outside, or the other way round.
func leavesFor(p *Proof, a []Value) error {
	in, out := p.area.in(), p.area.out()
	if a[2].Cells != in.Or(out) || in.Empty() == out.Empty() {
		return p.leftAre()
	}
	return p.reckon(a[0].Terms, a[1].Number, out.Empty())
}

// makesLess(terms, n, out, in): the sum is n, and that is what all that is left outside makes less
// than all that is left inside. makesMore is the same of more; makesSame(terms, out, in) of nothing.
func makesLess(p *Proof, a []Value) error { return p.differ(a[0], a[1].Number, a[2], a[3], true) }
func makesMore(p *Proof, a []Value) error { return p.differ(a[0], a[1].Number, a[2], a[3], false) }
func makesSame(p *Proof, a []Value) error { return p.differ(a[0], 0, a[1], a[2], true) }

func (p *Proof) differ(terms Value, n int, out, in Value, inside bool) error {
	if in.Cells != p.area.in() || out.Cells != p.area.out() || in.Cells.Empty() || out.Cells.Empty() {
		return p.leftAre()
	}
	return p.reckon(terms.Terms, n, inside)
}

func (p *Proof) leftAre() error {
	return says("left are %s inside and %s outside", p.area.in().Notation(), p.area.out().Notation())
}

// leaves(numbers..., n): the first less the others is n.
func leaves(_ *Proof, a []Value) error {
	last := len(a) - 1
	left := a[0].Number
	for _, v := range a[1:last] {
		left -= v.Number
	}
	if left != a[last].Number {
		return says("it leaves %d", left)
	}
	return nil
}
