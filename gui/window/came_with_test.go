package window

import (
	"slices"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
)

// TestCameWith: rules in the text of a puzzle are said before the first move, and are gone after it; the
// usual ones are not said.
func TestCameWith(t *testing.T) {
	const line = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
	for rules, says := range map[string]string{
		"Normal sudoku rules apply. Cells a knight's move apart hold different digits.": "knight's move apart",
		"Normal sudoku rules apply.":           "",
		"Es gelten die üblichen Sudokuregeln.": "",
		"Digits on a line differ by five. " + strings.Repeat("Every line is drawn in blue. ", 20): "Title, source, rating",
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

// rule is a rule in the text of a puzzle that no board has.
const rule = "Cells a knight's move apart differ."

// TestCameWithOfList: the same of a puzzle that is chosen from a list.
func TestCameWithOfList(t *testing.T) {
	var rows strings.Builder
	for row := range slices.Chunk([]byte(easy), 9) {
		rows.Write(append(row[:9:9], '\n'))
	}
	one := "shape: classic\nnote: " + rule + "\n" + rows.String() + "\n"
	d := play(t)
	d.toolkit.Clipboard().SetContent(one + one)
	d.opener.paste()
	d.allOpened()
	d.app.Files().Play(0)
	if text := d.status.label.Text(); !strings.Contains(text, "Puzzle 1 of 2") || !strings.Contains(text, rule) {
		t.Errorf("said is %q", text)
	}
}

// TestCameWithEntered: the same of a puzzle that is pasted on the page for entering, there and once it is
// played.
func TestCameWithEntered(t *testing.T) {
	d := play(t)
	s := enter.NewEnter(d.app)
	d.app.Show(s)
	d.toolkit.Clipboard().SetContent(`{"puzzle":"` + easy + `","rules":"` + rule + `"}`)
	d.opener.paste()
	if d.allOpened(); !strings.Contains(d.status.label.Text(), rule) {
		t.Errorf("pasted: said is %q", d.status.label.Text())
	}
	if s.Play(); !strings.Contains(d.status.label.Text(), rule) || d.app.Top() != screen.Screen(d.app.Play()) {
		t.Errorf("played: said is %q on %T", d.status.label.Text(), d.app.Top())
	}
}

// TestCameWithSeveral: where a puzzle has several solutions its rule is told of: it may leave one.
func TestCameWithSeveral(t *testing.T) {
	d := play(t)
	d.toolkit.Clipboard().SetContent(`{"puzzle":"` + easy[:40] + strings.Repeat("0", 41) + `","rules":"` + rule + `"}`)
	d.opener.paste()
	d.allOpened()
	s, ok := d.app.Top().(*enter.Enter)
	if !ok {
		t.Fatalf("on %T", d.app.Top())
	}
	says := func(does string) {
		t.Helper()
		if text := d.status.label.Text(); !strings.Contains(text, rule) {
			t.Errorf("%s: said is %q", does, text)
		}
	}
	says("opened")
	s.Play()
	says("asked to play")
	d.until(func() bool { return !s.Checks.Busy() })
	says("no typo found")
	s.Play()
	if says("played"); d.app.Top() != screen.Screen(d.app.Play()) {
		t.Errorf("on %T", d.app.Top())
	}
}
