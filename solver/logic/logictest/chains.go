package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// walk(assumption, statements): each follows from those before, for its reason.
func walk(p *Proof, a []Value) error {
	k, err := p.assume(statementOf(a[0]))
	if err != nil {
		return err
	}
	return k.tell(p, a[1])
}

// walkBack(assumption, statements): they come back to the assumption.
func walkBack(p *Proof, a []Value) error {
	if err := walk(p, a); err != nil {
		return err
	}
	k, _ := p.cases.now()
	p.cases.loop = true
	return k.comesBack(nil)
}

// comesBack returns why a case doesn't lead to what it assumes.
func (k *oneCase) comesBack(why *Sentence) error {
	last := reasoning{on: k.on, said: k.said[len(k.said)-1:]}
	return last.follow(k.start, why)
}

// goesOn(statement, statements): an earlier case said the first, and these follow from there.
func goesOn(p *Proof, a []Value) error {
	s := statementOf(a[0])
	for _, c := range p.cases.list {
		if at := slices.Index(c.said, s); at >= 0 {
			k, err := p.assume(c.start)
			if err != nil {
				return err
			}
			k.said, k.why = slices.Clone(c.said[:at+1]), slices.Clone(c.why[:at+1])
			return k.tell(p, a[1])
		}
	}
	return says("%v wasn't said above", s)
}

// joins(assumption, statements, cells, end): from the cells on an earlier case said the same,
// which ends so.
func joins(p *Proof, a []Value) error {
	if err := walk(p, a[:2]); err != nil {
		return err
	}
	k, end := p.cases.list[len(p.cases.list)-1], statementOf(a[3])
	if k.last().cells != a[2].Cells {
		return says("it ends at %s", k.last().cells.Notation())
	}
	for _, c := range p.cases.list[:len(p.cases.list)-1] {
		at := slices.Index(c.said, k.last())
		if at < 0 || c.last() != end {
			continue
		}
		for i := at + 1; i < len(c.said); i++ {
			if err := k.link(c.said[i], c.why[i]); err != nil {
				return err
			}
		}
		return nil
	}
	return says("nothing above goes from there to %v", end)
}

// suppose(assumption).
func suppose(p *Proof, a []Value) error {
	_, err := p.assume(statementOf(a[0]))
	return err
}

// then(statement): it follows from all that was said, for its reason; or a pattern rules it out. In a
// chain what is true follows from the link before.
func then(p *Proof, a []Value) error {
	k, err := p.cases.now()
	if err != nil {
		return err
	}
	s := a[0].Said[0]
	if s.Key == "logic.deep.gone" {
		return k.gone(p, s)
	}
	q := statementOf(s.Args["p"])
	if _, chain := k.endsOff(); chain && q.on {
		return k.tell(p, a[0])
	}
	if err := p.possible(q); err != nil {
		return err
	}
	return k.follow(q, s.Args["why"].Said[0])
}

// closes(statement): it follows, and is what was assumed.
func closes(p *Proof, a []Value) error {
	k, err := p.cases.now()
	if err != nil {
		return err
	}
	s := a[0].Said[0]
	if k.start != statementOf(s.Args["p"]) {
		return says("%v is assumed", k.start)
	}
	p.cases.loop = true
	return k.comesBack(s.Args["why"].Said[0])
}

// chain returns the only case, which a chain has.
func (p *Proof) chain() (*oneCase, error) {
	if len(p.cases.list) != 1 || len(p.cases.list[0].said) < 2 {
		return nil, says("no chain was told")
	}
	return p.cases.list[0], nil
}

// chainEnds(one, other): one of them is true, for a chain leads from the opposite of one to the other.
func chainEnds(p *Proof, a []Value) error {
	k, err := p.chain()
	if err != nil {
		return err
	}
	one, other := statementOf(a[0]), statementOf(a[1])
	if k.start != one.not() || k.last() != other {
		return says("it leads from %v to %v", k.start, k.last())
	}
	p.cases.ends = []statement{one, other}
	return nil
}

// anyway(statement): a chain leads from its opposite to it.
func anyway(p *Proof, a []Value) error { return chainEnds(p, []Value{a[0], a[0]}) }

