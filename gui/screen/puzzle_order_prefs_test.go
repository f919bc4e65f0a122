package screen_test

import (
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// The page has a name for every condition that it shows, and for how to type those that take
// no technique, in every language. Minutes are there the player's own.
func TestConditionsHaveNames(t *testing.T) {
	for _, l := range words.Langs {
		for _, c := range generator.Conditions {
			if c.Name == session.OptionMinutes {
				continue
			}
			if name := session.OptionName(l, c.Name); strings.Contains(name, ".") {
				t.Errorf("%s has no name in %s", c.Name, l.Code())
			}
			if key := "new.typed." + c.Name; c.Name != session.OptionLevel && !strings.HasPrefix(c.Kind, "ID") && l.T(key) == key {
				t.Errorf("no words for how to type %s in %s", c.Name, l.Code())
			}
		}
	}
}

// The last orders are remembered, the newest first, each once and no more than three; the
// order of last time comes back.
func TestOrdersAreRemembered(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	for _, text := range []string{"clues=24", "clues=25 seed=7", "clues=26 number=3", "clues=25", "symmetry=none"} {
		screen.Remember(d.Prefs(), session.ParsePuzzleOrder(text))
	}
	var got []string
	for _, o := range d.Prefs().RecentOrders() {
		got = append(got, o.String())
	}
	if s := strings.Join(got, "; "); s != "clues=25; clues=26; clues=24" {
		t.Errorf("got %q, want %q", s, "clues=25; clues=26; clues=24")
	}
	for _, text := range []string{"difficulty=hard symmetry=none", "clues=24 symmetry=half-turn", "difficulty=easy minimal=yes pattern=abc symmetry=diagonal"} {
		d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder(text))
		if got := d.Prefs().PuzzleOrder().String(); got != text {
			t.Errorf("%q came back as %q", text, got)
		}
	}
}
