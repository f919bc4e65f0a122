package enter

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// cageKey handles a key while cages are drawn.
func (t *typing) cageKey(name fyne.KeyName) bool {
	changed := false
	switch {
	case screen.DigitOf(name) > 0 || t.draws.sum != "" && (name == fyne.Key0 || name == screen.PadPrefix+"0"):
		t.typedSum(string(name[len(name)-1:]))
		return true
	case screen.EmptiesCell(name) || screen.IsReturn(name):
		if wrong := t.tooSmall(); wrong != nil {
			t.afterCages(false, wrong)
			return true
		}
		t.nextCage()
	case name == fyne.KeyBackspace:
		changed = t.shorten()
	case name == fyne.KeyDelete:
		changed = t.dropCages()
	default:
		return false
	}
	t.afterCages(changed, nil)
	return true
}

func (t *typing) typedSum(d string) { t.afterCages(t.typeSum(d)) }

// afterCages shows a change of the cages, or what is wrong with it.
func (t *typing) afterCages(changed bool, wrong error) {
	t.app.ClearMessage()
	cage, _ := t.shape().CageOf(t.entry.UI.Cursor)
	switch {
	case wrong != nil:
		t.app.Warn(t.app.Base().Lang.Error(wrong))
	case changed && piecesOf(cage.Cells) > 1:
		t.app.Warn(t.app.Base().T("enter.cage.apart", "n", piecesOf(cage.Cells)))
	}
	if changed {
		t.checks.analyse()
	}
	t.app.Refresh()
}
