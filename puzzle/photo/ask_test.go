package photo_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
)

// written returns the reading of a page of one grid that is filled in by hand.
func written(t *testing.T) (*phototest.Page, *photo.Picture, photo.Reading) {
	rng := rand.New(rand.NewPCG(5, 5))
	sheet := phototest.New(rng, phototest.Easy, fonts(t)[0], filled(puzzleOf(rng, 28), rng, .5))
	p := photo.NewPicture(sheet.Image)
	all, err := photo.Read(context.Background(), p, uniquely())
	if err != nil || len(all) != 1 {
		t.Fatal(len(all), err)
	}
	return sheet, p, all[0]
}

// TestKnown: with the givens known everything else is an entry, and another puzzle is not
// taken for that of the picture.
func TestKnown(t *testing.T) {
	sheet, _, r := written(t)
	g := sheet.Grids[0]
	o, ok := r.Known(g.Givens, uniquely())
	if !ok || o.Givens != g.Givens || o.Solutions != 1 {
		t.Fatal(ok, o.Givens, o.Solutions)
	}
	if wrong := different(&o.Entries, &g.Entries); wrong > 1 {
		t.Errorf("%d entries differ:\n%v\n%v", wrong, o.Entries, g.Entries)
	}
	rng := rand.New(rand.NewPCG(9, 9))
	if _, ok := r.Known(puzzleOf(rng, 28).Givens, uniquely()); ok {
		t.Error("it is taken for another puzzle")
	}
	if _, ok := r.Known(puzzle.Grid{}, uniquely()); ok {
		t.Error("it is taken for none")
	}
}

func different(a, b *puzzle.Grid) (n int) {
	for c := range a {
		if a[c] != b[c] {
			n++
		}
	}
	return n
}

// TestReadUp: a grid that was turned is read as it lies.
func TestReadUp(t *testing.T) {
	_, p, r := written(t)
	if same := photo.ReadUp(p, r.Nodes, uniquely()); same.Givens != r.Givens || same.Nodes != r.Nodes {
		t.Error("as it lies:", same.Givens)
	}
	if lying := photo.ReadUp(p, r.Nodes.Turned(), uniquely()); lying.Givens == r.Givens {
		t.Error("it is still upright")
	}
}

// TestMoved: nodes with the same corners are the same, with others they lie between them.
func TestMoved(t *testing.T) {
	_, _, r := written(t)
	q := r.Nodes.Corners()
	same := r.Nodes.Moved(q)
	for j := range same {
		for i, at := range same[j] {
			if d := at; max(d.X-r.Nodes[j][i].X, r.Nodes[j][i].X-d.X) > 1e-6 {
				t.Fatal(i, j, at, r.Nodes[j][i])
			}
		}
	}
	q[2].X += 20
	moved := r.Nodes.Moved(q)
	c := moved.Corners()
	if max(c[2].X-q[2].X, q[2].X-c[2].X) > 1e-6 || !q.Convex() {
		t.Error(c, q)
	}
	q[2] = photo.Point{X: q[0].X - 50, Y: q[0].Y - 50}
	if q.Convex() {
		t.Error("a grid inside out is convex")
	}
}
