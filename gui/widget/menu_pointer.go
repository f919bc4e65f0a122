package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A menuSpot is what of a menu lies at a place: a line, what scrolls a list, or nothing.
type menuSpot struct {
	list   *menuList // nil: beside all
	item   *MenuItem // nil: none
	scroll int
}

func (m *Menu) spot(p fyne.Position) menuSpot {
	x, y := float64(p.X), float64(p.Y)
	for i := len(m.lists) - 1; i >= 0; i-- {
		l := m.lists[i]
		if !l.box.Has(x, y) {
			continue
		}
		room, above, below := l.room()
		switch at := y - l.box.Y; {
		case above && at < room.Y:
			return menuSpot{list: l, scroll: -1}
		case below && at >= room.Y+room.H:
			return menuSpot{list: l, scroll: 1}
		}
		return menuSpot{list: l, item: l.item(l.rowAt(x, y))}
	}
	return menuSpot{}
}

// row returns the row of a spot.
func (s menuSpot) row() int {
	for i, r := range s.list.rows {
		if r.item == s.item {
			return i
		}
	}
	return -1
}

// MouseIn implements desktop.Hoverable.
func (m *Menu) MouseIn(e *desktop.MouseEvent) { m.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable: the line under the pointer is the active one, but not on the
// way to the menu that opened beside another.
func (m *Menu) MouseMoved(e *desktop.MouseEvent) {
	m.kit.pointed()
	from, to := m.last, e.Position
	m.last = to
	switch s := m.spot(to); {
	case s.list == nil && m.Beside != nil:
		m.Beside(float64(to.X), float64(to.Y), false)
	case s.item == nil, m.nears(s.list, from, to), s.list.active == s.row():
	default:
		m.activate(s.list, s.row(), true)
	}
}

// nears reports whether the pointer goes towards the menu that is open beside a list.
func (m *Menu) nears(l *menuList, from, to fyne.Position) bool {
	i := l.level + 1
	if i >= len(m.lists) {
		return false
	}
	sub := m.lists[i].box
	edge := sub.X
	if l.side < 0 {
		edge += sub.W
	}
	way, left := float64(to.X-from.X), edge-float64(from.X)
	if way*left <= 0 {
		return false
	}
	part := way / left
	upper := float64(from.Y) + part*(sub.Y-float64(from.Y))
	lower := float64(from.Y) + part*(sub.Y+sub.H-float64(from.Y))
	return float64(to.Y) >= upper && float64(to.Y) <= lower
}

// MouseOut implements desktop.Hoverable.
func (m *Menu) MouseOut() {}

// MouseDown implements desktop.Mouseable.
func (m *Menu) MouseDown(e *desktop.MouseEvent) {
	m.kit.pointed()
	if e.Button == desktop.MouseButtonPrimary {
		s := m.spot(e.Position)
		m.down = &s
	}
}

// MouseUp implements desktop.Mouseable: a line is also chosen where a press of the bar is released.
func (m *Menu) MouseUp(e *desktop.MouseEvent) {
	s := m.spot(e.Position)
	if m.down != nil || s.item == nil || s.item.Items != nil {
		return
	}
	choose := func() { m.choose(s.list, s.row()) }
	if m.Later == nil {
		choose()
		return
	}
	m.Later(choose) // the toolkit takes the focus after this
}

// Tapped implements fyne.Tappable. A press counts where it was released on what it was pressed on.
func (m *Menu) Tapped(e *fyne.PointEvent) {
	s, down := m.spot(e.Position), m.down
	m.down = nil
	switch {
	case down == nil || s != *down:
	case s.list == nil && m.Beside != nil:
		m.Beside(float64(e.Position.X), float64(e.Position.Y), true)
	case s.list == nil:
		m.Hide()
	case s.scroll != 0:
		m.scroll(s.list, 3*s.scroll)
	default:
		m.choose(s.list, s.row())
	}
}

// TappedSecondary implements fyne.SecondaryTappable: beside the menu it closes it.
func (m *Menu) TappedSecondary(e *fyne.PointEvent) {
	if m.spot(e.Position).list == nil {
		m.Hide()
	}
}

// Scrolled implements fyne.Scrollable.
func (m *Menu) Scrolled(e *fyne.ScrollEvent) {
	if l := m.spot(e.Position).list; l != nil && e.Scrolled.DY > 0 {
		m.scroll(l, -1)
	} else if l != nil && e.Scrolled.DY < 0 {
		m.scroll(l, 1)
	}
}

func (m *Menu) scroll(l *menuList, by int) {
	was := l.first
	if l.scrollTo(was + by); l.first != was {
		m.keep(l.level + 1)
		m.update()
	}
}
