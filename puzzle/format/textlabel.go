package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

func beginsText(head []byte) bool {
	return bytes.HasPrefix(head, []byte(shapeLabel)) || bytes.HasPrefix(head, []byte(shapeCapital))
}

// shapeWord is the label without its sign.
const shapeWord = "shape"

// shapeCapital is how people write the label who begin lines with a capital.
const shapeCapital = "Shape:"

// shapePart is in every line that begins a puzzle.
var shapePart, shapePartWide = []byte("hape"), []byte("ｈａｐｅ")

// mayShape reports whether puzzles of the layout Text may begin in lines.
func mayShape(text []byte) bool {
	return bytes.Contains(text, shapePart) || bytes.Contains(text, shapePartWide)
}

// beginsShape reports whether a cleaned line begins a puzzle of the layout Text, maybe with a
// wrong character in the label, or the sign of what a mail quotes before it.
func beginsShape(text []byte) bool {
	text = bytes.TrimSpace(unquote(text))
	if beginsText(text) {
		return true
	}
	if len(text) == 0 || strings.IndexByte(shapeEnds, text[len(text)-1]|' ') < 0 {
		return false // for speed
	}
	word := make([]byte, 0, len(shapeWord)+1)
	for i, b := range text {
		if strings.IndexByte(labelSigns, b) < 0 {
			word = append(word, b|' ')
		} else if len(word) == 0 && b == ':' && namesShape(text[i:]) { // the word is on the line above
			return true
		}
		if isShapeWord(word) && namesShape(text[i+1:]) {
			return true
		}
		if len(word) == cap(word) {
			break
		}
	}
	return false
}

// shapeEnds are the last characters of the names of shapes, in lower case.
const shapeEnds = "clr469"

// labelSigns are what may part the label from the shape, or stand in the label by mistake.
const labelSigns = ": \t;`\x7f"

// isShapeWord reports whether a word is the label of a shape, or one with a wrong character, or its end.
func isShapeWord(word []byte) bool {
	w := string(word)
	return len(w) > 1 && strings.HasSuffix(shapeWord, w) || isMisspelt(w, shapeWord)
}

// namesShape reports whether a text behind the label is the name of a shape.
func namesShape(text []byte) bool {
	_, _, _, ok := puzzle.ParseShapeName(string(bytes.TrimLeft(text, labelSigns)))
	return ok
}

// joinedLabel finds a line about cells in a text, whose own line has lost its end.
var joinedLabel = compileLater(`(cage|entry|centre|corner):[\s\p{Zs}]*\d+[\s\p{Zs}]+r\d+c\d`)

// unquote returns a line without the signs of what a mail quotes, or a fence of Markdown, before it.
func unquote(line []byte) []byte { return bytes.TrimLeft(line, ">` \t") }

// mayBeginText reports whether what is read so far of a stream may be the beginning of a
// shape's line.
func mayBeginText(head []byte) bool {
	return len(head) < len(shapeLabel) && (string(head) == shapeLabel[:len(head)] || string(head) == shapeCapital[:len(head)])
}

// textOf returns a part of a line as a text.
func textOf(raw []byte) string {
	return words.Plain(strings.TrimSpace(strings.ToValidUTF8(string(raw), "\ufffd")))
}

// quoted returns a part of a line as a message quotes it.
func quoted(raw []byte) string { return shorten(textOf(raw)) }
