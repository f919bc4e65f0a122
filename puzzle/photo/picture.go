package photo

import (
	"bytes"
	"image"
	"math"
	"runtime"

	"sudoku/puzzle/words"
)

// A Picture is a decoded picture: how bright it is, and what colour.
type Picture struct {
	g     *plane
	t     *tint // its colours, if it has any
	right Point // where right is in it, if it was stored lying on its side
	exact bool  // its file keeps each pixel as it was
}

// Gray returns the picture as it is stored. It must not be changed.
func (p *Picture) Gray() *image.Gray { return p.g.gray() }

// NewPicture returns a picture of an image that is in memory.
func NewPicture(m image.Image) *Picture {
	return &Picture{g: greyed(m), t: tinted(m), right: Point{1, 0}}
}

// Errors from Decode.
var (
	ErrUnknown = words.Error("photo.unknown")
	ErrHEIC    = words.Error("photo.heic")
	ErrPDF     = words.Error("photo.pdf")
	ErrNone    = words.Error("photo.none") // said by those who find no grid
	errEmpty   = words.Error("photo.empty")
)

// maxBytes is how much memory a picture may take while it is decoded, with its file.
const maxBytes = 450 << 20

// Decode decodes a picture: JPEG, PNG, WebP, GIF (its first frame), TIFF, BMP, HEIC or AVIF. Anything
// else, what is damaged, and what would take too much memory is an error with a sentence.
// A very large picture is reduced.
func Decode(b []byte) (p *Picture, err error) {
	k := kindOf(b)
	if k != nil && k.decode == nil { // a document, which may hold a picture
		document := k
		if b = scanned(b); b == nil {
			return nil, document.err
		}
		k = kindOf(b)
	}
	if k == nil {
		return nil, unreadable(b)
	}
	defer func() {
		if fault := recover(); fault != nil { // a decoder's, on a damaged file
			p, err = nil, k.damaged()
		}
	}()
	c, err := k.config(bytes.NewReader(b))
	if err != nil {
		return nil, k.damaged()
	}
	if need := int64(len(b)) + int64(c.Width)*int64(c.Height)*k.bytes(b, c.ColorModel); need > maxBytes {
		return nil, words.Error("photo.huge", "width", c.Width, "height", c.Height)
	}
	m, err := k.decode(bytes.NewReader(b))
	if err != nil || m.Bounds().Empty() {
		return nil, k.damaged()
	}
	p = NewPicture(m)
	p.exact = k.exact()
	p.reduce()
	p.orient(orientation(b))
	if m = nil; c.Width*c.Height > mostPixels/2 {
		runtime.GC() // else what decoding took is kept until as much again has been taken
	}
	return p, nil
}

// damaged says why a picture of the kind can't be read.
func (k *kind) damaged() error {
	if k.err != nil {
		return k.err
	}
	return words.Error("photo.damaged", "layout", k.name)
}

// mostPixels is how many a picture keeps: a page of a dozen grids needs no more.
const mostPixels = 24 << 20

// reduce makes one that has more smaller.
func (p *Picture) reduce() {
	n := int(math.Ceil(math.Sqrt(float64(p.g.w) * float64(p.g.h) / mostPixels)))
	if n < 2 {
		return
	}
	p.g = p.g.reduced(n)
	if p.t != nil {
		p.t = &tint{p.t.blue.reduced(n), p.t.red.reduced(n)}
	}
}
