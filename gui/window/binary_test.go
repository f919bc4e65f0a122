package window

import "testing"

// The bytes of a picture are no text, cut at a zero or not.
func TestIsBinary(t *testing.T) {
	for text, want := range map[string]bool{
		"\x89PNG\r\n\x1a\n": true, "\xff\xd8\xff\xe0": true, "GIF89a\x40\x01": true, "RIFF$": true,
		"": false, "53..7....\r\n6..195...\t": false, "数独，一题\u00a0": false,
	} {
		if got := isBinary(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
