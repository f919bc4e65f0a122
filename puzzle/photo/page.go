package photo

import (
	"context"
	"slices"

	"sudoku/puzzle/photo/net"
)

// A Page is what was read off a picture.
type Page struct {
	Grids  []Reading // in reading order
	Missed []Place   // where others are that could not be read, in reading order
	Full   bool      // as many were read as are read of one picture, and there may be more
}

// First returns which of the grids is the one to show first, or -1 without any: of the large ones
// that have one solution and are no solutions themselves the first on the page.
func (p *Page) First() int {
	best, most := -1, 0
	for i := range p.Grids {
		if w := p.Grids[i].weight(largest(p.Grids)); best < 0 || w > most {
			best, most = i, w
		}
	}
	return best
}

// largest is the side of the largest of some grids.
func largest(all []Reading) (side float64) {
	for i := range all {
		side = max(side, all[i].Nodes.Corners().side())
	}
	return side
}

// weight says how much a grid is what a picture was taken for, where the largest of it has such
// a side.
func (r *Reading) weight(largest float64) (w int) {
	if r.Givens.Count() <= mostGivens {
		w += 4 // no printed solution, such as that of yesterday's puzzle
	}
	if r.Nodes.Corners().side() > 0.75*largest {
		w += 2
	}
	if r.Solutions == 1 {
		w++
	}
	return w
}

// mostGivens is how many digits a puzzle has at most; what has more is a solution.
const mostGivens = 70

// A pageReader reads the grids of a picture one after another.
type pageReader struct {
	*Picture
	solve  Solver
	read   []Reading // the best first
	missed []Quad
	unread []found
	aside  []Reading // grids without one solution, while their places are looked at once more
	full   bool
}

// ReadPage returns the grids in a picture; none when it shows none.
func ReadPage(ctx context.Context, p *Picture, solve Solver) (*Page, error) {
	t := &pageReader{Picture: p, solve: solve}
	if like := t.screens(ctx); !t.trusted() {
		t = t.asPaper(ctx, like)
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return t.page(), nil
}

// paper reads the grids that are printed on paper.
func (t *pageReader) paper(ctx context.Context) {
	f := finder{Picture: t.Picture}
	for more := true; more && t.singles() == 0; {
		if more = f.next(ctx); !more || f.enough() {
			t.all(ctx, apart(f.found))
		}
	}
	t.fill(ctx)
	t.asOthers()
	t.drop()
}

// singles returns how many of the grids have one solution.
func (t *pageReader) singles() (n int) {
	for i := range t.read {
		if t.read[i].Solutions == 1 {
			n++
		}
	}
	return n
}

// mostUnread is how many grids that can't be read show that a picture has none.
const mostUnread = 12

// all reads the grids that were found, the best first, in the place of what was read before.
func (t *pageReader) all(ctx context.Context, found []found) {
	t.read, t.unread = nil, nil
	faint := 0
	for _, f := range found {
		if f.faint() {
			faint++
		}
		if ctx.Err() != nil || f.fit.score < faintFit || len(t.read) == 0 && len(t.unread) > mostUnread || faint > maxFaint || f.faint() && t.sure() > 0 {
			return
		}
		if t.full = len(t.read) == maxGrids; t.full {
			return
		}
		t.try(ctx, &f)
	}
}

// try reads a grid that was found.
func (t *pageReader) try(ctx context.Context, f *found) bool {
	if t.has(f.nodes.Corners(), false) {
		return false
	}
	r, ok := t.readOne(ctx, f, t.solve)
	switch {
	case f.faint() && r.Solutions != 1, r.Solutions == 0 && r.Givens.Count() > mostPrinted && r.Givens.HasConflict():
		return false // it may be anything
	case !ok && !r.blank():
		t.unread = append(t.unread, *f)
		return false
	case !ok:
		return false
	}
	r = r.decoded(t.Picture, t.solve)
	q := r.Nodes.Corners()
	if t.has(q, r.Solutions != 1) || r.Solutions != 1 && (t.isAside(q) || t.cutOff(q)) {
		return false
	}
	t.read = slices.DeleteFunc(t.read, func(o Reading) bool { return q.over(o.Nodes.Corners()) })
	t.read = append(t.read, r)
	return true
}

// cutOff reports whether a grid runs out of the picture.
func (t *pageReader) cutOff(q Quad) bool {
	most := q.side() / 9
	return slices.ContainsFunc(q[:], func(p Point) bool {
		return min(p.X, p.Y) < -most || p.X > float64(t.g.w)+most || p.Y > float64(t.g.h)+most
	})
}

// has reports whether a grid that was read lies where another would: any, or one with a solution.
// All of a sheet may look like one large grid, and a part of a grid like a small one.
func (t *pageReader) has(q Quad, any bool) bool {
	return slices.ContainsFunc(t.read, func(o Reading) bool {
		return (any || o.Solutions == 1) && q.over(o.Nodes.Corners())
	})
}

// faint reports whether the lines of a grid don't say that it is one.
func (f *found) faint() bool { return f.fit.score < leastFit }

// blank reports whether a grid has no digits: it is one to be filled in, and nothing is missed.
func (r *Reading) blank() bool {
	n := 0
	for i := range r.Chances {
		if r.Chances[i][net.Empty] > 0.8 {
			n++
		}
	}
	return n > 81-leastFilled
}

// page puts the grids in their order.
func (t *pageReader) page() *Page {
	all := slices.Clone(t.missed)
	for i := range t.read {
		all = append(all, t.read[i].Nodes.Corners())
	}
	places := newRaster(all).places()
	o := &Page{Missed: places[:len(t.missed)], Full: t.full}
	for i := range t.read {
		t.read[i].Place = places[len(t.missed)+i]
	}
	o.Grids = t.read
	slices.SortFunc(o.Grids, func(a, b Reading) int { return a.Place.Number - b.Place.Number })
	slices.SortFunc(o.Missed, func(a, b Place) int { return a.Number - b.Number })
	return o
}
