package main

import (
	"os"
	"path/filepath"
)

// Parts of a TrueType font (learn.microsoft.com/typography/opentype/spec).
const (
	glyphHead      = 10 // bytes: number of contours, bounds
	instructed     = 1 << 8
	moreComponents = 1 << 5
)

// withoutHints takes out of fonts the programs that move outlines onto the dots of coarse
// screens, which the toolkit never runs, and the names of glyphs.
func withoutHints(folder string, files []string) error {
	for _, name := range files {
		file := filepath.Join(folder, name)
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text, err = mapTables(text, unhinted(text))
		if err != nil {
			return err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// unhinted returns what makes the tables of a font that have hints or names smaller.
func unhinted(font []byte) func(name string, table []byte) ([]byte, error) {
	old := tablesOf(font)
	outlines, places := unhintedGlyphs(old["glyf"], old["loca"], be.Uint16(old["head"][50:]) == 1)
	return func(name string, table []byte) ([]byte, error) {
		switch name {
		case "glyf":
			return outlines, nil
		case "loca":
			return places, nil
		case "fpgm", "prep", "cvt ", "gasp", "hdmx", "VDMX", "LTSH", "TTFA", "DSIG":
			return nil, nil
		case "post":
			return append([]byte{0, 3, 0, 0}, table[4:32]...), nil
		}
		return table, nil
	}
}

// unhintedGlyphs returns the tables glyf and loca; long places take four bytes, others two.
func unhintedGlyphs(glyf, loca []byte, long bool) (outlines, places []byte) {
	place := func(i int) uint32 {
		if long {
			return be.Uint32(loca[4*i:])
		}
		return 2 * uint32(be.Uint16(loca[2*i:]))
	}
	size := map[bool]int{true: 4, false: 2}[long]
	for i := range len(loca) / size {
		if long {
			places = be.AppendUint32(places, uint32(len(outlines)))
		} else {
			places = be.AppendUint16(places, uint16(len(outlines)/2))
		}
		if i+1 < len(loca)/size && place(i) < place(i+1) {
			outlines = append(outlines, unhintedGlyph(glyf[place(i):place(i+1)])...)
			outlines = append(outlines, make([]byte, len(outlines)&1)...)
		}
	}
	return outlines, places
}

func unhintedGlyph(glyph []byte) []byte {
	out := append([]byte(nil), glyph...)
	if contours := int(int16(be.Uint16(out))); contours >= 0 {
		at := glyphHead + 2*contours
		after := at + 2 + int(be.Uint16(out[at:]))
		return append(append(out[:at], 0, 0), glyph[after:]...)
	}
	for at := glyphHead; ; {
		flags := be.Uint16(out[at:])
		be.PutUint16(out[at:], flags&^instructed)
		at += 6
		if flags&1 != 0 { // two numbers of two bytes
			at += 2
		}
		switch { // by one number, two, or four
		case flags&(1<<3) != 0:
			at += 2
		case flags&(1<<6) != 0:
			at += 4
		case flags&(1<<7) != 0:
			at += 8
		}
		if flags&moreComponents == 0 {
			return out[:at]
		}
	}
}
