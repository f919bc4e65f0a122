package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"
)

// A MenuItem is a line of a menu; one without a text is a rule between others.
type MenuItem struct {
	Text    string
	Keys    string // that do the same
	Checked bool
	Off     bool // it can't be chosen now
	Run     func()
	Items   []MenuItem // of the menu that it opens; nil: none
}

// A Menu lies over all of a window while it is open, with the menus that are open in it. A menu in a
// menu opens beside it where the pointer comes, or where the window has no room there, below its line,
// where that is pressed.
type Menu struct {
	fynewidget.BaseWidget
	Least  float64                        // width
	Turn   func(by int)                   // opens another menu of the bar; nil: it belongs to none
	Beside func(x, y float64, press bool) // the pointer came, or pressed, beside all lines; nil: a press closes it
	Closed func()                         // called after it was closed; may be nil
	Later  func(func())                   // does something after the events at hand; nil: at once

	kit     *Kit
	canvas  fyne.Canvas
	corner  fyne.Position
	lists   []*menuList // that are open, the outermost first
	content *fyne.Container
	last    fyne.Position // of the pointer
	down    *menuSpot     // what was pressed and is held
}

// NewMenu makes a menu of items.
func (k *Kit) NewMenu(items []MenuItem) *Menu {
	m := &Menu{kit: k, content: container.NewWithoutLayout()}
	m.ExtendBaseWidget(m)
	m.push(items, nil)
	return m
}

// Open opens the menu with its corner at a place, or as near as it has room for it and the menus in
// it. That of a bar stays below it.
func (m *Menu) Open(c fyne.Canvas, corner fyne.Position) {
	m.canvas, m.corner = c, corner
	c.Overlays().Add(m)
	m.arrange()
	c.Focus(m)
}

// Hide implements fyne.CanvasObject: it closes the menu.
func (m *Menu) Hide() { m.close(nil) }

// close closes the menu and does what was chosen in it, if anything.
func (m *Menu) close(run func()) {
	if !m.Visible() {
		return
	}
	m.BaseWidget.Hide()
	m.canvas.Overlays().Remove(m)
	if run != nil {
		run()
	}
	if m.Closed != nil {
		m.Closed()
	}
}

// CreateRenderer implements fyne.Widget.
func (m *Menu) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(m.content)
}

// MinSize implements fyne.CanvasObject: it takes what there is.
func (m *Menu) MinSize() fyne.Size { return fyne.Size{} }

// Resize implements fyne.CanvasObject.
func (m *Menu) Resize(s fyne.Size) {
	m.BaseWidget.Resize(s)
	m.keep(1) // another may have no room beside it now
	m.arrange()
}

// push opens a list that belongs to an item of the last one, or to none.
func (m *Menu) push(items []MenuItem, of *MenuItem) *menuList {
	l := newMenuList(m.kit, items, of)
	l.level = len(m.lists)
	m.lists = append(m.lists, l)
	m.content.Add(l.pic)
	return l
}

// keep closes all lists but the first n.
func (m *Menu) keep(n int) {
	m.lists, m.content.Objects = m.lists[:n], m.content.Objects[:n]
}

// update shows what has changed.
func (m *Menu) update() {
	m.arrange()
	m.content.Refresh()
	for _, l := range m.lists {
		l.pic.Repaint()
	}
}

// menuEdge is what is left free at the right edge of the window, so that the border is seen.
const menuEdge = 2

// arrange places the lists.
func (m *Menu) arrange() {
	if m.Size().Width == 0 {
		return
	}
	w, h := float64(m.Size().Width)-menuEdge, float64(m.Size().Height)
	for i, l := range m.lists {
		l.makeRows()
		if i == 0 {
			m.placeFirst(l, w, h)
		} else {
			m.lists[i-1].placeBeside(l, w, h)
		}
		l.scrollTo(l.first)
		l.put()
	}
}

// placeFirst places the outermost list: at the corner, or farther left or higher where it has no room
// there, but so that it stays where it is when a menu opens in it.
func (m *Menu) placeFirst(l *menuList, w, h float64) {
	wide, sub := min(max(MenuWidth(m.kit, l.items), m.Least), w), l.widestSub()
	x := max(min(float64(m.corner.X), w-wide), 0)
	switch room := wide + sub - menuLap; {
	case x+room <= w:
		l.side = 1
	case x >= sub-menuLap:
		l.side = -1
	case room <= w:
		l.side, x = 1, w-room
	default:
		l.side, wide = 0, min(max(wide, l.width(l.items, 0)), w)
		x = min(x, w-wide)
	}
	y := float64(m.corner.Y)
	if m.Turn == nil {
		y = max(min(y, h-l.mostHigh()), 0)
	}
	l.box = Rect{x, y, wide, min(l.high(), h-y)}
}

// keyList returns the list in which keys move: the last one, but not one that the pointer opened before
// it or they came into it.
func (m *Menu) keyList() *menuList {
	for i := len(m.lists) - 1; i > 0; i-- {
		if m.lists[i].active >= 0 {
			return m.lists[i]
		}
	}
	return m.lists[0]
}

// activate makes a row the active one, and opens its menu beside it or closes that of another.
func (m *Menu) activate(l *menuList, row int, opens bool) {
	it, next := l.item(row), l.level+1
	l.active = row
	if next < len(m.lists) && m.lists[next].of != it {
		m.keep(next)
	}
	if opens && it != nil && it.Items != nil && !it.Off && l.side != 0 && next == len(m.lists) {
		m.push(it.Items, it)
	}
	m.update()
}

// choose does what a press of a row is for.
func (m *Menu) choose(l *menuList, row int) {
	switch it := l.item(row); {
	case it == nil || it.Text == "" || it.Off:
	case it.Items != nil && l.side != 0:
		m.activate(l, row, true)
	case it.Items != nil:
		l.unfolded[it] = !l.unfolded[it]
		l.active = row
		m.update()
	default:
		m.close(it.Run)
	}
}
