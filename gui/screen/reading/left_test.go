package reading

import (
	"os"
	"testing"

	"sudoku/gui/screen/screentest"
)

func TestAlone(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"manual": func(d *screentest.Desk) { d.Show(NewManual(d.App, os.DirFS("../../../docs/manual"))) },
		"textview": func(d *screentest.Desk) {
			d.Show(NewTextView(d.App, func() Text { return About(d.Base().Lang, "1", 1) }))
		},
	})
}
