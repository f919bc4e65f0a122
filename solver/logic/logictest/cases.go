package logictest

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// cases are what the texts of a step assumed, and what they said to follow from that.
type cases struct {
	list  []*oneCase
	nests []*oneCase  // assumptions within the last one that are open, each within the one before
	split []statement // one of these is true
	shown []statement // what was shown beyond all cases
	ends  []statement // one of these two ends of a chain is true
	loop  bool        // the last case came back to its start
	clash bool        // the cases together are impossible
	sets  []lockedSet // almost locked sets that were named
	fish  *finnedFish
}

// A oneCase is an assumption and what follows from it.
type oneCase struct {
	reasoning
	start   statement
	refuted bool
	goal    func() error // what was said to follow, and is yet to be shown
}

// statementOf reads a text that says whether a cell, or one of some, has a digit.
func statementOf(v Value) statement {
	s := v.Said[0]
	on := s.Key == "logic.chain.is" || s.Key == "logic.chain.oneof" || s.Key == "logic.first.if"
	return statement{s.Args["c"].Cells, s.Args["d"].Digits.Min(), on}
}

// Ends returns what a line of a chain or a net is about: that one of some cells has a digit or, if it
// isn't on, that none has it, or any of several. It reports false of a line that says nothing of the kind.
func Ends(s *Sentence) (cells puzzle.CellSet, digits puzzle.DigitSet, on, ok bool) {
	for _, name := range []string{"a", "off", "p"} {
		v, has := s.Args[name]
		switch {
		case !has || len(v.Said) != 1:
			continue
		case v.Said[0].Key == "logic.deep.gone":
			for _, gone := range v.Said[0].Args["gone"].Said {
				cells, digits = cells.Or(gone.Args["cells"].Cells), digits|gone.Args["digits"].Digits
			}
			return cells, digits, false, true
		case name == "p":
			v = v.Said[0].Args["p"] // with its reason
		}
		if is := statementOf(v); is.digit != 0 {
			return is.cells, is.digit.Set(), is.on, true
		}
	}
	return cells, 0, false, false
}

// now returns the innermost assumption.
func (k *cases) now() (*oneCase, error) {
	switch {
	case len(k.nests) > 0:
		return k.nests[len(k.nests)-1], nil
	case len(k.list) > 0:
		return k.list[len(k.list)-1], nil
	}
	return nil, says("nothing is assumed")
}

// end returns what the last case has yet to show.
func (k *cases) end() error {
	switch {
	case len(k.nests) > 0:
		return says("what %v leads to isn't said", k.nests[0].start)
	case len(k.list) > 0 && k.list[len(k.list)-1].goal != nil:
		goal := k.list[len(k.list)-1].goal
		k.list[len(k.list)-1].goal = nil
		return goal()
	}
	return nil
}

// assume begins a case.
func (p *Proof) assume(s statement) (*oneCase, error) {
	if err := p.cases.end(); err != nil {
		return nil, err
	}
	if err := p.possible(s); err != nil {
		return nil, err
	}
	k := &oneCase{reasoning: reasoning{on: p.Pos, said: []statement{s}, why: []*Sentence{nil}}, start: s}
	p.cases.list = append(p.cases.list, k)
	return k, nil
}

// possible returns why a statement isn't about candidates that are there.
func (p *Proof) possible(s statement) error {
	if s.cells.Empty() || p.open(s.cells, s.digit) != s.cells {
		return says("not all of %s can be %d", s.cells.Notation(), s.digit)
	}
	return nil
}

// tell adds the links of a chain: each follows from the one before it, for its reason.
func (k *oneCase) tell(p *Proof, told Value) error {
	for _, s := range told.Said {
		q, why := statementOf(s.Args["p"]), s.Args["why"].Said[0]
		if err := p.possible(q); err != nil {
			return err
		}
		if err := k.link(q, why); err != nil {
			return err
		}
	}
	return nil
}

// link adds what follows from the last statement. What is true follows from what isn't, and the
// other way round.
func (k *oneCase) link(s statement, why *Sentence) error {
	if k.last().on == s.on {
		return says("no link leads from %v to %v", k.last(), s)
	}
	last := reasoning{on: k.on, said: k.said[len(k.said)-1:]}
	err := last.follow(s, why)
	k.said, k.why = append(k.said, s), append(k.why, why)
	return err
}

func (k *oneCase) last() statement { return k.said[len(k.said)-1] }

// endsOff returns what a case ends with if that is what it has to show, that cells have no digit.
func (k *oneCase) endsOff() (s statement, ok bool) {
	why := k.why[len(k.why)-1]
	return k.last(), !k.last().on && why != nil && strings.HasPrefix(why.Key, "logic.reason.")
}

// has reports whether something was said in a case, or is seen at once.
func (k *oneCase) has(s statement) bool {
	if end, ok := k.endsOff(); ok {
		return end == s
	}
	return slices.Contains(k.said, s) || !s.on && k.isOff(s, nil) == nil
}

// concludes returns why the step doesn't say so.
func (p *Proof) concludes(s statement) error {
	from := p.Eliminate
	if s.on {
		from = p.Place
	}
	for c := range s.cells.All() {
		if !contains(from, puzzle.Cand(c, s.digit)) {
			return says("%v isn't what the step does", s)
		}
	}
	return nil
}

// removals are the statements that a list of what goes makes.
func removals(goes Value) (all []statement) {
	for _, s := range goes.Said {
		for c := range s.Args["cells"].Cells.All() {
			for d := range s.Args["digits"].Digits.All() {
				all = append(all, statement{puzzle.CellsOf(c), d, false})
			}
		}
	}
	return all
}

// A tally is what became of the cases of a split.
type tally struct {
	reached, refuted []statement
}

// count returns which cases of the split lead to a truth and which are refuted; each must do one
// of these.
func (k *cases) count(truth statement) (t tally, err error) {
	if err := k.end(); err != nil {
		return t, err
	}
	if len(k.split) == 0 {
		return t, says("the cases aren't said")
	}
	for _, c := range k.list {
		if !slices.Contains(k.split, c.start) {
			return t, says("%v isn't one of the cases %v", c.start, k.split)
		}
	}
	for _, s := range k.split {
		i := slices.IndexFunc(k.list, func(c *oneCase) bool { return c.start == s })
		switch {
		case s == truth || i >= 0 && !k.list[i].refuted && k.list[i].has(truth):
			t.reached = append(t.reached, s)
		case i < 0:
			return t, says("nothing is said of %v", s)
		case k.list[i].refuted:
			t.refuted = append(t.refuted, s)
		default:
			return t, says("%v doesn't lead to %v", s, truth)
		}
	}
	return t, nil
}

// together is all that the cases say, if they assume the same. What they end with is about a place.
func (k *cases) together(about func(statement) bool) (*reasoning, error) {
	now, err := k.now()
	if err != nil || len(k.nests) > 0 {
		return &now.reasoning, err
	}
	all := reasoning{on: now.on}
	for _, c := range k.list {
		if c.start != now.start {
			return &now.reasoning, nil
		}
		if end, ok := c.endsOff(); ok && !about(end) {
			return nil, says("%v has nothing to do with it", end)
		}
		all.said = append(all.said, c.said...)
	}
	return &all, nil
}

func (k *oneCase) String() string { return fmt.Sprint(k.said) }

// spot(cell): it is the first that the step changes.
func spot(p *Proof, a []Value) error {
	if first := slices.Concat(p.Place, p.Eliminate)[0].Cell(); a[0].Cells != puzzle.CellsOf(first) {
		return says("it is %v", first)
	}
	return nil
}
