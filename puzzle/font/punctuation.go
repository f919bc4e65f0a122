package font

import "strings"

// Full-width punctuation has its ink in one half of its square.
const (
	inFirst  = "，。、；：？！）》」』】〕"
	inSecond = "（《「『【〔"
	quotes   = "“”‘’"
)

// Squeezed reports whether a character of a Chinese text begins half a square nearer to the one
// before: where punctuation follows punctuation one blank half is left out.
func Squeezed(before, r rune) bool {
	if r < 0x80 || before < 0x80 { // most
		return false
	}
	if strings.ContainsRune(inFirst, before) {
		return strings.ContainsRune(inFirst+inSecond+quotes, r)
	}
	return strings.ContainsRune(inSecond, before) && strings.ContainsRune(inSecond, r)
}

// Hangs reports whether the second half of a character is blank, so that it may lie beyond the end
// of a line.
func Hangs(r rune) bool { return r >= 0x80 && strings.ContainsRune(inFirst, r) }
