// Package paint draws text and shapes into pictures. It works in device pixels and
// needs no toolkit.
package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/vector"

	data "sudoku/puzzle/font"
)

// A Painter draws text and shapes into pictures. Coordinates are device pixels and may
// be fractions; nothing is drawn outside the picture's bounds. A Painter must be used by
// one goroutine only.
//
// It keeps what it found out about each character, up to a limit.
type Painter struct {
	Laid uint64 // how many glyphs it has laid out so far, to measure or to draw

	script data.Script
	fonts  [numFonts]*opentype.Font // nil until one is needed
	faces  map[faceKey]font.Face
	styles map[styleKey]*style
	kept   int // how many styles there are, and letters, masks and kerns of them
	raster vector.Rasterizer
}

type faceKey struct {
	font fontID
	size float64
}

// NewPainter returns a painter, which reads each font when it needs it.
func NewPainter() *Painter {
	return &Painter{faces: map[faceKey]font.Face{}, styles: map[styleKey]*style{}}
}

// Text draws s with its left end at x, rounded to a quarter pixel, and its baseline on
// the whole pixel nearest to y. There is kerning, and Chinese punctuation is squeezed, but no
// shaping, which is enough for digits, Latin and Han.
func (p *Painter) Text(dst *image.RGBA, s string, x, y, size float64, bold bool, c color.Color) {
	src := image.NewUniform(c)
	iy := int(math.Round(y))
	for l, at := range p.run(s, x, size, bold) {
		whole := math.Floor(at)
		m := p.mask(l, int((at-whole)*4))
		to := image.Pt(int(whole), iy).Add(m.at)
		draw.DrawMask(dst, m.Rect.Add(to), src, image.Point{}, m.Alpha, image.Point{}, draw.Over)
	}
}

// Width returns the width of s.
func (p *Painter) Width(s string, size float64, bold bool) float64 {
	end := 0.0
	for l, at := range p.run(s, 0, size, bold) {
		end = at + l.advance
	}
	return end
}

// Longest is how many characters of one text are laid out: more than anything that the
// program itself has to say.
const Longest = 4000

// run yields the letters of s, each with its position, which is on a quarter pixel.
func (p *Painter) run(s string, x, size float64, bold bool) func(func(*letter, float64) bool) {
	return func(yield func(*letter, float64) bool) {
		l := liner{Painter: p, style: p.style(size, bold), x: x}
		for _, r := range Clip(s, Longest) {
			if !yield(l.next(r)) {
				return
			}
		}
	}
}

// A liner lays out the characters of a line, one after the other.
type liner struct {
	*Painter
	style *style
	x     float64 // where the next begins
	last  *letter
}

// next returns the letter of the next character and its position.
func (l *liner) next(r rune) (*letter, float64) {
	l.Laid++
	next := l.letter(l.style, r)
	if l.last != nil {
		if l.script.Squeezed(l.last.r, r) {
			l.x -= l.style.size / 2
		}
		l.x += l.kern(l.last, next)
	}
	at := math.Round(l.x*4) / 4
	l.last, l.x = next, l.x+next.advance
	return next, at
}

// Digit draws d with its visible shape centred on x, y.
func (p *Painter) Digit(dst *image.RGBA, d uint8, x, y, size float64, bold bool, c color.Color) {
	p.Text(dst, string(rune('0'+d)), x+p.digitLeft(d, size, bold), y+DigitDrop*size, size, bold, c)
}

// DigitDrop is half the height of digits: the distance from their centre to the
// baseline.
const DigitDrop = .357

// digitLeft returns the distance from the centre of a digit's shape to its left end. All
// digits but the 1 are centred in their advance width.
func (p *Painter) digitLeft(d uint8, size float64, bold bool) float64 {
	left := -p.Width(string(rune('0'+d)), size, bold) / 2
	switch {
	case d == 1 && bold:
		left += .024 * size
	case d == 1:
		left += .030 * size
	}
	return left
}
