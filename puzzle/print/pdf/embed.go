package pdf

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf16"
)

// closeFonts writes the fonts that pages use, and returns their dictionary entries.
func (f *Writer) closeFonts() string {
	var names strings.Builder
	for i, used := range f.used {
		if used != nil {
			fmt.Fprintf(&names, "/F%d %d 0 R", i, f.embed(f.fonts[i], used))
		}
	}
	return names.String()
}

// embed writes the used part of a face, with what a viewer needs to draw its glyphs and to
// copy them as text. Codes on pages are glyph numbers.
func (f *Writer) embed(font *Font, used glyphSet) int {
	data := font.subset(used)
	name := subsetTag(data) + "+" + font.name
	file := f.stream(pack(data), fmt.Sprintf("/Length1 %d", len(data)))
	toUnicode := f.stream(pack(font.toUnicode(used)), "")
	descriptor, face, n := f.reserve(), f.reserve(), f.reserve()
	const symbolic, stem = 4, 80
	f.object(descriptor, "<</Type/FontDescriptor/FontName/%s/Flags %d/FontBBox[%.0f %.0f %.0f %.0f]/ItalicAngle 0"+
		"/Ascent %.0f/Descent %.0f/CapHeight %.0f/StemV %d/FontFile2 %d 0 R>>", name, symbolic,
		font.box[0], font.box[1], font.box[2], font.box[3], font.ascent, font.descent, font.capital, stem, file)
	f.object(face, "<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"+
		"/FontDescriptor %d 0 R/CIDToGIDMap/Identity/W[%s]>>", name, descriptor, font.widths(used))
	f.object(n, "<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%d 0 R]/ToUnicode %d 0 R>>",
		name, face, toUnicode)
	return n
}

// subsetTag returns the six letters that distinguish subsets of a face.
func subsetTag(data []byte) string {
	sum := sha256.Sum256(data)
	tag := sum[:6]
	for i := range tag {
		tag[i] = 'A' + tag[i]%26
	}
	return string(tag)
}

// widths returns the widths of the used glyphs, in thousandths of an em: lists for runs of
// consecutive glyphs, each after the number of the first one.
func (font *Font) widths(used glyphSet) string {
	var b []byte
	before := -2
	for g := range used.all() {
		switch {
		case g == before+1:
			b = append(b, ' ')
		case b == nil:
			b = fmt.Appendf(b, "%d[", g)
		default:
			b = fmt.Appendf(b, "]%d[", g)
		}
		b = appendNumber(b, hundredths(1000*float64(font.advances[g])/font.unit))
		before = g
	}
	return string(append(b, ']'))
}

// toUnicode returns the map from the used glyphs to characters. Of several characters with
// the same glyph it has the first.
func (font *Font) toUnicode(used glyphSet) []byte {
	var pairs []string
	seen := newGlyphSet(len(font.advances))
	add := func(r rune, g uint16) {
		if g == 0 || !used.has(int(g)) || seen.has(int(g)) {
			return
		}
		seen.add(int(g))
		text := ""
		for _, unit := range utf16.Encode([]rune{r}) {
			text += fmt.Sprintf("%04x", unit)
		}
		pairs = append(pairs, fmt.Sprintf("<%04x> <%s>\n", g, text))
	}
	for r, g := range font.glyphs {
		add(rune(r), g)
	}
	for _, r := range slices.Sorted(maps.Keys(font.high)) {
		add(r, font.high[r])
	}
	slices.Sort(pairs)
	var b strings.Builder
	b.WriteString("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
		"/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n" +
		"/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
		"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n")
	for part := range slices.Chunk(pairs, 100) { // the limit of the format
		fmt.Fprintf(&b, "%d beginbfchar\n%sendbfchar\n", len(part), strings.Join(part, ""))
	}
	b.WriteString("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
	return []byte(b.String())
}
