package main

import (
	"slices"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
)

// Operators of Adobe's Technical Notes 5176, The Compact Font Format, and 5177, Type 2
// Charstrings. A number of five bytes begins with wide in the former; short begins one of three in both.
const (
	wide, short                       = 29, 28
	charStrings, private              = 17, 18
	lineTo, curveTo, end, moveTo byte = 5, 8, 14, 21
)

// outlines returns a table CFF for a face of n glyphs, without the outlines that are never drawn.
func outlines(face *font.Face, n int) []byte {
	glyphs := make([][]byte, n)
	for i := range glyphs {
		glyphs[i] = program(face, font.GID(i))
	}
	var out []byte
	for range 2 { // the second time it is known where the glyphs are
		top := slices.Concat(number(wide, len(out)), []byte{charStrings}, number(wide, 0), number(wide, 0), []byte{private})
		out = slices.Concat([]byte{1, 0, 4, 4}, index([]byte("Emoji")), index(top), index(), index())
	}
	return append(out, index(glyphs...)...)
}

// program returns that of a glyph: its own outline, or the diagonal of its bounds where
// a picture is drawn in its place.
func program(face *font.Face, i font.GID) []byte {
	var p pen
	switch glyph := face.GlyphData(i).(type) {
	case font.GlyphSVG:
		if b, ok := face.GlyphExtents(i); ok && b.Width > 0 {
			p.to(moveTo, point{X: b.XBearing, Y: b.YBearing})
			p.to(lineTo, point{X: b.XBearing + b.Width, Y: b.YBearing + b.Height})
		}
	case font.GlyphOutline:
		for _, s := range glyph.Segments {
			p.to(map[opentype.SegmentOp]byte{opentype.SegmentOpMoveTo: moveTo, opentype.SegmentOpLineTo: lineTo,
				opentype.SegmentOpCubeTo: curveTo}[s.Op], s.ArgsSlice()...)
		}
	}
	return append(p.out, end)
}

type point = opentype.SegmentPoint

// A pen writes where an outline goes, each point from the one before.
type pen struct {
	out []byte
	at  point
}

func (p *pen) to(operator byte, points ...point) {
	for _, next := range points {
		p.out = append(p.out, number(short, int(next.X-p.at.X))...)
		p.out = append(p.out, number(short, int(next.Y-p.at.Y))...)
		p.at = next
	}
	p.out = append(p.out, operator)
}

// number returns a number in the form that begins with a byte.
func number(form byte, n int) []byte {
	if form == short {
		return be.AppendUint16([]byte{form}, uint16(n))
	}
	return be.AppendUint32([]byte{form}, uint32(n))
}

// index returns a list of items behind their number and their places.
func index(items ...[]byte) []byte {
	out := be.AppendUint16(nil, uint16(len(items)))
	if len(items) == 0 {
		return out
	}
	place := 1
	out = be.AppendUint32(append(out, 4), uint32(place))
	for _, item := range items {
		place += len(item)
		out = be.AppendUint32(out, uint32(place))
	}
	return append(out, slices.Concat(items...)...)
}
