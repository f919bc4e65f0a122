package generator

import (
	"slices"
	"strings"

	"sudoku/solver/logic"
)

// guessing is the name of the families whose steps many call guesses.
const guessing = "guessing"

// Families lists the names that stand for all techniques of a family that ratings use.
func Families() (names []string) {
	for _, f := range logic.Families() {
		names = append(names, f.Name())
	}
	return append(names, guessing)
}

// FamilyNamed returns the techniques that one of these names stands for, none for another name.
func FamilyNamed(name string) (list []*logic.Technique) {
	for _, t := range logic.HoDoKu.Techniques {
		f := t.Family()
		if f.Name() == name || name == guessing && (f == logic.Forcing || f == logic.Trial) {
			list = append(list, t)
		}
	}
	return list
}

// parseNamed finds the technique of a name, or all of a family.
func parseNamed(name string) ([]*logic.Technique, error) {
	if list := FamilyNamed(strings.TrimSpace(name)); len(list) > 0 {
		return list, nil
	}
	t, err := parseTechnique(name)
	return []*logic.Technique{t}, err
}

// parseAll finds the techniques of a list with commas, and all of the families in it.
func parseAll(list string) (techs []*logic.Technique, err error) {
	for name := range strings.SplitSeq(list, ",") {
		named, err := parseNamed(name)
		if err != nil {
			return nil, err
		}
		techs = append(techs, named...)
	}
	return techs, nil
}

// parseWith sets the techniques of a list with commas that must have a step, and the families in
// it of which one must.
func (o *Order) parseWith(list string) error {
	o.With, o.WithAny = nil, nil
	for name := range strings.SplitSeq(list, ",") {
		named, err := parseNamed(name)
		switch {
		case err != nil:
			return err
		case len(FamilyNamed(strings.TrimSpace(name))) > 0:
			o.WithAny = append(o.WithAny, named)
		default:
			o.With = append(o.With, named...)
		}
	}
	return nil
}

// with is the condition that techniques have a step each, and of families one technique.
var with = &Condition{
	Name: "with", Kind: "ID,...", Families: true,
	Parse: (*Order).parseWith,
	asked: func(o *Order) bool { return len(o.With)+len(o.WithAny) > 0 },
	needs: func(o *Order) []*logic.Technique { return o.With },
	singles: func(o *Order) bool {
		return !slices.ContainsFunc(o.WithAny, func(list []*logic.Technique) bool { return !hasSingles(list) })
	},
	fits: func(_ *Order, p *path) bool { return p.lacking() == 0 },
	sure: func(_ *Order, p *path) bool { return p.lacking() == 0 },
	off:  func(o *Order, p *path) int { return 100 * p.lacking() / (len(o.With) + len(o.WithAny)) },
}

// lacking returns how many of the techniques and families that must have a step have none yet.
func (p *path) lacking() int {
	n := len(p.order.With) - p.count(p.order.With)
	for _, list := range p.order.WithAny {
		if p.count(list) == 0 {
			n++
		}
	}
	return n
}

// hasSingles reports whether a list has a single.
func hasSingles(list []*logic.Technique) bool {
	return slices.ContainsFunc(list, func(t *logic.Technique) bool { return t.Family() == logic.Singles })
}

// leaves reports whether the order leaves one of some techniques that can have a step.
func (o *Order) leaves(list []*logic.Technique) bool {
	return slices.ContainsFunc(list, func(t *logic.Technique) bool { return setOf(t) == 0 || o.never&setOf(t) == 0 })
}

// impossibleFamily returns the contradiction if nothing is left of a family that must have a step,
// or nil.
func impossibleFamily(o *Order) error {
	for _, list := range o.WithAny {
		if !o.leaves(list) {
			return &Contradiction{Rule: NoneLeft, One: "with"}
		}
	}
	for _, c := range o.Counts {
		if c.From > 0 && !o.leaves(c.Of) {
			return &Contradiction{Rule: NoneLeft, One: "count-of"}
		}
	}
	return nil
}
