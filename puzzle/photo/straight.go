package photo

import (
	"cmp"
	"image"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// Straight returns the grid as if it had been taken from straight above, a cell so many
// pixels a side, with a margin of half a cell.
func (p *Picture) Straight(n *Nodes, cell int) *image.Gray { return p.Around(n, cell, 0.5) }

// Around is Straight with a margin of so many cells.
func (p *Picture) Around(n *Nodes, cell int, margin float64) *image.Gray {
	side := int((9 + 2*margin) * float64(cell))
	m := image.NewGray(image.Rect(0, 0, side, side))
	g, at := p.g, *n
	if by := int(n.Corners().side() / 9 / float64(cell)); by > 1 {
		g, at = g.reduced(by), n.scaled(1/float64(by))
	}
	for y := range side {
		for x := range side {
			q := at.at((float64(x)+0.5)/float64(cell)-margin, (float64(y)+0.5)/float64(cell)-margin)
			m.Pix[y*m.Stride+x] = uint8(g.at(float32(q.X), float32(q.Y)))
		}
	}
	return m
}

// An Alternative is what a cell may hold, and how likely that is by its picture alone.
type Alternative struct {
	Digit  puzzle.Digit // 0 for none
	Chance float64
}

// Alternatives returns what a cell may hold, likeliest first, without what is less likely
// than one in a thousand.
func (r *Reading) Alternatives(c puzzle.Cell) (all []Alternative) {
	for d := range 10 {
		p := r.Chances[c][d]
		if d > 0 {
			p += r.Chances[c][net.Written+d]
		}
		if p >= 0.001 {
			all = append(all, Alternative{puzzle.Digit(d), p})
		}
	}
	slices.SortStableFunc(all, func(a, b Alternative) int { return cmp.Compare(b.Chance, a.Chance) })
	return all
}

// ByPicture returns the given in a cell by its picture alone, 0 for none.
func (r *Reading) ByPicture(c puzzle.Cell) puzzle.Digit {
	best, most := 0, r.Chances[c][net.Empty]+r.Chances[c].written()
	for d := 1; d <= 9; d++ {
		if p := r.Chances[c][net.Printed+d]; p > most {
			best, most = d, p
		}
	}
	return puzzle.Digit(best)
}
