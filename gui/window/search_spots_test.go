package window

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
)

// A spot is an object that the pointer can do something with.
type spot struct {
	name string
	o    fyne.CanvasObject
	at   fyne.Position // in the window
}

// zoned is a control with parts that can be pressed.
type zoned interface {
	Zones() []widget.Rect
	AccessibilityLabel() string
}

// spots lists what the pointer can do something with, but the board.
func (s *trial) spots() (list []spot) {
	count := map[string]int{}
	s.eachVisible(false, func(o fyne.CanvasObject, at fyne.Position) {
		if o == fyne.CanvasObject(s.board) || !pointed(o) {
			return
		}
		name := nameOf(o)
		if count[name]++; count[name] > 1 {
			name = fmt.Sprintf("%s #%d", name, count[name])
		}
		list = append(list, spot{name, o, at})
	})
	return list
}

// find returns the spot of a name; where what it says of numbers has changed, that which is
// called so otherwise.
func (s *trial) find(name string) *spot {
	list := s.spots()
	for _, plain := range []func(string) string{func(s string) string { return s }, withoutNumbers} {
		for i := range list {
			if plain(list[i].name) == plain(name) {
				return &list[i]
			}
		}
	}
	return nil
}

func (s *trial) spotNames() (list []string) {
	for _, o := range s.spots() {
		list = append(list, strconv.Quote(o.name))
	}
	return list
}

var anyNumber = regexp.MustCompile(`[0-9]+`)

func withoutNumbers(s string) string { return anyNumber.ReplaceAllString(s, "0") }

// pointed reports whether the pointer does something with an object.
func pointed(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.Draggable, fyne.Scrollable, desktop.Mouseable:
		return true
	}
	return false
}

// nameOf names an object by what is written on it.
func nameOf(o fyne.CanvasObject) string {
	name := ""
	if z, ok := o.(zoned); ok {
		name = z.AccessibilityLabel()
	} else if _, ok := o.(fyne.Tappable); ok {
		name = firstText(o, 4)
	}
	name = strings.TrimSpace(strings.Map(func(r rune) rune {
		if strings.ContainsRune("|@#\n✓", r) {
			return ' '
		}
		return r
	}, name))
	if r := []rune(name); len(r) > 40 {
		name = strings.TrimSpace(string(r[:40]))
	}
	if name == "" {
		name = strings.TrimLeft(fmt.Sprintf("%T", o), "*")
	}
	return name
}

func firstText(o fyne.CanvasObject, depth int) string {
	if t, ok := o.(*canvas.Text); ok {
		return t.Text
	}
	if depth > 0 {
		for _, part := range children(o) {
			if text := firstText(part, depth-1); text != "" {
				return text
			}
		}
	}
	return ""
}

// children lists what an object consists of.
func children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// eachVisible calls each for what is visible of the window, or of what lies over it; with
// scrolled also for what is scrolled out of sight.
func (s *trial) eachVisible(scrolled bool, each func(o fyne.CanvasObject, at fyne.Position)) {
	c := s.win.Canvas()
	root := c.Content()
	if top := c.Overlays().Top(); top != nil {
		root = top
	}
	size := c.Size()
	visit(root, fyne.NewPos(0, 0), fyne.NewPos(0, 0), fyne.NewPos(size.Width, size.Height), scrolled, func(o fyne.CanvasObject, at, _, _ fyne.Position) { each(o, at) })
}

// visit visits what is visible between two corners, which each gets, too.
func visit(o fyne.CanvasObject, at, from, to fyne.Position, scrolled bool, each func(o fyne.CanvasObject, at, from, to fyne.Position)) {
	at = at.Add(o.Position())
	end := at.AddXY(o.Size().Width, o.Size().Height)
	if !o.Visible() || !scrolled && (end.X <= from.X || end.Y <= from.Y || at.X >= to.X || at.Y >= to.Y) {
		return
	}
	if _, ok := o.(fyne.Scrollable); ok { // the toolkit clips it
		from = fyne.NewPos(max(from.X, at.X), max(from.Y, at.Y))
		to = fyne.NewPos(min(to.X, end.X), min(to.Y, end.Y))
	}
	each(o, at, from, to)
	for _, part := range children(o) {
		visit(part, at, from, to, scrolled, each)
	}
}

// shows reports whether an object is visible.
func (s *trial) shows(o fyne.CanvasObject) (found bool) {
	s.eachVisible(true, func(other fyne.CanvasObject, _ fyne.Position) { found = found || other == o })
	return found
}

// texts lists all that is written in the window.
func (s *trial) texts() (list []string) {
	s.eachVisible(true, func(o fyne.CanvasObject, _ fyne.Position) {
		if l, ok := o.(fyne.Accessible); ok && o != fyne.CanvasObject(s.board) && l.AccessibilityLabel() != "" {
			list = append(list, l.AccessibilityLabel())
		}
	})
	return list
}
