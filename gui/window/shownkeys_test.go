package window

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
)

// A heldApp is the toolkit while modifier keys are held.
type heldApp struct {
	fyne.App
	mod fyne.KeyModifier
}

type heldDriver struct {
	fyne.Driver
	mod fyne.KeyModifier
}

func (a heldApp) Driver() fyne.Driver { return heldDriver{a.App.Driver(), a.mod} }

func (d heldDriver) CurrentKeyModifiers() fyne.KeyModifier { return d.mod }
func (heldDriver) CreateSplashWindow() fyne.Window         { return nil }
func (heldDriver) HasSecondaryDisplay() bool               { return false }

// pressShown presses a key and releases it as the toolkit does: a shortcut goes to the menu bar
// first, then to what has the focus; another key is typed there, and its character after it.
func (d *desk) pressShown(k key.Key) {
	app := fyne.CurrentApp()
	fyne.SetCurrentApp(heldApp{app, k.Mod})
	defer fyne.SetCurrentApp(app)
	name := fyne.KeyName(strings.TrimPrefix(string(k.Name), screen.CharPrefix))
	e := &fyne.KeyEvent{Name: name, Physical: fyne.HardwareKey{ScanCode: 1}}
	focus := d.win.Canvas().Focused()
	down, up := d.keyboard.down, d.keyboard.up
	if f, ok := focus.(desktop.Keyable); ok {
		down, up = f.KeyDown, f.KeyUp
	}
	down(e)
	defer up(e)
	if k.Command() {
		d.pressShortcut(k.Shortcut(d.toolkit.Clipboard()))
		return
	}
	typed, char := d.win.Canvas().OnTypedKey(), d.win.Canvas().OnTypedRune()
	if focus != nil {
		typed, char = focus.TypedKey, focus.TypedRune
	}
	typed(e)
	if len(name) == 1 {
		char(rune(name[0]))
	}
}

func (d *desk) pressShortcut(s fyne.Shortcut) {
	if f, ok := d.win.Canvas().Focused().(fyne.Shortcutable); ok {
		f.TypedShortcut(s)
		return
	}
	d.keyboard.typedShortcut(s)
}

// recorded has actions do nothing but say which was run last, until the test puts them back.
func (d *desk) recorded(ran *string) (undo func()) {
	list := slices.Concat(d.menus.Actions(), d.menus.Apart())
	for _, m := range []*menu.Menu{d.menus.Lists().Board, d.menus.Lists().Reading, d.menus.Lists().Entering, d.menus.Lists().Photo} {
		for _, it := range m.Items {
			list = append(list, it.(*menu.Action))
		}
	}
	was := make([]func(), len(list))
	for i, a := range list {
		was[i], a.Run = a.Run, func() { *ran = a.ID }
	}
	return func() {
		for i, a := range list {
			a.Run = was[i]
		}
	}
}

// TestShownKeys: on every page each key of a menu item, which menus, tooltips and buttons show,
// does what the item does there.
func TestShownKeys(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	pages := d.pages()
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		d.app.Prefs().SetBool(screen.PrefPanel, true)
		d.app.ShowPlay()
		pages[name]()
		d.settle()
		d.checkShownKeys(t, name)
	}
}

func (d *desk) checkShownKeys(t *testing.T, page string) {
	ran := ""
	defer d.recorded(&ran)()
	for _, a := range d.menus.Actions() {
		for _, k := range a.Bound() {
			if a.CanRun() && d.menus.KeysOf(a) != "" && !strings.HasPrefix(string(k.Name), screen.PadPrefix) && !d.writes(k) {
				d.checkShownKey(t, page, a, k, &ran)
			}
		}
	}
	for _, it := range slices.Concat(d.menus.Lists().Entering.Items, d.menus.Lists().Photo.Items) {
		if a := it.(*menu.Action); a.CanRun() && d.menus.Field() == nil {
			d.checkShownKey(t, page, a, a.Bound()[0], &ran)
		}
	}
}

func (d *desk) checkShownKey(t *testing.T, page string, a *menu.Action, k key.Key, ran *string) {
	*ran = ""
	if d.pressShown(k); *ran != a.ID && (d.menus.Field() == nil || !a.Edits()) { // which the field has done
		t.Errorf("%s: %s of %s runs %q, the focus on %T", page, k.Text(d.lang), a.ID, *ran, d.win.Canvas().Focused())
	}
}

// writes reports whether a key without Ctrl and Alt belongs to what has the focus on a page with
// a board: to the text in a field, or to a control. Escape isn't looked up.
func (d *desk) writes(k key.Key) bool {
	function := key.Function(k.Name)
	focus := d.win.Canvas().Focused()
	switch {
	case k.Name == fyne.KeyEscape:
		return true
	case k.Command() || function:
		return false
	case d.menus.Field() != nil:
		return true
	case strings.HasPrefix(string(k.Name), screen.CharPrefix):
		return false
	}
	return d.board.Visible() && focus != nil && focus != fyne.Focusable(d.board)
}
