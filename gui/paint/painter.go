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
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	data "sudoku/puzzle/font"
)

// A Painter draws text and shapes into pictures. Coordinates are device pixels and may
// be fractions; nothing is drawn outside the picture's bounds. A Painter must be used by
// one goroutine only.
//
// It caches the mask of each glyph drawn, for each size, weight and quarter pixel, up to
// a limit.
type Painter struct {
	Laid uint64 // how many glyphs it has laid out so far, to measure or to draw

	script data.Script
	fonts  [numFonts]*opentype.Font // nil until one is needed
	faces  map[faceKey]font.Face
	glyphs map[glyphKey]glyph
	raster vector.Rasterizer
}

type faceKey struct {
	font fontID
	size float64
}

type glyphKey struct {
	r    rune
	bold bool
	sub  uint8 // quarter pixels to the right
	size float64
}

type glyph struct {
	mask *image.Alpha
	at   image.Point // position of the mask relative to the dot
	adv  float64
	face font.Face
}

// maxGlyphs bounds the cache: a window shows some hundreds of glyphs at a time.
const maxGlyphs = 4096

// NewPainter returns a painter, which reads each font when it needs it.
func NewPainter() *Painter {
	return &Painter{faces: map[faceKey]font.Face{}, glyphs: map[glyphKey]glyph{}}
}

// Text draws s with its left end at x, rounded to a quarter pixel, and its baseline on
// the whole pixel nearest to y. There is kerning, and Chinese punctuation is squeezed, but no
// shaping, which is enough for digits, Latin and Han.
func (p *Painter) Text(dst *image.RGBA, s string, x, y, size float64, bold bool, c color.Color) {
	src := image.NewUniform(c)
	iy := int(math.Round(y))
	for g, at := range p.run(s, x, size, bold) {
		to := image.Pt(int(math.Floor(at)), iy).Add(g.at)
		draw.DrawMask(dst, g.mask.Rect.Add(to), src, image.Point{}, g.mask, image.Point{}, draw.Over)
	}
}

// Width returns the width of s.
func (p *Painter) Width(s string, size float64, bold bool) float64 {
	end := 0.0
	for g, at := range p.run(s, 0, size, bold) {
		end = at + g.adv
	}
	return end
}

// Longest is how many characters of one text are laid out: more than anything that the
// program itself has to say.
const Longest = 4000

// run yields the glyphs of s, each with its position.
func (p *Painter) run(s string, x, size float64, bold bool) func(func(glyph, float64) bool) {
	return func(yield func(glyph, float64) bool) {
		l := liner{Painter: p, size: size, bold: bold, x: x}
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
	size   float64
	bold   bool
	x      float64 // where the next begins
	before rune
	last   font.Face
}

// next returns the glyph of the next character and its position.
func (l *liner) next(r rune) (glyph, float64) {
	l.Laid++
	if l.script.Squeezed(l.before, r) {
		l.x -= l.size / 2
	}
	g, q := l.at(r)
	if g.face == l.last && l.last != nil {
		if kern := l.last.Kern(l.before, r); kern != 0 {
			l.x += float64(kern) / 64
			g, q = l.at(r)
		}
	}
	l.last, l.before, l.x = g.face, r, l.x+g.adv
	return g, q
}

// at returns a glyph as it is here, and the quarter pixel nearest to here.
func (l *liner) at(r rune) (glyph, float64) {
	q := math.Round(l.x*4) / 4
	return l.glyph(glyphKey{r, l.bold, uint8((q - math.Floor(q)) * 4), l.size}), q
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

func (p *Painter) glyph(key glyphKey) glyph {
	g, ok := p.glyphs[key]
	if !ok {
		if len(p.glyphs) >= maxGlyphs {
			clear(p.glyphs)
			clear(p.faces)
		}
		g = p.draw(key)
		p.glyphs[key] = g
	}
	return g
}

// draw renders the mask of one glyph.
func (p *Painter) draw(key glyphKey) glyph {
	face := p.face(key)
	dot := fixed.Point26_6{X: fixed.Int26_6(key.sub) * 16}
	at, mask, from, adv, ok := face.Glyph(dot, key.r)
	if !ok && p.fonts[hanBoldFont] != nil { // the system's file can't be read any more
		p.UseHanBold(nil)
		face = p.face(key)
		at, mask, from, adv, _ = face.Glyph(dot, key.r)
	}
	g := glyph{mask: image.NewAlpha(image.Rect(0, 0, at.Dx(), at.Dy())), at: at.Min, adv: float64(adv) / 64, face: face}
	if mask != nil { // the face reuses its mask
		draw.Draw(g.mask, g.mask.Rect, mask, from, draw.Src)
	}
	if key.bold && p.fontOf(key) >= hanFonts {
		at, g.mask = embolden(face, dot, key.r, key.size)
		g.at, g.mask.Rect = at.Min, g.mask.Rect.Sub(at.Min)
	}
	return g
}

// face returns the face for a character.
func (p *Painter) face(key glyphKey) font.Face {
	id := p.fontOf(key)
	fk := faceKey{id, key.size}
	face, ok := p.faces[fk]
	if !ok {
		var err error
		face, err = opentype.NewFace(p.font(id), &opentype.FaceOptions{Size: key.size, DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			panic(err) // NewFace can't fail with these options
		}
		p.faces[fk] = face
	}
	return face
}
