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
	name    string   // the last short text above the next puzzle
}

// tag begins or ends an element.
func (t *htmlTexts) tag(name string, begins bool) {
	if !isHeading(name) && name != "p" && name != "li" && name != "div" && name != "figcaption" && name != "caption" {
		return
	}
	t.end()
	if begins {
		t.current = name
	}
}

// isHeading reports whether a tag is that of a heading, or of the title of the page.
func isHeading(tag string) bool {
	return tag == "title" || len(tag) == 2 && tag[0] == 'h' && '1' <= tag[1] && tag[1] <= '6'
}

// mark adds the marks of a table to its name.
func (t *htmlTexts) mark(tag string) {
	for _, attribute := range []string{"class", "id"} {
		value, _ := htmlValue(tag, attribute)
		t.name = strings.TrimSpace(t.name + " " + value)
	}
}

// text adds to the text of the element, which may have no name or a wrong one.
func (t *htmlTexts) text(text string) {
	if t.current == "" && strings.TrimSpace(text) != "" {
		t.current = "div"
	}
	if t.current != "" && t.part.Len() < maxRulesText {
		t.part.WriteString(html.UnescapeString(text))
	}
}

// end ends the text of an element.
func (t *htmlTexts) end() {
	text := words.Plain(strings.ToValidUTF8(strings.Join(strings.Fields(t.part.String()), " "), "\ufffd"))
	heading := isHeading(t.current) || t.current == "caption"
	t.part.Reset()
	t.current = ""
	if n := len(strings.Fields(text)); n > 0 && n <= maxHeading {
		t.name = text
	}
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
	if it.above == "" {
		it.above = t.name
	}
	t.above, t.name, t.held = nil, "", &it
	return true
}

// flush passes on the puzzle that waits.
func (t *htmlTexts) flush() bool {
	t.end()
	it := t.held
	t.held = nil
	return it == nil || t.out(*it, nil)
}
