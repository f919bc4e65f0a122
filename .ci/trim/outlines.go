package main

import (
	"slices"

	"github.com/go-text/typesetting/font"
)

// Operators of Adobe's Technical Notes 5176, The Compact Font Format, and 5177, Type 2
// Charstrings. A number of five bytes begins with wide in the former; short begins one of three in both.
const (
	wide, short               = 29, 28
	charStrings, private      = 17, 18
	lineTo, end, moveTo  byte = 5, 14, 21
)

// onlyBounds returns a table CFF in which the outline of each glyph of a face is a line
// from one corner of its bounds to the other.
func onlyBounds(face *font.Face, n int) []byte {
	glyphs := make([][]byte, n)
	for i := range glyphs {
		bounds, _ := face.GlyphExtents(font.GID(i))
		glyphs[i] = diagonal(bounds)
	}
	var out []byte
	for range 2 { // the second time it is known where the glyphs are
		top := append(number(wide, len(out)), charStrings)
		top = append(append(append(top, number(wide, 0)...), number(wide, 0)...), private)
		out = slices.Concat([]byte{1, 0, 4, 4}, index([]byte("Emoji")), index(top), index(), index())
	}
	return append(out, index(glyphs...)...)
}

// diagonal returns the program of a glyph.
func diagonal(b font.GlyphExtents) []byte {
	if b.Width == 0 {
		return []byte{end}
	}
	return slices.Concat(number(short, int(b.XBearing)), number(short, int(b.YBearing)), []byte{moveTo},
		number(short, int(b.Width)), number(short, int(b.Height)), []byte{lineTo, end})
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
