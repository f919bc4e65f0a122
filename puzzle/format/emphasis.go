package format

import (
	"bytes"
	"slices"
)

// isEmphasized reports whether a line may be a row with digits between asterisks or
// underscores.
func isEmphasized(text []byte) bool {
	signs := 0
	for _, b := range text {
		if b == '*' || b == '_' {
			signs++
		}
	}
	if signs < 2 {
		return false
	}
	for _, separator := range []string{"|", ",", "\t", "&"} {
		if bytes.Count(text, []byte(separator)) >= 8 {
			return true
		}
	}
	tokens := 0
	for tok := range tokensOf(text) {
		if tokens++; len(tok.text) >= len("**5**") && isEmphasis(tok.text) {
			return true
		}
	}
	return tokens == 9 || tokens == 10
}

// unemphasize masks the signs around each digit that stands alone between equal ones.
func unemphasize(text []byte) {
	for tok := range tokensOf(text) {
		if isEmphasis(tok.text) {
			k := len(tok.text) / 2
			mask(tok.text[:k])
			mask(tok.text[k+1:])
		}
	}
}

// isEmphasis reports whether a word is a digit between equal signs, up to three: with four
// it is a row.
func isEmphasis(word []byte) bool {
	k := len(word) / 2
	sign := word[0]
	return k <= 3 && (sign == '*' || sign == '_') && len(word)%2 == 1 && '1' <= word[k] && word[k] <= '9' &&
		bytes.Count(word, []byte{sign}) == 2*k
}

// leftEmphasis returns the first row that has a sign as a cell that is around digits in some row; -1 if
// none has: it is damaged, or cut off.
func (rows gridRows) leftEmphasis() int {
	for _, sign := range []byte("*_") {
		if !slices.ContainsFunc(rows, func(r gridRow) bool { return r.lostEmphasis(sign) }) {
			continue
		}
		if i := slices.IndexFunc(rows, func(r gridRow) bool { return bytes.IndexByte(r.text, sign) >= 0 }); i >= 0 {
			return i
		}
	}
	return -1
}

// lostEmphasis reports whether such signs around a digit were taken off a row.
func (r *gridRow) lostEmphasis(sign byte) bool {
	if bytes.Count(r.raw, []byte{sign}) <= bytes.Count(r.text, []byte{sign}) {
		return false
	}
	for tok := range tokensOf(r.raw) {
		if tok.text[0] == sign && len(tok.text) > 1 && isEmphasis(tok.text) {
			return true
		}
	}
	return false
}
