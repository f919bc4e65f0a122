package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// tried(cell, digit): the step removes it. triedWithout: the step places it.
func tried(p *Proof, a []Value) error {
	return p.concludes(statement{a[0].Cells, a[1].Digits.Min(), false})
}

func triedWithout(p *Proof, a []Value) error {
	return p.concludes(statement{a[0].Cells, a[1].Digits.Min(), true})
}

// watched(place): the diagram has the house or the cell as where the cases meet.
func watched(p *Proof, a []Value) error {
	for _, h := range a[0].Houses {
		if !slices.Contains(p.Diagram.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover}) {
			return says("%v isn't shown", h)
		}
	}
	for c := range a[0].Cells.All() {
		if !slices.Contains(p.Diagram.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Cover}) {
			return says("%v isn't shown", c)
		}
	}
	return nil
}

// oneOfDigits(cell, digits): it can hold these digits, and each is a case.
func oneOfDigits(p *Proof, a []Value) error {
	if err := hold(p, a); err != nil {
		return err
	}
	for d := range a[1].Digits.All() {
		p.cases.split = append(p.cases.split, statement{a[0].Cells, d, true})
	}
	return nil
}

// oneOfPlaces(house, digit, cells): the digit fits there only in these cells, and each is a case.
func oneOfPlaces(p *Proof, a []Value) error {
	if err := confined(p, a); err != nil {
		return err
	}
	for c := range a[2].Cells.All() {
		p.cases.split = append(p.cases.split, statement{puzzle.CellsOf(c), a[1].Digits.Min(), true})
	}
	return nil
}

// leads(assumption, end): a case begins, which will show the end.
func leads(p *Proof, a []Value) error {
	k, err := p.assume(statementOf(a[0]))
	if err != nil {
		return err
	}
	end := statementOf(a[1])
	k.goal = func() error {
		if !k.has(end) {
			return says("%v isn't shown", end)
		}
		return nil
	}
	return p.possible(end)
}

// leadsAtOnce(assumption, end): the end follows from it alone.
func leadsAtOnce(p *Proof, a []Value) error {
	k, err := p.assume(statementOf(a[0]))
	if err != nil {
		return err
	}
	end := statementOf(a[1])
	if err := p.possible(end); err != nil {
		return err
	}
	return k.follow(end, nil)
}

// begins returns a predicate that begins a case, which will show what a predicate claims of the
// other arguments.
func begins(show predicate) predicate {
	return func(p *Proof, a []Value) error {
		k, err := p.assume(statementOf(a[0]))
		if err != nil {
			return err
		}
		k.goal = func() error {
			with := *p
			with.cases = &cases{list: []*oneCase{k}}
			return show(&with, a[1:])
		}
		return nil
	}
}

// noDigitLeft(cell): it can't have any digit.
func noDigitLeft(p *Proof, a []Value) error {
	r, err := p.cases.together(func(s statement) bool { return s.cells == a[0].Cells })
	if err != nil {
		return err
	}
	if digits, ok := p.cands(a[0].Cells); !ok || digits == 0 || a[0].Cells.Len() != 1 {
		return says("it isn't an open cell")
	}
	if digits := r.digits(a[0].Cells); digits != 0 {
		return says("%v are left after %v", digits, r.said)
	}
	p.cases.clash = true
	return nil
}

// noPlaceLeft(house, digit): it has no place there.
func noPlaceLeft(p *Proof, a []Value) error {
	r, err := p.cases.together(func(s statement) bool { return s.digit.Set() == a[1].Digits && s.cells.In(p.cells(a[0])) })
	if err != nil {
		return err
	}
	for _, h := range a[0].Houses {
		if err := r.needed(h, a[1].Digits.Min()); err != nil {
			return err
		}
		if fits := r.places(p.Pos.Shape.Set(h), a[1].Digits.Min()); !fits.Empty() {
			return says("it has %s after %v", fits.Notation(), r.said)
		}
	}
	p.cases.clash = true
	return nil
}

// noneLeftIn(digit, cell): the cell can't have it, and it was the last one of the cell, or of a house.
func noneLeftIn(p *Proof, a []Value) error {
	r, err := p.cases.together(func(s statement) bool { return s.cells == a[1].Cells })
	if err != nil {
		return err
	}
	d, c := a[0].Digits.Min(), a[1].Cells.First()
	if err := p.possible(statement{a[1].Cells, d, true}); err != nil || r.can(c, d, anyReason) {
		return says("it can be %d: %v", d, err)
	}
	if noDigitLeft(p, a[1:]) == nil {
		return nil
	}
	for _, h := range p.Pos.Shape.Houses() {
		if p.Pos.Shape.Set(h).Has(c) && noPlaceLeft(p, []Value{{Houses: []puzzle.House{h}}, a[0]}) == nil {
			return nil
		}
	}
	return says("other digits or places are left")
}

