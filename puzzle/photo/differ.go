package photo

import (
	"math"
	"slices"

	"sudoku/puzzle"
)

// A Difference is how digits that were all taken for givens differ: some may be the player's
// own then, as boards on a screen show them.
type Difference uint8

const (
	NoDifference Difference = iota
	InColour
	InInk // in weight, shade or typeface
)

// String returns the name of the difference, as in the catalogue and on the command line.
func (d Difference) String() string { return [...]string{"", "colour", "ink"}[d] }

// What two kinds of digits must differ by: their means, also against how much each kind
// varies. Pictures with even paper, such as those of screens, have no noise that could look
// like a second kind, but that of JPEG in the colours; in others a few digits may be blurred,
// or in the light.
type limits struct {
	even               float64 // how much of the paper is of one brightness at least
	colour, colourSure float64
	ink, inkSure       float64
	pairs              float64 // the least share of the pairs that differ
}

// kindsOfPaper are the limits, those for the most even paper first: of a screen, of one in a
// JPEG file, of a photo.
var kindsOfPaper = []limits{
	{0.9, 0.03, 3, 0.045, 2.3, 0},
	{0.57, 0.05, 3.6, 0.045, 2.3, 0},
	{0, 0.05, 6.3, 0.1, 6, 0.125},
}

// differ reports how the digits of a grid differ.
func (w *way) differ(g *puzzle.Grid) Difference {
	var of [10][]*mark
	var blue, red []float64
	even, n := 0.0, 0.0
	for i, d := range g {
		if d != 0 {
			m := w.picture.mark(w.nodes, whence(i, w.turns))
			of[d] = append(of[d], m)
			blue, red = append(blue, m.blue), append(red, m.red)
			even, n = even+m.even, n+1
		}
	}
	least := kindsOfPaper[slices.IndexFunc(kindsOfPaper, func(l limits) bool { return even >= l.even*n })]
	for _, tone := range [][]float64{blue, red} {
		if apart, sure, _ := twoKinds(tone); apart > least.colour && sure > least.colourSure {
			return InColour
		}
	}
	pairs := distances(&of)
	if apart, sure, above := twoKinds(pairs); apart > least.ink && sure > least.inkSure && float64(above) >= least.pairs*float64(len(pairs)) {
		return InInk
	}
	return NoDifference
}

// distances returns how unlike the cells with the same digit are, each to each.
func distances(of *[10][]*mark) (all []float64) {
	for _, same := range of {
		for i, m := range same {
			for _, o := range same[:i] {
				all = append(all, m.unlike(o))
			}
		}
	}
	return all
}

// twoKinds parts values into two kinds so that they vary as little as they can in each, and
// returns how far apart the means are, that against how much they vary, and how many are in
// the upper kind.
func twoKinds(v []float64) (apart, sure float64, above int) {
	const least = 0.01 // values always vary so much
	v = slices.Sorted(slices.Values(v))
	sum, squares := 0.0, 0.0
	for _, x := range v {
		sum, squares = sum+x, squares+x*x
	}
	low := 0.0
	for k := 1; k < len(v); k++ {
		low += v[k-1]
		a, b := float64(k), float64(len(v)-k)
		off := squares - low*low/a - (sum-low)*(sum-low)/b
		by := (sum-low)/b - low/a
		if s := by / (math.Sqrt(max(off, 0)/float64(len(v))) + least); s > sure {
			apart, sure, above = by, s, len(v)-k
		}
	}
	return apart, sure, above
}

// markSide is at how many places each way a mark is looked at.
const markSide = 48

// A mark is what is printed in a cell, as finely as the picture has it.
type mark struct {
	ink       [markSide * markSide]float32 // how much darker than the paper, as a share of it
	x, y      float64                      // the middle of the ink
	dark      float64                      // how dark the darkest of it is
	blue, red float64                      // its colour, as a share of that
	even      float64                      // how much of the paper is of one brightness
}

