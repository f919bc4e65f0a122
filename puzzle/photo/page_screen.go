package photo

import (
	"context"
	"slices"

	"sudoku/puzzle"
)

// trusted reports whether what was read can only be of a program, and leaves no doubt.
func (t *pageReader) trusted() bool {
	return t.sure() > 0 && !slices.ContainsFunc(t.read, func(r Reading) bool {
		plain := r.Entries == (puzzle.Grid{}) && r.Marks == ([81]puzzle.DigitSet{})
		return !r.Certain() || plain && !t.dark()
	})
}

// dark reports whether most of the picture is darker than any paper.
func (t *pageReader) dark() bool {
	const paper, every = 100, 37
	dark, all := 0, 0
	for i := 0; i < len(t.g.p); i += every {
		if all++; t.g.p[i] < paper {
			dark++
		}
	}
	return 2*dark > all
}

// screens reads the grids of a picture of a screen, and reports whether there was anything like a
// board. Boards with a grain are looked for where there are none without, and each pixel of the file
// is as it was, as in those of screenshots.
func (t *pageReader) screens(ctx context.Context) (like bool) {
	found := t.Picture.screens(ctx)
	if t.all(ctx, found); len(found) == 0 && t.exact {
		if t.grainy(ctx); t.sure() < len(t.read) || t.isPaper(ctx) {
			t.read = nil
		}
	}
	return len(found) > 0
}

// isPaper reports whether what was read makes a puzzle as paper, too: a photo has a grain as well.
func (t *pageReader) isPaper(ctx context.Context) bool {
	paper := &pageReader{Picture: t.Picture, solve: t.solve}
	paper.there(ctx, t.read)
	return paper.singles() > 0
}

// grainy reads boards of a program that have a grain.
func (t *pageReader) grainy(ctx context.Context) {
	t.all(ctx, foundBoards(noisyBoards(ctx, t.g, t.g.transposed(), nil)))
}

// asPaper reads the picture as paper, too, and returns what is to be taken. like says that there were
// places like boards on a screen.
func (t *pageReader) asPaper(ctx context.Context, like bool) *pageReader {
	paper := &pageReader{Picture: t.Picture, solve: t.solve}
	if t.filled() && t.sure() == len(t.read) {
		paper.there(ctx, t.read)
	} else {
		paper.paper(ctx)
	}
	if paper.singles() > t.singles() {
		return paper // it only looked like a screen
	}
	t.compare(paper.read)
	if paper.singles() == 0 && len(t.read) == 0 && !like {
		t.grainy(ctx)
	}
	if len(t.read) == 0 || !like && t.singles() == 0 {
		return paper
	}
	return t
}

// there reads what is printed where grids of a screen were found.
func (t *pageReader) there(ctx context.Context, grids []Reading) {
	d, by := t.around(largest(grids))
	for i := range grids {
		f := fitted(d, grids[i].Nodes.Corners(), by)
		t.try(ctx, &f)
	}
}

// sure returns how many of the grids are certain.
func (t *pageReader) sure() (n int) {
	for i := range t.read {
		if t.read[i].Certain() {
			n++
		}
	}
	return n
}

// filled reports whether puzzles were read that leave no room for others.
func (t *pageReader) filled() bool {
	side := largest(t.read)
	return len(t.read) > 0 && t.singles() == len(t.read) && side*side > roomy*float64(t.g.w*t.g.h)
}
