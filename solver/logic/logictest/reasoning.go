package logictest

import (
	"fmt"
	"slices"

	"sudoku/puzzle"
)

// A statement is that one of some cells has a digit, or that none of them has it.
type statement struct {
	cells puzzle.CellSet
	digit puzzle.Digit
	on    bool
}

func (s statement) String() string {
	if s.on {
		return fmt.Sprintf("%s=%d", s.cells.Notation(), s.digit)
	}
	return fmt.Sprintf("%s<>%d", s.cells.Notation(), s.digit)
}

func (s statement) not() statement { return statement{s.cells, s.digit, !s.on} }

// A reasoning is what is assumed, and then what follows from it, in the order in which it is said.
type reasoning struct {
	on   *puzzle.Position
	said []statement
	why  []*Sentence // the reason of each, nil for what is assumed
}

// can reports whether after all that was said a cell can still have a digit, by each reason that
// may be given.
func (r *reasoning) can(c puzzle.Cell, d puzzle.Digit, may func(s statement) bool) bool {
	if r.on.Grid[c] != 0 {
		return r.on.Grid[c] == d
	}
	return r.on.Cands[c].Has(d) && !slices.ContainsFunc(r.said, func(s statement) bool { return may(s) && s.rulesOut(r.on.Shape, c, d) })
}

// rulesOut reports whether a cell can't have a digit if the statement is true.
func (s statement) rulesOut(on *puzzle.Shape, c puzzle.Cell, d puzzle.Digit) bool {
	switch {
	case !s.on:
		return s.digit == d && s.cells.Has(c)
	case s.digit == d:
		return s.cells.In(on.Peers(c))
	}
	return s.cells == puzzle.CellsOf(c)
}

func anyReason(statement) bool { return true }

// places returns the cells in which a digit is still possible.
func (r *reasoning) places(in puzzle.CellSet, d puzzle.Digit) (cells puzzle.CellSet) {
	for c := range in.All() {
		if r.can(c, d, anyReason) {
			cells.Add(c)
		}
	}
	return cells
}

// digits returns the digits that are still possible in some cells.
func (r *reasoning) digits(in puzzle.CellSet) (digits puzzle.DigitSet) {
	for c := range in.All() {
		for d := range r.on.Shape.Digits().All() {
			if r.can(c, d, anyReason) {
				digits |= d.Set()
			}
		}
	}
	return digits
}

// follow adds what is said to follow, for a reason; nil is any.
func (r *reasoning) follow(s statement, why *Sentence) error {
	check := r.isOff
	if s.on {
		check = r.isOn
	}
	if err := check(s, why); err != nil {
		return fmt.Errorf("%v doesn't follow from %v: %w", s, r.said, err)
	}
	r.said, r.why = append(r.said, s), append(r.why, why)
	return nil
}

// isOff returns why none of some cells having a digit doesn't follow.
func (r *reasoning) isOff(s statement, why *Sentence) error {
	may, err := anyReason, error(nil)
	if why != nil {
		switch why.Key {
		case "logic.reason.cell":
			may = func(o statement) bool { return o.cells == s.cells && o.digit != s.digit }
		case "logic.reason.sees":
			may = func(o statement) bool { return o.digit == s.digit && o.on && o.cells != s.cells }
		case "logic.reason.house":
			in := r.on.Shape.Set(why.Args["h"].Houses[0])
			may = func(o statement) bool { return o.on && o.digit == s.digit && o.cells.Or(s.cells).In(in) }
		case "logic.reason.set":
			return r.setRulesOut(s, why)
		default:
			err = says("no reason for that: %v", why)
		}
	}
	for c := range s.cells.All() {
		if r.on.Grid[c] == 0 && r.can(c, s.digit, may) {
			return says("%v can be %d", c, s.digit)
		}
	}
	return err
}

// isOn returns why one of some cells having a digit doesn't follow.
func (r *reasoning) isOn(s statement, why *Sentence) error {
	if why == nil {
		if r.onlyDigit(s) == nil {
			return nil
		}
		for _, h := range r.on.Shape.Houses() {
			if r.onlyPlaces(s, h) == nil {
				return nil
			}
		}
		return says("nothing forces it")
	}
	switch why.Key {
	case "logic.reason.left":
		if why.Args["d"].Digits != s.digit.Set() {
			return says("it says another digit is left")
		}
		return r.onlyDigit(s)
	case "logic.reason.house":
		return r.onlyPlaces(s, why.Args["h"].Houses[0])
	case "logic.reason.set", "logic.reason.set.left":
		return r.setForces(s, why)
	case "logic.reason.single":
		return (&reasoning{on: r.on}).isOn(s, nil)
	}
	return says("no reason for that: %v", why)
}

// onlyDigit: the cell can have no other digit. Where the assumption is false, it may not even have this.
func (r *reasoning) onlyDigit(s statement) error {
	if digits := r.digits(s.cells); s.cells.Len() != 1 || digits&^s.digit.Set() != 0 {
		return says("%s can be %v", s.cells.Notation(), digits)
	}
	return nil
}

// onlyPlaces: the digit has no other places in the house, maybe not even these.
func (r *reasoning) onlyPlaces(s statement, h puzzle.House) error {
	if fits := r.places(r.on.Shape.Set(h), s.digit); !s.cells.In(r.on.Shape.Set(h)) || !fits.In(s.cells) {
		return says("in %v it can be in %s", h, fits.Notation())
	}
	return r.needed(h, s.digit)
}

// locked returns the cells and digits of a reason that a set must then have these digits.
func (r *reasoning) locked(why *Sentence) (set puzzle.CellSet, digits puzzle.DigitSet, err error) {
	set, digits = why.Args["set"].Cells, why.Args["digits"].Digits
	left := r.digits(set)
	inHouse := slices.ContainsFunc(r.on.Shape.Houses(), func(h puzzle.House) bool { return set.In(r.on.Shape.Set(h)) })
	if set.Len() != digits.Len() || left != digits || !inHouse {
		err = says("%s can have %v", set.Notation(), left)
	}
	return set, digits, err
}

func (r *reasoning) setRulesOut(s statement, why *Sentence) error {
	set, digits, err := r.locked(why)
	if err != nil || !digits.Has(s.digit) {
		return says("%v isn't locked there: %v", s.digit, err)
	}
	for c := range s.cells.All() {
		if !r.places(set, s.digit).In(r.on.Shape.Peers(c)) {
			return says("%v doesn't see all places", c)
		}
	}
	return nil
}

func (r *reasoning) setForces(s statement, why *Sentence) error {
	set, digits, err := r.locked(why)
	if err != nil {
		return err
	}
	within := s.cells.In(set)
	if within != (why.Key == "logic.reason.set") {
		return says("it lies on the other side of the set")
	}
	if within {
		if fits := r.places(set, s.digit); !digits.Has(s.digit) || !fits.In(s.cells) || fits.Empty() {
			return says("it can be in %s", fits.Notation())
		}
		return nil
	}
	with := reasoning{on: r.on, said: slices.Clone(r.said)}
	for d := range digits.All() {
		with.said = append(with.said, statement{r.places(set, d), d, true})
	}
	return with.onlyDigit(s)
}
