package photo

import (
	"testing"

	"sudoku/puzzle/photo/net"
)

// TestPane: a pane reaches up to the lines where marks stand beside them, and not up to them where a line of dashes is
// before them.
func TestPane(t *testing.T) {
	var n Nodes
	for r := range n {
		for c := range n[r] {
			n[r][c] = Point{float64(100 * c), float64(100 * r)}
		}
	}
	const side = 901
	fill := func(p *Picture, x0, y0, x1, y1 int, v uint8) {
		for y := y0; y < y1; y++ {
			for x := x0; x < x1; x++ {
				p.g.p[y*side+x] = v
			}
		}
	}
	for name, c := range map[string]struct {
		draw        func(p *Picture)
		left, right int // of what is in the pane
	}{
		"marks": {func(p *Picture) {
			for y := 5; y < 90; y += 30 {
				for _, x := range []int{4, 83} { // a ring
					fill(p, x, y, x+13, y+20, 0)
					fill(p, x+3, y+3, x+10, y+17, 250)
				}
			}
		}, 4, 96},
		"dashes": {func(p *Picture) {
			for y := 3; y < 95; y += 10 {
				fill(p, 5, y, 7, y+7, 0)
				fill(p, 94, y, 96, y+7, 0)
			}
		}, 7, 93},
	} {
		p := &Picture{g: &plane{w: side, h: side, p: make([]uint8, side*side)}}
		fill(p, 0, 0, side, side, 250)
		for at := 0; at < side; at += 100 {
			fill(p, max(0, at-1), 0, min(side, at+2), side, 0)
			fill(p, 0, max(0, at-1), side, min(side, at+2), 0)
		}
		c.draw(p)
		if is := p.pane(&n, 0); name == "marks" && (is.x0 > c.left || is.x1 <= c.right) || name == "dashes" && (is.x0 < c.left || is.x1 > c.right+1) ||
			is.x0 < 2 || is.x1 > 99 {
			t.Errorf("%s: from %d to %d", name, is.x0, is.x1)
		}
	}
}

// TestLowFigures: low 1s and 2s that stand alone are digits where no others are.
func TestLowFigures(t *testing.T) {
	figure := func(d int, high float64) *glyph {
		g := &glyph{high: high, any: 1}
		g.chances[net.Printed+d] = 1
		return g
	}
	for name, c := range map[string]struct {
		tall, low, more int // digits of three cells, the last is a second mark beside the low one
		high            float64
		want            bool
	}{
		"old-style figures": {8, 2, 0, 0.3, true},
		"marks":             {8, 2, 0, 0.2, false},
		"another mark":      {8, 5, 0, 0.3, false},
		"two marks":         {8, 1, 2, 0.3, false},
		"a 2 as high":       {2, 1, 0, 0.3, false},
	} {
		s := &screen{}
		s.digits[0] = figure(c.tall, 0.48)
		s.marks[1] = []glyph{*figure(c.low, c.high)}
		if c.more != 0 {
			s.marks[1] = append(s.marks[1], *figure(c.more, c.high))
		}
		if s.takeLow(); (s.digits[1] != nil) != c.want || (len(s.marks[1]) == 0) != c.want {
			t.Errorf("%s: digit %v, %d marks", name, s.digits[1] != nil, len(s.marks[1]))
		}
	}
}
