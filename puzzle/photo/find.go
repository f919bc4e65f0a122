package photo

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// A found is where a grid may be in a picture.
type found struct {
	nodes  Nodes
	fit    fit
	loose  *Nodes         // moved one by one; nil if that lies no better
	folded func() []Nodes // where it may be on folded paper
	others []found        // about the same place, but a cell off or so
	screen bool           // it is one on a screen, whose lines were found exactly
}

// How many pixels the long side has when grids are looked for: first few, then more for
// grids that are small in the picture.
var searchSides = []int{800, 1600}

// goodFit is the score from which a grid need not be looked for in finer detail.
const goodFit = 0.10

// A finder looks for the grids of a picture, each time in finer detail.
type finder struct {
	*Picture
	found []found // the best first
	step  int
	by    int // how much the picture was reduced
}

// next looks in finer detail. It reports whether there is still finer detail to look at.
func (f *finder) next(ctx context.Context) bool {
	was, small := f.by, f.crowded()
	f.by = f.reduction(f.step)
	if f.step++; f.by != was && ctx.Err() == nil {
		var more []found
		for _, l := range f.searched(ctx, f.by) {
			more = append(more, l.scaled(float64(f.by)))
		}
		if small {
			f.found = append(more, f.found...) // in finer detail they lie better
		} else {
			f.found = append(f.found, more...)
		}
	}
	return f.step < len(searchSides) && f.reduction(f.step) != f.by && ctx.Err() == nil
}

// reduction is how much the picture is reduced at a step.
func (p *Picture) reduction(step int) int {
	return max(1, int(math.Round(float64(max(p.g.w, p.g.h))/float64(searchSides[step]))))
}

// enough reports whether there is a good grid, and no hint at others that were too small to be
// found.
func (f *finder) enough() bool {
	return len(f.found) > 0 && f.found[0].fit.score >= goodFit && !f.crowded()
}

// crowded reports whether there are many grids, so small where they were found that others may
// not have been.
func (f *finder) crowded() bool {
	n := 0
	for _, g := range apart(f.found) {
		if g.fit.score >= leastFit && g.nodes.Corners().side() < float64(9*smallCell*f.by) {
			n++
		}
	}
	return n >= leastRaster && f.found[0].fit.score >= goodFit
}

// smallCell is a side of a cell that is hard to see, in pixels.
const smallCell = 10

// scaled returns the lattice as it is in a picture so many times as large.
func (l *lattice) scaled(by float64) found {
	f := found{nodes: l.nodes.scaled(by), fit: l.fit}
	if l.loose != nil {
		n := l.loose.scaled(by)
		f.loose = &n
	}
	f.folded = func() (all []Nodes) {
		for _, n := range l.folded() {
			all = append(all, n.scaled(by))
		}
		return all
	}
	return f
}

// searched looks for grids in the picture reduced by a factor: first quickly, then, if
// that finds no good one, or one that leaves room for others, along faint lines too.
func (p *Picture) searched(ctx context.Context, by int) []*lattice {
	g := p.g.reduced(by)
	d := g.darkness(min(g.w, g.h) / 24)
	c := candidates{w: g.w, h: g.h, right: p.right}
	c.frames(ctx, g)
	for _, dark := range []uint8{8, 15, 25} {
		c.meshes(ctx, d, dark, 20, max(5, min(g.w, g.h)/80))
	}
	best := c.fitted(ctx, d, c.quads)
	if len(best) > 0 && best[0].fit.score >= goodFit && best[0].nodes.Corners().area() > roomy*float64(g.w*g.h) {
		return best
	}
	if ctx.Err() != nil {
		return nil
	}
	had := len(c.quads)
	m := g.ridges()
	for _, dark := range []uint8{5, 9, 13, 18, 28} {
		if ctx.Err() != nil {
			return nil
		}
		c.outlines(m, dark)
		c.meshes(ctx, m, dark, 12, 5)
	}
	c.penless(ctx, g, m)
	best = append(best, c.fitted(ctx, d, c.quads[had:])...)
	if best = c.best(best, len(best)); len(best) > 0 && best[0].fit.score < goodFit {
		best = append(best, c.fitted(ctx, d.faint(), c.quads)...)
	}
	for _, l := range best {
		l.grey, l.dark = g, d
	}
	return c.best(best, len(best))
}

// roomy is the share of the picture up to which a grid leaves room for others.
const roomy = 0.2

// fitted returns the best lattices that quads lead to, in order.
func (c *candidates) fitted(ctx context.Context, d *plane, quads []Quad) []*lattice {
	best := make([]*lattice, len(quads))
	for i, q := range quads {
		if ctx.Err() != nil {
			return nil
		}
		best[i] = newLattice(q)
		best[i].refine(d, 1)
	}
	best = c.spread(best, 48)
	for _, l := range best[:min(12, len(best))] {
		if q, other := l.combed(d); other {
			best = append(best, c.measured(d, q)...)
		}
	}
	for _, more := range []struct{ keep, rounds int }{{32, 2}, {24, 3}} {
		best = c.spread(best, more.keep)
		for _, l := range best {
			if ctx.Err() != nil {
				return nil
			}
			l.refine(d, more.rounds)
		}
	}
	best = c.best(best, len(best))
	if len(best) > 0 && best[0].fit.weakest < 0.55*best[0].fit.mean {
		best = append(best, c.shifted(d, best[0])...)
	}
	best = c.best(best, len(best))
	for _, l := range best[:min(maxGrids, len(best))] {
		l.loose = l.loosened(d)
	}
	return best
}

