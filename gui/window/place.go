package window

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// A place is how far a page is scrolled, part by part, which rows of its lists are chosen, and
// which of its controls has the focus, -1 for none of them: what stays when the page is made anew.
type place struct {
	scrolled []float32
	chosen   []int // by part; -1 if it is no list
	focus    int
	height   float32 // of what scrolls above the control with the focus
}

// A scroller is a part of a page that scrolls.
type scroller interface {
	At() float32
	To(float32)
}

// parts returns what of a page scrolls and what can have the focus, in the order in which it was
// put together.
func parts(list []fyne.CanvasObject) (scrolling []scroller, focusable []fyne.Focusable) {
	add := func(list ...fyne.CanvasObject) {
		s, f := parts(list)
		scrolling, focusable = append(scrolling, s...), append(focusable, f...)
	}
	for _, o := range list {
		if s, ok := o.(scroller); ok {
			scrolling = append(scrolling, s)
		}
		if f, ok := o.(fyne.Focusable); ok {
			focusable = append(focusable, f)
		}
		switch o := o.(type) {
		case *fyne.Container:
			add(o.Objects...)
		case *widget.ScrollView:
			add(o.Content())
		}
	}
	return scrolling, focusable
}

// places are those of pages that were made anew and are not shown yet.
type places struct {
	part
	known map[screen.Screen]place
}

// parts returns those of a page, and the way home in its head.
func (ps *places) parts(s screen.Screen) ([]scroller, []fyne.Focusable) {
	return parts(append(slices.Clone(s.Objects()), ps.head.home.Control))
}

// keep notes the places of all pages, before they are made anew. That of a page which was
// not shown since it was made anew is known already.
func (ps *places) keep() {
	for _, s := range ps.app.Screens() {
		if _, known := ps.known[s]; known {
			continue
		}
		scrolling, focusable := ps.parts(s)
		p := place{focus: slices.Index(focusable, ps.win.Canvas().Focused())}
		for _, part := range scrolling {
			if y, ok := above(part, focusable, p.focus); ok {
				p.height = y
			}
			p.scrolled, p.chosen = append(p.scrolled, part.At()), append(p.chosen, -1)
			if l, ok := part.(*widget.List); ok {
				p.chosen[len(p.chosen)-1] = l.Chosen()
			}
		}
		ps.known[s] = p
	}
}

// restore puts the page of a screen, which is shown, where it was before it was made anew. A
// page that has other parts now stays as it is.
func (ps *places) restore(s screen.Screen) {
	maps.DeleteFunc(ps.known, func(s screen.Screen, _ place) bool { return !slices.Contains(ps.app.Screens(), s) })
	p, known := ps.known[s]
	if !known {
		return
	}
	delete(ps.known, s)
	scrolling, focusable := ps.parts(s)
	if len(scrolling) != len(p.scrolled) {
		return
	}
	if p.focus >= 0 && p.focus < len(focusable) {
		ps.app.Focus(focusable[p.focus])
	}
	for i, part := range scrolling {
		if l, ok := part.(*widget.List); ok {
			l.Choose(p.chosen[i])
		}
		part.To(p.scrolled[i])
		if y, ok := above(part, focusable, p.focus); ok && y != p.height { // text has another size now
			part.To(part.At() + y - p.height)
			part.(*widget.ScrollView).Reveal(y, focusable[p.focus].(fyne.CanvasObject).Size().Height)
		}
	}
}

// above returns how much of what scrolls is above one of the controls, if that is part of it. The
// toolkit knows the place only of what it has painted.
func above(scrolls scroller, focusable []fyne.Focusable, i int) (y float32, ok bool) {
	v, view := scrolls.(*widget.ScrollView)
	if !view || i < 0 || i >= len(focusable) {
		return 0, false
	}
	return heightIn(v.Content(), focusable[i])
}

// heightIn returns how far a control is below the top of an object that it is part of.
func heightIn(in fyne.CanvasObject, f fyne.Focusable) (y float32, ok bool) {
	if c, is := in.(*fyne.Container); is {
		for _, o := range c.Objects {
			if y, ok = heightIn(o, f); ok {
				return o.Position().Y + y, true
			}
		}
	}
	return 0, in == f.(fyne.CanvasObject)
}
