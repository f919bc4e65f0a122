package print

import (
	"slices"
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

// loaded has each face for embedding in a file, and for measuring texts.
var loaded = [...]func() *pdf.Font{
	Regular: sync.OnceValue(func() *pdf.Font { return must(pdf.ParseFont(Regular.Font())) }),
	Bold:    sync.OnceValue(func() *pdf.Font { return must(pdf.ParseFont(Bold.Font())) }),
	Han:     sync.OnceValue(func() *pdf.Font { return must(pdf.ParseFont(Han.Font())) }),
}

// parsed has each face for its outlines.
var parsed = [...]func() *sfnt.Font{
	Regular: sync.OnceValue(func() *sfnt.Font { return must(sfnt.Parse(Regular.Font())) }),
	Bold:    sync.OnceValue(func() *sfnt.Font { return must(sfnt.Parse(Bold.Font())) }),
	Han:     sync.OnceValue(func() *sfnt.Font { return must(sfnt.Parse(Han.Font())) }),
}

// must panics on an error in reading a face: the faces are part of the program.
func must[F any](face F, err error) F {
	if err != nil {
		panic(err)
	}
	return face
}

// fonts returns all faces, indexed by Face.
func fonts() []*pdf.Font { return []*pdf.Font{loaded[Regular](), loaded[Bold](), loaded[Han]()} }

func (f Face) has(r rune) bool { return loaded[f]().Has(r) }

// width returns the width of s in millimetres. The face must have all its characters.
func (f Face) width(s string, size float64) float64 {
	ems, face := 0.0, loaded[f]()
	for _, r := range s {
		ems += face.Advance(r)
	}
	return ems * size * 25.4 / 72
}

// A run is a piece of text in one face.
type run struct {
	face Face
	text string
}

// unknown replaces a character that no face has.
const unknown = '□'

// runs splits s into runs in f or, for characters that f doesn't have, Han.
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

// choose returns the face for a character and the character to print: a space for control
// characters, 0 for invisible ones.
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

// missing returns the characters of a text that no face has, each once.
func missing(s string) string {
	var list []rune
	for _, r := range s {
		if _, as := Regular.choose(r); as == unknown && r != unknown && !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return string(list)
}

// width returns the width of s in millimetres, in whatever faces it needs.
func (st style) width(s string) (w float64) {
	for _, r := range s {
		if face, r := st.face.choose(r); r != 0 {
			w += loaded[face]().Advance(r)
		}
	}
	return w * st.size * 25.4 / 72
}

// shorten cuts s, with an ellipsis, so that it is no wider than max. It returns "" if not
// even the ellipsis fits.
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
