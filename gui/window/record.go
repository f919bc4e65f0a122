//go:build e2e

package window

import "fmt"

// Record has the actions of the menus do nothing but tell ran of them, wherever the window is,
// with what the menus show then: the keys of each by its ID.
func (w *Window) Record(ran func(id string, shown map[string]string)) {
	for _, a := range w.menus.Actions() {
		a.Enabled = nil
		a.Run = func() { ran(a.ID, w.keysShown()) }
	}
}

func (w *Window) keysShown() map[string]string {
	shown := map[string]string{}
	for _, a := range w.menus.Actions() {
		if keys := w.menus.KeysOf(a); keys != "" {
			shown[a.ID] = keys
		}
	}
	return shown
}

// Perform runs the action of a line of the menus.
func (w *Window) Perform(id string) {
	for _, a := range w.menus.Actions() {
		if a.ID == id {
			w.menus.Run(a)
			return
		}
	}
	panic("the menus have no line " + id)
}

// PageName names the type of the page that is shown.
func (w *Window) PageName() string { return fmt.Sprintf("%T", w.app.Top()) }
