package menu

import (
	"slices"

	"sudoku/gui/widget"
)

// Tip returns what a tooltip says of an action: its name and its first key, as in the menu
// and on the page of keys.
func (b *Bar) Tip(id string) widget.Tip {
	a := b.find(id)
	if a == nil {
		return widget.Tip{}
	}
	tip := widget.Tip{Text: a.Title(b.lang())}
	if len(a.shown) > 0 {
		tip.Keys = a.shown[0].Text(b.lang())
	}
	return tip
}

// find returns the action of that ID, with a menu item or on the page where a puzzle is
// typed; nil if there is none.
func (b *Bar) find(id string) *Action {
	list := slices.Concat(b.items, b.apart)
	for _, it := range slices.Concat(b.lists.Entering.Items, b.lists.Photo.Items) {
		list = append(list, it.(*Action))
	}
	if i := slices.IndexFunc(list, func(a *Action) bool { return a.ID == id }); i >= 0 {
		return list[i]
	}
	return nil
}
