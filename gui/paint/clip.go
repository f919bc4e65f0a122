package paint

import "unicode/utf8"

// Clip returns s with no more than n characters: what is too much in the middle gives
// way to an ellipsis, so that of a path both ends are left.
func Clip(s string, n int) string {
	if len(s) <= n || utf8.RuneCountInString(s) <= n {
		return s
	}
	runes := []rune(s)
	tail := n / 3
	return string(runes[:n-tail-1]) + "…" + string(runes[len(runes)-tail:])
}
