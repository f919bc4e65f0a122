package format

import (
	"html"
	"strings"

	"sudoku/puzzle/words"
)

// htmlTexts are the rules that a page has outside of its tables: in headings above a puzzle, in other
// texts above the first or below one. Each puzzle waits until what is below it is known.
type htmlTexts struct {
	out     func(Item, error) bool
	held    *Item
	current string // the element at hand, which has a text
	part    strings.Builder
	above   []string // rules for the next puzzle
}

// tag begins or ends an element.
func (t *htmlTexts) tag(name string, begins bool) {
	heading := name == "title" || len(name) == 2 && name[0] == 'h' && '1' <= name[1] && name[1] <= '6'
	if !heading && name != "p" && name != "li" && name != "div" && name != "figcaption" {
		return
	}
	t.end()
	if begins {
		t.current = name
	}
}

// text adds to the text of the element.
func (t *htmlTexts) text(text string) {
	if t.current != "" && t.part.Len() < maxRulesText {
		t.part.WriteString(html.UnescapeString(text))
	}
}

// end ends the text of an element.
func (t *htmlTexts) end() {
	text := words.Plain(strings.ToValidUTF8(strings.Join(strings.Fields(t.part.String()), " "), "\ufffd"))
	heading := strings.HasPrefix(t.current, "h") || t.current == "title"
	t.part.Reset()
	t.current = ""
	switch {
	case !isRulesLine(text):
	case t.held != nil && !heading:
		t.held.Puzzle.Note = withNote(t.held.Puzzle.Note, text)
	case len(t.above) < maxHead:
		t.above = append(t.above, text)
	}
}

// withNote adds rules to a note, unless they are usual or there.
func withNote(note, rules string) string {
	if strings.Contains(note, rules) {
		return note
	}
	return strings.TrimSpace(note + "\n" + rulesText(rules))
}

// yield passes the puzzle before on, and keeps this one.
func (t *htmlTexts) yield(it Item, err error) bool {
	t.end()
	if !t.flush() {
		return false
	}
	if err != nil {
		return t.out(it, err)
	}
	for _, text := range t.above {
		it.Puzzle.Note = withNote(it.Puzzle.Note, text)
	}
	t.above, t.held = nil, &it
	return true
}

// flush passes on the puzzle that waits.
func (t *htmlTexts) flush() bool {
	t.end()
	it := t.held
	t.held = nil
	return it == nil || t.out(*it, nil)
}
