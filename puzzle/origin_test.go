package puzzle

import "testing"

// TestOriginText: an origin is written as it is read; anything else is none.
func TestOriginText(t *testing.T) {
	for text, want := range map[string]Origin{
		"level hard 2026-11-28 1":          {Kind: OfLevel, Of: "hard", Day: "2026-11-28"},
		"technique x-wing 2026-11-28 3":    {Kind: OfTechnique, Of: "x-wing", Day: "2026-11-28", Number: 3},
		"source typed 2026-11-28 2 kept":   {Kind: OfSource, Of: Typed, Day: "2026-11-28", Number: 2, Kept: true},
		"board 6x6-diagonal 2026-11-28 1":  {Kind: OfBoard, Of: "6x6-diagonal", Day: "2026-11-28"},
		"":                                 {},
		"level hard 2026-11-28":            {},
		"level hard 2026-11-28 0":          {},
		"level hard 28.11.2026 1":          {},
		"level hard 2026-11-28 1 and more": {},
	} {
		got, ok := ParseOrigin(text)
		if got != want || ok != (want != Origin{}) {
			t.Errorf("%q is %+v, %t", text, got, ok)
		}
		if ok && got.String() != text {
			t.Errorf("%q is written as %q", text, got.String())
		}
	}
}
