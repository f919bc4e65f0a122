package generator

import (
	"context"
	"errors"
	"math/bits"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// A techniqueSet is a set of techniques of the profile that puzzles are rated by: bit i
// stands for its i-th.
type techniqueSet uint64

// setOf returns the set of t, empty if the profile does not have it.
func setOf(t *logic.Technique) techniqueSet {
	for i, of := range logic.HoDoKu.Techniques {
		if of == t {
			return 1 << i
		}
	}
	return 0
}

func setOfAll(list []*logic.Technique) (s techniqueSet) {
	for _, t := range list {
		s |= setOf(t)
	}
	return s
}

// upTo returns the techniques of the profile up to the last one that is not in s: where
// no step of those in s is wanted, nothing behind need be tried.
func (s techniqueSet) upTo() []*logic.Technique {
	all := logic.HoDoKu.Techniques
	wanted := ^s & (1<<len(all) - 1)
	return all[:bits.Len64(uint64(wanted))]
}

// A path is what has been seen of the way to the solution of a puzzle.
type path struct {
	order     *Order
	givens    *puzzle.Grid
	rating    logic.Rating // so far
	seen      techniqueSet // the techniques of its steps
	seenAgain techniqueSet // those of more than one step
	first     *logic.Technique
	counts    []int   // the steps of each of the order's Counts
	places    []place // of each of the order's Places
	singles   int     // steps before the first that is no single
	sure      bool    // the puzzle fits whatever comes next
	whole     bool    // it has been seen to its end
	outside   outsidePath

	explainer *se.Rater
	value     se.Value // what it said, if it was asked
}

// begin begins the path of a puzzle.
func (p *path) begin(o *Order, g *puzzle.Grid) {
	counts := append(p.counts[:0], make([]int, len(o.Counts))...)
	places := append(p.places[:0], make([]place, len(o.Places))...)
	*p = path{order: o, givens: g, explainer: p.explainer, counts: counts, places: places}
}

// step takes a step, and reports whether to go on: the puzzle can still fit, and it is not
// enough to know that it does.
func (p *path) step(t *logic.Technique, sofar *logic.Rating) bool {
	set := setOf(t)
	p.seenAgain |= p.seen & set
	p.seen |= set
	p.rating = *sofar
	p.addStep(t.ID, false)
	p.notePlaces(t, false)
	switch {
	case p.first != nil:
	case t.Level == puzzle.Easy:
		p.singles++
	default:
		p.first = t
	}
	if p.order.never&set != 0 {
		return false
	}
	for _, c := range p.order.conditions {
		if c.may != nil && !c.may(p.order, p) {
			return false
		}
	}
	p.sure = p.order.NoRating && p.isSure()
	return !p.sure
}

// isSure reports whether the puzzle fits whatever comes next.
func (p *path) isSure() bool {
	for _, c := range p.order.conditions {
		if c.sure == nil || !c.sure(p.order, p) {
			return false
		}
	}
	return true
}

// rate rates a puzzle as far as need be, and reports whether it fits.
func (p *path) rate(ctx context.Context, rater *logic.Rater, o *Order, g *puzzle.Grid) (r logic.Rating, fits bool) {
	p.begin(o, g)
	if o.noSingles && solvedBySingles(g) {
		return r, false
	}
	if o.Explainer != nil && !p.explain(ctx) {
		return r, false
	}
	if len(o.outside) > 0 {
		if !p.seeOutside(ctx, rater) {
			return r, false
		}
		if p.sure = o.NoRating && p.isSure(); p.sure {
			return r, true
		}
	}
	r, err := rater.RateWhile(ctx, g, o.techniques, o.most, p.step)
	return r, p.sure || err == nil && p.fits(&r)
}

// maxSinglesValue is the highest value, in tenths, of puzzles of nothing but singles.
const maxSinglesValue = 23

// From these values on hardly a puzzle is solved by trial, without and with locked candidates: of
// 45 of random origin two were below 9.7, of 4,500 from ER 10 on none was.
const (
	trialValue       = 95
	lockedTrialValue = 100
)

// explain rates the puzzle as Sudoku Explainer does, as far as need be, and reports whether
// it has the value that is asked for. It comes first, for that is known soon.
func (p *path) explain(ctx context.Context) bool {
	if p.explainer == nil {
		p.explainer = new(se.Rater)
	}
	within := p.order.Explainer
	if within.From >= trialValue {
		solution, _ := solver.Solve(*p.givens)
		if solvedByTrial(p.givens, &solution, within.From >= lockedTrialValue) {
			return false
		}
	}
	if within.From >= rareValue { // whether it is as hard as that is known before it is known how hard it is
		r, err := p.explainer.AtMost(ctx, p.givens, se.Value(within.From-1))
		if p.value = r.ER; !errors.Is(err, se.ErrAbove) {
			return false
		}
		if within.To >= int(se.Beyond) {
			return true
		}
	}
	r, err := p.explainer.AtMost(ctx, p.givens, se.Value(within.To))
	p.value = r.ER
	return err == nil && within.Has(int(r.ER))
}

// fits reports whether the puzzle fits, at the end of its path.
func (p *path) fits(r *logic.Rating) bool {
	p.rating, p.whole = *r, true
	for _, c := range p.order.conditions {
		if !c.fits(p.order, p) {
			return false
		}
	}
	return true
}
