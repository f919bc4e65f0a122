package page

import "unicode/utf8"

// How many characters a text field holds. The toolkit draws the whole text of a line anew
// after each change, which takes longest where every character is of another script than
// the one before: about a tenth of a second for a line of 200.
const (
	LineText = 200  // a title, a name, what is searched
	LongText = 400  // a list
	NoteText = 2000 // text in lines, each of which is drawn alone
	PathText = 4096 // a path, as long as systems have them, see TextEntry.Weigh
)

// slowWeight is as how many characters one counts that is slow to draw.
const slowWeight = 10

// weight returns as how many characters r counts after the one before it.
func (e *TextEntry) weight(before, r rune) int {
	if e.Weigh && (r >= utf8.RuneSelf || before >= utf8.RuneSelf) {
		return slowWeight
	}
	return 1
}

// first returns the beginning of a text that counts as n characters at most.
func (e *TextEntry) first(text string, n int) string {
	before := rune(0)
	for i, r := range text {
		if n -= e.weight(before, r); n < 0 {
			return text[:i]
		}
		before = r
	}
	return text
}

// count returns as how many characters a text counts.
func (e *TextEntry) count(text string) (n int) {
	before := rune(0)
	for _, r := range text {
		n += e.weight(before, r)
		before = r
	}
	return n
}

// room returns how many characters can be typed.
func (e *TextEntry) room() int { return e.Most - e.count(e.Text) + e.count(e.SelectedText()) }

// full says that no more can be typed.
func (e *TextEntry) full() { Remark(e.base, "field.full", "n", utf8.RuneCountInString(e.Text)) }
