package window

import (
	"runtime"
	"slices"

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
	ms.rowCounts = map[*fyne.Menu]int{}
	for m, all := range ms.rows {
		m.Items = ms.foldedRows(all)
		ms.rowCounts[m] = len(m.Items)
	}
	return len(ms.bar.Items) != was
}

// foldedRows returns the rows of a menu: all, or where the window is too low for them the last
// ones in a submenu. Quit stays the last one: where it isn't, the toolkit adds another.
func (ms *menus) foldedRows(all []*fyne.MenuItem) []*fyne.MenuItem {
	room := float64(ms.layout.size().Height) - ms.rowHigh() // the bar is a little lower
	if runtime.GOOS == "darwin" || ms.rowsHigh(all) <= room {
		return all
	}
	last := all[len(all):]
	if quit := len(all) - 1; all[quit].IsQuit {
		all, last = all[:quit-1], all[quit-1:] // with the line before it
	}
	n := len(all) - 1
	for n > 1 && ms.rowsHigh(all[:n])+ms.rowHigh()+ms.rowsHigh(last) > room || all[n].IsSeparator {
		n--
	}
	item := fyne.NewMenuItem(ms.T("menu.more"), nil)
	item.ChildMenu = fyne.NewMenu(item.Label, all[n:]...)
	return slices.Concat(all[:n], []*fyne.MenuItem{item}, last)
}

// rowHigh returns the height of a row of a menu with the gap after it, rowsHigh that of rows, as
// the toolkit has them.
func (ms *menus) rowHigh() float64 { return ms.kit.Size(barText)*barLine + 2*barInner + barGap }

func (ms *menus) rowsHigh(rows []*fyne.MenuItem) (high float64) {
	for _, r := range rows {
		if r.IsSeparator {
			high += separatorHigh
		} else {
			high += ms.rowHigh()
		}
	}
	return high
}

// separatorHigh is the height of a line between rows with the gap after it.
const separatorHigh = 1 + barGap

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
	for m, all := range ms.rows {
		if ms.rowCounts[m] != len(ms.foldedRows(all)) {
			return true
		}
	}
	return n != len(ms.bar.Items)
}

// refold folds the bar again when the window has another width.
func (ms *menus) refold() {
	if ms.misfits() {
		ms.fold()
		ms.setMenu()
		ms.app.Relayout()
	}
}
