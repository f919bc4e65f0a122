package window

import (
	"strings"
	"testing"
)

// TestCameWith: rules in the text of a puzzle are said before the first move, and are gone after it; the
// usual ones are not said.
func TestCameWith(t *testing.T) {
	const line = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
	for rules, says := range map[string]string{
		"Normal sudoku rules apply. Cells a knight's move apart hold different digits.": "knight's move apart",
		"Normal sudoku rules apply.":           "",
		"Es gelten die üblichen Sudokuregeln.": "",
		"Digits on a line differ by five. " + strings.Repeat("Every line is drawn in blue. ", 20): "Title and source",
	} {
		d := play(t)
		d.toolkit.Clipboard().SetContent(`{"puzzle":"` + line + `","rules":"` + rules + `"}`)
		d.opener.paste()
		d.allOpened()
		text := d.status.label.Text()
		if came := strings.Contains(text, "came with"); came != (says != "") || !strings.Contains(text, says) {
			t.Errorf("%q: said is %q", rules, text)
		}
		if says == "" {
			continue
		}
		if note := d.app.Session().Game.Puzzle().Note; note == "" {
			t.Errorf("%q is not kept", rules)
		}
		if d.keys("4"); strings.Contains(d.status.label.Text(), "came with") {
			t.Error("still said after a move:", d.status.label.Text())
		}
	}
}
