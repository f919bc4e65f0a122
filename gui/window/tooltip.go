package window

import (
	"slices"
	"strings"

	"sudoku/gui/widget"
)

// tip returns what a tooltip says of an action: its name and its first key, as in the menu
// and on the page of keys.
func (ms *menus) tip(id string) widget.Tip {
	i := slices.IndexFunc(ms.actions, func(a *Action) bool { return a.ID == id })
	if i < 0 {
		return widget.Tip{}
	}
	tip := widget.Tip{Text: ms.label(ms.actions[i])}
	if keys := ms.actions[i].bound; len(keys) > 0 {
		tip.Keys = strings.Join(ms.caps(keys[0]), "+")
	}
	return tip
}

// HideTooltip hides the tooltip: something else is going on.
func (w *Window) HideTooltip() {
	if w.kit != nil {
		w.kit.Tooltip.Clear()
	}
}
