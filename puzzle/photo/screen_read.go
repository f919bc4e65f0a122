package photo

import (
	"math"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A screen is what stands in the cells of a grid on a screen.
type screen struct {
	picture *Picture
	noisy   bool // its file was JPEG
	differ  bool // digits of one ink may be of two faces
	panes   [81]*pane
	digits  [81]*glyph
	sure    [81]float64 // how likely what stands there is a digit, or nothing
	marks   [81][]glyph
	likely  float64 // mean log chance of the digits
}

// newScreen looks at the cells of a grid whose lines are straight.
func newScreen(p *Picture, n *Nodes) *screen {
	s := &screen{picture: p, noisy: p.g.noisy()}
	var all []glyph
	for i := range s.panes {
		if s.panes[i] = p.pane(n, i); s.panes[i] != nil {
			all = append(all, s.panes[i].glyphs(p, i)...)
		}
	}
	least := border(all)
	for i := range s.sure {
		s.sure[i] = 1
	}
	for i := range all {
		g := &all[i]
		if g.high < least {
			if any := g.read(); any > 0.5 {
				s.marks[g.cell] = append(s.marks[g.cell], *g)
			}
			continue
		}
		if old := s.digits[g.cell]; old == nil || old.high < g.high {
			s.digits[g.cell], s.sure[g.cell] = g, g.read()
		}
	}
	agree(slices.DeleteFunc(slices.Clone(s.digits[:]), func(g *glyph) bool { return g == nil }))
	return s
}

// readScreen reads a grid on a screen. It reports whether that looks like a Sudoku.
func (p *Picture) readScreen(n *Nodes, solve Solver) (r Reading, ok bool) {
	s := newScreen(p, n)
	r.Nodes, r.Screen = *n, true
	own := s.owners(solve)
	if s.differ {
		r.Differ = InInk
	}
	for i, g := range s.digits {
		if g == nil {
			r.Chances[i][net.Empty] = s.sure[i]
			continue
		}
		s.likely += math.Log(s.sure[i]+1e-6) / 81
		c := &r.Chances[i]
		c[net.Empty] = 1 - s.sure[i]
		for d := 1; d <= 9; d++ {
			q := g.chances[net.Printed+d] * s.sure[i]
			c[net.Printed+d], c[net.Written+d] = q*(1-own[i]), q*own[i]
		}
	}
	r.decideScreen(solve)
	for i, m := range s.marks {
		if r.Givens[i] == 0 && r.Entries[i] == 0 {
			for k := range m {
				class, _ := m[k].chances.likeliest()
				r.Marks[i] |= puzzle.Digit(class).Set()
			}
		}
	}
	return r, r.Givens.Filled().Len() >= leastFilled
}

// decideScreen makes a reading of the chances, which tell print from entries already.
func (r *Reading) decideScreen(solve Solver) {
	first, good := nearby(&r.Chances, solve)
	r.settle(first, good)
	if !r.Givens.HasConflict() {
		_, r.Solutions = solve(&r.Givens)
	}
	r.enter(&puzzle.Grid{}, false) // a program shows wrong ones as they are
	for i := range r.Own {
		if r.Givens[i]+r.Entries[i] != 0 {
			w, p := r.Chances[i].written(), r.Chances[i].printed()
			r.Own[i] = w / (w + p + 1e-12)
			r.Sure[i] = min(r.Sure[i], max(r.Own[i], 1-r.Own[i]))
		}
	}
}
