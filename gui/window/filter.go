package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/puzzle"
)

// filterMenu lists the filters.
func (as *actions) filterMenu() *menu.Menu {
	m, f := &menu.Menu{ID: "filter"}, as.app.Play().Filter()
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &menu.Action{ID: key.Numbered("show", d), Label: as.T("action.show.digit", "d", d), Keys: key.With(key.Alt, key.Digit(d)), Enabled: as.boardSeen,
			Run:     func() { f.Only(d.Set()) },
			Checked: func() bool { return f.Shown().Digits.Has(d) }})
	}
	m.Items = append(m.Items,
		&menu.Action{ID: "show.two", Keys: key.With(key.Alt, fyne.Key0), Enabled: as.boardSeen, Run: f.Two,
			Checked: func() bool { return f.Shown().Two }},
		&menu.Action{ID: "show.all", Enabled: as.boardSeen, Run: f.All, Checked: func() bool { return f.Shown().All }})
	return m
}
