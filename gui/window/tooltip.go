package window

import (
	"slices"
	"strings"

	"sudoku/gui/widget"
)

// tip returns what a tooltip says of an action: its name and its first key, as in the menu
// and on the page of keys.
func (ms *menus) tip(id string) widget.Tip {
	a := ms.find(id)
	if a == nil {
		return widget.Tip{}
	}
	tip := widget.Tip{Text: ms.label(a)}
	if len(a.shown) > 0 {
		tip.Keys = strings.Join(ms.caps(a.shown[0]), "+")
	}
	return tip
}

// find returns the action of that ID, with a menu item or on the page where a puzzle is
// typed; nil if there is none.
func (ms *menus) find(id string) *Action {
	list := slices.Clone(ms.items)
	for _, it := range slices.Concat(ms.entering.Items, ms.photo.Items) {
		list = append(list, it.(*Action))
	}
	if i := slices.IndexFunc(list, func(a *Action) bool { return a.ID == id }); i >= 0 {
		return list[i]
	}
	return nil
}
