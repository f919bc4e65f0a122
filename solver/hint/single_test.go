package hint

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestSecondDepthNamesNoDigit: it says what is to be found, not which digit it is.
func TestSecondDepthNamesNoDigit(t *testing.T) {
	for _, id := range []string{"naked-single", "hidden-single"} {
		i := slices.IndexFunc(logic.Full.Techniques, func(t *logic.Technique) bool { return t.ID == id })
		_, s, _ := logic.Full.Techniques[i].Example()
		d := string(rune('0' + s.Place[0].Digit()))
		for _, l := range []words.Lang{words.English, words.Chinese} {
			text, _ := Hint{step{Step: s}}.Depth(What, l)
			pattern, _ := Hint{step{Step: s}}.Depth(Why, l)
			if strings.Contains(text[0], d) || !strings.Contains(strings.Join(pattern, ""), d) {
				t.Errorf("%s: %q, then %q", id, text, pattern)
			}
		}
	}
}
