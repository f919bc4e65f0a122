package photo

import (
	"math"
	"slices"

	"sudoku/puzzle/photo/net"
)

// A mix is how much the net and the templates count, as logs, fitted to drawn pages: of each
// cell, and how unlike it is to what there is no template of, another digit or handwriting. No
// template speaks more against a digit than most, since anything may have happened to a cell.
type mix struct{ net, template, unknown, hand, most, hidden float64 }

var (
	mixWhole = mix{net: 0.91, template: 5.15, unknown: 1.33, hand: 1.56, most: 2.43}
	mixPart  = mix{net: 0.53, template: 2.85, unknown: 2.62, hand: 2.27, most: 3.35, hidden: 0.88} // where some is hidden
)

// How much the paper that is seen counts where some of a cell is hidden.
const (
	byPaper   = 2.44
	mostPaper = 10.5
	noDigit   = 1.59
)

// mixed returns the chances by the net and by templates together.
func (c Chances) mixed(p *unlikeness, hidden float64) Chances {
	s := &mixWhole
	if hidden > 0 {
		s = &mixPart
	}
	by := func(p float64) float64 { return s.net * math.Log(p+1e-9) }
	var logs [10]float64
	for d := 1; d <= 9; d++ {
		off := p[d]
		if off < 0 {
			off = s.unknown * (1 - hidden)
		}
		logs[d] = by(c[d]) - s.template*min(off, s.most+s.hidden*hidden)
	}
	written := c.written()
	hand := by(written) - s.template*s.hand*(1-hidden)
	logs[0] = by(c[0]) + noDigit - min(byPaper*p[0], mostPaper)
	if hidden == 0 { // templates don't tell handwriting from paper
		rest := written + c[0] + 1e-12
		both := by(rest) - s.template*s.hand
		hand, logs[0] = both+math.Log(written/rest+1e-12), both+math.Log(c[0]/rest+1e-12)
	}
	most := max(hand, slices.Max(logs[:]))
	for d, v := range logs {
		c[d] = math.Exp(v - most)
	}
	for d := 1; d <= 9; d++ {
		c[net.Written+d] *= math.Exp(hand-most) / (written + 1e-12)
	}
	c.normalise()
	return c
}

// stencils returns what is seen of the cells of a grid this way up.
func (w *way) stencils() (s [81]*stencil) {
	for i := range s {
		if at := whence(i, w.turns); w.hidden[at] > 0 {
			s[i] = w.cover.stencil(at).turned(w.turns)
		}
	}
	return s
}

// stencil returns what is seen of a cell that is not turned.
func (c *cover) stencil(cell int) *stencil {
	s := new(stencil)
	for i := range s {
		u, v := finely(i%net.Side)+cell%9*fine, finely(i/net.Side)+cell/9*fine
		s[i] = u < 0 || v < 0 || u >= wide || v >= wide || !c[v*wide+u]
	}
	return s
}

// turned returns what is seen when the cell is turned so many quarters to the left.
func (s *stencil) turned(turns int) *stencil {
	for range turns {
		o := new(stencil)
		for i := range o {
			x, y := i%net.Side, i/net.Side
			o[i] = s[x*net.Side+net.Side-1-y]
		}
		s = o
	}
	return s
}

// visible returns the odds by looks, but none where much of a cell is hidden: what is left of
// a digit looks like no other.
func (w *way) visible(odds [81]float64) [81]float64 {
	const much = 0.05
	for i := range odds {
		if w.hidden[whence(i, w.turns)] > much {
			odds[i] = 0
		}
	}
	return odds
}
