package generator

import (
	"context"
	"math/bits"
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// A Closest is the puzzle that comes closest to an order among those that don't fit, or the
// zero one if there is none yet.
type Closest struct {
	Givens puzzle.Grid
	missed uint32 // bits of missable
	off    int    // how far it is from fitting: the sum of percentages
}

// missable lists what a puzzle can miss: conditions, and what is asked of its givens.
var missable = func() (names []string) {
	for _, c := range Conditions {
		names = append(names, c.Name)
	}
	return append(names, "clues", "minimal", "pattern")
}()

// Misses names what the puzzle doesn't fit, as the options of the command line do: names of
// conditions, "clues", "minimal" or "pattern".
func (c *Closest) Misses() (names []string) {
	for i, name := range missable {
		if c.missed>>i&1 != 0 {
			names = append(names, name)
		}
	}
	return names
}

// farthest is by how many percent something is missed at most, or that was not looked at.
const farthest = 1000

// unseen is how much farther a puzzle may be whose path has not been seen to its end: too much of
// something ends it.
const unseen = 50

// miss adds that something is missed, by so many percent.
func (c *Closest) miss(what string, off int) {
	c.missed |= 1 << slices.Index(missable, what)
	c.off += min(max(off, 1), farthest)
}

// improve makes c another puzzle if that is closer.
func (c *Closest) improve(other Closest) {
	if other.missed != 0 && (c.missed == 0 || other.off < c.off) {
		*c = other
	}
}

// Yield returns how many of the attempts made a puzzle, and Left how long the rest of
// wanted puzzles will take, to judge by the time that those took. Without a puzzle it can
// only be told that it will probably take longer than that: atLeast is true.
func (p *Progress) Yield() float64 { return float64(p.Made) / float64(max(p.Attempts, 1)) }

func (p *Progress) Left(wanted int, took time.Duration) (left time.Duration, atLeast bool) {
	rest := max(wanted-p.Made, 0)
	return time.Duration(float64(took) * float64(rest) / float64(max(p.Made, 1))), p.Made == 0
}

// closest returns the puzzle of an attempt that has ended and does not fit, with what it
// misses. p is its path, or that of another puzzle if it was not rated.
func (d *digger) closest(p *path) (c Closest) {
	c.Givens = d.grid
	if d.failed {
		d.missShape(&c)
		c.off += farthest * len(d.order.conditions)
		return c
	}
	for _, condition := range d.order.conditions {
		if !condition.fits(d.order, p) {
			c.miss(condition.Name, condition.off(d.order, p))
		}
	}
	if !p.whole {
		c.off += unseen
	}
	if c.missed == 0 { // it would fit, were the path not cut short
		c.miss(d.order.conditions[0].Name, 1)
	}
	return c
}

// sampled is how many puzzles there are to one whose ER is found out, though it is known to be none that
// is asked for, to see which comes closest.
const sampled = 1000

// sample finds out the ER, if that is asked for and is not known.
func (p *path) sample(ctx context.Context) {
	if p.order.Explainer != nil && p.value == 0 && p.explainer != nil {
		r, err := p.explainer.AtMost(ctx, p.givens, se.Value(p.order.Explainer.To))
		if err == nil {
			p.value = r.ER
		}
	}
}

// missShape says what a puzzle misses that was not rated.
func (d *digger) missShape(c *Closest) {
	number := Range{d.order.MinGivens, d.order.MaxGivens}
	switch off := number.distance(d.left); {
	case d.ways > 1:
		c.miss("pattern", 8*bits.Len(uint(d.ways)))
	case off > 0:
		c.miss("clues", 10*off)
	default:
		c.miss("minimal", 10)
	}
}

// offStep says how far the puzzle is from having t as it is asked for.
func (p *path) offStep(t *logic.Technique) int {
	if !p.has(t) {
		return 100
	}
	return 50
}

// offLevel says how far the level is away, or the level of what was seen.
func offLevel(o *Order, p *path) int {
	level := p.rating.Level
	if level == puzzle.Unrated && p.rating.Hardest != nil {
		level = p.rating.Hardest.Level
	}
	return 25 * max(int(level)-int(o.Level), int(o.Level)-int(level))
}
