package phototest

import (
	"image"
	"math"
	"math/rand/v2"

	"sudoku/puzzle"
)

// Practice returns a picture of one grid for the net to learn from: each cell holds what
// it likes, in a font or hand of its own. Small notes are to be read as empty.
func Practice(rng *rand.Rand, print, hands Fonts) *Page {
	cell := math.Exp(math.Log(14) + rng.Float64()*math.Log(60.0/14))
	c := newCanvas(9, 0.6, min(max(1.3*cell, 22), 60))
	r := newRuling(rng)
	r.loose, r.missing = 0.05*rng.Float64(), 0.06
	r.thin, r.thinInk = 0.012+0.06*rng.Float64()*rng.Float64(), 0.1+0.9*rng.Float64()
	p := practice{c, rng, print, hands}
	var g Grid
	for i := range 81 {
		x, y := float64(i%9), float64(i/9)
		p.dirt(x, y)
		d := puzzle.Digit(1 + rng.IntN(9))
		switch k := rng.Float64(); {
		case k < 0.28:
			if rng.Float64() < 0.06 {
				p.notes(x, y)
			}
		case k < 0.68:
			if p.print(d, x, y) {
				g.Givens[i] = d
			}
		default:
			if p.write(d, x, y) {
				g.Entries[i] = d
			}
		}
	}
	c.rule(rng, r, 0, 0)
	side := int(10.1 * cell)
	cam := newCamera(rng, shot{w: side, h: side, cell: cell, x: float64(side) / 2, y: float64(side) / 2,
		turn: 0.05 * rng.NormFloat64(), tilt: 0.25 * rng.Float64(), wave: 0.05 * rng.Float64()})
	g.locate(cam, 0, 0)
	off := 0.025
	if rng.Float64() < 0.15 { // of a grid found badly, on paper that is bent
		off = 0.06
	}
	g.jitter(rng, cell*off*rng.Float64())
	return &Page{Image: p.taken(cam, cell), Grids: []Grid{g}}
}

// taken takes the picture, in any light in which a person can still read.
func (p *practice) taken(cam *camera, cell float64) *image.Gray {
	rng := p.rng
	l := light{
		contrast: 0.25 + 0.65*rng.Float64(), bright: 0.35 + 0.6*rng.Float64(), gradient: 0.25,
		blur: 0.4 + math.Abs(rng.NormFloat64())*cell*0.028, noise: 0.02 * math.Abs(rng.NormFloat64()),
	}
	if rng.Float64() < 0.2 {
		l.motion = cell * 0.12 * rng.Float64()
	}
	if rng.Float64() < 0.25 {
		l.shadow = 0.1 + 0.5*rng.Float64()
	}
	if rng.Float64() < 0.15 {
		l.hard = rng.Float64()
	}
	if rng.Float64() < 0.1 {
		l.moire = 0.08 * rng.Float64()
	}
	if rng.Float64() < 0.6 {
		l.quality = 25 + rng.IntN(70)
	}
	return cam.shoot(p.canvas, 0.5).expose(rng, l)
}

// practice is a grid that is being filled.
type practice struct {
	*canvas
	rng          *rand.Rand
	fonts, hands Fonts
}

// print prints a digit.
func (p *practice) print(d puzzle.Digit, x, y float64) bool {
	rng := p.rng
	h := hand{
		x: x + 0.5 + 0.045*rng.NormFloat64(), y: y + 0.5 + 0.045*rng.NormFloat64(),
		height: 0.34 + 0.46*rng.Float64(), wide: 0.82 + 0.36*rng.Float64(),
		turn: 0.05 * rng.NormFloat64(), slant: 0.06 * rng.NormFloat64(), ink: 0.5 + 0.5*rng.Float64(),
	}
	if rng.Float64() < 0.4 { // as most newspapers have it: upright, of middling size, black
		h.height, h.wide, h.turn, h.slant, h.ink = 0.36+0.2*rng.Float64(), 1, h.turn/3, 0, 0.8+0.2*rng.Float64()
	}
	if rng.Float64() < 0.15 {
		h.bold = 0.015 + 0.035*rng.Float64()
	}
	return p.glyph(p.fonts.any(rng), rune('0'+d), h)
}

// write writes a digit by hand: one drawn stroke by stroke, or one of a script font,
// moved about.
func (p *practice) write(d puzzle.Digit, x, y float64) bool {
	rng := p.rng
	if len(p.hands) == 0 || rng.Float64() < 0.7 {
		newWriter(rng).write(p.canvas, rng, d, x, y)
		return true
	}
	return p.glyph(p.hands.any(rng), rune('0'+d), hand{
		x: x + 0.5 + 0.07*rng.NormFloat64(), y: y + 0.5 + 0.07*rng.NormFloat64(),
		height: 0.4 + 0.4*rng.Float64(), wide: 0.75 + 0.5*rng.Float64(),
		turn: 0.12 * rng.NormFloat64(), slant: 0.15 * rng.NormFloat64(), ink: 0.45 + 0.55*rng.Float64(),
		bold: 0.03 * rng.Float64(),
	})
}

// notes puts a few small digits into a cell.
func (p *practice) notes(x, y float64) {
	for range 1 + p.rng.IntN(4) {
		h := hand{
			x: x + 0.2 + 0.6*p.rng.Float64(), y: y + 0.2*float64(1+3*p.rng.IntN(2)) + 0.03,
			height: 0.13 + 0.1*p.rng.Float64(), wide: 1, ink: 0.4 + 0.5*p.rng.Float64(),
		}
		p.glyph(p.fonts.any(p.rng), rune('1'+p.rng.IntN(9)), h)
	}
}

// dirt is what is in a cell and is no digit of it: what shows through from the back,
// tints, smudges, dots.
func (p *practice) dirt(x, y float64) {
	rng := p.rng
	if rng.Float64() < 0.12 {
		p.glyph(p.fonts.any(rng), rune('1'+rng.IntN(9)), hand{
			x: x + rng.Float64(), y: y + rng.Float64(), height: 0.2 + 0.6*rng.Float64(), wide: 1,
			turn: 0.3 * rng.NormFloat64(), ink: 0.05 + 0.15*rng.Float64(), mirrored: true,
		})
	}
	if rng.Float64() < 0.08 {
		p.tint(x, y, x+1, y+1, 0.05+0.3*rng.Float64())
	}
	if rng.Float64() < 0.06 {
		for range 1 + rng.IntN(3) {
			p.smudge(x+rng.Float64(), y+rng.Float64(), 0.08+0.25*rng.Float64(), 0.08+0.35*rng.Float64())
		}
	}
	if rng.Float64() < 0.05 {
		a := [2]float64{x + 0.1 + 0.8*rng.Float64(), y + 0.1 + 0.8*rng.Float64()}
		p.stroke([][2]float64{a, a}, 0.02+0.06*rng.Float64(), 0.3+0.6*rng.Float64())
	}
}
