package photo

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// square is a grid in a picture, its middle at x, y, turned by an angle.
func square(x, y, side, turn float64) (q Quad) {
	sin, cos := math.Sincos(turn)
	for i, c := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		u, v := c[0]*side/2, c[1]*side/2
		q[i] = Point{x + u*cos - v*sin, y + u*sin + v*cos}
	}
	return q
}

// TestReadingOrder: grids go by rows and from the left, however the page lies, in whatever order
// they were found, and one on its head among them.
func TestReadingOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		cols, rows := 1+rng.IntN(5), 1+rng.IntN(6)
		turn := 0.25*rng.NormFloat64() + math.Pi/2*float64(rng.IntN(4))
		sin, cos := math.Sincos(turn)
		quads := make([]Quad, cols*rows)
		order := rng.Perm(len(quads))
		for n, to := range order {
			u, v := float64(n%cols)*120+4*rng.NormFloat64(), float64(n/cols)*150+4*rng.NormFloat64()
			own := turn
			if n == len(quads)-1 && n > 1 {
				own += math.Pi
			}
			quads[to] = square(u*cos-v*sin, u*sin+v*cos, 100, own)
		}
		if cols*rows == 2 {
			continue // which of two is on its head nobody can tell
		}
		for n, p := range newRaster(quads).places() {
			want := Place{Row: order2(order, n)/cols + 1, Column: order2(order, n)%cols + 1, Rows: rows, Columns: cols, Number: order2(order, n) + 1}
			if p != want {
				t.Fatalf("%d x %d, turned by %.2f: %+v, want %+v", cols, rows, turn, p, want)
			}
		}
	}
}

// order2 is which of the grids of a page stands at a place of the list.
func order2(order []int, at int) int {
	for n, to := range order {
		if to == at {
			return n
		}
	}
	return -1
}