// mark returns what is printed in a cell.
func (p *Picture) mark(n *Nodes, cell int) *mark {
	const from, to = 0.12, 0.88 // within the lines
	m, light := new(mark), histogram{}
	g, of := p.g, *n
	if by := int(n.Corners().side() / 9 / markSide); by > 1 {
		g, of = g.reduced(by), n.scaled(1/float64(by))
	}
	at := func(n *Nodes, j int) Point {
		u, v := (float64(j%markSide)+0.5)/markSide, (float64(j/markSide)+0.5)/markSide
		return n.at(float64(cell%9)+from+(to-from)*u, float64(cell/9)+from+(to-from)*v)
	}
	for j := range m.ink {
		q := at(&of, j)
		m.ink[j] = g.at(float32(q.X), float32(q.Y))
		light.add(m.ink[j])
	}
	m.inked(light.share(0.7))
	if p.t != nil {
		m.colour(p, func(j int) Point { return at(n, j) })
	}
	return m
}

// inked turns brightness into ink.
func (m *mark) inked(paper float32) {
	const bare, darkest = 0.06, 0.985
	sum, bares := 1e-9, 1e-9
	var dark histogram
	for j, v := range m.ink {
		m.ink[j] = (paper - v) / (paper + 4)
		dark.add(m.ink[j] * 255)
		if m.ink[j] < bare {
			if m.ink[j] = 0; math.Abs(float64(paper-v)) < 1.5 {
				m.even++
			}
			bares++
			continue
		}
		k := float64(m.ink[j])
		sum += k
		m.x += k * float64(j%markSide)
		m.y += k * float64(j/markSide)
	}
	m.x, m.y, m.even = m.x/sum, m.y/sum, m.even/bares
	m.dark = max(float64(dark.share(darkest))/255, bare)
}

// colour finds the colour of the ink by the sum of what it takes from that of the paper: as
// a share of how dark that is, it is the same however blurred the picture is.
func (m *mark) colour(p *Picture, at func(int) Point) {
	kx, ky := float64(p.t.blue.w)/float64(p.g.w), float64(p.t.blue.h)/float64(p.g.h)
	var ink, bare [2]float64
	sum, inks, bares := 1e-9, 0.0, 1e-9
	for j, k := range m.ink {
		q := at(j)
		x, y := float32((q.X+0.5)*kx-0.5), float32((q.Y+0.5)*ky-0.5)
		to := &bare
		if k > 0 {
			to = &ink
			inks, sum = inks+1, sum+float64(k)
		} else {
			bares++
		}
		to[0] += float64(p.t.blue.at(x, y))
		to[1] += float64(p.t.red.at(x, y))
	}
	of := func(f int) float64 {
		paper := bare[f] / bares
		return ((ink[f]-inks*paper)/sum + (paper-128)/m.dark) / 255
	}
	m.blue, m.red = of(0), of(1)
}

// at returns the ink at a place.
func (m *mark) at(x, y float64) float32 {
	if x < 0 || y < 0 || x >= markSide-1 || y >= markSide-1 {
		return 0
	}
	i, j := int(x), int(y)
	fx, fy := float32(x)-float32(i), float32(y)-float32(j)
	a, b := m.ink[j*markSide+i:], m.ink[(j+1)*markSide+i:]
	return (a[0]*(1-fx)+a[1]*fx)*(1-fy) + (b[0]*(1-fx)+b[1]*fx)*fy
}

// unlike returns how different two marks are, laid with their middles on each other: 0 for
// none, 1 if they have no ink in common.
func (m *mark) unlike(o *mark) float64 {
	const r = markSide / 2
	var diff, sum float32 = 0, 1e-9
	for y := float64(-r); y < r; y++ {
		for x := float64(-r); x < r; x++ {
			a, b := m.at(m.x+x, m.y+y), o.at(o.x+x, o.y+y)
			diff += max(a-b, b-a)
			sum += a + b
		}
	}
	return float64(diff / sum)
}
