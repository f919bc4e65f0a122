package print

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	embedded "sudoku/puzzle/font"
	"sudoku/puzzle/print/pdf"
	"sudoku/puzzle/words"
)

// A Face is one of the embedded fonts, or of those of the system.
type Face uint16

const (
	Regular Face = iota
	Bold
	Han
	Heavy       // digits alone
	Japanese    // as Han, in the forms of Japan
	Traditional // as Han, in those of Taiwan
	numFaces    // the faces of the system come after these
)

// Font returns an embedded face as TrueType.
func (f Face) Font() []byte {
	switch f {
	case Regular:
		return embedded.Regular
	case Bold:
		return embedded.Bold
	case Heavy:
		return embedded.Heavy
	case Japanese:
		return embedded.Japanese.Face()
	case Traditional:
		return embedded.Traditional.Face()
	}
	return embedded.Han
}

// loaded has each embedded face for files, and for measuring texts.
var loaded = [numFaces]func() *pdf.Font{load(Regular), load(Bold), load(Han), load(Heavy), load(Japanese), load(Traditional)}

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

// runs splits s into runs in f or, for characters that f doesn't have, in one of Han characters or
// a face of the system. If that has some of the Han characters, it is used for all of them.
func (f Face) runs(s string) (list []run) {
	var text strings.Builder
	face, han, before, squeezed := f, f.hanOf(s), rune(0), false
	script := han.script()
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
		case at == Han && han.has(r) && (embedded.IsHan(r) || han < numFaces):
			at = han
		}
		if nearer := script.Squeezed(before, r); nearer || at != face {
			end()
			face, squeezed = at, nearer
		}
		before = r
		text.WriteRune(r)
	}
	end()
	return list
}

// hanOf returns the face for the Han characters of a text: that for Japanese if it has kana.
func (f Face) hanOf(s string) Face {
	found := Han
	for _, r := range s {
		switch at, r := f.choose(r); {
		case unicode.In(r, unicode.Hiragana, unicode.Katakana):
			return Japanese
		case found == Han && embedded.IsHan(r):
			found = at
		}
	}
	return found
}

// script returns the script of the texts that a face is for.
func (f Face) script() embedded.Script {
	switch f {
	case Japanese:
		return embedded.Japanese
	case Traditional:
		return embedded.Traditional
	}
	return embedded.Simplified
}

// faceOf returns the face of Han characters for a language.
func faceOf(l words.Lang) Face {
	return [...]Face{embedded.Simplified: Han, embedded.Japanese: Japanese, embedded.Traditional: Traditional}[embedded.ScriptOf(l.Script())]
}

// write puts texts into the face of a language where they are in that of another and it has all
// of their characters: all of these are as wide.
func (p *Page) write(in Face) {
	for i := range p.Texts {
		if t := &p.Texts[i]; t.Face == Han && in != Han && !strings.ContainsFunc(t.S, func(r rune) bool { return !in.has(r) }) {
			t.Face = in
		}
	}
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
	}
	for _, han := range []Face{Han, Traditional, Japanese} {
		if han.has(r) {
			return han, r
		}
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
	before, script := rune(0), st.face.hanOf(s).script()
	for _, r := range s {
		if face, r := st.face.choose(r); r != 0 {
			w += face.font().Advance(r)
			if script.Squeezed(before, r) {
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
