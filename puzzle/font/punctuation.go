package font

import (
	"strings"
	"unicode"
)

// IsHan reports whether a character is written in a square: of Chinese, or kana.
func IsHan(r rune) bool { return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) }

// Full-width punctuation has its ink in one half of its square. On the mainland that is so of
// every mark, in Japan of stops and brackets, in Taiwan of brackets alone.
const (
	inFirst         = brackets + stops + "，；：？！"
	stops           = "、。"
	brackets        = "）》」』】〕"
	inFirstOfJapan  = brackets + stops
	inFirstOfTaiwan = brackets
	inSecond        = "（《「『【〔"
	quotes          = "“”‘’"
)

// inFirst returns the marks that have their ink in the first half.
func (s Script) inFirst() string {
	return [...]string{Simplified: inFirst, Japanese: inFirstOfJapan, Traditional: inFirstOfTaiwan}[s]
}

// Squeezed reports whether a character of a text begins half a square nearer to the one before:
// where punctuation follows punctuation one blank half is left out.
func (s Script) Squeezed(before, r rune) bool {
	if r < 0x80 || before < 0x80 { // most
		return false
	}
	if strings.ContainsRune(s.inFirst(), before) {
		return strings.ContainsRune(inFirst+inSecond, r) || s == Simplified && strings.ContainsRune(quotes, r)
	}
	return strings.ContainsRune(inSecond, before) && strings.ContainsRune(inSecond, r)
}

// Hangs reports whether the second half of a character is blank, so that it may lie beyond the end
// of a line.
func (s Script) Hangs(r rune) bool { return r >= 0x80 && strings.ContainsRune(s.inFirst(), r) }