// measured returns the lattice of a quad after a first round, if it may be a grid and is
// new.
func (c *candidates) measured(d *plane, q Quad) []*lattice {
	n := len(c.quads)
	if c.add(q); len(c.quads) == n {
		return nil
	}
	l := newLattice(c.quads[n])
	l.refine(d, 1)
	return []*lattice{l}
}

// best returns the best of some lattices, in order.
func (c *candidates) best(all []*lattice, n int) []*lattice {
	slices.SortStableFunc(all, func(a, b *lattice) int { return cmp.Compare(c.worth(b), c.worth(a)) })
	return all[:min(n, len(all))]
}

// spread returns the best n lattices, and what is left for grids elsewhere: some of each place,
// as large sheets have more grids than n.
func (c *candidates) spread(all []*lattice, n int) []*lattice {
	all = c.best(all, len(all))
	kept := all[:min(n, len(all))]
	for _, l := range all[len(kept):] {
		if l.fit.score < leastFit || len(kept) == n+2*maxGrids {
			break
		}
		q, same := l.nodes.Corners(), 0
		for _, k := range kept {
			if q.over(k.nodes.Corners()) {
				same++
			}
		}
		if same < 2 {
			kept = append(kept, l)
		}
	}
	return kept
}

// worth is the score, and a little more for grids that fill the picture.
func (c *candidates) worth(l *lattice) float64 {
	return l.fit.score * (0.7 + 0.3*l.nodes.Corners().side()/math.Sqrt(float64(c.w*c.h)))
}

// shifted returns lattices that lie up to three cells beside one: one whose lines are not
// all there may be off by whole cells.
func (c *candidates) shifted(d *plane, l *lattice) (all []*lattice) {
	for du := -3.0; du <= 3; du++ {
		for dv := -3.0; dv <= 3; dv++ {
			q := l.beside(du, dv)
			if du == 0 && dv == 0 || !c.inside(q) {
				continue
			}
			o := newLattice(q)
			if o.refine(d, 1); o.fit.score < 0.6*l.fit.score {
				continue
			}
			o.refine(d, 3)
			all = append(all, o)
		}
	}
	return all
}

// beside returns the corners of the lattice moved by whole cells, as what of it is left
// continues.
func (l *lattice) beside(du, dv float64) Quad {
	u0, u1 := max(0, du), min(9, du+9)
	v0, v1 := max(0, dv), min(9, dv+9)
	m := onto(Quad{l.nodes.at(u0, v0), l.nodes.at(u1, v0), l.nodes.at(u1, v1), l.nodes.at(u0, v1)})
	at := func(u, v float64) Point { return m.at((u-u0)/(u1-u0)*9, (v-v0)/(v1-v0)*9) }
	return Quad{at(du, dv), at(du+9, dv), at(du+9, dv+9), at(du, dv+9)}
}

// inside reports whether a quad lies in the picture, but for a few pixels.
func (c *candidates) inside(q Quad) bool {
	for _, p := range q {
		if p.X < -8 || p.Y < -8 || p.X > float64(c.w)+8 || p.Y > float64(c.h)+8 {
			return false
		}
	}
	return q.convex()
}

// How much worse than the best at its place, at most, and how many cells away, at least,
// another grid must be to be read too where the best makes no sense; and from how many times the
// size on it is a grid of its own.
const (
	nearlyAsGood = 0.7
	otherwise    = 0.4
	otherSize    = 1.8
	maxOthers    = 6
)

// apart gathers grids that lie over one another under the best of them.
func apart(all []found) (kept []found) {
	for _, f := range all {
		i := slices.IndexFunc(kept, f.over)
		if i < 0 {
			kept = append(kept, f)
			continue
		}
		k := &kept[i]
		same := func(o found) bool { return !f.differs(&o) }
		if f.fit.score > nearlyAsGood*k.fit.score && len(k.others) < maxOthers && !same(*k) && !slices.ContainsFunc(k.others, same) {
			k.others = append(k.others, f)
		}
	}
	return kept
}

// over reports whether two grids that are not of very different size lie over one another.
func (f *found) over(k found) bool {
	q, o := f.nodes.Corners(), k.nodes.Corners()
	return max(q.side(), o.side()) < otherSize*min(q.side(), o.side()) && q.over(o)
}

// over reports whether two quads lie over one another.
func (q Quad) over(o Quad) bool {
	return q.centre().to(o.centre()) < 0.8*max(q.side(), o.side())
}

// differs reports whether two grids are not about the same.
func (f *found) differs(k *found) bool {
	q := f.nodes.Corners()
	return q.distance(k.nodes.Corners()) > otherwise*q.side()/9
}
