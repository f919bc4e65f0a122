package logictest

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// answered(cell, digit) or (cell, digit, n): that is what the player says; that it goes there if n is 1,
// and that it can't if it is 0.
func answered(p *Proof, a []Value) error {
	if !p.Page.marked(a) || len(a) > 2 && p.Page.Place != (a[2].Number == 1) {
		return says("the answer is %v=%d: %v", p.Page.Cell, p.Page.Digit, p.Page.Place)
	}
	return nil
}

// supposed(cell, digit, n): it is supposed, and what follows is said up to where it is impossible.
func supposed(p *Proof, a []Value) error {
	if len(p.cases.list) > 0 {
		return says("something is supposed already")
	}
	k, err := p.assume(statement{a[0].Cells, a[1].Digits.Min(), a[2].Number == 1})
	if err != nil {
		return err
	}
	k.goal = func() error {
		if !p.cases.clash {
			return says("nothing impossible follows")
		}
		return nil
	}
	return nil
}

// thenMust(cell, digit): it follows from all that was said.
func thenMust(p *Proof, a []Value) error {
	k, err := p.cases.now()
	if err != nil {
		return err
	}
	s := statement{a[0].Cells, a[1].Digits.Min(), true}
	if !k.can(s.cells.First(), s.digit, anyReason) {
		return says("%v was ruled out", s)
	}
	return k.follow(s, nil)
}

// otherThan(digit, digit): they differ.
func otherThan(_ *Proof, a []Value) error {
	if a[0].Digits == a[1].Digits {
		return says("it is the same")
	}
	return nil
}

// answeredBy(name): the step of that technique has the answer.
func answeredBy(p *Proof, a []Value) error {
	if err := named(p, a); err != nil || !p.Page.does(&p.Step) {
		return says("no such step has it: %v", err)
	}
	return nil
}

// agrees(cell, digit): the solution has the digit there if the answer is that it goes there, and not otherwise.
func agrees(p *Proof, a []Value) error {
	if (solved(p, a) == nil) != p.Page.Place {
		return says("the solution has something else")
	}
	return nil
}

// unseen(cell, digit): no single and no simple pattern has the answer.
func unseen(p *Proof, _ []Value) error {
	var short []*logic.Technique
	for _, t := range logic.For(p.Pos.Shape).Techniques {
		if t.Least() < 10 && t.Least() > 0 {
			short = append(short, t)
		}
	}
	for _, s := range logic.All(p.Pos, short) {
		if p.Page.does(&s) {
			return says("%s has it", s.Notation())
		}
	}
	return nil
}

// noCandidate(cell, digit): the cell can't take it.
func noCandidate(p *Proof, a []Value) error {
	if c := a[0].Cells.First(); p.Pos.Grid[c] == 0 && p.Pos.Cands[c]&a[1].Digits != 0 {
		return says("it can be %v", p.Pos.Cands[c])
	}
	return nil
}

// techniquesOf returns the techniques that some language calls so.
func techniquesOf(v Value) (found []*logic.Technique) {
	for _, t := range slices.Concat(logic.Techniques(), logic.ShapeTechniques()) {
		if slices.ContainsFunc(words.Langs, func(l words.Lang) bool { return l.Say(t.Name()) == v.Name }) {
			found = append(found, t)
		}
	}
	return found
}

// easierStep(name): that technique has a step here that costs less than those of the lesson.
func easierStep(p *Proof, a []Value) error {
	least := p.Page.Steps[0].Cost()
	for i := range p.Page.Steps {
		least = min(least, p.Page.Steps[i].Cost())
	}
	for _, t := range techniquesOf(a[0]) {
		for _, s := range logic.All(p.Pos, []*logic.Technique{t}) {
			if s.Cost() < least {
				return nil
			}
		}
	}
	return says("it has no such step")
}

// lessonOf(name): the lesson is about that technique.
func lessonOf(p *Proof, a []Value) error {
	if !slices.ContainsFunc(techniquesOf(a[0]), func(t *logic.Technique) bool { return t.ID == p.Page.Lesson.ID }) {
		return says("it is about %s", p.Page.Lesson.ID)
	}
	return nil
}

// noPart(cell): no pattern that is looked for has it.
func noPart(p *Proof, a []Value) error {
	for _, cells := range p.Page.Patterns {
		if a[0].Cells.In(cells) && p.Page.Found.In(cells) {
			return says("%s has it", cells.Notation())
		}
	}
	return nil
}

// otherPart(cell): a pattern has it, but none that has all that is found.
func otherPart(p *Proof, a []Value) error {
	if !slices.ContainsFunc(p.Page.Patterns, a[0].Cells.In) {
		return says("no pattern has it")
	}
	return noPart(p, a)
}

