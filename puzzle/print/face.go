package print

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	embedded "sudoku/puzzle/font"
	"sudoku/puzzle/print/pdf"
)

// A Face is one of the embedded fonts, or of those of the system.
type Face uint16

const (
	Regular Face = iota
	Bold
	Han
	Heavy    // digits alone
	numFaces // the faces of the system come after these
)

// Font returns an embedded face as TrueType.
func (f Face) Font() []byte {
	return [...][]byte{Regular: embedded.Regular, Bold: embedded.Bold, Han: embedded.Han, Heavy: embedded.Heavy}[f]
}

// loaded has each embedded face for files, and for measuring texts.
var loaded = [numFaces]func() *pdf.Font{load(Regular), load(Bold), load(Han), load(Heavy)}

func load(f Face) func() *pdf.Font {
	return sync.OnceValue(func() *pdf.Font {
		font, err := pdf.ParseFont(f.Font())
		if err != nil {
			panic(err) // the faces are part of the program
		}
		return font
	})
}

// font returns the face for files, and for measuring texts.
func (f Face) font() *pdf.Font {
	if f < numFaces {
		return loaded[f]()
	}
	return system.at(f).font
}

// fonts returns all faces, indexed by Face.
func fonts() (list []*pdf.Font) {
	for f := range numFaces {
		list = append(list, f.font())
	}
	return append(list, system.fonts()...)
}

func (f Face) has(r rune) bool { return f.font().Has(r) }

// width returns the width of s in millimetres. The face must have all its characters.
func (f Face) width(s string, size float64) float64 {
	ems, face := 0.0, f.font()
	for _, r := range s {
		ems += face.Advance(r)
	}
	return ems * size * 25.4 / 72
}

// A run is a piece of text in one face.
type run struct {
	face     Face
	text     string
	squeezed bool // it begins half an em nearer
}

// unknown replaces a character that no face has.
const unknown = '□'

// runs splits s into runs in f or, for characters that f doesn't have, in Han or a face of
// the system. If that has some of the Chinese characters, it is used for all of them.
func (f Face) runs(s string) (list []run) {
	var text strings.Builder
	face, han, before, squeezed := f, f.hanOf(s), rune(0), false
	end := func() {
		if text.Len() > 0 {
			list = append(list, run{face, text.String(), squeezed})
			text.Reset()
			squeezed = false
		}
	}
	for _, r := range s {
		at, r := f.choose(r)
		switch {
		case r == 0:
			continue
		case at == Han && isHan(r) && han.has(r):
			at = han
		}
		if nearer := embedded.Squeezed(before, r); nearer || at != face {
			end()
			face, squeezed = at, nearer
		}
		before = r
		text.WriteRune(r)
	}
	end()
	return list
}

// hanOf returns the face for the Chinese characters of a text.
func (f Face) hanOf(s string) Face {
	for _, r := range s {
		if at, r := f.choose(r); at >= numFaces && isHan(r) {
			return at
		}
	}
	return Han
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
	if at := system.face(r); at != 0 {
		return at, r
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
	before := rune(0)
	for _, r := range s {
		if face, r := st.face.choose(r); r != 0 {
			w += face.font().Advance(r)
			if embedded.Squeezed(before, r) {
				w -= .5
			}
			before = r
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
