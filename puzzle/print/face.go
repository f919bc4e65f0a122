package print

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	embedded "sudoku/puzzle/font"
)

// A Face is one of the embedded fonts.
type Face uint8

const (
	Regular Face = iota
	Bold
	Han
)

// Font returns the face as TrueType.
func (f Face) Font() []byte {
	return [...][]byte{Regular: embedded.Regular, Bold: embedded.Bold, Han: embedded.Han}[f]
}

// advances holds the width of every character of a face, in ems.
type advances map[rune]float64

var loaded = [...]func() advances{
	Regular: sync.OnceValue(Regular.load),
	Bold:    sync.OnceValue(Bold.load),
	Han:     sync.OnceValue(Han.load),
}

// parsed holds each face as outlines.
var parsed = [...]func() *sfnt.Font{
	Regular: sync.OnceValue(Regular.parse),
	Bold:    sync.OnceValue(Bold.parse),
	Han:     sync.OnceValue(Han.parse),
}

// parse reads the face. The font is part of the program, so that a fault in it is a
// fault of the program.
func (f Face) parse() *sfnt.Font {
	p, err := sfnt.Parse(f.Font())
	if err != nil {
		panic(err)
	}
	return p
}

// load measures the characters of the face.
func (f Face) load() advances {
	parsed := parsed[f]()
	var buf sfnt.Buffer
	em := fixed.I(int(parsed.UnitsPerEm()))
	widths := advances{}
	for r := rune(' '); r <= 0xffff; r++ { // the subsets end there
		i, err := parsed.GlyphIndex(&buf, r)
		if err != nil || i == 0 {
			continue
		}
		if w, err := parsed.GlyphAdvance(&buf, i, em, font.HintingNone); err == nil {
			widths[r] = float64(w) / float64(em)
		}
	}
	return widths
}

func (f Face) has(r rune) bool { _, ok := loaded[f]()[r]; return ok }

// width measures s, all of whose characters the face has, in millimetres.
func (f Face) width(s string, size float64) float64 {
	ems, widths := 0.0, loaded[f]()
	for _, r := range s {
		ems += widths[r]
	}
	return ems * size * 25.4 / 72
}

// A run is a piece of text that one face has.
type run struct {
	face Face
	text string
}

// unknown stands for a character that no face has.
const unknown = '□'

// runs splits s by face: f itself or else Han.
func (f Face) runs(s string) (list []run) {
	var text strings.Builder
	face := f
	end := func() {
		if text.Len() > 0 {
			list = append(list, run{face, text.String()})
			text.Reset()
		}
	}
	for _, r := range s {
		at, r := f.choose(r)
		if r == 0 {
			continue
		}
		if at != face {
			end()
			face = at
		}
		text.WriteRune(r)
	}
	end()
	return list
}

// choose finds the face for a character, and what to print for it: a space for
// control characters, 0 for those that can't be seen.
func (f Face) choose(r rune) (Face, rune) {
	switch {
	case unicode.IsControl(r):
		return f, ' '
	case unicode.In(r, unicode.Cf, unicode.Variation_Selector):
		return f, 0
	case f.has(r):
		return f, r
	case Han.has(r):
		return Han, r
	}
	return Han, unknown
}

// width measures s in millimetres, whichever faces it takes.
func (st style) width(s string) (w float64) {
	for _, r := range s {
		if face, r := st.face.choose(r); r != 0 {
			w += loaded[face]()[r]
		}
	}
	return w * st.size * 25.4 / 72
}

// shorten cuts s with an ellipsis so that it is no wider than max; where not even
// that fits it returns "".
func (st style) shorten(s string, max float64) string {
	s = strings.TrimSpace(s)
	wide, cut, dots := 0.0, 0, st.width("…")
	for i, r := range s {
		if wide+dots <= max {
			cut = i
		}
		if wide += st.width(string(r)); wide > max {
			return strings.TrimSpace(s[:cut]) + strings.Repeat("…", min(cut, 1))
		}
	}
	return s
}
