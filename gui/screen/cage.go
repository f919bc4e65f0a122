package screen

import (
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A cageCard shows which digits the cage of the cursor can hold. A press on a set strikes it out.
type cageCard struct {
	*widget.Control
	page.Base
	app   *App
	shown *cageState
}

// Lengths of the card, in units.
const (
	cageEdge = 20. // from its sides to what is in it
	cageChip = 28. // height of a set
	cageGap  = 4.  // between sets
)

func newCageCard(app *App, b page.Base, shown *cageState) *cageCard {
	k := &cageCard{Base: b, app: app, shown: shown}
	k.Control = b.Kit.NewControl(k.zones, k.paint, func(zone int) {
		if shown.closed {
			k.open()
		} else if zone < len(shown.sets) {
			k.strike(shown.sets[zone].digits)
		}
	})
	k.Tip = func(int) widget.Tip { return widget.Tip{Text: b.T("tip.cage")} }
	return k
}

// chip returns the place of a set in a card of a width.
func (k *cageCard) chip(i int, w float64) widget.Rect {
	columns := k.shown.columns()
	step, high := (w-2*cageEdge+cageGap)/float64(columns), max(cageChip, k.Kit.Size(cageChip))
	return widget.Rect{X: cageEdge + float64(i%columns)*step, Y: k.top() + float64(i/columns)*(high+cageGap), W: step - cageGap, H: high}
}

// top returns where the sets begin: below the title.
func (k *cageCard) top() float64 { return 14 + k.Kit.Size(24) + 8 }

func (k *cageCard) zones(w, h float64) (out []widget.Rect) {
	s := k.shown
	if s.closed || len(s.sets) == 0 {
		return []widget.Rect{{W: w, H: h}}
	}
	for i := range s.sets {
		out = append(out, k.chip(i, w))
	}
	return out
}

// below returns where the sentence begins.
func (k *cageCard) below(w float64) float64 {
	s := k.shown
	if s.closed || len(s.sets) == 0 {
		return k.top()
	}
	r := k.chip(len(s.sets)-1, w)
	return r.Y + r.H + 10
}

// height returns the height that the card needs at a width.
func (k *cageCard) height(w float64) float64 {
	s := k.shown
	if s.closed {
		return k.top() + k.Kit.Size(22) + 14
	}
	lines := k.Kit.Painter.Wrap(s.why, w-2*cageEdge, k.Kit.Size(theme.Secondary.Size), false)
	return k.below(w) + float64(len(lines))*k.Kit.Size(theme.Secondary.Line) + 14
}

func (k *cageCard) paint(c *widget.Canvas) {
	s, r := k.shown, c.Bounds()
	c.Box(r, 10, 1, c.Pal.Hair, c.Pal.Surface)
	head := widget.Rect{X: cageEdge, Y: 14, W: c.W - 2*cageEdge, H: c.Size(24)}
	title := min(head.W, c.Painter.Width(s.title, c.Size(theme.BodyBold.Size), true)+8)
	c.Line(s.title, head.Column(head.X, title), theme.BodyBold, c.Pal.Text)
	c.Write(s.cells, head.Column(head.X+title, head.W-title), c.Size(theme.Secondary.Size), false, widget.Right, c.Pal.Text2)
	if s.closed {
		c.Line(k.T("cage.show"), head.Strip(k.top(), c.Size(22)), theme.Secondary, c.Pal.Accent)
		c.FocusRing(0, r, 10)
		return
	}
	for i, set := range s.sets {
		k.paintSet(c, i, set)
	}
	y := k.below(c.W)
	c.Flow(s.why, head.Strip(y, c.H-y), theme.Secondary, c.Pal.Text2)
}

// paintSet paints a set: one that is possible on a tint, another with a line through it.
func (k *cageCard) paintSet(c *widget.Canvas, i int, set cageSet) {
	s, r := k.shown, k.chip(i, c.W)
	can, col := set.possible && !set.struck, c.Pal.Text2
	if can {
		c.Round(r, 7, 0, c.Pal.Base)
		col = c.Pal.Text
	}
	if !can || c.Hover == i || c.Pal.HighContrast {
		c.Round(r, 7, 1, c.Pal.Hair)
	}
	text, size := s.text(set.digits), c.Size(theme.Secondary.Size)
	c.Write(text, r, size, can, widget.Centre, col)
	key := "cage.can"
	if !can {
		wide := c.Painter.Width(text, size, false) + 8
		c.Path(1.5, col, r.X+(r.W-wide)/2, r.Y+r.H/2, r.X+(r.W+wide)/2, r.Y+r.H/2)
		key = "cage.cannot"
	}
	if set.struck {
		key = "cage.struck"
	}
	c.MentionIn(r, k.T(key))
	c.FocusRing(i, r, 7)
}
