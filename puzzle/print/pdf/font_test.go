package pdf

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	embedded "sudoku/puzzle/font"
)

func glyphsOf(f *Font, text string) glyphSet {
	used := newGlyphSet(len(f.advances))
	for _, r := range text {
		used.add(int(f.glyph(r)))
	}
	return used
}

// A subset has the same outlines as the face for the used glyphs, and no others.
func TestSubset(t *testing.T) {
	for _, tt := range []struct {
		data []byte
		text string
	}{
		{embedded.Regular, "0123456789 Aéǘ"},
		{embedded.Bold, "9"},
		{embedded.Han, "数独→"},
	} {
		f := parse(t, tt.data)
		used := glyphsOf(f, tt.text)
		small := f.subset(used)
		if len(small)*2 > len(tt.data) {
			t.Errorf("%q: %d bytes of %d", tt.text, len(small), len(tt.data))
		}
		if s := sum(small); s != 0xB1B0AFBA {
			t.Errorf("%q: the checksum is %x", tt.text, s)
		}
		tables, err := readTables(small, 0)
		if err != nil {
			t.Fatalf("%q: %v", tt.text, err)
		}
		whole := used
		for g := range used.all() { // and their parts
			for _, part := range f.tables.parts(g) {
				whole = slices.Clone(whole)
				whole.add(part)
			}
		}
		whole.add(0)
		for g := range f.advances {
			want := ""
			if whole.has(g) {
				want = string(f.tables.outline(g))
			}
			if got := string(tables.outline(g)); strings.TrimRight(got, "\x00") != strings.TrimRight(want, "\x00") {
				t.Fatalf("%q: glyph %d is %d bytes, want %d", tt.text, g, len(got), len(want))
			}
		}
		for g := range used.all() {
			if got := width(tables, g); got != f.advances[g] {
				t.Errorf("%q: glyph %d is %d wide, want %d", tt.text, g, got, f.advances[g])
			}
		}
	}
}

// width reads the width of a glyph.
func width(t tables, g int) uint16 {
	return binary.BigEndian.Uint16(t["hmtx"][4*min(g, t.metrics()-1):])
}

// A subset includes the parts of composite glyphs, such as the accent of an é.
func TestParts(t *testing.T) {
	f := parse(t, embedded.Regular)
	made := 0
	for r := range rune(0x250) {
		made += len(f.tables.parts(int(f.glyph(r))))
	}
	if made == 0 {
		t.Fatal("no glyph of this face is made of others")
	}
	small, err := readTables(f.subset(glyphsOf(f, "éñü")), 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range "éñü" {
		for _, part := range f.tables.parts(int(f.glyph(r))) {
			if len(small.outline(part)) == 0 {
				t.Errorf("%c lacks its part %d", r, part)
			}
		}
	}
}

func TestAdvance(t *testing.T) {
	for _, tt := range []struct {
		data []byte
		r    rune
		has  bool
	}{
		{embedded.Regular, '5', true},
		{embedded.Regular, '数', false},
		{embedded.Han, '数', true},
		{embedded.Han, '😀', false},
		{embedded.Regular, -1, false},
	} {
		f := parse(t, tt.data)
		face, _ := sfnt.Parse(tt.data)
		var buf sfnt.Buffer
		g, _ := face.GlyphIndex(&buf, tt.r)
		want, _ := face.GlyphAdvance(&buf, g, fixed.I(1000), 0)
		if got := f.Advance(tt.r); f.Has(tt.r) != tt.has || int(1000*got+.5) != want.Round() {
			t.Errorf("%q: %v, %.3f ems, want %v", tt.r, f.Has(tt.r), got, want)
		}
	}
}

func TestToUnicode(t *testing.T) {
	f := parse(t, embedded.Han)
	got := string(f.toUnicode(glyphsOf(f, "数独")))
	for _, want := range []string{"2 beginbfchar\n", "> <6570>\n", "> <72ec>\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	many := string(f.toUnicode(glyphsOf(f, string(slices.Collect(runes(0x4e00, 0x5200))))))
	for line := range strings.Lines(many) {
		if n, _, ok := strings.Cut(line, " beginbfchar"); ok && len(n) > 2 && n != "100" {
			t.Errorf("%s at once", n)
		}
	}
}

func runes(from, to rune) func(func(rune) bool) {
	return func(yield func(rune) bool) {
		for r := from; r < to && yield(r); r++ {
		}
	}
}

func TestWidths(t *testing.T) {
	f := &Font{unit: 2000, advances: []uint16{0, 1000, 1001, 0, 2000}}
	used := newGlyphSet(5)
	for _, g := range []int{1, 2, 4} {
		used.add(g)
	}
	if got := f.widths(used); got != "1[500 500.5]4[1000]" {
		t.Error(got)
	}
}

// A damaged face is an error, or at least causes no panic.
func TestDamagedFont(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	refused := 0
	for range 200 {
		data := slices.Clone(embedded.Bold)
		for range 1 + rng.IntN(3) {
			data[rng.IntN(min(len(data), 1<<rng.IntN(17)))] = byte(rng.Uint32())
		}
		if rng.IntN(4) == 0 {
			data = data[:rng.IntN(len(data))]
		}
		f, err := ParseFont(data)
		if err != nil {
			refused++
			continue
		}
		f.subset(glyphsOf(f, "0123456789é"))
	}
	if refused == 0 {
		t.Error("no damage was found")
	}
	for _, data := range [][]byte{nil, []byte("\x00\x01\x00\x00"), embedded.Bold[:1000]} {
		if _, err := ParseFont(data); err == nil {
			t.Errorf("%d bytes are a face", len(data))
		}
	}
}
