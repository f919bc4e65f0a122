package paint

import (
	"image"
	"image/draw"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// A style is how text of one size and weight looks.
type style struct {
	styleKey
	letters map[rune]*letter
	kerns   map[uint64]float64 // of two characters
}

type styleKey struct {
	size float64
	bold bool
}

// A letter is a character in a style.
type letter struct {
	r       rune
	style   *style
	face    font.Face
	advance float64
	masks   [4]*mask // each a quarter pixel further to the right, nil until it is drawn
}

type mask struct {
	*image.Alpha
	at image.Point // relative to the dot
}

// maxKept bounds what is kept: a window shows some hundreds of characters at a time.
const maxKept = 8192

func (p *Painter) style(size float64, bold bool) *style {
	key := styleKey{size, bold}
	s, ok := p.styles[key]
	if !ok {
		p.keep()
		s = &style{styleKey: key, letters: map[rune]*letter{}, kerns: map[uint64]float64{}}
		p.styles[key] = s
	}
	return s
}

// keep counts what is kept, and lets go of all of it when that is too much.
func (p *Painter) keep() {
	if p.kept++; p.kept > maxKept {
		p.forget()
	}
}

func (p *Painter) forget() {
	p.kept = 0
	clear(p.styles)
	clear(p.faces)
}

// letter returns what a character is in a style.
func (p *Painter) letter(s *style, r rune) *letter {
	l, ok := s.letters[r]
	if !ok {
		l = &letter{r: r, style: s, face: p.face(s, r)}
		advance, ok := l.face.GlyphAdvance(r)
		if !ok && p.regularAgain(l) {
			advance, _ = l.face.GlyphAdvance(r)
		}
		l.advance = float64(advance) / 64
		p.keep()
		s.letters[r] = l
	}
	return l
}

// kern returns by how much a letter is further from the one before than that is wide.
func (p *Painter) kern(before, l *letter) float64 {
	key := uint64(before.r)<<32 | uint64(l.r)
	kern, ok := l.style.kerns[key]
	if !ok {
		if before.face == l.face {
			kern = float64(l.face.Kern(before.r, l.r)) / 64
		}
		p.keep()
		l.style.kerns[key] = kern
	}
	return kern
}

// mask returns the shape of a letter so many quarters of a pixel to the right.
func (p *Painter) mask(l *letter, quarters int) *mask {
	if l.masks[quarters] == nil {
		p.keep()
		l.masks[quarters] = p.draw(l, fixed.Point26_6{X: fixed.Int26_6(quarters) * 16})
	}
	return l.masks[quarters]
}

func (p *Painter) draw(l *letter, dot fixed.Point26_6) *mask {
	at, shape, from, _, ok := l.face.Glyph(dot, l.r)
	if !ok && p.regularAgain(l) {
		at, shape, from, _, _ = l.face.Glyph(dot, l.r)
	}
	m := &mask{image.NewAlpha(image.Rect(0, 0, at.Dx(), at.Dy())), at.Min}
	if shape != nil { // the face reuses it
		draw.Draw(m.Alpha, m.Rect, shape, from, draw.Src)
	}
	if l.style.bold && p.fontOf(l.style, l.r) >= hanFonts {
		at, m.Alpha = embolden(l.face, dot, l.r, l.style.size)
		m.at, m.Rect = at.Min, m.Rect.Sub(at.Min)
	}
	return m
}

// regularAgain gives up the bold face of the system, whose file can't be read any more, and
// reports whether there was one.
func (p *Painter) regularAgain(l *letter) bool {
	if p.fonts[hanBoldFont] == nil {
		return false
	}
	p.UseHanBold(nil)
	l.face = p.face(l.style, l.r)
	return true
}

// face returns the face for a character.
func (p *Painter) face(s *style, r rune) font.Face {
	id := p.fontOf(s, r)
	key := faceKey{id, s.size}
	face, ok := p.faces[key]
	if !ok {
		var err error
		face, err = opentype.NewFace(p.font(id), &opentype.FaceOptions{Size: s.size, DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			panic(err) // NewFace can't fail with these options
		}
		p.faces[key] = face
	}
	return face
}
