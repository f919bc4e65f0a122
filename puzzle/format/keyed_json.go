package format

import (
	"encoding/json"
	"strings"

	"sudoku/puzzle/words"
)

// comma parts a value from the one before.
func (k *keyedText) comma() {
	if k.some {
		k.out.WriteByte(',')
	}
	k.some = false
}

func (k *keyedText) name(name string) {
	if k.empty {
		k.put("null")
	}
	k.comma()
	k.text(name)
	k.out.WriteByte(':')
	k.empty, k.some, k.last = true, false, name
}

func (k *keyedText) text(text string) {
	b, _ := json.Marshal(text) // can't fail for a string
	k.put(string(b))
}

// joinedLine is a value with another name and a puzzle in it.
var joinedLine = compileLater(`[:=][ \t]*\\?["']?[0-9._*?-]{60}`)

// put writes a value.
func (k *keyedText) put(text string) {
	switch n := len(cellsOfString(strings.Trim(text, `"`))); {
	case n > 60:
		k.puzzle, k.here = true, true
	case isSmallBoard(n) && text[0] == '"' && (k.last == "" || namesTask(k.last) || namesGrid(k.last) || isAnswer(k.last)):
		k.puzzle, k.here = true, true
	case n == 9:
		k.rows, k.here = k.rows+1, true
	case (n == 4 || n == 6 || k.short > 0 && n > 2 && n < 8) && k.last == "" && k.frames[len(k.frames)-1].list:
		k.short, k.here = k.short+1, true
		k.shortLine = k.at + 1
	case n == 0 && k.odd == nil && joinedLine().MatchString(text) && hasDigits([]byte(text), fewestGivens): // the end of the line before it is lost
		k.odd = &ParseError{Line: k.at + 1, Err: words.Error("format.line.two")}
	case n > 1 && k.odd == nil && (n >= 20 || k.last == "" || namesTask(k.last) || namesGrid(k.last)):
		k.odd = cellsFault(k.at+1, 0, n)
	}
	k.out.WriteString(text)
	k.empty, k.some = false, true
}

func (k *keyedText) open(indent int, list bool) {
	k.frames = append(k.frames, keyedFrame{indent: indent, list: list})
	k.out.WriteString(map[bool]string{true: "[", false: "{"}[list])
	k.empty, k.some = false, false
}

// shut ends the list or object at hand.
func (k *keyedText) shut() {
	if k.empty {
		k.put("null")
	}
	last := len(k.frames) - 1
	k.out.WriteString(map[bool]string{true: "]", false: "}"}[k.frames[last].list])
	k.frames = k.frames[:last]
	k.some = true
}

// leave ends those that are farther from the left edge, at the edge those of sections, too.
func (k *keyedText) leave(indent int) {
	for len(k.frames) > 1 && k.frames[len(k.frames)-1].indent > indent {
		k.shut()
	}
}

// again begins another object like the first.
func (k *keyedText) again() {
	for len(k.frames) > 1 {
		k.shut()
	}
	if k.empty {
		k.put("null")
	}
	k.out.WriteString("},{")
	k.frames, k.some, k.here, k.from = []keyedFrame{{}}, false, false, k.at
}
