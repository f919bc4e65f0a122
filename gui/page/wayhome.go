package page

import (
	"sudoku/gui/access"
	"sudoku/gui/widget"
)

// A WayHome is the first word of a head, before its title: it leads to Home. Where the title needs
// the room it is a chevron alone.
type WayHome struct {
	*widget.Control
	Base
}

// Measures of the way home, in units at text scale 1.
const (
	homeText    = 14.
	homeChevron = 18. // the room of the chevron
	homeGap     = 8.  // to the title
	homeLeast   = 56. // what is pressed, with the word
	chevronHit  = 28. // and without it
	homeSqueeze = .8  // how much smaller a title may be for the word
	homeSlack   = 9.  // that a title can do without
	homeSmaller = 1.4 // how much smaller a title is written at most before it is cut, larger text more
)

// NewWayHome makes the way home.
func NewWayHome(b Base, open func()) *WayHome {
	w := &WayHome{Base: b}
	w.Control = b.Kit.NewControl(nil, w.paint, func(int) { open() })
	w.Role, w.Tip = access.Link, b.Kit.Tips("home")
	return w
}

// word returns the width of the word.
func (w *WayHome) word() float64 {
	return w.Kit.Painter.Width(w.T("action.home"), w.Kit.Size(homeText), false) + 1
}

// Place places the way home at the left of a line, and returns what is left of that for the title.
func (w *WayHome) Place(put Place, r widget.Rect, title *widget.Label) widget.Rect {
	wide := max(homeLeast, w.word()+w.Kit.Size(homeChevron)) + homeGap
	alone := max(chevronHit, w.Kit.Size(homeChevron)) + homeGap
	scale := max(1, w.Kit.TextScale)
	least := (title.Width() - homeSlack*scale) / (homeSmaller * scale)
	switch {
	case title.Width()*homeSqueeze <= r.W-wide:
		return w.place(put, r, wide)
	case least > r.W-alone && least <= r.W: // the title fits without it; Alt+Home and the menu lead there, too
		w.Hide()
		return r
	}
	return w.PlaceAlone(put, r)
}

// PlaceIn places the way home at the left of a line that it has for itself, and reports whether there
// is room for at least the chevron.
func (w *WayHome) PlaceIn(put Place, r widget.Rect) bool {
	wide, alone := max(homeLeast, w.word()+w.Kit.Size(homeChevron)), max(chevronHit, w.Kit.Size(homeChevron))
	switch {
	case r.W >= wide:
		w.place(put, r, wide+homeGap)
	case r.W >= alone:
		w.PlaceAlone(put, r)
	default:
		w.Hide()
		return false
	}
	return true
}

// PlaceAlone is Place where there is no title: the chevron alone.
func (w *WayHome) PlaceAlone(put Place, r widget.Rect) widget.Rect {
	return w.place(put, r, max(chevronHit, w.Kit.Size(homeChevron))+homeGap)
}

func (w *WayHome) place(put Place, r widget.Rect, wide float64) widget.Rect {
	high := max(chevronHit, r.H)
	show(put, w.Control, widget.Rect{X: r.X, Y: r.Y + (r.H-high)/2, W: wide - homeGap, H: high})
	return r.Column(r.X+wide, max(0, r.W-wide))
}

func (w *WayHome) paint(c *widget.Canvas) {
	word, side := w.word(), c.Size(homeChevron)
	way, at, col := 1., word+side/2, c.Pal.Text3
	if c.W < word+side-1 { // without the word it points back
		c.Mention(w.T("action.home"))
		way, at, col = -1, c.W/2, c.Pal.Accent
	} else {
		c.Write(w.T("action.home"), widget.Rect{W: word + 1, H: c.H}, homeText, false, widget.Left, c.Pal.Accent)
		if c.Hover == 0 {
			c.Rule(0, c.H/2+c.Size(9), word, c.Pal.Accent)
		}
	}
	widget.ChevronIcon(way)(c, at, c.H/2, col)
	c.FocusRing(0, c.Bounds(), 6)
}
