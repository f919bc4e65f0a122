package hint

import (
	"strings"
	"testing"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestSecondDepthNamesNoDigit: it says what is to be found, not which digit it is; nor does
// its heading, of any technique.
func TestSecondDepthNamesNoDigit(t *testing.T) {
	for _, tech := range logic.Techniques() {
		_, s, ok := tech.Example()
		if !ok {
			continue
		}
		for _, l := range []words.Lang{words.English, words.Chinese} {
			if title := (Hint{step{Step: s}}).Title(What, l); title != s.Name(l) {
				t.Errorf("%s: the heading is %q", tech.ID, title)
			}
		}
	}
	for _, id := range []string{"naked-single", "hidden-single"} {
		tech, _ := logic.ByID(id)
		_, s, _ := tech.Example()
		d := string(rune('0' + s.Place[0].Digit()))
		for _, l := range []words.Lang{words.English, words.Chinese} {
			text, _ := Hint{step{Step: s}}.Depth(What, l)
			pattern, _ := Hint{step{Step: s}}.Depth(Why, l)
			if strings.Contains(text[0], d) || !strings.Contains(strings.Join(pattern, ""), d) {
				t.Errorf("%s: %q, then %q", id, text, pattern)
			}
			if title := (Hint{step{Step: s}}).Title(Pattern, l); strings.Contains(title, d) {
				t.Errorf("%s: the heading is %q before the argument", id, title)
			}
		}
	}
}
