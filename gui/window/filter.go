package window

import (
	"fyne.io/fyne/v2"

	"sudoku/puzzle"
)

// filterMenu lists the filters.
func (as *actions) filterMenu() *Menu {
	m, f := &Menu{ID: "show"}, as.app.Play().Filter()
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &Action{ID: numbered("show", d), Label: as.T("action.show.digit", "d", d), Keys: []Key{{digitKey(d), alt}}, Enabled: as.boardSeen,
			Run:     func() { f.Only(d.Set()) },
			Checked: func() bool { return f.Shown().Digits.Has(d) }})
	}
	m.Items = append(m.Items, nil,
		&Action{ID: "show.two", Keys: []Key{{fyne.Key0, alt}}, Enabled: as.boardSeen, Run: f.Two,
			Checked: func() bool { return f.Shown().Two }},
		&Action{ID: "show.all", Enabled: as.boardSeen, Run: f.All, Checked: func() bool { return f.Shown().All }})
	return m
}
