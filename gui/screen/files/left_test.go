package files

import (
	"context"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
)

func TestAlone(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"save": func(d *screentest.Desk) {
			d.Show(NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a.sdk"}))
		},
		"writing": func(d *screentest.Desk) {
			s := NewSave(d.App, screen.SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(ctx context.Context, _ string, _ int) error {
				<-ctx.Done()
				return ctx.Err()
			}})
			d.Show(s)
			s.Press()
		},
		"open": func(d *screentest.Desk) { d.Show(NewChooser(d.App, screen.OpenAny, func(string) {})) },
	})
}

// newDesk is a desk with the pages of this package.
func newDesk(t testing.TB, text string) *screentest.Desk {
	d := screentest.NewDesk(t, text)
	d.Pages.Save = func(o screen.SaveOrder, show func(screen.Screen)) screen.Saver { return Ask(d.App, o, show) }
	return d
}
