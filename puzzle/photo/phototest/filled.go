package phototest

import (
	"math/rand/v2"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
)

// A Writing is how a grid is filled in.
type Writing struct {
	Alone       bool    // the givens are written, too
	Pencil      bool    // faint and thin
	Erased      float64 // share of the cells where another digit was rubbed out, and still shows
	Overwritten float64 // share of the entries written over another digit
}

// Filled takes a picture of a page with a grid that one person has filled in, in forms of digits
// that nothing has learned from, twice as large as those of New.
func Filled(rng *rand.Rand, step int, f *sfnt.Font, g Grid, how Writing) *Page {
	sheets := []Grid{g}
	return taken(rng, step, 2, f, func() filler {
		w := how.person(rng)
		return func(c *canvas, _ int) {
			if how.Alone {
				w.fill(c, rng, &g.Givens)
			} else {
				c.print(rng, f, &g.Givens, 0, 0)
			}
			for i, d := range g.Entries {
				if d != 0 {
					w.enter(c, rng, d, i)
				} else if g.Givens[i] == 0 && rng.Float64() < how.Erased {
					w.rubbed(c, rng, digit(rng), i)
				}
			}
		}
	}, sheets)
}

// A person fills in a grid.
type person struct {
	Writing
	style
	ways       [10]int
	width, ink float64
}

// person returns somebody with a hand of their own.
func (how Writing) person(rng *rand.Rand) *person {
	w := &person{Writing: how, width: .04 + .04*rng.Float64(), ink: .65 + .3*rng.Float64()}
	w.style = style{tall: .5 + .2*rng.Float64(), wide: .6 + .3*rng.Float64(), lean: .12 * rng.NormFloat64(), shaky: .025}
	if how.Pencil {
		w.width, w.ink = .025+.03*rng.Float64(), .3+.25*rng.Float64()
	}
	for d := range w.ways {
		w.ways[d] = rng.IntN(6)
	}
	return w
}

func (w *person) fill(c *canvas, rng *rand.Rand, g *puzzle.Grid) {
	for i, d := range g {
		if d != 0 {
			w.write(c, rng, d, i, w.width, w.ink)
		}
	}
}

// enter writes a digit into a cell, where another may have stood.
func (w *person) enter(c *canvas, rng *rand.Rand, d puzzle.Digit, cell int) {
	width := w.width
	switch {
	case rng.Float64() < w.Erased:
		w.rubbed(c, rng, digit(rng), cell)
	case rng.Float64() < w.Overwritten:
		w.write(c, rng, digit(rng), cell, .8*w.width, .75*w.ink)
		width *= 1.7 // pressed harder, so that it stands out
	}
	w.write(c, rng, d, cell, width, w.ink)
}

// rubbed writes a digit that was rubbed out afterwards.
func (w *person) rubbed(c *canvas, rng *rand.Rand, d puzzle.Digit, cell int) {
	w.write(c, rng, d, cell, w.width, (.12+.12*rng.Float64())*w.ink)
	c.smudge(float64(cell%9)+.5, float64(cell/9)+.5, .35, .08*rng.Float64())
}

// write writes a digit into a cell.
func (w *person) write(c *canvas, rng *rand.Rand, d puzzle.Digit, cell int, width, ink float64) {
	o, ways := w.style, pens[d]
	o.tall *= .9 + .2*rng.Float64()
	o.turn, o.lean = .06*rng.NormFloat64(), o.lean+.03*rng.NormFloat64()
	o.x, o.y = float64(cell%9)+.5+.05*rng.NormFloat64(), float64(cell/9)+.5+.05*rng.NormFloat64()
	for _, s := range o.written(rng, ways[w.ways[d]%len(ways)]) {
		c.stroke(s, width, ink)
	}
}

func digit(rng *rand.Rand) puzzle.Digit { return puzzle.Digit(1 + rng.IntN(9)) }
