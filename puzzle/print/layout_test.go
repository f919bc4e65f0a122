package print

import (
	"math"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// A rect is an area: left, top, right, bottom.
type rect [4]float64

func (r rect) overlaps(s rect) bool {
	const touch = 1e-6
	return r[0] < s[2]-touch && s[0] < r[2]-touch && r[1] < s[3]-touch && s[1] < r[3]-touch
}

func (r rect) in(s rect) bool {
	const touch = 1e-6
	return r[0] >= s[0]-touch && r[1] >= s[1]-touch && r[2] <= s[2]+touch && r[3] <= s[3]+touch
}

// ground returns the area of a text: its advance and the height of its capitals.
func (t Text) ground() rect {
	w, h := t.Face.width(t.S, t.Size), capHeight*t.Size*25.4/72
	if t.Turn == UpsideDown {
		return rect{t.X - w, t.Y, t.X, t.Y + h}
	}
	return rect{t.X, t.Y - h, t.X + w, t.Y}
}

func TestNothingLeavesThePaper(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for name, s := range sheets {
		m := s.Paper.Margin()
		for i := range s.NumPages() {
			p := s.PageAt(i)
			inside := rect{m, m, p.Width - m, p.Height - m}
			for _, f := range p.Fills {
				if r := (rect{f.X, f.Y, f.X + f.W, f.Y + f.H}); !r.in(inside) {
					t.Errorf("%s: fill %v leaves the margins", name, r)
				}
			}
			foot := rect{m, p.Height - m, p.Width - m, p.Height - 5}
			for _, text := range p.Texts {
				if r := text.ground(); !r.in(inside) && !(text.Size == 8 && r.in(foot)) {
					t.Errorf("%s: text %q at %v leaves the margins", name, text.S, r)
				}
			}
		}
	}
}

func TestTextsKeepApart(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for name, s := range sheets {
		for i := range s.NumPages() {
			texts := s.PageAt(i).Texts
			slices.SortFunc(texts, func(a, b Text) int { return int(math.Copysign(1, a.ground()[0]-b.ground()[0])) })
			for j, a := range texts {
				for _, b := range texts[j+1:] {
					if b.ground()[0] > a.ground()[2] {
						break
					}
					if a.ground().overlaps(b.ground()) {
						t.Errorf("%s: %q and %q overlap", name, a.S, b.S)
					}
				}
			}
		}
	}
}

// outlines finds the grids of a page: each begins with 12 cell lines, followed by its upper
// edge.
func outlines(p Page) (list []rect) {
	for i := 0; i < len(p.Fills); i++ {
		if f := p.Fills[i]; f.Grey == hairline || f.Grey == faint {
			if i+20 <= len(p.Fills) && p.Fills[i+12].Grey == black && p.Fills[i+12].W > 10*f.H {
				list = append(list, union(p.Fills[i:i+20]))
				i += 19
			}
		}
	}
	return list
}

func union(fills []Fill) rect {
	r := rect{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, f := range fills {
		r = rect{min(r[0], f.X), min(r[1], f.Y), max(r[2], f.X+f.W), max(r[3], f.Y+f.H)}
	}
	return r
}

func TestGridsKeepApart(t *testing.T) {
	for name, s := range sheets {
		p := s.PageAt(0)
		grids := outlines(p)
		want := s.PerPage
		if s.Solutions == AtFoot && s.PerPage <= 4 {
			want *= 2
		}
		if len(grids) != want {
			t.Errorf("%s: %d grids, want %d", name, len(grids), want)
		}
		for i, a := range grids {
			if w, h := a[2]-a[0], a[3]-a[1]; math.Abs(w-h) > 1e-6 || w < 25 {
				t.Errorf("%s: a grid of %.1f by %.1f mm", name, w, h)
			}
			for _, b := range grids[i+1:] {
				if a.overlaps(b) {
					t.Errorf("%s: grids overlap", name)
				}
			}
		}
	}
}

// read returns the digits within a grid's outline, by face, read upright or turned.
func read(p Page, outline rect, turned bool) (grid puzzle.Grid, bold puzzle.CellSet) {
	side := outline[2] - outline[0]
	for _, text := range p.Texts {
		r := text.ground()
		col := int(9 * ((r[0]+r[2])/2 - outline[0]) / side)
		row := int(9 * ((r[1]+r[3])/2 - outline[1]) / side)
		if !r.in(outline) || text.Turn == UpsideDown != turned {
			continue
		}
		if turned {
			row, col = 8-row, 8-col
		}
		c := puzzle.CellAt(row, col)
		grid[c] = puzzle.Digit(text.S[0] - '0')
		if text.Face == Bold {
			bold.Add(c)
		}
	}
	return grid, bold
}

// The pages show each puzzle and its solution.
func TestPagesReadBack(t *testing.T) {
	for name, s := range sheets {
		if s.Solutions != AtFoot || s.PerPage > 4 {
			continue
		}
		p := s.PageAt(0)
		for i, outline := range outlines(p) {
			it := s.Items.At(i % s.PerPage)
			grid, bold := read(p, outline, i >= s.PerPage)
			want := it.Puzzle.Givens
			if i >= s.PerPage {
				want = it.Solution
			}
			if grid != want || bold != it.Puzzle.Givens.Filled() {
				t.Errorf("%s: grid %d reads\n%v, want\n%v", name, i, grid, want)
			}
		}
	}
}

func TestSolutionPagesReadBack(t *testing.T) {
	s := Sheet{Items: items(45), Options: Options{PerPage: 12, Solutions: AtEnd}}
	next := 0
	for i := 4; i < s.NumPages(); i++ {
		p := s.PageAt(i)
		for _, outline := range outlines(p) {
			if grid, _ := read(p, outline, false); grid != s.Items.At(next).Solution {
				t.Errorf("solution %d reads %v", next+1, grid)
			}
			next++
		}
	}
	if next != s.Items.Len() {
		t.Errorf("%d solutions, want %d", next, s.Items.Len())
	}
}

// The default page has the dimensions of the design: A4, four puzzles, solutions at the
// foot.
func TestMeasures(t *testing.T) {
	s := Sheet{Items: items(4), Options: Options{Title: "T", Solutions: AtFoot, Labels: DefaultLabels}}
	l := newLayout(&s)
	for _, tt := range []struct {
		name      string
		got, want float64
		within    float64
	}{
		{"cell", l.puzzles.frame.cell, 9.4, .001},
		{"box line", l.puzzles.frame.line, .6, .01},
		{"cell line", l.puzzles.frame.thin, .18, .01},
		{"solution", 9 * l.foot.frame.cell, 34, .5},
		{"first grid from the left", l.puzzles.left, 15, .001},
		{"last grid from the right", 210 - l.puzzles.left - l.puzzles.pitchX - l.puzzles.frame.side(), 15, .001},
		{"first grid from the top", l.puzzles.top + l.puzzles.head, 44.5, .5},
		{"words at the left", l.puzzles.scale * 12, 12, .001},
	} {
		if math.Abs(tt.got-tt.want) > tt.within {
			t.Errorf("%s is %.3f mm, want %v", tt.name, tt.got, tt.want)
		}
	}
}

// Heavier digits have 40 points and more where one grid is on a page, and are the heaviest.
func TestHeavy(t *testing.T) {
	for _, paper := range []Paper{A4, Letter, Legal} {
		s := Sheet{Items: items(1), Options: Options{PerPage: 1, Heavy: true, Paper: paper, Solutions: AtFoot, Labels: DefaultLabels}}
		p, largest := s.PageAt(0), 0.0
		for _, text := range p.Texts {
			if text.Face == Heavy {
				largest = max(largest, text.Size)
			}
		}
		if largest < 40 {
			t.Errorf("%s: digits of %v pt", paper.Name(), largest)
		}
	}
}

func TestDigitSize(t *testing.T) {
	for _, tt := range []struct{ asked, want float64 }{{0, 16}, {12, 12}, {20, 20}, {400, points(.95 * 9.4)}} {
		s := Sheet{Items: items(1), Options: Options{PerPage: 4, DigitSize: tt.asked}}
		if got := s.PageAt(0).Texts[0].Size; math.Abs(got-tt.want) > 1e-9 {
			t.Errorf("size %v prints %v pt, want %v", tt.asked, got, tt.want)
		}
	}
}
