package words

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// IsControl reports whether a character controls the output instead of being read: what
// a terminal takes for a command, what ends a line, and what changes the direction of
// text, so that it reads as something else.
func IsControl(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Bidi_Control, unicode.Zl, unicode.Zp)
}

// Visible writes a name or title of others so that it can be shown anywhere: control
// characters and broken UTF-8 as escapes, such as \x1b.
func Visible(s string) string {
	if utf8.ValidString(s) && strings.IndexFunc(s, IsControl) < 0 {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], "\ufffd"):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case IsControl(r):
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Plain leaves control characters out, and puts a space where a line or a column
// ended.
func Plain(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\r' || r == '\t' || unicode.In(r, unicode.Zl, unicode.Zp):
			return ' '
		case IsControl(r):
			return -1
		}
		return r
	}, s)
}
