package pdf

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Font is a TrueType face that a file can embed. It is immutable: any number of
// goroutines and files may use it.
type Font struct {
	name                     string
	tables                   tables
	unit                     float64         // units of the face per em
	glyphs                   [1 << 16]uint16 // by character; 0 for those that the face doesn't have
	advances                 []uint16        // by glyph, in units
	box                      [4]float64      // the bounding box of all glyphs, in thousandths of an em
	ascent, descent, capital float64
}

// ParseFont reads a face. It keeps data, which must not be changed.
func ParseFont(data []byte) (*Font, error) {
	face, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	f := &Font{unit: float64(face.UnitsPerEm())}
	if f.tables, err = readTables(data, face.NumGlyphs()); err != nil {
		return nil, err
	}
	var buf sfnt.Buffer
	em := fixed.I(int(face.UnitsPerEm()))
	f.advances = make([]uint16, face.NumGlyphs())
	for i := range f.advances {
		w, err := face.GlyphAdvance(&buf, sfnt.GlyphIndex(i), em, font.HintingNone)
		if err != nil {
			return nil, err
		}
		f.advances[i] = uint16(w.Round())
	}
	for r := range rune(len(f.glyphs)) {
		if g, err := face.GlyphIndex(&buf, r); err == nil {
			f.glyphs[r] = uint16(g)
		}
	}
	return f, f.measure(face, &buf, em)
}

// measure reads the metrics of the face as a whole.
func (f *Font) measure(face *sfnt.Font, buf *sfnt.Buffer, em fixed.Int26_6) error {
	name, err := face.Name(buf, sfnt.NameIDPostScript)
	if err != nil {
		return err
	}
	f.name = nameOnly(name)
	box, err := face.Bounds(buf, em, font.HintingNone)
	if err != nil {
		return err
	}
	m, err := face.Metrics(buf, em, font.HintingNone)
	if err != nil {
		return err
	}
	scale := func(v fixed.Int26_6) float64 { return 1000 * float64(v) / float64(em) }
	f.box = [4]float64{scale(box.Min.X), -scale(box.Max.Y), scale(box.Max.X), -scale(box.Min.Y)} // sfnt's y grows downwards
	f.ascent, f.descent, f.capital = scale(m.Ascent), -scale(m.Descent), scale(m.CapHeight)
	return nil
}

// nameOnly removes the characters that would need escapes in a PDF name.
func nameOnly(s string) string {
	var name []byte
	for _, b := range []byte(s) {
		if b == '-' || '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z' {
			name = append(name, b)
		}
	}
	return string(name)
}

// glyph returns the number of a character's glyph, 0 if the face has none.
func (f *Font) glyph(r rune) uint16 {
	if r < 0 || int(r) >= len(f.glyphs) {
		return 0
	}
	return f.glyphs[r]
}

// Has reports whether the face has a glyph for a character.
func (f *Font) Has(r rune) bool { return f.glyph(r) != 0 }

// Advance returns the advance width of a character, in ems.
func (f *Font) Advance(r rune) float64 { return float64(f.advances[f.glyph(r)]) / f.unit }
