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
