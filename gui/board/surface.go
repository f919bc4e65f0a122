package board

import (
	"image"
	"image/color"
	"image/draw"

	"sudoku/gui/paint"
	"sudoku/puzzle"
)

// A surface is the picture of a board that is uploaded, and what it shows.
type surface struct {
	buf    *image.RGBA
	margin int      // where the grid begins in buf, in pixels
	p      *painter // for the size of buf
	fresh  bool     // nothing is painted yet
	shown  [81]Look // what buf shows
	cross  overlay
	fade   fade
}

// A fade is a transition from an old picture, nil if there is none, at 0 to 1.
type fade struct {
	from *image.RGBA
	at   float64
}

// newSurface makes an empty surface of w by h pixels.
func newSurface(w, h, margin int, p *painter, f fade) surface {
	return surface{buf: image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1))), margin: margin, p: p, fresh: true, fade: f}
}

// fits reports whether the surface has w by h pixels, for a board of a shape.
func (s *surface) fits(w, h int, shape *puzzle.Shape) bool {
	return s.p != nil && s.buf.Rect.Dx() == w && s.buf.Rect.Dy() == h && s.p.Shape == shape
}

// paint brings the picture up to date, and returns it.
func (s *surface) paint(looks *[81]Look, o overlay) image.Image {
	if from, grown := o.ink.grownFrom(s.cross.ink); grown && !s.fresh && *looks == s.shown && o.inkless().equal(s.cross.inkless()) {
		overlayPainter{s.p}.ink(s.grid(), o.ink, from)
	} else if s.fresh || !o.empty() || !s.cross.empty() {
		paint.Fill(s.buf, s.buf.Rect, color.Transparent)
		s.p.all(s.grid(), looks, o)
	} else {
		s.p.cells(s.grid(), &s.shown, looks)
	}
	s.shown, s.cross, s.fresh = *looks, o, false
	if s.fade.from != nil {
		return paint.Mix(framed(s.fade.from, s.buf.Rect), s.buf, s.fade.at)
	}
	return s.buf
}

// hasMargin reports whether the picture of a view includes the margin.
func (s *surface) hasMargin(v *View) bool {
	return v.framed || len(v.Hint.Houses) > 0 || s.fade.from != nil
}

// grid returns the picture with the grid's origin at 0, 0.
func (s *surface) grid() *image.RGBA { return shifted(s.buf, s.margin) }

// hold keeps the current picture to fade from; it reports whether there is one.
func (s *surface) hold() bool {
	if s.buf == nil {
		return false
	}
	s.fade = fade{from: paint.Mix(s.buf, s.buf, 1)}
	return true
}

// framed returns a picture in the middle of a transparent one of the given size.
func framed(img *image.RGBA, size image.Rectangle) *image.RGBA {
	if img.Rect == size {
		return img
	}
	out := image.NewRGBA(size)
	off := image.Pt((size.Dx()-img.Rect.Dx())/2, (size.Dy()-img.Rect.Dy())/2)
	draw.Draw(out, img.Rect.Add(off), img, image.Point{}, draw.Src)
	return out
}
