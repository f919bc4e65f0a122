package window

import (
	"runtime"

	"fyne.io/fyne/v2"
)

// fold puts the last menus into one, where the words of all have no room in the window, and
// reports whether the bar has other menus than before.
func (ms *menus) fold() (changed bool) {
	was, n := len(ms.bar.Items), ms.fitting()
	ms.bar.Items = ms.whole[:n:n]
	if n < len(ms.whole) {
		more := fyne.NewMenu(ms.T("menu.more"))
		for _, m := range ms.whole[n:] {
			item := fyne.NewMenuItem(m.Label, nil)
			item.ChildMenu = m
			more.Items = append(more.Items, item)
		}
		ms.bar.Items = append(ms.bar.Items, more)
	}
	return len(ms.bar.Items) != was
}

// fitting returns how many menus stand in the bar by themselves.
func (ms *menus) fitting() int {
	width := float64(ms.layout.size().Width)
	if runtime.GOOS == "darwin" {
		return len(ms.whole)
	}
	const after = 2*barInner + barGap
	x, last := 2*barInner, ms.barWord(ms.T("menu.more"))
	n := 0
	for i, m := range ms.whole {
		if x += ms.barWord(m.Label) + after; x-after > width {
			return max(n, 1)
		}
		if x+last <= width || i == 0 {
			n = i + 1
		}
	}
	return len(ms.whole)
}

// barWord returns the width of a word of the bar in units.
func (ms *menus) barWord(word string) float64 {
	scale := float64(ms.scale())
	return ms.painter.Width(word, ms.kit.Size(barText)*scale, false) / scale
}

// misfits reports whether the bar has other menus than fit into the window.
func (ms *menus) misfits() bool {
	if ms.bar == nil {
		return false
	}
	n := ms.fitting()
	if n < len(ms.whole) {
		n++ // that with the others
	}
	return n != len(ms.bar.Items)
}

// refold folds the bar again when the window has another width.
func (ms *menus) refold() {
	if ms.fold() {
		ms.setMenu()
		ms.Relayout()
	}
}
