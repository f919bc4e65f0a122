package window

import (
	_ "embed"
	"strings"
	"testing"

	"sudoku/gui/menu"
)

//go:embed testdata/near_home.txt
var pressesFromHome string

// TestNearHome: what is near from Home.
func TestNearHome(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	atHome(t)
	inMenus := menuIDs(openDesk(t, t.TempDir(), ""))
	for line := range strings.Lines(pressesFromHome) {
		f := strings.Split(strings.TrimSpace(line), "|")
		if strings.HasPrefix(line, "#") || len(f) != 5 {
			continue
		}
		t.Run(strings.TrimSpace(f[1]), func(t *testing.T) {
			n := 0
			for _, step := range steps(f[3]) {
				n++
				if id, ok := strings.CutPrefix(step, "do "); ok {
					if n++; !inMenus[id] {
						t.Errorf("%s is in no menu", id)
					}
				}
			}
			if most := strings.TrimSpace(f[0]); n < 1 || n > int(most[0]-'0') {
				t.Errorf("%d presses, at most %s", n, most)
			}
			if fault := replay(t, false, append(append(steps(f[2]), steps(f[3])...), steps(f[4])...)); fault != nil {
				t.Fatal(fault)
			}
		})
	}
}

// steps parts a list of steps.
func steps(text string) (list []string) {
	for _, s := range strings.Split(text, ";") {
		if s = strings.TrimSpace(s); s != "" {
			list = append(list, s)
		}
	}
	return list
}

// menuIDs returns the actions that are to be seen in the menus and their submenus.
func menuIDs(d *desk) map[string]bool {
	ids := map[string]bool{}
	var add func(items []menu.Item)
	add = func(items []menu.Item) {
		for _, it := range items {
			switch it := it.(type) {
			case *menu.Action:
				ids[actionName(it)] = !it.Apart
			case *menu.Menu:
				add(it.Items)
			}
		}
	}
	for _, m := range d.menus.Lists().Menus {
		add(m.Items)
	}
	return ids
}
