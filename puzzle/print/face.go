package print

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font/sfnt"

	embedded "sudoku/puzzle/font"
	"sudoku/puzzle/print/pdf"
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

// loaded holds each face as a file embeds it, which is how texts are measured, too.
var loaded = [...]func() *pdf.Font{
	Regular: sync.OnceValue(func() *pdf.Font { return must(pdf.ParseFont(Regular.Font())) }),
	Bold:    sync.OnceValue(func() *pdf.Font { return must(pdf.ParseFont(Bold.Font())) }),
	Han:     sync.OnceValue(func() *pdf.Font { return must(pdf.ParseFont(Han.Font())) }),
}

// parsed holds each face as outlines.
var parsed = [...]func() *sfnt.Font{
	Regular: sync.OnceValue(func() *sfnt.Font { return must(sfnt.Parse(Regular.Font())) }),
	Bold:    sync.OnceValue(func() *sfnt.Font { return must(sfnt.Parse(Bold.Font())) }),
	Han:     sync.OnceValue(func() *sfnt.Font { return must(sfnt.Parse(Han.Font())) }),
}

// must is for reading faces: they are part of the program, so that a fault in one is
// a fault of the program.
func must[F any](face F, err error) F {
	if err != nil {
		panic(err)
	}
	return face
}

// fonts returns every face, by Face.
func fonts() []*pdf.Font { return []*pdf.Font{loaded[Regular](), loaded[Bold](), loaded[Han]()} }

func (f Face) has(r rune) bool { return loaded[f]().Has(r) }

// width measures s, all of whose characters the face has, in millimetres.
func (f Face) width(s string, size float64) float64 {
	ems, face := 0.0, loaded[f]()
	for _, r := range s {
		ems += face.Advance(r)
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
			w += loaded[face]().Advance(r)
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
