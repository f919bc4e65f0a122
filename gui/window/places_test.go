package window

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"sudoku/gui/menu"
)

//go:embed testdata/places.txt
var placesFile string

// mostPresses is how many presses lead from Home to everything.
const mostPresses = 3

// TestEverythingIsNear: what the menus had before they were ordered anew is found in three presses
// from Home, see testdata/places.txt.
func TestEverythingIsNear(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	atHome(t)
	d := play(t)
	for line := range strings.Lines(placesFile) {
		ids, steps, _ := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case strings.HasPrefix(line, "#"):
		case steps == "menu":
			for id := range strings.FieldsSeq(ids) {
				if !slices.ContainsFunc(d.menus.Actions(), func(a *menu.Action) bool { return a.ID == id }) {
					t.Errorf("%s isn't in the menus", id)
				}
			}
		default:
			t.Run(ids, func(t *testing.T) {
				list := strings.Split(steps, " | ")
				if n := pressesIn(list); n == 0 || n > mostPresses {
					t.Errorf("%d presses, want 1 to %d", n, mostPresses)
				}
				if f := replay(t, false, withoutStar(list)); f != nil {
					t.Error(f)
				}
			})
		}
	}
}

// pressesIn counts those of steps, from that with a star on.
func pressesIn(steps []string) (n int) {
	of := map[string]int{"key": 1, "press": 1, "right": 1, "do": 2}
	from := slices.IndexFunc(steps, func(s string) bool { return strings.HasPrefix(s, "* ") })
	if from < 0 {
		return 0
	}
	for _, step := range withoutStar(steps[from:]) {
		kind, _, _ := strings.Cut(step, " ")
		n += of[kind]
	}
	return n
}

func withoutStar(steps []string) []string {
	list := slices.Clone(steps)
	for i := range list {
		list[i] = strings.TrimPrefix(list[i], "* ")
	}
	return list
}
