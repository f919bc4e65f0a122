package widget

import (
	"iter"
)

// Lengths of a menu, in units; all but the lap grow with the text.
const (
	menuLine  = 27.
	menuRule  = 9.
	menuPad   = 6.  // above the first line and below the last
	menuText  = 30. // before the text, with room for a tick
	menuRight = 14. // after the keys
	menuGap   = 20. // between text and keys
	menuArrow = 16. // height of what scrolls
	menuStep  = 16. // by which a menu in the list is farther right
	menuLap   = 4.  // by which a menu lies over that which it opened from, clear of its lines
)

// A menuList is a list of lines, among which there may be those of menus in it.
type menuList struct {
	kit      *Kit
	items    []MenuItem
	of       *MenuItem // that opened it; nil: none
	level    int       // how many are open before it
	unfolded map[*MenuItem]bool
	rows     []menuRow
	first    int     // the row at the top
	active   int     // the row that the pointer or the keys are on; -1: none
	side     float64 // where its menus open: 1 right, -1 left; 0: in it
	box      Rect    // in the window
	pic      *Pic
}

// A menuRow is a line: an item of the list, or of a menu that is open in it.
type menuRow struct {
	item  *MenuItem
	in    int // the row of the menu that it is in, -1: none
	depth int
}

func newMenuList(k *Kit, items []MenuItem, of *MenuItem) *menuList {
	l := &menuList{kit: k, items: items, of: of, unfolded: map[*MenuItem]bool{}, active: -1}
	l.pic = k.NewPic(l.paint)
	return l
}

// makeRows lists the lines.
func (l *menuList) makeRows() {
	l.rows = nil
	l.addRows(l.items, -1, 0)
}

func (l *menuList) addRows(items []MenuItem, in, depth int) {
	for i := range items {
		it := &items[i]
		l.rows = append(l.rows, menuRow{it, in, depth})
		if l.unfolded[it] && l.side == 0 {
			l.addRows(it.Items, len(l.rows)-1, depth+1)
		}
	}
}

// item returns what is in a row, nil if that isn't there.
func (l *menuList) item(row int) *MenuItem {
	if row < 0 || row >= len(l.rows) {
		return nil
	}
	return l.rows[row].item
}

// width returns the width that items need, with those of menus in them.
func (l *menuList) width(items []MenuItem, depth int) (wide float64) {
	s := l.kit.scale()
	of := func(text string, size float64) float64 {
		return l.kit.Painter.Width(text, l.kit.Size(size)*s, false) / s
	}
	for _, it := range items {
		w := l.kit.Size(menuText+menuRight+menuStep*float64(depth)) + of(it.Text, 14)
		switch {
		case it.Items != nil:
			w = max(w+l.kit.Size(menuGap+10), l.width(it.Items, depth+1))
		case it.Keys != "":
			w += l.kit.Size(menuGap) + of(it.Keys, 12)
		}
		wide = max(wide, w)
	}
	return wide
}

// MenuWidth returns the width of a menu of items.
func MenuWidth(k *Kit, items []MenuItem) float64 {
	l := menuList{kit: k}
	wide := 0.
	for _, it := range items {
		it.Items = it.Items[:0:0]
		wide = max(wide, l.width([]MenuItem{it}, 0))
	}
	return wide
}

// widestSub returns the width of the widest menu in the list, or 0.
func (l *menuList) widestSub() (wide float64) {
	for _, it := range l.items {
		wide = max(wide, MenuWidth(l.kit, it.Items))
	}
	return wide
}

// rowHigh returns the height of a line.
func (l *menuList) rowHigh(it *MenuItem) float64 {
	if it.Text == "" {
		return l.kit.Size(menuRule)
	}
	return l.kit.Size(menuLine)
}

func (l *menuList) itemsHigh(items []MenuItem) (high float64) {
	for i := range items {
		high += l.rowHigh(&items[i])
	}
	return high
}

// high returns the height of all lines that are open, mostHigh that which it may have.
func (l *menuList) high() float64 { return 2*l.kit.Size(menuPad) + l.from(0) }

// from returns the height of the lines from a row on.
func (l *menuList) from(row int) (high float64) {
	for _, r := range l.rows[row:] {
		high += l.rowHigh(r.item)
	}
	return high
}

func (l *menuList) mostHigh() float64 {
	high, sub := l.itemsHigh(l.items), 0.
	for _, it := range l.items {
		sub = max(sub, l.itemsHigh(it.Items))
	}
	if l.side != 0 { // beside it
		return max(high, sub) + 2*l.kit.Size(menuPad)
	}
	return high + sub + 2*l.kit.Size(menuPad)
}

// placeBeside places a list that opened from a row: with its first line beside that or, where it would
// leave the window, with its last.
func (l *menuList) placeBeside(sub *menuList, w, h float64) {
	wide, high := MenuWidth(l.kit, sub.items), min(sub.high(), h)
	free := w - (l.box.X + l.box.W - menuLap)
	if l.side < 0 {
		free = l.box.X + menuLap
	}
	if deeper := sub.widestSub(); wide+deeper-menuLap <= free {
		sub.side = l.side
	} else {
		wide = min(sub.width(sub.items, 0), free)
	}
	x := w - free
	if l.side < 0 {
		x = free - wide
	}
	pad, y := l.kit.Size(menuPad), l.box.Y
	for i, r := range l.seen() {
		if l.rows[i].item != sub.of {
			continue
		}
		if y = l.box.Y + r.Y - pad; y+high > h {
			y = max(min(l.box.Y+r.Y+r.H+pad-high, h-high), 0)
		}
	}
	sub.box = Rect{x, y, wide, high}
}

// room returns where rows are, and whether there are more above and below: what scrolls to them takes
// room of theirs.
func (l *menuList) room() (r Rect, above, below bool) {
	pad, arrow := l.kit.Size(menuPad), l.kit.Size(menuArrow)
	r = Rect{0, pad, l.box.W, l.box.H - 2*pad}
	if above = l.first > 0; above {
		r = r.Strip(r.Y+arrow, r.H-arrow)
	}
	if below = l.from(min(l.first, len(l.rows))) > r.H+.5; below {
		r.H -= arrow
	}
	return r, above, below
}

// seen returns the rows that are shown, with their places in the list.
func (l *menuList) seen() iter.Seq2[int, Rect] {
	return func(yield func(int, Rect) bool) {
		room, _, _ := l.room()
		y := room.Y
		for i := l.first; i < len(l.rows); i++ {
			high := l.rowHigh(l.rows[i].item)
			if y+high > room.Y+room.H+.5 || !yield(i, room.Strip(y, high)) {
				return
			}
			y += high
		}
	}
}

// rowAt returns the row at a place in the window, -1 for none.
func (l *menuList) rowAt(x, y float64) int {
	for i, r := range l.seen() {
		if r.Has(x-l.box.X, y-l.box.Y) && l.rows[i].item.Text != "" {
			return i
		}
	}
	return -1
}

// scrollTo puts a row at the top, or as far up as there are rows below it.
func (l *menuList) scrollTo(row int) {
	last, room := 0, l.box.H-2*l.kit.Size(menuPad)+.5
	if l.from(0) > room {
		for room -= l.kit.Size(menuArrow); l.from(last) > room && last < len(l.rows); last++ {
		}
	}
	l.first = max(min(row, last), 0)
}

// reveal scrolls so that a row is seen.
func (l *menuList) reveal(row int) {
	for l.first > 0 && row < l.first {
		l.first--
	}
	for last := -1; ; {
		for i := range l.seen() {
			last = i
		}
		if row <= last || l.first >= row {
			return
		}
		l.first++
	}
}
