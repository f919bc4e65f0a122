package photo

import (
	"context"
	"math"
	"slices"
)

// fill looks once more for grids where rows and columns of others have a place for one, and
// notes what could not be read there.
func (t *pageReader) fill(ctx context.Context) {
	if len(t.read) < leastRaster || t.full {
		return
	}
	t.setAside()
	defer t.putBack()
	alike := t.alike()
	size := median(alike)
	holes := newRaster(alike).holes()
	if len(holes) > 0 {
		d, by := t.around(size)
		for _, q := range holes {
			if ctx.Err() != nil || len(t.read) == maxGrids {
				return
			}
			f := fitted(d, q, by)
			lines := f.fit.score >= leastFit && !t.taken(f.nodes.Corners())
			if lines && t.try(ctx, &f) {
				continue
			}
			if t.isAside(q) {
				continue
			}
			if dark, uneven := t.seen(q, alike); len(alike) >= wellFilled && (dark || uneven && !lines) {
				t.missed = append(t.missed, q)
			}
		}
	}
	for _, f := range t.unread {
		q := f.nodes.Corners()
		plain := f.fit.score >= goodFit || slices.ContainsFunc(holes, q.over)
		if side := q.side(); plain && side > size/sameSize && side < size*sameSize && !t.taken(q) {
			t.missed = append(t.missed, q)
		}
	}
}

// wellFilled is how many grids make it plain that the page is a sheet of them, so that something
// in the place of one is one.
const wellFilled = 5

// seen reports whether a quad of the picture is much darker than others, and whether there is
// about as much to see in it: what lies on a grid is not light and even as paper alone.
func (p *Picture) seen(q Quad, others []Quad) (dark, uneven bool) {
	mean, spread := p.lights(q)
	var means, spreads float64
	for _, o := range others {
		m, s := p.lights(o)
		means, spreads = means+m/float64(len(others)), spreads+s/float64(len(others))
	}
	return mean < means-spreads, spread > spreads/2
}

// lights samples a quad of the picture: how light it is, and how unevenly.
func (p *Picture) lights(q Quad) (mean, spread float64) {
	const n = 48 // samples each way
	var sum, squares float64
	m := onto(q)
	for i := range n * n {
		at := m.at((float64(i%n)+0.5)*9/n, (float64(i/n)+0.5)*9/n)
		x, y := min(max(int(at.X), 0), p.g.w-1), min(max(int(at.Y), 0), p.g.h-1)
		v := float64(p.g.p[y*p.g.w+x])
		sum, squares = sum+v, squares+v*v
	}
	mean = sum / (n * n)
	return mean, math.Sqrt(max(squares/(n*n)-mean*mean, 0))
}

// around returns the darkness of the picture reduced so that cells of grids of such a side are as
// large as a lattice samples them, and how much it is reduced.
func (p *Picture) around(side float64) (d *plane, by int) {
	by = max(1, int(side/9/perCell+0.5))
	g := p.g.reduced(by)
	return g.darkness(min(g.w, g.h) / 24), by
}

// fitted returns the grid that is near a quad of the picture.
func fitted(d *plane, q Quad, by int) found {
	n := q.Nodes().scaled(1 / float64(by))
	l := newLattice(n.Corners())
	l.refine(d, 3)
	l.loose = l.loosened(d)
	return l.scaled(float64(by))
}

// sameSize is how many times as large as another a grid of the same page is at most.
const sameSize = 1.25

// alike returns the corners of the grids that are about as large as most.
func (t *pageReader) alike() (all []Quad) {
	for i := range t.read {
		all = append(all, t.read[i].Nodes.Corners())
	}
	size := median(all)
	return slices.DeleteFunc(all, func(q Quad) bool { return q.side() > size*sameSize || q.side() < size/sameSize })
}

// median returns that of the sides of quads, 0 without any.
func median(all []Quad) float64 {
	var sides []float64
	for _, q := range all {
		sides = append(sides, q.side())
	}
	slices.Sort(sides)
	return append(sides, 0)[len(sides)/2]
}

// taken reports whether a quad lies over a grid that was read or missed.
func (t *pageReader) taken(q Quad) bool {
	return slices.ContainsFunc(t.read, func(r Reading) bool { return q.over(r.Nodes.Corners()) }) ||
		slices.ContainsFunc(t.missed, q.over)
}