// seesEnds(digit, removals): each is of the digit, and sees all ends.
func seesEnds(p *Proof, a []Value) error {
	return p.fromEnds(a[1], func(s, end statement) bool {
		return s.digit.Set() == a[0].Digits && end.digit == s.digit && end.on && s.cells.In(p.common(end.cells))
	})
}

// noRoom(removals): each is in the cell of the end, with another digit.
func noRoom(p *Proof, a []Value) error {
	return p.fromEnds(a[0], func(s, end statement) bool { return end.on && end.cells == s.cells && end.digit != s.digit })
}

// fromEnds returns the first of what goes that isn't so with each end.
func (p *Proof) fromEnds(goes Value, with func(s, end statement) bool) error {
	if len(p.cases.ends) == 0 {
		return says("no ends are said")
	}
	for _, s := range removals(goes) {
		for _, end := range p.cases.ends {
			if !with(s, end) {
				return says("%v doesn't follow from %v", s, end)
			}
		}
		p.cases.shown = append(p.cases.shown, s)
	}
	return nil
}

// common returns the cells that see all of some.
func (p *Proof) common(cells puzzle.CellSet) puzzle.CellSet {
	all := p.Pos.Shape.Cells()
	for c := range cells.All() {
		all = all.And(p.Pos.Shape.Peers(c))
	}
	return all
}

// apart(cell, cell, digit, digit, removals): these are the ends, which see each other; each loses
// the digit of the other.
func apart(p *Proof, a []Value) error {
	if len(p.cases.ends) != 2 {
		return says("no ends are said")
	}
	one, other := p.cases.ends[0], p.cases.ends[1]
	if one != (statement{a[0].Cells, a[2].Digits.Min(), true}) || other != (statement{a[1].Cells, a[3].Digits.Min(), true}) {
		return says("the ends are %v and %v", one, other)
	}
	if !one.cells.In(p.common(other.cells)) {
		return says("they don't see each other")
	}
	for _, s := range removals(a[4]) {
		if s != (statement{one.cells, other.digit, false}) && s != (statement{other.cells, one.digit, false}) {
			return says("%v doesn't follow", s)
		}
		p.cases.shown = append(p.cases.shown, s)
	}
	return nil
}

// itself(cells, digit): the chain shows that they have it and that they don't.
func chainItself(p *Proof, a []Value) error {
	k, err := p.chain()
	if err != nil {
		return err
	}
	if s := (statement{a[0].Cells, a[1].Digits.Min(), true}); k.start != s && k.last() != s || k.start != k.last().not() {
		return says("it leads from %v to %v", k.start, k.last())
	}
	p.cases.shown = append(p.cases.shown, k.start.not())
	return nil
}

// chainTwo(digit, digit): the chain gives one cell both.
func chainTwo(p *Proof, a []Value) error {
	k, err := p.chain()
	if err != nil {
		return err
	}
	end := k.last()
	if !k.start.on || !end.on || k.start.cells != end.cells || k.start.digit.Set() != a[0].Digits || end.digit.Set() != a[1].Digits {
		return says("it leads from %v to %v", k.start, end)
	}
	p.cases.shown = append(p.cases.shown, k.start.not())
	return nil
}

// chainEither(cell, digit, digit): with the first digit and without, the cell hasn't the second.
func chainEither(p *Proof, a []Value) error {
	k, err := p.chain()
	if err != nil {
		return err
	}
	off := statement{a[0].Cells, a[2].Digits.Min(), false}
	if k.start != (statement{a[0].Cells, a[1].Digits.Min(), false}) || k.last() != off || k.start == off {
		return says("it leads from %v to %v", k.start, k.last())
	}
	p.cases.shown = append(p.cases.shown, off)
	return nil
}

// shows returns why what goes isn't what all cases lead to, if there are any.
func (p *Proof) shows(goes Value) error {
	k := p.cases
	if err := k.end(); err != nil {
		return err
	}
	for _, s := range removals(goes) {
		switch {
		case k.fish != nil:
			if err := p.krakenShows(s); err != nil {
				return err
			}
		case len(k.split) > 0:
			if t, err := k.count(s); err != nil || len(t.reached) == 0 {
				return says("%v doesn't follow: %v", s, err)
			}
		case len(k.list) > 0 && !slices.Contains(k.shown, s):
			return says("%v wasn't shown", s)
		}
	}
	return nil
}
