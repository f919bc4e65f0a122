package phototest

import (
	"math/rand/v2"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
)

// Fonts are grouped by family, so that a family with many files is not drawn more often.
type Fonts [][]*sfnt.Font

func (f Fonts) any(rng *rand.Rand) *sfnt.Font {
	family := f[rng.IntN(len(f))]
	return family[rng.IntN(len(family))]
}

// A ruling says how the lines of a grid are drawn.
type ruling struct {
	thin, thick       float64 // widths in cells
	thinInk, thickInk float64
	loose             float64 // how much a line may be off its place
	missing           float64 // chance that a thin line is not there
}

func newRuling(rng *rand.Rand) ruling {
	thin := 0.012 + 0.04*rng.Float64()
	return ruling{
		thin: thin, thick: thin + 0.07*rng.Float64(),
		thinInk: 0.3 + 0.7*rng.Float64(), thickInk: 0.7 + 0.3*rng.Float64(),
	}
}

// rule draws the lines of a grid whose top left corner is (x, y).
func (c *canvas) rule(rng *rand.Rand, r ruling, x, y float64) {
	for i := range 10 {
		width, ink := r.thin, r.thinInk
		if i%3 == 0 {
			width, ink = r.thick, r.thickInk
		} else if rng.Float64() < r.missing {
			continue
		}
		for _, upright := range []bool{true, false} {
			from := float64(i) + r.loose*rng.NormFloat64()
			to := from + r.loose*rng.NormFloat64()/2
			if upright {
				c.stroke([][2]float64{{x + from, y}, {x + to, y + 9}}, width, ink)
			} else {
				c.stroke([][2]float64{{x, y + from}, {x + 9, y + to}}, width, ink)
			}
		}
	}
}

// print draws the givens in one font.
func (c *canvas) print(rng *rand.Rand, f *sfnt.Font, g *puzzle.Grid, x, y float64) {
	h := hand{height: 0.42 + 0.3*rng.Float64(), wide: 1, ink: 0.75 + 0.25*rng.Float64()}
	dx, dy := 0.03*rng.NormFloat64(), 0.03*rng.NormFloat64()
	for i, d := range g {
		if d != 0 {
			h.x, h.y = x+float64(i%9)+0.5+dx, y+float64(i/9)+0.5+dy
			c.glyph(f, rune('0'+d), h)
		}
	}
}

// crossword draws a grid with black cells and numbers, as stands beside a Sudoku.
func (c *canvas) crossword(rng *rand.Rand, f *sfnt.Font, x, y, cell float64, n int) {
	for i := range n + 1 {
		at, far := float64(i)*cell, float64(n)*cell
		c.stroke([][2]float64{{x + at, y}, {x + at, y + far}}, 0.03, 0.9)
		c.stroke([][2]float64{{x, y + at}, {x + far, y + at}}, 0.03, 0.9)
	}
	for i := range n * n {
		cx, cy := x+float64(i%n)*cell, y+float64(i/n)*cell
		switch k := rng.Float64(); {
		case k < 0.17:
			c.tint(cx, cy, cx+cell, cy+cell, 0.95)
		case k < 0.4:
			c.glyph(f, rune('1'+rng.IntN(9)), hand{x: cx + 0.2*cell, y: cy + 0.2*cell, height: 0.25 * cell, wide: 1, ink: 0.9})
		}
	}
}

// text draws lines of words, a headline first.
func (c *canvas) text(rng *rand.Rand, f *sfnt.Font, x, y, width float64, lines int) {
	for l := range lines {
		tall := 0.22
		if l == 0 {
			tall = 0.5
		}
		for at := x; at < x+width; at += tall * 0.8 {
			if rng.IntN(6) > 0 {
				c.glyph(f, rune('a'+rng.IntN(26)), hand{x: at, y: y, height: tall, wide: 0.8, ink: 0.9})
			}
		}
		y += tall * 1.7
	}
}
