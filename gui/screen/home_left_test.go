package screen

import (
	"os"
	"path/filepath"
	"testing"
)

func TestAloneHome(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"home": func(d *Desk) { d.Show(NewHome(d.App)) },
		"home, a daily": func(d *Desk) {
			s := NewHome(d.App)
			d.Show(s)
			s.openDaily(4)
		},
		"restore again": func(d *Desk) {
			if err := os.WriteFile(filepath.Join(dataDir(d.App), "restoring.txt"), []byte("/none.zip\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			d.Show(NewRestoreAgain(d.App))
		},
		"recent": func(d *Desk) { d.Show(NewRecent(d.App)) },
	})
}
