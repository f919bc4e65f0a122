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

// grain is what share of how much ink differs from the paper only that of the paper itself does.
const grain = 0.3

// newScreen looks at the cells of a grid whose lines are straight.
func newScreen(p *Picture, n *Nodes) *screen {
	s := &screen{picture: p, noisy: p.g.noisy()}
	var all []glyph
	var most histogram
	for i := range s.panes {
		if s.panes[i] = p.pane(n, i); s.panes[i] != nil {
			most.add(float32(s.panes[i].most))
		}
	}
	faint := uint8(max(leastInk, grain*most.share(0.9)))
	for i, c := range s.panes {
		if c != nil && c.most >= faint {
			all = append(all, c.glyphs(p, i)...)
		}
	}
	least := border(all)
	for i := range s.sure {
		s.sure[i] = 1
	}
	for i := range all {
		g := &all[i]
		if g.high < least {
			if g.read() > 0.5 {
				s.marks[g.cell] = append(s.marks[g.cell], *g)
			}
			continue
		}
		if old := s.digits[g.cell]; old == nil || old.high < g.high {
			s.digits[g.cell], s.sure[g.cell] = g, g.read()
		}
	}
	s.refuse()
	s.takeLow()
	agree(slices.DeleteFunc(slices.Clone(s.digits[:]), func(g *glyph) bool { return g == nil }))
	return s
}

// How far the digits of a board may be off in height, as a share, and in place, in cells.
const (
	offHeight = 0.13
	offPlace  = 0.14
	tooLow    = 0.75 // as high as that it is none
)

// refuse takes what stands elsewhere than the digits, or is not as high, for none, and doubts
// it: marks that have grown together are as large as a digit.
func (s *screen) refuse() {
	var high, xs, ys []float64
	for _, g := range s.digits {
		if g != nil {
			high, xs, ys = append(high, g.high), append(xs, g.x), append(ys, g.y)
		}
	}
	for _, of := range [][]float64{high, xs, ys} {
		slices.Sort(of)
	}
	half := len(high) / 2
	for i, g := range s.digits {
		if g == nil || math.Abs(g.high/high[half]-1) < offHeight+1.5/g.pixels && max(math.Abs(g.x-xs[half]), math.Abs(g.y-ys[half])) < offPlace {
			continue
		}
		switch {
		case len(s.marks[i]) > 0:
			s.digits[i] = nil
		case g.high < tooLow*high[half]:
			s.digits[i], s.sure[i] = nil, 0.5
		default:
			s.sure[i] = min(s.sure[i], 0.5)
		}
	}
}

// leastLow is how high the low figures of a face are, at the least, as a share of the others.
const leastLow = 0.55

// takeLow takes what seem marks for digits where they are the 1s and 2s of old-style figures, which are as low as
// small letters: no digit is either, and they stand alone in their cells.
func (s *screen) takeLow() {
	isLow := func(g *glyph) bool {
		class, _ := g.chances.likeliest()
		return class == 1 || class == 2
	}
	var high []float64
	for i, g := range s.digits {
		switch {
		case g != nil && (isLow(g) || len(s.marks[i]) > 0):
			return
		case g != nil:
			high = append(high, g.high)
		}
	}
	if len(high) == 0 {
		return
	}
	slices.Sort(high)
	for _, m := range s.marks {
		if len(m) > 1 || len(m) == 1 && (!isLow(&m[0]) || m[0].high < leastLow*high[len(high)/2]) {
			return
		}
	}
	for i, m := range s.marks {
		if len(m) > 0 {
			s.digits[i], s.sure[i], s.marks[i] = &m[0], m[0].any, nil
		}
	}
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
	for i, sure := range s.sure {
		r.Sure[i] = min(r.Sure[i], sure)
	}
	for i, m := range s.marks {
		if r.Givens[i] == 0 && r.Entries[i] == 0 {
			for k := range m {
				class, _ := m[k].chances.likeliest()
				r.Marks[i] |= puzzle.Digit(class).Set()
			}
		}
	}
	return r, r.Givens.Count() >= leastFilled
}

// rightOnes is how much likelier what the player typed is of the solution than not.
const rightOnes = 20

// decideScreen makes a reading of the chances, which tell print from entries already.
func (r *Reading) decideScreen(solve Solver) {
	first, good := nearby(&r.Chances, solve)
	r.settle(first, good)
	var solution puzzle.Grid
	if !r.Givens.HasConflict() {
		solution, r.Solutions = solve(&r.Givens)
	}
	r.enter(&puzzle.Grid{}, false) // a program shows wrong ones as they are
	for i, d := range r.Entries {
		if d != 0 && r.Solutions == 1 && d != solution[i] {
			r.Sure[i] /= r.Sure[i] + rightOnes*(1-r.Sure[i])
		}
	}
	for i := range r.Own {
		if r.Givens[i]+r.Entries[i] != 0 {
			w, p := r.Chances[i].written(), r.Chances[i].printed()
			r.Own[i] = w / (w + p + 1e-12)
			r.Sure[i] = min(r.Sure[i], max(r.Own[i], 1-r.Own[i]))
		}
	}
}
