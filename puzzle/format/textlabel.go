package format

import (
	"bytes"

	"sudoku/puzzle"
)

func beginsText(head []byte) bool {
	return bytes.HasPrefix(head, []byte(shapeLabel)) || bytes.HasPrefix(head, []byte(shapeCapital))
}

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
	end := bytes.IndexAny(text, ": \t;")
	if end < 0 {
		return false
	}
	if word := string(text[:end]); word != "shape" && !isMisspelt(word, "shape") {
		return false
	}
	_, _, _, ok := puzzle.ParseShapeName(string(bytes.TrimLeft(text[end:], ": \t;\x7f")))
	return ok
}

// unquote returns a line without the signs of what a mail quotes, or a fence of Markdown, before it.
func unquote(line []byte) []byte { return bytes.TrimLeft(line, ">` \t") }

// mayBeginText reports whether what is read so far of a stream may be the beginning of a
// shape's line.
func mayBeginText(head []byte) bool {
	return len(head) < len(shapeLabel) && (string(head) == shapeLabel[:len(head)] || string(head) == shapeCapital[:len(head)])
}
