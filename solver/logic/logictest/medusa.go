package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// colour returns the candidates that a list of texts names, each once.
func colour(said []*Sentence) (set candSet, err error) {
	set = candSet{}
	for _, s := range said {
		for c := range s.Args["cells"].Cells.All() {
			k := puzzle.Cand(c, s.Args["d"].Digits.Min())
			if set[k] {
				err = says("%v is said twice", k)
			}
			set[k] = true
		}
	}
	return set, err
}

// oneCandidate returns the one candidate that a text names.
func oneCandidate(v Value) (puzzle.Candidate, error) {
	set, err := colour(v.Said)
	for k := range set {
		if len(set) == 1 {
			return k, err
		}
	}
	return 0, says("%s isn't one candidate", v)
}

func (s candSet) in(other candSet) bool {
	for k := range s {
		if !other[k] {
			return false
		}
	}
	return len(s) > 0
}

// clusters(colour, colour): strong links join them, and they are what the diagram shows.
func clusters(p *Proof, a []Value) error {
	ons, err := colour(a[0].Said)
	if err != nil {
		return err
	}
	offs, err := colour(a[1].Said)
	if err != nil {
		return err
	}
	for k := range ons {
		if with, against := p.colours(k, true); !ons.in(with) || !offs.in(against) {
			return says("no links join them so")
		}
		break
	}
	for role, set := range map[puzzle.Role]candSet{puzzle.On: ons, puzzle.Off: offs} {
		for _, k := range p.Diagram.Cands {
			if k.Role == role && !set[k.Cand] {
				return says("%v has this colour too", k.Cand)
			}
		}
	}
	return nil
}

// bivalue(cell, digit, digit): it can only have one of the two.
func bivalue(p *Proof, a []Value) error {
	digits := a[1].Digits | a[2].Digits
	if digits.Len() != 2 {
		return says("these are %d digits", digits.Len())
	}
	return hold(p, []Value{a[0], {Digits: digits}})
}

// rulesOutOther reports whether of two candidates one at most is true.
func (p *Proof) rulesOutOther(k, q puzzle.Candidate) bool {
	if k.Cell() == q.Cell() {
		return k != q
	}
	return k.Digit() == q.Digit() && p.Pos.Shape.Peers(k.Cell()).Has(q.Cell())
}

// clashes(k, a, b): the step removes k, which clashes with both, and these have opposite colours.
func clashes(p *Proof, a []Value) error {
	var ks [3]puzzle.Candidate
	for i := range ks {
		k, err := oneCandidate(a[i])
		if err != nil {
			return err
		}
		ks[i] = k
	}
	return p.clash(ks[0], ks[1], ks[2])
}

func (p *Proof) clash(k, one, two puzzle.Candidate) error {
	if !slices.Contains(p.Eliminate, k) || !p.rulesOutOther(k, one) || !p.rulesOutOther(k, two) {
		return says("%v doesn't clash with both", k)
	}
	if _, against := p.colours(one, true); !against[two] {
		return says("%v and %v aren't of opposite colours", one, two)
	}
	return nil
}

// clashesSame(digit, cell, cells): the same with one digit.
func clashesSame(p *Proof, a []Value) error {
	d, ends := a[0].Digits.Min(), slices.Collect(a[2].Cells.All())
	if len(ends) != 2 {
		return says("%d cells", len(ends))
	}
	return p.clash(puzzle.Cand(a[1].Cells.First(), d), puzzle.Cand(ends[0], d), puzzle.Cand(ends[1], d))
}

// wrong(witness, text): all that the step removes has the colour of the witness, and with this
// colour it would be as the text says.
func wrong(p *Proof, a []Value) error {
	k, err := oneCandidate(a[0])
	if err != nil {
		return err
	}
	with, _ := p.colours(k, true)
	for _, q := range p.Eliminate {
		if !with[q] {
			return says("%v has another colour", q)
		}
	}
	s := a[1].Said[0]
	cell, house, d := s.Args["c"].Cells, s.Args["house"], s.Args["d"].Digits
	switch s.Key {
	case "logic.3d-medusa.both":
		one, two := s.Args["a"].Digits.Min(), s.Args["b"].Digits.Min()
		if one == two || !with[puzzle.Cand(cell.First(), one)] || !with[puzzle.Cand(cell.First(), two)] {
			return says("not both have its colour")
		}
	case "logic.3d-medusa.twice":
		both := s.Args["a"].Cells.Or(s.Args["b"].Cells)
		if both.Len() != 2 || !isIn(both, d.Min(), with) {
			return says("not both have its colour")
		}
		return inside(p, []Value{{Cells: both}, house})
	case "logic.3d-medusa.noleft":
		return p.ruledBy(s.Args["each"].Said, with, cell, p.Pos.Cands[cell.First()])
	case "logic.3d-medusa.noplace":
		return p.ruledBy(s.Args["each"].Said, with, p.open(p.cells(house), d.Min()), d)
	}
	return nil
}

// ruledBy: candidates of a colour rule out all of some digits in some cells, each of them once,
// and nothing else.
func (p *Proof) ruledBy(said []*Sentence, with candSet, cells puzzle.CellSet, digits puzzle.DigitSet) error {
	left := candSet{}
	for c := range cells.All() {
		for d := range (digits & p.Pos.Cands[c]).All() {
			left[puzzle.Cand(c, d)] = true
		}
	}
	if len(left) == 0 {
		return says("there is nothing to rule out")
	}
	for _, s := range said {
		by, err := oneCandidate(s.Args["a"])
		if err != nil {
			return err
		}
		k, err := oneCandidate(s.Args["b"])
		if err != nil {
			return err
		}
		if !with[by] || !left[k] || !p.rulesOutOther(by, k) {
			return says("%v doesn't rule out %v", by, k)
		}
		delete(left, k)
	}
	if len(left) > 0 {
		return says("nothing is said of %v", left)
	}
	return nil
}
