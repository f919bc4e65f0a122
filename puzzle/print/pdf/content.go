package pdf

import (
	"bytes"
	"compress/zlib"
	"math"
	"strconv"
	"sync"
)

// A Content is what is drawn on a page. Lengths are points; x grows to the right and y
// upwards from the lower left corner. A Content may be used by one goroutine at a time,
// but several can be drawn at once.
type Content struct {
	fonts  []*Font
	used   []glyphSet // by font; nil for fonts without a text
	ops    []byte
	packed []byte // the compressed ops

	grey int // of fills and texts, -1 before the first
	font int // of texts, -1 before the first
	size int // of texts, in hundredths
}

// NewContent begins a page with texts in some of these fonts. They must be those of the
// Writer, in the same order.
func NewContent(fonts []*Font) *Content {
	return &Content{fonts: fonts, used: make([]glyphSet, len(fonts)), grey: -1, font: -1}
}

// Fill fills a rectangle with a shade from 0, black, to 255, white. Its height may be
// negative: then it is below y.
func (c *Content) Fill(x, y, width, height float64, grey uint8) {
	c.shade(grey)
	for _, v := range [...]float64{x, y, width, height} {
		c.number(hundredths(v))
	}
	c.ops = append(c.ops, "re f\n"...)
}

// Polygon fills the area within some points, each an x and a y.
func (c *Content) Polygon(grey uint8, points ...[2]float64) {
	c.shade(grey)
	op := "m "
	for _, at := range points {
		c.number(hundredths(at[0]))
		c.number(hundredths(at[1]))
		c.ops = append(c.ops, op...)
		op = "l "
	}
	c.ops = append(c.ops, "h f\n"...)
}

// A Turn is the direction in which a text runs.
type Turn uint8

const (
	Upright Turn = iota
	Down
	UpsideDown // to the left
)

// matrices are the turns as the beginnings of text matrices.
var matrices = [...]string{Down: "0 -1 1 0 ", UpsideDown: "-1 0 0 -1 "}

// Widen makes the strokes of the following texts, in a shade, wider by some points; 0 ends that.
func (c *Content) Widen(by float64, grey uint8) {
	if by <= 0 {
		c.ops = append(c.ops, "0 Tr\n"...)
		return
	}
	c.greyOp(grey, " G ")
	c.number(hundredths(by))
	c.ops = append(c.ops, "w 2 Tr\n"...)
}

// Text writes s with its baseline from x, y, in the font of that index.
func (c *Content) Text(x, y float64, s string, font int, size float64, grey uint8, turn Turn) {
	c.shade(grey)
	c.setFont(font, hundredths(size))
	c.ops = append(c.ops, "BT "...)
	c.ops = append(c.ops, matrices[turn]...)
	c.number(hundredths(x))
	c.number(hundredths(y))
	if turn != Upright {
		c.ops = append(c.ops, "Tm <"...)
	} else {
		c.ops = append(c.ops, "Td <"...)
	}
	face, used := c.fonts[font], c.used[font]
	for _, r := range s {
		g := face.glyph(r)
		used.add(int(g))
		c.ops = append(c.ops, hex[g>>12], hex[g>>8&15], hex[g>>4&15], hex[g&15])
	}
	c.ops = append(c.ops, "> Tj ET\n"...)
}

const hex = "0123456789abcdef"

// shade sets the shade of the following fills and texts.
func (c *Content) shade(grey uint8) {
	if c.grey != int(grey) {
		c.grey = int(grey)
		c.greyOp(grey, " g\n")
	}
}

func (c *Content) greyOp(grey uint8, op string) {
	c.ops = strconv.AppendFloat(c.ops, math.Round(1000*float64(grey)/255)/1000, 'f', -1, 64)
	c.ops = append(c.ops, op...)
}

func (c *Content) setFont(font, size int) {
	if c.font == font && c.size == size {
		return
	}
	if c.used[font] == nil {
		c.used[font] = newGlyphSet(len(c.fonts[font].advances))
	}
	c.font, c.size = font, size
	c.ops = strconv.AppendInt(append(c.ops, "/F"...), int64(font), 10)
	c.ops = append(c.ops, ' ')
	c.number(size)
	c.ops = append(c.ops, "Tf\n"...)
}

func hundredths(v float64) int { return int(math.Round(100 * v)) }

// number appends hundredths as a decimal, and a space.
func (c *Content) number(n int) { c.ops = append(appendNumber(c.ops, n), ' ') }

// appendNumber appends hundredths as a decimal.
func appendNumber(b []byte, n int) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, int64(n/100), 10)
	if n %= 100; n != 0 {
		b = append(b, '.', byte('0'+n/10))
		if n %= 10; n != 0 {
			b = append(b, byte('0'+n))
		}
	}
	return b
}

// Finish compresses the page; if it isn't called, the Writer does so. It takes most of the
// time of a page, so it is best called by the goroutine that draws the page, for several
// pages at once.
func (c *Content) Finish() {
	if c.packed == nil {
		c.packed = pack(c.ops)
		c.ops = nil
	}
}

var packers = sync.Pool{New: func() any { return zlib.NewWriter(nil) }}

// pack compresses data.
func pack(data []byte) []byte {
	var b bytes.Buffer
	z := packers.Get().(*zlib.Writer)
	defer packers.Put(z)
	z.Reset(&b)
	z.Write(data) // memory does not fail
	z.Close()
	return b.Bytes()
}