// largerPart(cell, n): a pattern of more cells has it, and one of n is looked for.
func largerPart(p *Proof, a []Value) error {
	if !slices.ContainsFunc(p.Page.Larger, func(cells puzzle.CellSet) bool { return a[0].Cells.In(cells) && cells.Len() > a[1].Number }) {
		return says("no larger pattern has it")
	}
	if !slices.ContainsFunc(p.Page.Patterns, func(cells puzzle.CellSet) bool { return cells.Len() == a[1].Number }) {
		return says("no pattern has %d cells", a[1].Number)
	}
	return noPart(p, a)
}

// idlePattern(cell, cells): they have the cell and all that is found, are a pattern of the technique of the
// lesson, as many digits as cells or one digit in two houses, and there is nothing that it removes.
func idlePattern(p *Proof, a []Value) error {
	cells, digits := a[1].Cells, puzzle.DigitSet(0)
	for c := range cells.All() {
		digits |= p.Pos.Cands[c]
	}
	if !a[0].Cells.Or(p.Page.Found).In(cells) {
		return says("it has not all that is found")
	}
	locked := p.Page.Lesson.Family() == logic.LockedCandidates
	if !locked && (digits.Len() != cells.Len() || !slices.ContainsFunc(p.Page.Patterns, func(at puzzle.CellSet) bool { return at.Len() == cells.Len() })) {
		return says("they have %v", digits)
	}
	for d := range digits.All() {
		if n := p.only(cells, d); locked && n > 1 {
			return nil
		} else if !locked && n == 0 {
			return says("%d is elsewhere", d)
		}
	}
	if locked {
		return says("no digit has them alone in two houses")
	}
	return nil
}

// only counts the houses that have a digit in all of some cells and nowhere else; of one digit of several
// not in all. It is 0 if any house of the cells has it elsewhere.
func (p *Proof) only(cells puzzle.CellSet, d puzzle.Digit) (n int) {
	for _, h := range p.Pos.Shape.HousesOf(cells.First()) {
		if in := p.Pos.Shape.Set(h); cells.In(in) {
			if !p.open(in, d).In(cells) {
				return 0
			}
			if n++; p.Page.Lesson.Family() == logic.LockedCandidates && p.open(in, d) != cells {
				return 0
			}
		}
	}
	return n
}

// fullest(cell, house, n): the house of the cell has n empty cells, and none of its houses has fewer.
func fullest(p *Proof, a []Value) error {
	if err := inside(p, a); err != nil {
		return err
	}
	for _, h := range p.Pos.Shape.HousesOf(a[0].Cells.First()) {
		n := p.Pos.Shape.Set(h).Without(p.Pos.Grid.Filled()).Len()
		if n < a[2].Number || slices.Contains(a[1].Houses, h) && n != a[2].Number {
			return says("%v has %d", h, n)
		}
	}
	return nil
}

// areFound(cells): they are among those that are found.
func areFound(p *Proof, a []Value) error {
	if !a[0].Cells.In(p.Page.Found) {
		return says("found are %s", p.Page.Found.Notation())
	}
	return nil
}

// sought reports whether something holds of a pattern that has all that is found.
func (pg *Page) sought(is func(cells puzzle.CellSet) bool) bool {
	return slices.ContainsFunc(pg.Patterns, func(cells puzzle.CellSet) bool { return pg.Found.In(cells) && is(cells) })
}

// foundCount(n, of): n cells of a pattern of so many are found. leftCount(n): so many aren't.
func foundCount(p *Proof, a []Value) error {
	if p.Page.Found.Len() != a[0].Number {
		return says("%d are", p.Page.Found.Len())
	}
	return toBeFound(p, a[1:])
}

func leftCount(p *Proof, a []Value) error {
	return toBeFound(p, []Value{{Number: a[0].Number + p.Page.Found.Len()}})
}

// toBeFound(n): a pattern has so many cells.
func toBeFound(p *Proof, a []Value) error {
	if !p.Page.sought(func(cells puzzle.CellSet) bool { return cells.Len() == a[0].Number }) {
		return says("no pattern has %d cells", a[0].Number)
	}
	return nil
}

// patternsOf(digit): all patterns are of it alone.
func patternsOf(p *Proof, a []Value) error {
	for _, s := range p.Page.Steps {
		for _, k := range s.Diagram.Cands {
			if k.Cand.Digit().Set() != a[0].Digits {
				return says("%v", k.Cand)
			}
		}
	}
	return nil
}
