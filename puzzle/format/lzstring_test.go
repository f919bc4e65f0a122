package format

import (
	"strings"
	"testing"
)

// lzVectors are texts packed by the library that the sites use.
var lzVectors = []struct{ text, packed string }{
	{"", "Q==="},
	{"a", "IZA="},
	{`{"x":3}`, "N4IgHiBcDMC+Q==="},
	{`{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}`, "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA=="},
	{"é数独😀aaaaaaaaaaaa数", "JeB1NDdOi8G4AHsIZ/C4iA=="},
}

func TestLZString(t *testing.T) {
	for _, tt := range lzVectors {
		if got := packLZ(tt.text); got != tt.packed {
			t.Errorf("%q packs to %s, want %s", tt.text, got, tt.packed)
		}
		if got, err := unpackLZ(tt.packed, new(allowance)); err != nil || got != tt.text {
			t.Errorf("%s unpacks to %q, %v, want %q", tt.packed, got, err, tt.text)
		}
	}
	for _, bad := range []string{"N4IgHiBc", "N4Ig*iBcDMC+Q===", "////", "A"} {
		if got, err := unpackLZ(bad, new(allowance)); err == nil {
			t.Errorf("%q unpacks to %q", bad, got)
		}
	}
}

// The unpacked size is limited, even if the link is short.
func TestLZStringIsBounded(t *testing.T) {
	if _, err := unpackLZ(packLZ(strings.Repeat("a", maxUnpacked)), new(allowance)); err != nil {
		t.Error("a text of the largest size is refused:", err)
	}
	if text, err := unpackLZ(packLZ(strings.Repeat("a", maxUnpacked+1)), new(allowance)); err == nil {
		t.Errorf("%d characters come out", len(text))
	}
}

// FuzzLZString unpacks anything, and packs and unpacks any text.
func FuzzLZString(f *testing.F) {
	for _, tt := range lzVectors {
		f.Add(tt.packed)
		f.Add(tt.text)
	}
	f.Fuzz(func(t *testing.T, s string) {
		unpackLZ(s, new(allowance))
		if got, err := unpackLZ(packLZ(s), new(allowance)); len(s) < maxUnpacked && (err != nil || got != string([]rune(s))) {
			t.Errorf("%q comes back as %q, %v", s, got, err)
		}
	})
}
