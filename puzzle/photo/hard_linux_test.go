package photo_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
)

// hardPages is "from-to", the numbers of the hard pages to measure; hardFonts may name a
// folder of fonts to print them in.
const (
	hardPages = "SUDOKU_HARD"
	hardFonts = "SUDOKU_FONTS"
)

// A hardScore counts grids: what was read, and what would have been read if the lines had
// been found exactly.
type hardScore struct {
	grids, found, before, after, certain, wrong int
	exactBefore, exactAfter                     int
	spent, most                                 time.Duration
	reliable                                    reliability
}

// TestHard measures how drawn pages of the hardest step are read, page by page.
func TestHard(t *testing.T) {
	var from, to int
	if n, _ := fmt.Sscanf(os.Getenv(hardPages), "%d-%d", &from, &to); n != 2 {
		t.Skip("no range of pages: " + hardPages + " names none")
	}
	faces := fonts(t)
	if folder := os.Getenv(hardFonts); folder != "" {
		faces = fontsOf(t, folder)
	}
	var s hardScore
	for n := from; n < to; n++ {
		s.page(t, n, drawnIn(phototest.Hard, n, faces[n%len(faces)]))
	}
	percent := func(n int) float64 { return 100 * float64(n) / float64(s.grids) }
	t.Logf("%d grids: found %d, whole before repair %d, after %d (%.0f %%), certain %d, of them wrong %d", s.grids, s.found, s.before, s.after, percent(s.after), s.certain, s.wrong)
	t.Logf("where the lines are known exactly: whole before repair %d, after %d (%.0f %%)", s.exactBefore, s.exactAfter, percent(s.exactAfter))
	t.Logf("processor time %v a page, at most %v", s.spent/time.Duration(to-from), s.most)
	s.reliable.tell(t)
	if s.wrong > 0 {
		t.Error("certain and wrong")
	}
}

// fontsOf loads the fonts of a folder.
func fontsOf(t *testing.T, folder string) (list []*sfnt.Font) {
	paths, _ := filepath.Glob(filepath.Join(folder, "*.[ot]tf"))
	for _, path := range paths {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, err := sfnt.Parse(b)
		if err != nil {
			t.Fatal(path, err)
		}
		list = append(list, f)
	}
	if len(list) == 0 {
		t.Fatal("no fonts in ", folder)
	}
	return list
}

// page reads a page and says what became of each of its grids.
func (s *hardScore) page(t *testing.T, n int, p *phototest.Page) {
	pic := photo.NewPicture(p.Image)
	start := cpu()
	all, err := photo.Read(context.Background(), pic, uniquely())
	if err != nil {
		t.Fatal(err)
	}
	spent := cpu() - start
	s.spent, s.most = s.spent+spent, max(s.most, spent)
	for _, r := range all {
		if r.Certain() && whole(&phototest.Page{Grids: []phototest.Grid{{Givens: r.Givens}}}, readings(p)) == 0 {
			s.wrong++
			t.Errorf("page %d: certain and wrong\n%v", n, r.Givens)
		}
	}
	for k := range p.Grids {
		g := &p.Grids[k]
		s.grids++
		exact := photo.ReadUp(pic, nodesOf(g), uniquely())
		before, after := raw(&exact) == g.Givens, exact.Givens == g.Givens
		count(&s.exactBefore, before)
		count(&s.exactAfter, after)
		line := fmt.Sprintf("page %d.%d, cells of %.0f, %d entries: exactly %v %v", n, k+1, cellSide(g), g.Entries.Count(), before, after)
		if r, off := nearest(all, g); r != nil {
			count(&s.found, true)
			count(&s.before, raw(r) == g.Givens)
			count(&s.after, r.Givens == g.Givens)
			count(&s.certain, r.Certain())
			s.reliable.add(r, &g.Givens, &g.Entries)
			line += fmt.Sprintf("; found, off by %.2f, %v %v, %d cells wrong, %d doubts, %d solutions, certain %v", off, raw(r) == g.Givens, r.Givens == g.Givens, unlike(&r.Givens, &g.Givens), r.Doubts().Len(), r.Solutions, r.Certain())
		} else {
			line += fmt.Sprintf("; not found, off by %.2f, %d read", off, len(all))
		}
		t.Log(line, spent.Round(time.Millisecond))
	}
}

func count(n *int, yes bool) {
	if yes {
		*n++
	}
}

// raw are the givens by the picture of each cell alone.
func raw(r *photo.Reading) (g puzzle.Grid) {
	for c := range g {
		g[c] = r.ByPicture(puzzle.Cell(c))
	}
	return g
}

func unlike(a, b *puzzle.Grid) (n int) {
	for c := range a {
		if a[c] != b[c] {
			n++
		}
	}
	return n
}

func nodesOf(g *phototest.Grid) (n photo.Nodes) {
	for j := range n {
		for i := range n[j] {
			n[j][i] = photo.Point{X: g.Nodes[j][i][0], Y: g.Nodes[j][i][1]}
		}
	}
	return n
}

// cellSide is the side of a mean cell in pixels.
func cellSide(g *phototest.Grid) float64 {
	a, b, c, d := g.Nodes[0][0], g.Nodes[0][9], g.Nodes[9][9], g.Nodes[9][0]
	area := ((c[0]-a[0])*(d[1]-b[1]) - (c[1]-a[1])*(d[0]-b[0])) / 2
	return math.Sqrt(math.Abs(area)) / 9
}

// nearest returns the reading whose nodes lie on those of a grid, whichever way up, and how
// far in cells they are off, the farthest of them; nil if that is half a cell or more.
func nearest(all []photo.Reading, g *phototest.Grid) (best *photo.Reading, least float64) {
	least = math.Inf(1)
	for k := range all {
		n := all[k].Nodes
		for range 4 {
			if off := farthest(&n, g); off < least {
				best, least = &all[k], off
			}
			n = n.Turned()
		}
	}
	if least >= 0.5 {
		best = nil
	}
	return best, least
}

func farthest(n *photo.Nodes, g *phototest.Grid) (off float64) {
	for j := range n {
		for i, p := range n[j] {
			off = max(off, math.Hypot(p.X-g.Nodes[j][i][0], p.Y-g.Nodes[j][i][1]))
		}
	}
	return off / cellSide(g)
}
