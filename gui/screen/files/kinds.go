package files

import (
	"cmp"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// kindChips are the kinds that a file may be of, as chips, and beside or below them how many entries there are.
type kindChips struct {
	page.Base
	state    *chooserState
	choose   func(kind int)
	relayout func()
	chips    *widget.Control
	found    *widget.Label
	wide     float64 // the room for both; 0: the page is not arranged yet
}

// make makes the controls.
func (k *kindChips) make(b page.Base) {
	k.Base, k.wide = b, 0
	k.chips = b.Kit.NewControl(k.zones, k.paint, k.tap)
	k.chips.Name = b.T("chooser.kinds")
	k.found = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
}

// show shows what has changed.
func (k *kindChips) show() {
	text, isNew := k.state.found(k.Lang)
	col := k.Kit.Pal.Text2
	if isNew {
		col = k.Kit.Pal.Warn
	}
	k.found.SetSpans(widget.Span{Text: text, Colour: col})
	k.fitFound()
	k.chips.Repaint()
}

// names are the kinds that can be chosen.
func (k *kindChips) names() (names []string) {
	if !k.state.ask.Save {
		names = append(names, k.T("chooser.all"))
	}
	for _, kind := range k.state.ask.Kinds {
		names = append(names, cmp.Or(kind.Short, kind.Name))
	}
	return names
}

const chipGap = 8.

func (k *kindChips) chipWide(name string) float64 {
	return k.Kit.Painter.Width(name, k.Kit.Size(13), true) + 36
}

// width returns the width of all chips.
func (k *kindChips) width() (w float64) {
	for _, name := range k.names() {
		w += k.chipWide(name) + chipGap
	}
	return w
}

// fitting returns the chips that there is room for: where not all fit, the last one opens a menu of
// the others, and is called as what is chosen among them.
func (k *kindChips) fitting(w float64) (names []string, all bool) {
	names = k.names()
	if k.width() <= w+chipGap {
		return names, true
	}
	more, x := k.T("chooser.more"), 0.
	widest := k.chipWide(more)
	if k.state.kind < len(names) {
		widest = max(widest, k.chipWide(names[k.state.kind]))
	}
	fit := 0
	for fit < len(names) && x+k.chipWide(names[fit])+chipGap+widest <= w {
		x += k.chipWide(names[fit]) + chipGap
		fit++
	}
	if k.state.kind >= fit {
		more = names[k.state.kind]
	}
	return append(names[:fit:fit], more), false
}

func (k *kindChips) zones(w, h float64) (zones []widget.Rect) {
	names, _ := k.fitting(w)
	x := 0.
	for _, name := range names {
		wide := min(k.chipWide(name), w-x)
		zones = append(zones, widget.Rect{X: x, W: wide, H: h})
		x += wide + chipGap
	}
	return zones
}

func (k *kindChips) paint(c *widget.Canvas) {
	names, all := k.fitting(c.W)
	for i, r := range k.zones(c.W, c.H) {
		chosen := i == k.state.kind || !all && i == len(names)-1 && k.state.kind >= i
		col := c.Frame(i, r, r.H/2, chosen)
		c.Write(names[i], widget.Rect{X: r.X + 8, W: r.W - 16, H: r.H}, 13, chosen, widget.Centre, col)
	}
}

// tap chooses a kind, or opens the menu of those that there is no room for.
func (k *kindChips) tap(i int) {
	names, all := k.fitting(float64(k.chips.Size().Width))
	if all || i < len(names)-1 {
		k.choose(i)
		return
	}
	var items []page.MenuItem
	for kind, name := range k.names() {
		if kind >= i {
			items = append(items, page.MenuItem{Text: name, Checked: kind == k.state.kind, Run: func() { k.choose(kind) }})
		}
	}
	page.PopUp(k.Base, k.chips, fyne.NewPos(float32(k.chips.Zones()[i].X), k.chips.Size().Height+2), items)
}
