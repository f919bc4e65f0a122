package menu

import (
	"runtime"
	"slices"

	"fyne.io/fyne/v2"
)

// fold puts the last menus into one, where the words of all have no room in the window, and
// reports whether the bar has other menus than before.
func (b *Bar) fold() (changed bool) {
	was, n := len(b.main.Items), b.fitting()
	b.main.Items = b.whole[:n:n]
	if n < len(b.whole) {
		more := fyne.NewMenu(b.t("menu.more"))
		for _, m := range b.whole[n:] {
			item := fyne.NewMenuItem(m.Label, nil)
			item.ChildMenu = m
			more.Items = append(more.Items, item)
		}
		b.main.Items = append(b.main.Items, more)
	}
	b.given = map[*fyne.Menu]int{}
	for m, all := range b.rows {
		m.Items = b.foldedRows(all)
		b.given[m] = len(m.Items)
	}
	return len(b.main.Items) != was
}

// foldedRows returns the rows of a menu: all, or where the window is too low for them the last
// ones in a submenu. Quit stays the last one: where it isn't, the toolkit adds another.
func (b *Bar) foldedRows(all []*fyne.MenuItem) []*fyne.MenuItem {
	room := float64(b.Size().Height) - b.rowHigh() // the bar is a little lower
	if runtime.GOOS == "darwin" || b.rowsHigh(all) <= room {
		return all
	}
	last := all[len(all):]
	if quit := len(all) - 1; all[quit].IsQuit {
		all, last = all[:quit-1], all[quit-1:] // with the line before it
	}
	n := len(all) - 1
	for n > 1 && b.rowsHigh(all[:n])+b.rowHigh()+b.rowsHigh(last) > room || all[n].IsSeparator {
		n--
	}
	item := fyne.NewMenuItem(b.t("menu.more"), nil)
	item.ChildMenu = fyne.NewMenu(item.Label, all[n:]...)
	return slices.Concat(all[:n], []*fyne.MenuItem{item}, last)
}

// rowHigh returns the height of a row of a menu with the gap after it, rowsHigh that of rows, as
// the toolkit has them.
func (b *Bar) rowHigh() float64 { return b.kit().Size(barText)*barLine + 2*barInner + barGap }

func (b *Bar) rowsHigh(rows []*fyne.MenuItem) (high float64) {
	for _, r := range rows {
		if r.IsSeparator {
			high += separatorHigh
		} else {
			high += b.rowHigh()
		}
	}
	return high
}

// separatorHigh is the height of a line between rows with the gap after it.
const separatorHigh = 1 + barGap

// fitting returns how many menus stand in the bar by themselves.
func (b *Bar) fitting() int {
	width := float64(b.Size().Width)
	if runtime.GOOS == "darwin" {
		return len(b.whole)
	}
	const after = 2*barInner + barGap
	x, last := 2*barInner, b.barWord(b.t("menu.more"))
	n := 0
	for i, m := range b.whole {
		if x += b.barWord(m.Label) + after; x-after > width {
			return max(n, 1)
		}
		if x+last <= width || i == 0 {
			n = i + 1
		}
	}
	return len(b.whole)
}

// barWord returns the width of a word of the bar in units.
func (b *Bar) barWord(word string) float64 {
	scale := b.scale()
	return b.kit().Painter.Width(word, b.kit().Size(barText)*scale, false) / scale
}

// Misfits reports whether the bar has other menus than fit into the window.
func (b *Bar) Misfits() bool {
	if b.main == nil {
		return false
	}
	n := b.fitting()
	if n < len(b.whole) {
		n++ // that with the others
	}
	for m, all := range b.rows {
		if b.given[m] != len(b.foldedRows(all)) {
			return true
		}
	}
	return n != len(b.main.Items)
}

// Refold folds the bar again when the window has another width.
func (b *Bar) Refold() {
	if b.Misfits() {
		b.fold()
		b.set()
		b.App.Relayout()
	}
}
