package format

import "bytes"

// withoutBullet masks the bullet, or two of a list in a list, before the only integer of a
// line, if the first line of this puzzle has one too.
func (r *integerReader) withoutBullet(text []byte) []byte {
	n, last, bullets := 0, token{}, true
	for tok := range tokensOf(text) {
		bullets = bullets && (n == 0 || string(last.text) == "-" || string(last.text) == "*")
		n, last = n+1, tok
	}
	isItem := bullets && (n == 2 || n == 3)
	if r.n == 0 {
		r.items = isItem
	}
	if isItem && !r.items { // but another line is none
		r.loose++
	}
	if !isItem || !r.items {
		return text
	}
	text = bytes.Clone(text)
	if mask(text[:last.at]); r.n == 0 && bytes.ContainsAny(last.text, "-*") {
		r.items = false // a list in a list, of which the first cell is missing
		text[last.at] = unknown
	}
	return text
}
