package page

import (
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/words"
)

// TestProgressLine: a search says what was found and how long the rest takes, or how fast it
// is and what came closest.
func TestProgressLine(t *testing.T) {
	for _, tt := range []struct {
		Looking
		took time.Duration
		says string
	}{
		{Looking{Of: 1, Tried: 12}, time.Second, "12 tried"},
		{Looking{Of: 1, Tried: 1200}, 10 * time.Second, "1200 tried, 120 a second"},
		{Looking{Of: 1, Tried: 1200, Closest: "Score, Pattern"}, 10 * time.Second, "misses: Score, Pattern"},
		{Looking{Found: 3, Of: 12, Tried: 99}, 30 * time.Second, "3 of 12 found, about one in 10 s, 90 s left"},
		{Looking{Found: 1, Of: 12, Tried: 99}, 10 * time.Minute, "about one in 10 min, 110 min left"},
	} {
		b := testBase(t)
		if got := b.ProgressLine(tt.Looking, tt.took); !strings.Contains(got, tt.says) {
			t.Errorf("%q does not say %q", got, tt.says)
		}
		b.Lang = words.Chinese
		if got := b.ProgressLine(tt.Looking, tt.took); strings.ContainsAny(got, "{}") {
			t.Error(got)
		}
	}
}

// TestExpected: what is not looked for yet says how long it will take, as roughly as it is known.
func TestExpected(t *testing.T) {
	for _, tt := range []struct {
		Expected
		says string
	}{
		{Expected{Of: 1}, ""},
		{Expected{Of: 1, Trying: true}, "Seeing how long"},
		{Expected{Made: 5, Each: time.Second / 10, Of: 1}, "Less than a second"},
		{Expected{Made: 5, Each: time.Second / 10, Of: 50}, "About 0.1 s for one puzzle, 5 s for all 50."},
		{Expected{Made: 5, Each: time.Millisecond, Of: 50}, "Less than a second"},
		{Expected{Made: 1, Each: 2800 * time.Millisecond, Of: 1}, "About 3 s for one puzzle."},
		{Expected{Made: 1, Each: 118 * time.Second, Of: 1}, "Rare: about 2 min for one puzzle."},
		{Expected{Each: 2 * time.Second, Of: 1}, "None came in 2 s"},
		{Expected{Each: 2 * time.Second, Of: 1, Trying: true}, "Seeing how long"},
	} {
		b := testBase(t)
		if got := b.Expected(tt.Expected); !strings.HasPrefix(got, tt.says) || tt.says == "" && got != "" {
			t.Errorf("%+v: %q, want %q", tt.Expected, got, tt.says)
		}
		b.Lang = words.Chinese
		if got := b.Expected(tt.Expected); strings.ContainsAny(got, "{}") {
			t.Error(got)
		}
	}
}
