package widget

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
)

// put places the picture of the list on whole pixels.
func (l *menuList) put() {
	s := l.kit.scale()
	snap := func(v float64) float32 { return float32(math.Round(v*s) / s) }
	l.pic.Move(fyne.NewPos(snap(l.box.X), snap(l.box.Y)))
	l.pic.Resize(fyne.NewSize(snap(l.box.W), snap(l.box.H)))
}

func (l *menuList) paint(c *Canvas) {
	c.Box(c.Bounds(), 8, 1, c.Pal.Thin, c.Pal.Surface)
	for i, r := range l.seen() {
		l.paintRow(c, i, r)
	}
	room, above, below := l.room()
	arrow := func(y, way float64) {
		c.Path(1.5, c.Pal.Text2, c.W/2-5, y-2.5*way, c.W/2, y+2.5*way, c.W/2+5, y-2.5*way)
	}
	if above {
		arrow(room.Y-l.kit.Size(menuArrow)/2, -1)
	}
	if below {
		arrow(room.Y+room.H+l.kit.Size(menuArrow)/2, 1)
	}
}

func (l *menuList) paintRow(c *Canvas, i int, r Rect) {
	it, k := l.rows[i].item, l.kit
	if it.Text == "" {
		c.Rule(k.Size(12), r.Y+r.H/2, c.W-2*k.Size(12), c.Pal.Hair)
		return
	}
	ink, pale := c.Pal.Text, c.Pal.Text2
	if it.Off {
		ink, pale = c.Pal.Text3, c.Pal.Text3
	}
	if i == l.active {
		l.paintActive(c, Rect{menuLap, r.Y, c.W - 2*menuLap, r.H}, it.Off)
		pale = ink
	}
	c.Disabled = it.Off
	x := k.Size(menuText + menuStep*float64(l.rows[i].depth))
	if it.Checked {
		c.Icon(smallTick, x-k.Size(13), r.Y+r.H/2, 18*k.TextScale, ink)
	}
	end := l.paintEnd(c, it, r, pale)
	c.Write(it.Text, Rect{x, r.Y, end - x, r.H}, 14, false, Left, ink)
	c.Disabled = false
}

// paintEnd paints the keys of an item, or the sign that it has a menu, and returns where they begin.
func (l *menuList) paintEnd(c *Canvas, it *MenuItem, r Rect, ink color.Color) float64 {
	k, right := l.kit, c.W-l.kit.Size(menuRight)
	switch {
	case it.Items != nil:
		c.Icon(l.opens(it), right-k.Size(4.5), r.Y+r.H/2, 18*k.TextScale, ink)
		return right - k.Size(menuGap)
	case it.Keys != "":
		wide := c.Painter.Width(it.Keys, c.Size(12)*c.S, false)/c.S + 1
		c.Write(it.Keys, Rect{right - wide, r.Y, wide, r.H}, 12, false, Right, ink)
		return right - wide - k.Size(menuGap)/2
	}
	return right
}

// paintActive paints the background of the active line: an outline where it can't be chosen.
func (l *menuList) paintActive(c *Canvas, r Rect, off bool) {
	if off {
		c.Box(r, 4, 1, c.Pal.Thin, c.Pal.Surface)
		return
	}
	c.Round(r, 4, 0, c.Pal.Same)
}

// opens returns the sign for where the menu of an item opens, or is open.
func (l *menuList) opens(it *MenuItem) Icon {
	way := l.side
	return func(c *Canvas, x, y float64, col color.Color) {
		switch {
		case way != 0:
			c.Path(1.5, col, x-2*way, y-4.5, x+2*way, y, x-2*way, y+4.5)
		case l.unfolded[it]:
			c.Path(1.5, col, x-4.5, y+2, x, y-2, x+4.5, y+2)
		default:
			c.Path(1.5, col, x-4.5, y-2, x, y+2, x+4.5, y-2)
		}
	}
}
