package logic

import "sudoku/puzzle"

// needForClash marks in need the facts on which the clash depends, and always the
// assumption. Facts before the given assumption are not traced further back.
func (n *deepNet) needForClash(assumption int) {
	n.needOnly(assumption)
	n.needPlace(n.clash)
	n.trace(assumption)
}

// needForLit marks in need the facts on which l depends, and always the assumption.
func (n *deepNet) needForLit(l chainLit) {
	n.needOnly(0)
	n.needLit(l)
	n.trace(0)
}

func (n *deepNet) needOnly(fact int) {
	n.need = n.need[:0]
	for i := range n.facts {
		n.need = append(n.need, i == fact)
	}
}

// needLit marks the fact that l is, if it is one.
func (n *deepNet) needLit(l chainLit) {
	if i := n.at[l]; i > 0 {
		n.need[i-1] = true
	}
}

// needPlace marks what eliminated the candidates of a place.
func (n *deepNet) needPlace(p forcingPlace) {
	if p.digit != 0 {
		n.needHouse(p.house, p.digit, puzzle.CellSet{})
	} else {
		n.needCell(p.cell, puzzle.AllDigits)
	}
}

func (n *deepNet) needCell(c puzzle.Cell, digits puzzle.DigitSet) {
	for d := range (n.b.Cands[c] & digits).All() {
		n.needLit(chainOff(int(puzzle.Cand(c, d))))
	}
}

func (n *deepNet) needHouse(h puzzle.House, d puzzle.Digit, but puzzle.CellSet) {
	for c := range n.b.In(h, d).Without(but).All() {
		n.needLit(chainOff(int(puzzle.Cand(c, d))))
	}
}

// trace marks what the marked facts need, back to the given one.
func (n *deepNet) trace(from int) {
	for i := len(n.facts) - 1; i >= from; i-- {
		if n.need[i] {
			n.needFor(n.facts[i])
		}
	}
}

// needFor marks the facts that f follows from.
func (n *deepNet) needFor(f deepFact) {
	k := puzzle.Candidate(f.lit.node())
	c, d := k.Cell(), k.Digit()
	switch f.how {
	case deepSeen:
		n.needLit(chainOn(int(f.by)))
	case deepCell:
		n.needCell(c, puzzle.AllDigits&^d.Set())
	case deepHouse:
		n.needHouse(puzzle.House(f.by), d, puzzle.CellsOf(c))
	case deepByPattern:
		n.needPattern(&n.patterns[f.by])
	case deepByNest:
		for _, i := range n.nests[f.by].causes {
			n.need[i] = true
		}
	}
}

// needPattern marks what made p a pattern.
func (n *deepNet) needPattern(p *deepPattern) {
	if p.naked {
		for c := range p.cells.All() {
			n.needCell(c, puzzle.AllDigits&^p.digits)
		}
		return
	}
	for _, h := range p.houses {
		for d := range p.digits.All() {
			n.needHouse(h, d, p.cells)
		}
	}
}

// needed returns the marked facts, in their order.
func (n *deepNet) needed() (facts []deepFact) {
	for i, needed := range n.need {
		if needed {
			facts = append(facts, n.facts[i])
		}
	}
	return facts
}

// deepLength counts what there is to say of facts: digits, patterns and nests.
func deepLength(nests []deepNest, facts []deepFact) (count int) {
	last := -1
	for _, f := range facts {
		switch {
		case f.how == deepByNest:
			count += 1 + nests[f.by].length
		case f.how == deepByPattern && int(f.by) != last:
			last = int(f.by)
			count++
		case f.how == deepCell || f.how == deepHouse:
			count++
		}
	}
	return count
}