// twice(house, digit): two of its cells would have it.
func twice(p *Proof, a []Value) error {
	r, err := p.cases.together(func(s statement) bool { return false })
	if err != nil {
		return err
	}
	in, d := p.cells(a[0]), a[1].Digits.Min()
	for i, s := range r.said {
		for _, o := range r.said[:i] {
			if s.on && o.on && s.digit == d && o.digit == d && s.cells.Or(o.cells).In(in) && s.cells.And(o.cells).Empty() {
				p.cases.clash = true
				return nil
			}
		}
	}
	return says("%v don't give it twice", r.said)
}

// bothIn(cell, digits): it would have all of them.
func bothIn(p *Proof, a []Value) error {
	r, err := p.cases.together(func(s statement) bool { return s.cells == a[0].Cells })
	if err != nil {
		return err
	}
	for d := range a[1].Digits.All() {
		if !slices.Contains(r.said, statement{a[0].Cells, d, true}) {
			return says("it isn't %d", d)
		}
	}
	p.cases.clash = a[1].Digits.Len() > 1
	return nil
}

// isAndIsNot(cell, digit): it would have it, and not.
func isAndIsNot(p *Proof, a []Value) error {
	r, err := p.cases.together(func(s statement) bool { return s.cells == a[0].Cells })
	if err != nil {
		return err
	}
	on := statement{a[0].Cells, a[1].Digits.Min(), true}
	others := reasoning{on: r.on, said: slices.DeleteFunc(slices.Clone(r.said), func(s statement) bool { return s == on })}
	switch is := slices.Contains(r.said, on); {
	case is && others.isOff(on.not(), nil) == nil:
	case !is && r.isOn(on, nil) == nil && slices.Contains(r.said, on.not()):
	default:
		return says("%v don't say so", r.said)
	}
	p.cases.clash = true
	return nil
}

// refutes(clash, opposite): the case is impossible, so its opposite is true.
func refutes(p *Proof, a []Value) error {
	k, err := p.cases.now()
	if err != nil || len(p.cases.nests) > 0 {
		return says("no case is open: %v", err)
	}
	if s := statementOf(a[1]); s != k.start.not() {
		return says("%v was assumed", k.start)
	}
	k.refuted = true
	return p.impossible(a[0].Said[0])
}

// walkRefuted(assumption, statements, clash, opposite): the walk leads to the clash.
func walkRefuted(p *Proof, a []Value) error {
	if err := walk(p, a[:2]); err != nil {
		return err
	}
	return refutes(p, a[2:])
}

// impossible returns why what the last case leads to is possible.
func (p *Proof) impossible(s *Sentence) error {
	with := *p
	with.cases = &cases{list: p.cases.list[len(p.cases.list)-1:]}
	switch s.Key {
	case "logic.forcing.notboth":
		return bothIn(&with, []Value{s.Args["c"], s.Args["both"]})
	case "logic.forcing.nottwo":
		return twice(&with, []Value{s.Args["h"], s.Args["d"]})
	case "logic.net.noleft":
		return noDigitLeft(&with, []Value{s.Args["c"]})
	case "logic.net.noplace":
		return noPlaceLeft(&with, []Value{s.Args["h"], s.Args["d"]})
	}
	return says("%v is no clash", s)
}

// cant(truth): the cases together are impossible, so the opposite of what they assume is true.
func cant(p *Proof, a []Value) error {
	truth := statementOf(a[0])
	if err := p.cases.end(); err != nil {
		return err
	}
	if !p.cases.clash || len(p.cases.list) == 0 {
		return says("nothing impossible was said")
	}
	for _, k := range p.cases.list {
		if k.start != truth.not() {
			return says("%v was assumed", k.start)
		}
	}
	return p.concludes(truth)
}

// inEachCase(truth): all cases lead to it. inTheOthers: those that aren't refuted do. left: all others
// are refuted.
func inEachCase(p *Proof, a []Value) error {
	return p.counted(statementOf(a[0]), func(t tally) bool { return len(t.refuted) == 0 })
}

func inTheOthers(p *Proof, a []Value) error {
	return p.counted(statementOf(a[0]), func(t tally) bool { return len(t.refuted) > 0 && len(t.reached) > 1 })
}

func nothingElse(p *Proof, a []Value) error {
	truth := statementOf(a[0])
	return p.counted(truth, func(t tally) bool { return slices.Equal(t.reached, []statement{truth}) })
}

// oneLeft(case, truth): all others are refuted, and it leads to the truth.
func oneLeft(p *Proof, a []Value) error {
	return p.counted(statementOf(a[1]), func(t tally) bool { return slices.Equal(t.reached, []statement{statementOf(a[0])}) })
}

func (p *Proof) counted(truth statement, so func(tally) bool) error {
	t, err := p.cases.count(truth)
	switch {
	case err != nil:
		return err
	case !so(t):
		return says("%v lead to it, %v are refuted", t.reached, t.refuted)
	}
	return p.concludes(truth)
}
