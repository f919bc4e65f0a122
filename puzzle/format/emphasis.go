package format

import (
	"bytes"
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
