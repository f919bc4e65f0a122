package generator

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// Techniques that ratings don't use are looked for on the path that explanations take, of the
// profile Full: of all steps the easiest.

// onlyExplained returns the technique of the profile Full that t is, if ratings don't use it, or
// nil.
func onlyExplained(t *logic.Technique) *logic.Technique {
	is := func(of *logic.Technique) bool { return of.ID == t.ID }
	i := slices.IndexFunc(logic.Full.Techniques, is)
	if i < 0 || slices.ContainsFunc(logic.HoDoKu.Techniques, is) {
		return nil
	}
	return logic.Full.Techniques[i]
}

// asOutside adds what o asks of techniques that ratings don't use.
func (p *pathOrder) asOutside(o *Order) {
	for _, list := range [][]*logic.Technique{o.With, o.Without, {o.Once}, {o.First}, o.counted(), firstAt.needs(o)} {
		for _, t := range list {
			if t != nil && onlyExplained(t) != nil && !slices.Contains(p.outside, t) {
				p.outside = append(p.outside, t)
			}
		}
	}
	if len(p.outside) == 0 {
		return
	}
	if p.explaining = logic.Full.Techniques; o.mayHaveAny() {
		return
	}
	if !slices.ContainsFunc(p.outside, func(t *logic.Technique) bool { return !slices.Contains(o.With, t) }) {
		p.sooner = upToCostOf(p.outside)
	}
	last := nets
	for _, t := range p.outside {
		last = max(last, onlyExplained(t).Least()+1)
	}
	if end := slices.IndexFunc(p.explaining, func(t *logic.Technique) bool { return t.Least() >= last }); end >= 0 {
		p.explaining = p.explaining[:end]
	}
}

// upToCostOf returns the techniques of the path of explanations that can cost no more than the
// dearest of some of them.
func upToCostOf(list []*logic.Technique) []*logic.Technique {
	most := 0
	for _, t := range list {
		most = max(most, onlyExplained(t).Least())
	}
	return slices.DeleteFunc(slices.Clone(logic.Full.Techniques), func(t *logic.Technique) bool { return t.Least() > most })
}

// nets is what steps of the techniques cost that take longest by far. A path ends where only
// they go on, unless one of them is asked for: what comes behind is hardly worth it.
const nets = 96

// mayHaveAny reports whether any step may be on the path, so that all of it must be seen.
func (o *Order) mayHaveAny() bool {
	return slices.ContainsFunc(o.Without, func(t *logic.Technique) bool { return onlyExplained(t) != nil }) ||
		o.Once != nil && onlyExplained(o.Once) != nil ||
		slices.ContainsFunc(o.Counts, func(c StepCount) bool { return c.bounded() && c.explained() })
}

// An outsidePath is what has been seen of the path of explanations: the techniques that are asked
// for and are not on that of ratings, by their numbers in pathOrder.outside.
type outsidePath struct {
	seen, again techniqueSet
	first       *logic.Technique // that is no single; one of them or any other
	whole       bool
}

// seeSooner goes along the path of what costs no more than the techniques that are asked for, and
// reports whether it has them. Most steps that puzzles have of them are seen there, several times
// sooner; but something that costs less may come first after all.
func (p *path) seeSooner(ctx context.Context, rater *logic.Rater) bool {
	list := p.order.outside
	_, _ = rater.RateWhile(ctx, p.givens, p.order.sooner, 0, func(t *logic.Technique, _ *logic.Rating) bool {
		if i := slices.IndexFunc(list, func(of *logic.Technique) bool { return of.ID == t.ID }); i >= 0 {
			p.outside.seen |= 1 << i
		}
		return p.outside.seen != 1<<len(list)-1
	})
	return p.outside.seen == 1<<len(list)-1
}

// seeOutside goes along the path of explanations, as far as need be, and reports whether the
// puzzle may fit.
func (p *path) seeOutside(ctx context.Context, rater *logic.Rater) bool {
	if p.order.sooner != nil && !p.seeSooner(ctx, rater) {
		return false
	}
	p.outside = outsidePath{}
	out := &p.outside
	list := p.order.outside
	_, err := rater.RateWhile(ctx, p.givens, p.order.explaining, 0, func(t *logic.Technique, _ *logic.Rating) bool {
		if out.first == nil && t.Level > puzzle.Easy {
			out.first = t
		}
		if i := slices.IndexFunc(list, func(of *logic.Technique) bool { return of.ID == t.ID }); i >= 0 {
			out.again |= out.seen & (1 << i)
			out.seen |= 1 << i
		}
		p.addStep(t.ID, true)
		p.notePlaces(t, true)
		return !p.knowsOutside()
	})
	out.whole = err == nil
	return ctx.Err() == nil && p.fitsOutside()
}

// knowsOutside reports whether more of the path tells nothing.
func (p *path) knowsOutside() bool {
	o, out := p.order, &p.outside
	if o.First != nil && onlyExplained(o.First) != nil && out.first != nil && out.first.ID != o.First.ID {
		return true
	}
	if !p.outsideCounts(func(c *StepCount, n int) bool { return n <= c.To }) ||
		!p.outsidePlaces(mayBeThere) {
		return true
	}
	if o.Once != nil && p.hasAgain(o.Once) || slices.ContainsFunc(o.Without, p.has) {
		return true
	}
	return !o.mayHaveAny() && p.fitsOutside()
}

// fitsOutside reports whether the path has what is asked for beside that of ratings.
func (p *path) fitsOutside() bool {
	o := p.order
	if o.mayHaveAny() && !p.outside.whole {
		return false
	}
	for _, t := range o.outside {
		has := p.has(t)
		switch {
		case slices.Contains(o.Without, t) && has,
			slices.Contains(o.With, t) && !has,
			o.Once == t && (!has || p.hasAgain(t)),
			o.First == t && (p.outside.first == nil || p.outside.first.ID != t.ID):
			return false
		}
	}
	return p.outsideCounts(func(c *StepCount, n int) bool { return c.Has(n) }) && p.outsidePlaces(isThere)
}

// bit returns where a technique stands in the sets, 0 if it does not.
func (p *path) bit(t *logic.Technique) techniqueSet {
	if i := slices.Index(p.order.outside, t); i >= 0 {
		return 1 << i
	}
	return 0
}

// has reports whether the path has a step of t.
func (p *path) has(t *logic.Technique) bool {
	if s := setOf(t); s != 0 {
		return p.seen&s != 0
	}
	return p.outside.seen&p.bit(t) != 0
}

// hasAgain reports whether it has more than one.
func (p *path) hasAgain(t *logic.Technique) bool {
	if s := setOf(t); s != 0 {
		return p.seenAgain&s != 0
	}
	return p.outside.again&p.bit(t) != 0
}

// count returns of how many of a list it has a step.
func (p *path) count(list []*logic.Technique) (n int) {
	for _, t := range list {
		if p.has(t) {
			n++
		}
	}
	return n
}

// beginsWith reports whether t is that of the first step that is no single.
func (p *path) beginsWith(t *logic.Technique) bool {
	if setOf(t) != 0 {
		return p.first == t
	}
	return p.outside.first != nil && p.outside.first.ID == t.ID
}
