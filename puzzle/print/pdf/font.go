package pdf

import (
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Font is a TrueType face that a file can embed. It is immutable: any number of
// goroutines and files may use it.
type Font struct {
	name                     string
	face                     *sfnt.Font
	tables                   tables
	drawn                    bool            // the outlines are not in tables, but drawn from face
	unit                     float64         // units of the face per em
	glyphs                   [1 << 16]uint16 // by character; 0 for those that the face doesn't have
	high                     map[rune]uint16 // of the characters above these
	advances                 []uint16        // by glyph, in units
	box                      [4]float64      // the bounding box of all glyphs, in thousandths of an em
	ascent, descent, capital float64
}

// ParseFont reads a face. It keeps data, which must not be changed.
func ParseFont(data []byte) (*Font, error) { return ParseFace(data, 0) }

// ParseFace reads a face of a file that may have several, as TrueType or OpenType. It keeps
// data, which must not be changed.
func ParseFace(data []byte, index int) (*Font, error) {
	if len(data) == 0 {
		return nil, errFont
	}
	all, err := sfnt.ParseCollection(data)
	if err != nil {
		return nil, err
	}
	face, err := all.Font(index)
	if err != nil {
		return nil, err
	}
	f := &Font{face: face, unit: float64(face.UnitsPerEm())}
	if f.tables, err = readTables(data, start(data, index)); err != nil {
		return nil, err
	}
	f.drawn = f.tables["glyf"] == nil
	if err := f.tables.check(face.NumGlyphs(), f.drawn); err != nil {
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
	f.readGlyphs(&buf)
	return f, f.measure(face, &buf, em)
}

// planes are the characters above 16 bits that are looked for: those that texts have.
var planes = [][2]rune{{0x1f000, 0x1ffff}, {0x20000, 0x33fff}}

func (f *Font) readGlyphs(buf *sfnt.Buffer) {
	for r := range rune(len(f.glyphs)) {
		if g, err := f.face.GlyphIndex(buf, r); err == nil {
			f.glyphs[r] = uint16(g)
		}
	}
	f.high = map[rune]uint16{}
	for _, plane := range planes {
		for r := plane[0]; r <= plane[1]; r++ {
			if g, err := f.face.GlyphIndex(buf, r); err == nil && g != 0 {
				f.high[r] = uint16(g)
			}
		}
	}
}

// Outlines returns the face for drawing its outlines.
func (f *Font) Outlines() *sfnt.Font { return f.face }

// Draws reports whether a character has an outline: in some faces it is a picture instead.
func (f *Font) Draws(r rune) bool {
	g := f.glyph(r)
	if g == 0 {
		return false
	}
	var buf sfnt.Buffer
	segments, err := f.face.LoadGlyph(&buf, sfnt.GlyphIndex(g), fixed.I(int(f.face.UnitsPerEm())), nil)
	return err == nil && (len(segments) > 0 || unicode.IsSpace(r))
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
		return f.high[r]
	}
	return f.glyphs[r]
}

// Has reports whether the face has a glyph for a character.
func (f *Font) Has(r rune) bool { return f.glyph(r) != 0 }

// Advance returns the advance width of a character, in ems.
func (f *Font) Advance(r rune) float64 { return float64(f.advances[f.glyph(r)]) / f.unit }
