package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// A finnedFish is houses with a digit only in others, but for the fins.
type finnedFish struct {
	digit         puzzle.Digit
	bases, covers []puzzle.House
	fins          puzzle.CellSet
	out           *statement // what follows without the fins
}

// krakenFish(bases, digit, covers, fins): the digit fits in each base only in the covers or is a fin, and
// each fin lies outside of the covers or in two bases.
func krakenFish(p *Proof, a []Value) error {
	f := &finnedFish{a[1].Digits.Min(), a[0].Houses, a[2].Houses, a[3].Cells, nil}
	if a[1].Digits.Len() != 1 || len(f.bases) != len(f.covers) {
		return says("it is no fish")
	}
	if base, cover := p.role(puzzle.Base), p.role(puzzle.Cover); !sameHouses(base, f.bases) || !sameHouses(cover, f.covers) {
		return says("it is that of %v in %v", base, cover)
	}
	var fins puzzle.CellSet
	covers := p.cells(a[2])
	for c := range p.open(p.cells(a[0]), f.digit).All() {
		n := 0
		for _, h := range f.bases {
			if p.Pos.Shape.Set(h).Has(c) {
				n++
			}
		}
		if n > 1 || !covers.Has(c) {
			fins.Add(c)
		}
	}
	if fins != f.fins {
		return says("the fins are %s", fins.Notation())
	}
	p.cases.fish = f
	return nil
}

// without takes what is said to hold without the fins; each fin is a case.
func (p *Proof) without(s *Sentence) error {
	f := p.cases.fish
	if f == nil || s.Args["d"].Digits != f.digit.Set() || s.Args["fins"].Cells != f.fins ||
		!slices.Equal(s.Args["bases"].Houses, f.bases) || !slices.Equal(s.Args["covers"].Houses, f.covers) {
		return says("it isn't the fish above")
	}
	for c := range f.fins.All() {
		p.cases.split = append(p.cases.split, statement{puzzle.CellsOf(c), f.digit, true})
	}
	return nil
}

// krakenOut(without, statement): without the fins the fish itself rules it out.
func krakenOut(p *Proof, a []Value) error {
	if err := p.without(a[0].Said[0]); err != nil {
		return err
	}
	f, out := p.cases.fish, statementOf(a[1])
	if out.on || out.digit != f.digit || !out.cells.In(p.cells(Value{Houses: f.covers})) || !out.cells.And(p.cells(Value{Houses: f.bases})).Empty() {
		return says("the fish doesn't rule it out")
	}
	f.out = &out
	return p.concludes(out)
}

// krakenPlaces(without, digit, house, cells): without the fins the digit is in one of the cells, for the
// house is one of the covers; each is a case.
func krakenPlaces(p *Proof, a []Value) error {
	if err := p.without(a[0].Said[0]); err != nil {
		return err
	}
	f := p.cases.fish
	places := p.open(p.cells(a[2]).And(p.cells(Value{Houses: f.bases})), f.digit).Without(f.fins)
	if a[1].Digits != f.digit.Set() || places != a[3].Cells || !slices.Contains(f.covers, a[2].Houses[0]) {
		return says("the places are %s", places.Notation())
	}
	for c := range places.All() {
		p.cases.split = append(p.cases.split, statement{puzzle.CellsOf(c), f.digit, true})
	}
	return nil
}

// krakenShows returns why not all cases of a kraken lead to a statement.
func (p *Proof) krakenShows(s statement) error {
	if out := p.cases.fish.out; out != nil && *out != s {
		return says("without the fins it is %v", out)
	}
	t, err := p.cases.count(s)
	if err == nil && len(t.reached) == 0 && p.cases.fish.out == nil {
		err = says("no case leads to it")
	}
	return err
}

// baseDigit(digit): it is that of the base of the diagram.
func baseDigit(p *Proof, a []Value) error {
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base && k.Cand.Digit().Set() != a[0].Digits {
			return says("%v is in the base", k.Cand)
		}
	}
	return nil
}
