package window

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// open opens one of the positions, with the cursor at the start and nothing typed elsewhere.
func (d *desk) open(grid string) {
	d.t.Helper()
	g, ok := puzzle.ParseGrid(positions[grid])
	if !ok {
		d.t.Fatal(grid)
	}
	if e := d.entering(); e != nil {
		e.Clear()
	}
	d.app.Start(puzzle.Puzzle{Givens: g, Title: "No 7"})
	d.until(func() bool { return d.app.Session().Facts().Known && !d.app.Session().FindingHint() })
	screen.HasBegun(d.app)
	d.home()
	d.Refresh()
	d.settle()
}

// listened is a desk in a language, to which a reader listens.
func listened(t *testing.T, lang words.Lang) (*desk, *listener) {
	d, l := play(t), &listener{}
	d.speak(lang)
	d.ReadBy(l)
	return d, l
}

// TestReadout: what the keys say that read the board out, and where they go, in both languages
// and both profiles. The status line says the same.
func TestReadout(t *testing.T) {
	for i, lang := range []words.Lang{words.English, words.Chinese} {
		if testing.Short() && i > 0 {
			break // the same in other words
		}
		d, l := listened(t, lang)
		for _, c := range cases(t, "testdata/readout.txt", 5) {
			d.open(c[0])
			for _, deed := range strings.Fields(c[1]) {
				l.said = nil
				d.does(deed)
			}
			got := heardAs(l.said)
			if cell, _ := d.board.Cursor(); cell.String() != c[2] {
				t.Errorf("%s, %s: the cursor is at %v, want %s", c[0], c[1], cell, c[2])
			}
			if got != c[3+i] {
				t.Errorf("%s, %s: %q, want %q", c[0], c[1], got, c[3+i])
			}
			if line := d.label.Text(); got != "" && line != got {
				t.Errorf("%s, %s: the status line says %q", c[0], c[1], line)
			}
		}
	}
}

// TestReadoutKeys: in each profile the keys that read the board out are bound, to nothing else,
// and stand on the page of keys with their names in both languages.
func TestReadoutKeys(t *testing.T) {
	for _, profile := range [][]string{{}, {screen.PrefHoDoKu}, {screen.PrefFirst}, {screen.PrefHoDoKu, screen.PrefFirst}} {
		for _, lang := range []words.Lang{words.English, words.Chinese} {
			d := play(t)
			for _, s := range profile {
				d.app.Prefs().SetBool(s, true)
			}
			d.app.Prefs().SetString(screen.PrefLanguage, lang.Code())
			d.rebuild()
			sheet := map[string]string{}
			for _, l := range d.menus.KeySheet().Lines {
				for _, keys := range l.Keys {
					sheet[strings.Join(keys, "+")] = l.Right
				}
			}
			for _, it := range d.menus.Lists().Reading.Items {
				a := it.(*menu.Action)
				if len(a.Bound()) != 1 {
					t.Fatalf("%v: %s has the keys %v", profile, a.ID, a.Bound())
				}
				if list := d.menus.Keys[a.Bound()[0]]; len(list) != 1 {
					t.Errorf("%v: %v is also of another action", profile, a.Bound()[0])
				}
				key := fmt.Sprintf("Alt+Shift+%s", a.Bound()[0].Name)
				if name := lang.T("action." + a.ID); sheet[key] != name || name == a.ID {
					t.Errorf("%v, %s: %s is %q on the page of keys, want %q", profile, lang.Code(), key, sheet[key], name)
				}
			}
		}
	}
}
