package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// inFirst(assumption): one more is made within the first. further: within that.
func inFirst(p *Proof, a []Value) error {
	if len(p.cases.nests) != 0 {
		return says("%v is still assumed", p.cases.nests[0].start)
	}
	return p.nest(statementOf(a[0]))
}

func further(p *Proof, a []Value) error {
	if len(p.cases.nests) == 0 {
		return says("nothing is assumed within the first")
	}
	return p.nest(statementOf(a[0]))
}

func (p *Proof) nest(s statement) error {
	k, err := p.cases.now()
	if err != nil {
		return err
	}
	if err := p.possible(s); err != nil {
		return err
	}
	in := &oneCase{reasoning: reasoning{on: p.Pos, said: append(slices.Clone(k.said), s), why: append(slices.Clone(k.why), nil)}, start: s}
	p.cases.nests = append(p.cases.nests, in)
	return nil
}

// leaves(clash, opposite): the innermost assumption is impossible, as was said, so its opposite is true.
func endsNest(p *Proof, a []Value) error {
	nests := p.cases.nests
	if len(nests) == 0 || !p.cases.clash {
		return says("nothing within is impossible")
	}
	off := statementOf(a[1])
	if off != nests[len(nests)-1].start.not() {
		return says("%v was assumed", nests[len(nests)-1].start)
	}
	p.cases.nests, p.cases.clash = nests[:len(nests)-1], false
	k, err := p.cases.now()
	if err != nil {
		return err
	}
	k.said, k.why = append(k.said, off), append(k.why, nil)
	return nil
}

// gone adds what a pattern rules out.
func (k *oneCase) gone(p *Proof, s *Sentence) error {
	pattern := s.Args["holds"].Said[0]
	rules, err := k.pattern(p, pattern)
	if err != nil {
		return err
	}
	for _, out := range s.Args["gone"].Said {
		for d := range out.Args["digits"].Digits.All() {
			off := statement{out.Args["cells"].Cells, d, false}
			if err := p.possible(off); err != nil {
				return err
			}
			for c := range off.cells.All() {
				if !rules(c, d) {
					return says("%v can be %d though %v", c, d, pattern)
				}
			}
			k.said, k.why = append(k.said, off), append(k.why, pattern)
		}
	}
	return nil
}

// pattern returns what a pattern rules out: a locked set of digits, a locked digit, or an X-wing.
func (k *oneCase) pattern(p *Proof, s *Sentence) (rules func(c puzzle.Cell, d puzzle.Digit) bool, err error) {
	cells, d := s.Args["cells"].Cells, s.Args["d"].Digits.Min()
	switch s.Key {
	case "logic.deep.must":
		return k.mustBe(p, cells, s.Args["digits"].Digits)
	case "logic.deep.in":
		house := p.cells(s.Args["house"])
		if fits := k.places(house, d); !fits.In(cells) || fits.Empty() || !cells.In(p.open(house, d)) {
			return nil, says("%v: %d can be in %s", s, d, fits.Notation())
		}
		return func(c puzzle.Cell, of puzzle.Digit) bool { return of == d && cells.In(p.Pos.Shape.Peers(c)) }, nil
	case "logic.deep.two":
		return k.xWing(p, cells, d)
	case "logic.cage.at":
		cage, err := p.cageAt(s)
		return func(c puzzle.Cell, d puzzle.Digit) bool {
			return cage.Cells.Has(c) && !k.fills(cage, func(in puzzle.Cell, of puzzle.Digit) bool { return in != c || of == d })
		}, err
	}
	return nil, says("%v is no pattern", s)
}

// mustBe: so many cells have so many digits, for they can have no others or the digits no other places.
func (k *oneCase) mustBe(p *Proof, cells puzzle.CellSet, digits puzzle.DigitSet) (func(puzzle.Cell, puzzle.Digit) bool, error) {
	if cells.Len() != digits.Len() {
		return nil, says("not as many")
	}
	naked := k.digits(cells)&^digits == 0
	hidden := slices.ContainsFunc(p.Pos.Shape.Houses(), func(h puzzle.House) bool {
		for d := range digits.All() {
			if fits := k.places(p.Pos.Shape.Set(h), d); fits.Empty() || !fits.In(cells) {
				return false
			}
		}
		return cells.In(p.Pos.Shape.Set(h))
	})
	if !naked && !hidden {
		return nil, says("%s can be %v", cells.Notation(), k.digits(cells))
	}
	return func(c puzzle.Cell, d puzzle.Digit) bool {
		if cells.Has(c) {
			return hidden && !digits.Has(d)
		}
		return digits.Has(d) && k.places(cells, d).In(p.Pos.Shape.Peers(c))
	}, nil
}

// xWing: two rows or columns have a digit only in the cells, which lie in two columns or rows.
func (k *oneCase) xWing(p *Proof, cells puzzle.CellSet, d puzzle.Digit) (func(puzzle.Cell, puzzle.Digit) bool, error) {
	for _, from := range []puzzle.House{0, 9} {
		var lines, across puzzle.CellSet
		n, m := 0, 0
		for h := from; h < from+9; h++ {
			if set := p.Pos.Shape.Set(h); !set.And(cells).Empty() {
				lines, n = lines.Or(set), n+1
			}
			if set := p.Pos.Shape.Set((h + 9) % 18); !set.And(cells).Empty() {
				across, m = across.Or(set), m+1
			}
		}
		if fits := k.places(lines, d); n == 2 && m == 2 && fits.In(cells) && cells.Len() == 4 && cells == p.open(cells, d) {
			return func(c puzzle.Cell, of puzzle.Digit) bool { return of == d && across.Has(c) && !lines.Has(c) }, nil
		}
	}
	return nil, says("%d has other places in the lines of %s", d, cells.Notation())
}
