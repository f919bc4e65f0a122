package widget

import (
	"image/color"
	"math"

	"sudoku/gui/access"
)

// An Icon draws itself around x, y, iconSize units large.
type Icon func(c *Canvas, x, y float64, col color.Color)

const iconSize = 18.

// UndoIcon is an arrow that bends back to the left.
func UndoIcon(c *Canvas, x, y float64, col color.Color) { bend(c, x, y, -1, col) }

// RedoIcon is an arrow that bends back to the right.
func RedoIcon(c *Canvas, x, y float64, col color.Color) { bend(c, x, y, 1, col) }

func bend(c *Canvas, x, y, way float64, col color.Color) {
	f := func(v float64) float64 { return x + v*way }
	c.Path(1.5, col, f(3), y-7, f(7), y-3, f(3), y+1)
	pts := []float64{f(7), y - 3, f(-2.5), y - 3}
	for i := range 17 {
		a := (-90 - 180*float64(i)/16) * math.Pi / 180
		pts = append(pts, f(-2.5+4.5*math.Cos(a)), y+1.5+4.5*math.Sin(a))
	}
	pts = append(pts, f(2), y+6)
	c.Path(1.5, col, pts...)
}

// EraseIcon is an eraser.
func EraseIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(1.5, col, x-3, y+6.5, x-7.5, y+2, x+1.5, y-7, x+7.5, y-1, x, y+6.5, x-3, y+6.5, x-7.5, y+2)
	c.Path(1.5, col, x-3.5, y-2, x+2.8, y+3.8)
	c.Path(1.5, col, x-3, y+6.5, x+8, y+6.5)
}

// HintIcon is a lamp.
func HintIcon(c *Canvas, x, y float64, col color.Color) {
	pts := []float64{x - 2.2, y + 4.5, x - 2.2, y + 2.6}
	for i := range 25 {
		a := (125 + 290*float64(i)/24) * math.Pi / 180
		pts = append(pts, x+5.3*math.Cos(a), y-2.2+5.3*math.Sin(a))
	}
	pts = append(pts, x+2.2, y+2.6, x+2.2, y+4.5, x-2.2, y+4.5)
	c.Path(1.5, col, pts...)
	c.Path(1.5, col, x-2, y+7.2, x+2, y+7.2)
}

// PauseIcon is two bars.
func PauseIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(1.5, col, x-2.5, y-5, x-2.5, y+5)
	c.Path(1.5, col, x+2.5, y-5, x+2.5, y+5)
}

// PlayIcon is a triangle.
func PlayIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(1.5, col, x-3, y-5, x+5, y, x-3, y+5, x-3, y-5, x+5, y)
}

// FilterIcon is a funnel.
func FilterIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(1.5, col, x-7, y-6.5, x+7, y-6.5, x+2, y+.5, x+2, y+5, x-2, y+7.5, x-2, y+.5, x-7, y-6.5)
}

// CrossIcon is two crossed strokes. It and the next three are the icons of the lamp.
func CrossIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(2, col, x-4.5, y-4.5, x+4.5, y+4.5)
	c.Path(2, col, x-4.5, y+4.5, x+4.5, y-4.5)
}

// BarsIcon is three bars.
func BarsIcon(c *Canvas, x, y float64, col color.Color) {
	for i := range 3 {
		at := y + float64(i-1)*4
		c.Path(1.8, col, x-6, at, x+6, at)
	}
}

// CircleIcon is a ring.
func CircleIcon(c *Canvas, x, y float64, col color.Color) { c.Ring(x, y, 5.5, 1.8, col) }

// TickIcon is a tick.
func TickIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(2, col, x-5.5, y, x-1.5, y+4, x+6, y-5)
}

// LensIcon is a magnifying glass.
func LensIcon(c *Canvas, x, y float64, col color.Color) {
	c.Ring(x-1.5, y-1.5, 6, 1.8, col)
	c.Path(1.8, col, x+3, y+3, x+7.5, y+7.5)
}

// HalfIcon is a disc of which the left half is filled: something that was begun.
func HalfIcon(c *Canvas, x, y float64, col color.Color) {
	c.Ring(x, y, 6.5, 1.6, col)
	pts := []float64{}
	for i := range 13 {
		a := (90 + 180*float64(i)/12) * math.Pi / 180
		pts = append(pts, x+6*math.Cos(a), y+6*math.Sin(a))
	}
	c.Polygon(col, pts...)
}

// DownIcon points down: there is a choice.
func DownIcon(c *Canvas, x, y float64, col color.Color) {
	c.Path(1.5, col, x-5, y-2.5, x, y+2.5, x+5, y-2.5)
}

// ChevronIcon points to the right, or to the left if way is -1.
func ChevronIcon(way float64) Icon {
	return func(c *Canvas, x, y float64, col color.Color) {
		c.Path(1.5, col, x-2.5*way, y-6, x+2.5*way, y, x-2.5*way, y+6)
	}
}

// VoiceIcon is a loudspeaker.
func VoiceIcon(c *Canvas, x, y float64, col color.Color) {
	c.Polygon(col, x-8, y-2.5, x-5, y-2.5, x-1, y-6.5, x-1, y+6.5, x-5, y+2.5, x-8, y+2.5)
	for _, r := range []float64{4.5, 8.5} {
		pts := []float64{}
		for i := range 9 {
			a := (-45 + 90*float64(i)/8) * math.Pi / 180
			pts = append(pts, x-1+r*math.Cos(a), y+r*math.Sin(a))
		}
		c.Path(1.6, col, pts...)
	}
}

// IconToggle makes a framed button with an icon only that is on or off; its name is for screen
// readers.
func (k *Kit) IconToggle(icon Icon, name func() string, on func() bool, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) {
		c.Mention(name())
		col := c.Frame(0, Rect{0, 0, c.W, c.H}, 8, on())
		c.Icon(icon, c.W/2, c.H/2, min(c.W, c.H)-16, col)
	}, func(int) { tap() })
	b.Role = access.Toggle
	return b
}

// IconButton makes a button with an icon only and no frame; its name is for screen
// readers.
func (k *Kit) IconButton(icon func() Icon, name func() string, tap func()) *Control {
	return k.NewControl(nil, func(c *Canvas) {
		c.Mention(name())
		r := Rect{0, 0, c.W, c.H}
		col := c.Pal.Text2
		if c.Disabled {
			col = c.Pal.Text3
		} else if c.Hover == 0 || c.Pressed == 0 || c.Focus == 0 {
			col = c.Frame(0, r, 8, false)
		}
		c.Icon(icon(), c.W/2, c.H/2, min(c.W, c.H)-8, col)
	}, func(int) { tap() })
}