// TestHoles: a place that is free among others is one, where they are regular.
func TestHoles(t *testing.T) {
	at := func(places ...[2]int) (all []Quad) {
		for _, p := range places {
			all = append(all, square(float64(p[0])*120, float64(p[1])*150, 100, 0))
		}
		return all
	}
	for _, c := range []struct {
		name string
		all  []Quad
		want []Quad
	}{
		{"a whole page", at([2]int{0, 0}, [2]int{1, 0}, [2]int{0, 1}, [2]int{1, 1}), nil},
		{"a corner", at([2]int{0, 0}, [2]int{1, 0}, [2]int{0, 1}), at([2]int{1, 1})},
		{"the middle", at([2]int{0, 0}, [2]int{1, 0}, [2]int{2, 0}, [2]int{0, 1}, [2]int{2, 1}), at([2]int{1, 1})},
		{"two grids", at([2]int{0, 0}, [2]int{1, 1}), nil},
		{"a diagonal", at([2]int{0, 0}, [2]int{1, 1}, [2]int{2, 2}), nil},
	} {
		got := newRaster(c.all).holes()
		if len(got) != len(c.want) || len(got) > 0 && got[0].distance(c.want[0]) > 1 {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// sheetOf is a page of so many grids as print makes it.
func sheetOf(t *testing.T, n int, qr bool, grids ...puzzle.Grid) *image.Gray {
	var list print.List
	for i := range n {
		list = append(list, print.Item{Puzzle: puzzle.Puzzle{Givens: grids[i%len(grids)]}})
	}
	d, err := print.Sheet{Items: list, Options: print.Options{PerPage: n, QR: qr}}.Document()
	if err != nil {
		t.Fatal(err)
	}
	return d.PageAt(0).Image(6)
}

// tape lays something on a grid.
func tape(m *image.Gray, n *Nodes) {
	q := n.Corners()
	r := image.Rect(int(q[0].X)-9, int(q[0].Y)-9, int(q[2].X)+9, int(q[2].Y)+9)
	draw.Draw(m, r, image.NewUniform(color.Gray{90}), image.Point{}, draw.Src)
}

const givensOfPage = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"

// TestMissed: a grid that can't be read is said by its place, and the others keep their numbers;
// where a sheet has no more grids none is missed.
func TestMissed(t *testing.T) {
	if testing.Short() {
		t.Skip("reading is slow under the race detector")
	}
	g, _ := puzzle.ParseGrid(givensOfPage)
	whole, err := ReadPage(context.Background(), NewPicture(sheetOf(t, 6, false, g)), countTwo())
	if err != nil || len(whole.Grids) != 6 || len(whole.Missed) != 0 {
		t.Fatalf("%d grids, missed %v, %v", len(whole.Grids), whole.Missed, err)
	}
	m := sheetOf(t, 6, false, g)
	tape(m, &whole.Grids[3].Nodes)
	page, err := ReadPage(context.Background(), NewPicture(m), countTwo())
	if err != nil || len(page.Grids) != 5 || len(page.Missed) != 1 {
		t.Fatalf("%d grids, missed %v, %v", len(page.Grids), page.Missed, err)
	}
	fewer := sheetOf(t, 6, false, g)
	draw.Draw(fewer, image.Rect(fewer.Rect.Dx()/2, fewer.Rect.Dy()*2/3, fewer.Rect.Dx(), fewer.Rect.Dy()), image.White, image.Point{}, draw.Src)
	if less, err := ReadPage(context.Background(), NewPicture(fewer), countTwo()); err != nil || len(less.Grids) != 5 || len(less.Missed) != 0 {
		t.Fatalf("%d grids, missed %v, %v", len(less.Grids), less.Missed, err)
	}
	if got := page.Missed[0].In(words.English); got != "grid 4, second row, right" || page.Grids[3].Place.Number != 5 {
		t.Errorf("%q, then %d", got, page.Grids[3].Place.Number)
	}
}

// TestFirst: what a page shows first is no solution, not small, and solvable if one is.
func TestFirst(t *testing.T) {
	full := puzzle.Grid{}
	for i := range full {
		full[i] = 1
	}
	grid := func(side float64, solutions int, g puzzle.Grid) Reading {
		return Reading{Nodes: square(0, 0, side, 0).Nodes(), Solutions: solutions, Givens: g}
	}
	var none puzzle.Grid
	for _, c := range []struct {
		name string
		page []Reading
		want int
	}{
		{"nothing", nil, -1},
		{"a sheet", []Reading{grid(100, 1, none), grid(101, 1, none)}, 0},
		{"after a solution", []Reading{grid(100, 1, full), grid(60, 1, none)}, 1},
		{"the large one", []Reading{grid(50, 1, none), grid(100, 1, none)}, 1},
		{"the solvable one", []Reading{grid(100, 2, none), grid(95, 1, none)}, 1},
	} {
		if got := (&Page{Grids: c.page}).First(); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// TestAsOthers: on a page of plain print digits that look written are print, in doubt, unless they
// are many and the givens alone make a puzzle.
func TestAsOthers(t *testing.T) {
	g, _ := puzzle.ParseGrid(givensOfPage)
	solution, _ := countTwo()(&g)
	reading := func(givens, entries puzzle.Grid) (r Reading) {
		r = Reading{Givens: givens, Entries: entries, Solutions: 1}
		if _, n := countTwo()(&givens); n != 1 {
			r.Solutions = 2
		}
		for i := range r.Sure {
			r.Sure[i] = 1
			switch {
			case givens[i] != 0:
				r.Chances[i][net.Printed+int(givens[i])] = 1
			case entries[i] != 0:
				r.Chances[i][net.Written+int(entries[i])] = 1
			default:
				r.Chances[i][net.Empty] = 1
			}
		}
		return r
	}
	part := func(from puzzle.Grid, cells puzzle.CellSet) (o puzzle.Grid) {
		for c := range cells.All() {
			o[c] = from[c]
		}
		return o
	}
	threes := puzzle.CellsOf(0)
	for c, d := range g {
		if d == 3 || d == 7 {
			threes.Add(puzzle.Cell(c))
		}
	}
	var none puzzle.Grid
	plain, empty := reading(g, none), puzzle.AllCells.Without(g.Filled())
	for _, c := range []struct {
		name   string
		others int
		page   Reading
		want   puzzle.Grid
	}{
		{"some of the print", 3, reading(part(g, g.Filled().Without(threes)), part(g, threes)), g},
		{"not much other print", 2, reading(part(g, g.Filled().Without(threes)), part(g, threes)), part(g, g.Filled().Without(threes))},
		{"filled in", 3, reading(g, part(solution, empty)), g},
	} {
		p := &pageReader{solve: countTwo(), read: []Reading{c.page}}
		for range c.others {
			p.read = append(p.read, plain)
		}
		p.asOthers()
		if got := p.read[0]; got.Givens != c.want || got.Givens == g && got.Entries == none && got.Certain() {
			t.Errorf("%s: %v, certain %v", c.name, got.Givens, got.Certain())
		}
	}
}

// TestDrop: what contradicts itself all over is left out beside a grid of another size that was
// solved, and stays where it may be one more of a sheet.
func TestDrop(t *testing.T) {
	g, _ := puzzle.ParseGrid(givensOfPage)
	var ones puzzle.Grid
	for i := range 20 {
		ones[i] = 1
	}
	for side, want := range map[float64]int{60: 1, 100: 2} {
		p := &pageReader{read: []Reading{
			{Solutions: 1, Givens: g, Nodes: square(0, 0, 100, 0).Nodes()},
			{Givens: ones, Nodes: square(300, 0, side, 0).Nodes()},
		}}
		if p.drop(); len(p.read) != want {
			t.Errorf("of side %v: %d grids, want %d", side, len(p.read), want)
		}
	}
}
