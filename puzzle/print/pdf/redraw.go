package pdf

import (
	"encoding/binary"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// redrawn returns a face whose outlines have other curves than TrueType has, as TrueType
// with only the outlines of these glyphs.
func (f *Font) redrawn(used glyphSet) []byte {
	wanted := newGlyphSet(len(f.advances))
	wanted.addAll(used)
	wanted.add(0) // the glyph for missing characters is required
	var buf sfnt.Buffer
	return f.with(wanted, func(g int) []byte {
		segments, err := f.face.LoadGlyph(&buf, sfnt.GlyphIndex(g), fixed.I(int(f.face.UnitsPerEm())), nil)
		if err != nil {
			return nil
		}
		var o outline
		for _, s := range segments {
			o.draw(s)
		}
		return o.glyph()
	})
}

// drawnLimits returns the table of the greatest dimensions of redrawn glyphs.
func drawnLimits(glyphs int) []byte {
	b := binary.BigEndian.AppendUint32(nil, 0x00010000)
	for _, v := range []int{glyphs, 1 << 14, 1 << 10, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0} {
		b = binary.BigEndian.AppendUint16(b, uint16(v))
	}
	return b
}

// An outline is the contours of a glyph as TrueType has them: y grows upwards, and points
// that are not on the curve are the controls of quadratic curves.
type outline struct {
	points []outlinePoint
	ends   []int // by contour: its last point
	at     [2]float64
}

type outlinePoint struct {
	x, y int
	on   bool
}

func (o *outline) add(x, y float64, on bool) {
	o.points = append(o.points, outlinePoint{int(math.Round(x)), int(math.Round(y)), on})
}

// draw adds a segment.
func (o *outline) draw(s sfnt.Segment) {
	var p [3][2]float64
	for i, at := range s.Args {
		p[i] = [2]float64{float64(at.X) / 64, -float64(at.Y) / 64}
	}
	switch s.Op {
	case sfnt.SegmentOpMoveTo:
		o.end()
		o.add(p[0][0], p[0][1], true)
		o.at = p[0]
	case sfnt.SegmentOpLineTo:
		o.add(p[0][0], p[0][1], true)
		o.at = p[0]
	case sfnt.SegmentOpQuadTo:
		o.add(p[0][0], p[0][1], false)
		o.add(p[1][0], p[1][1], true)
		o.at = p[1]
	case sfnt.SegmentOpCubeTo:
		o.cubic(p)
		o.at = p[2]
	}
}

// cubicPieces is the number of quadratic curves for a cubic one: they differ from it by less
// than a unit.
const cubicPieces = 4

// cubic adds a cubic curve from the last point.
func (o *outline) cubic(p [3][2]float64) {
	point := func(t float64) (at, slope [2]float64) {
		u := 1 - t
		for i := range at {
			a, b, c, d := o.at[i], p[0][i], p[1][i], p[2][i]
			at[i] = u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d
			slope[i] = 3 * (u*u*(b-a) + 2*u*t*(c-b) + t*t*(d-c))
		}
		return at, slope
	}
	from, out := point(0)
	for n := range cubicPieces {
		to, in := point(float64(n+1) / cubicPieces)
		var control [2]float64
		for i := range control { // of the quadratic curve that is nearest in the middle
			control[i] = (from[i]+to[i])/2 + (out[i]-in[i])/(4*cubicPieces)
		}
		o.add(control[0], control[1], false)
		o.add(to[0], to[1], true)
		from, out = to, in
	}
}

// end ends a contour. It closes by itself: a last point that is the first one again goes.
func (o *outline) end() {
	first := 0
	if n := len(o.ends); n > 0 {
		first = o.ends[n-1] + 1
	}
	last := len(o.points) - 1
	if last > first && o.points[last] == o.points[first] {
		o.points = o.points[:last]
		last--
	}
	if last >= first {
		o.ends = append(o.ends, last)
	}
}

// glyph returns the glyph as the format has it, nothing for a space.
func (o *outline) glyph() []byte {
	o.end()
	if len(o.points) == 0 {
		return nil
	}
	box := [4]int{o.points[0].x, o.points[0].y, o.points[0].x, o.points[0].y}
	for _, p := range o.points {
		box = [4]int{min(box[0], p.x), min(box[1], p.y), max(box[2], p.x), max(box[3], p.y)}
	}
	b := binary.BigEndian.AppendUint16(nil, uint16(len(o.ends)))
	for _, v := range box {
		b = binary.BigEndian.AppendUint16(b, uint16(v))
	}
	for _, end := range o.ends {
		b = binary.BigEndian.AppendUint16(b, uint16(end))
	}
	b = append(b, 0, 0) // no instructions
	for _, p := range o.points {
		flag := byte(0)
		if p.on {
			flag = 1
		}
		b = append(b, flag)
	}
	for _, pick := range []func(outlinePoint) int{func(p outlinePoint) int { return p.x }, func(p outlinePoint) int { return p.y }} {
		before := 0
		for _, p := range o.points {
			b = binary.BigEndian.AppendUint16(b, uint16(pick(p)-before))
			before = pick(p)
		}
	}
	return b
}
