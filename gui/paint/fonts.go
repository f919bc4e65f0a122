package paint

import (
	"golang.org/x/image/font/opentype"

	"sudoku/puzzle/font"
)

type fontID uint8

const (
	regularFont fontID = iota
	boldFont
	hanBoldFont // the system's, if it has one
	hanFonts    // regular, one for each script: the program brings no bold ones, and draws them from these
	numFonts    = hanFonts + fontID(font.NumScripts)
)

// data returns the file of a font that the program brings.
func (id fontID) data() []byte {
	switch id {
	case regularFont:
		return font.Regular
	case boldFont:
		return font.Bold
	}
	return font.Script(id - hanFonts).Face()
}

// font returns a font, which is read when it is first asked for.
func (p *Painter) font(id fontID) *opentype.Font {
	if p.fonts[id] == nil {
		f, err := opentype.Parse(id.data())
		if err != nil {
			panic(err) // the fonts are embedded, so this can't happen
		}
		p.fonts[id] = f
	}
	return p.fonts[id]
}

// Write makes the painter draw Han characters in the forms of a script, where it has them, and
// reports whether that is another than before: then the bold face is gone, too.
func (p *Painter) Write(s font.Script) (changed bool) {
	if p.script == s {
		return false
	}
	p.script = s
	p.UseHanBold(nil)
	return true
}

// Between these are the characters that only another script may have.
const firstHan, lastHan = 0x2e80, 0xffff

// fontOf returns the font for a character: one of Han only if the other fonts lack it, that of
// the script first, and the bold one of the system only for characters, whose punctuation would
// differ.
func (p *Painter) fontOf(in *style, r rune) fontID {
	id := regularFont
	if in.bold {
		id = boldFont
	}
	switch {
	case p.has(id, r):
		return id
	case in.bold && font.IsHan(r) && p.fonts[hanBoldFont] != nil && p.has(hanBoldFont, r):
		return hanBoldFont
	case p.has(hanFonts+fontID(p.script), r):
		return hanFonts + fontID(p.script)
	case r < firstHan || r > lastHan: // no other script would have it: none is unpacked
		return id
	}
	for s := range font.NumScripts {
		if han := hanFonts + fontID(s); p.has(han, r) {
			return han
		}
	}
	return id
}

func (p *Painter) has(id fontID, r rune) bool {
	i, err := p.font(id).GlyphIndex(nil, r)
	return err == nil && i != 0
}
