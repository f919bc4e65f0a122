package home

import (
	"os"
	"path/filepath"
	"testing"

	"sudoku/gui/screen/screentest"
)

func TestAloneHome(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"home": func(d *screentest.Desk) { d.Show(NewHome(d.App)) },
		"home, a daily": func(d *screentest.Desk) {
			s := NewHome(d.App)
			d.Show(s)
			s.openDaily(4)
		},
		"restore again": func(d *screentest.Desk) {
			if err := os.WriteFile(filepath.Join(dataDir(d.App), "restoring.txt"), []byte("/none.zip\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			d.Show(NewRestoreAgain(d.App))
		},
		"recent": func(d *screentest.Desk) { d.Show(NewRecent(d.App)) },
	})
}
