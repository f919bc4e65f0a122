package window

import (
	"fmt"
	"image"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/access"
	"sudoku/gui/key"
	"sudoku/puzzle"
)

// placed returns the object that "NAME @x,y ..." means, and the places on it.
func (s *trial) placed(rest string, places int) (o *spot, at []fyne.Position, err error) {
	parts := strings.Split(rest, " @")
	if o = s.find(parts[0]); o == nil {
		return nil, nil, noneOf("object", parts[0], s.spotNames())
	}
	for _, p := range parts[1:] {
		var x, y float32
		if n, _ := fmt.Sscanf(p, "%f,%f", &x, &y); n != 2 {
			s.tb.Fatal("no place: " + rest)
		}
		size := o.o.Size()
		at = append(at, fyne.NewPos(size.Width*x/1000, size.Height*y/1000))
	}
	if len(at) != places {
		s.tb.Fatal("another number of places: " + rest)
	}
	return o, at, nil
}

// press presses an object as the toolkit does: it is tapped if it is still there then.
func (s *trial) press(rest string) error {
	if !strings.Contains(rest, " @") {
		return s.pressNamed(rest)
	}
	o, at, err := s.placed(rest, 1)
	if err != nil {
		return err
	}
	return s.pressAt(o, at[0])
}

func (s *trial) pressAt(o *spot, at fyne.Position) error {
	e := fyne.PointEvent{Position: at, AbsolutePosition: o.at.Add(at)}
	m, mouse := o.o.(desktop.Mouseable)
	t, taps := o.o.(fyne.Tappable)
	if !mouse && !taps {
		return impossible(o.name + " can't be pressed")
	}
	if mouse {
		m.MouseDown(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
	if !s.shows(o.o) {
		return nil
	}
	if mouse {
		m.MouseUp(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
	if taps && s.shows(o.o) {
		test.TapAt(t, at)
	}
	return nil
}

// pressNamed presses what a screen reader calls so, or what begins so, where it is seen.
func (s *trial) pressNamed(name string) error {
	o, at, err := s.spotNamed(name)
	if err != nil {
		return err
	}
	return s.pressAt(o, at)
}

// pressRight is pressNamed with the other button.
func (s *trial) pressRight(name string) error {
	o, at, err := s.spotNamed(name)
	if err != nil {
		return err
	}
	m, ok := o.o.(desktop.Mouseable)
	if !ok {
		return impossible(o.name + " has no use for the other button")
	}
	m.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: o.at.Add(at)}, Button: desktop.MouseButtonSecondary})
	return nil
}

// spotNamed returns what a screen reader calls so, and the middle of it there.
func (s *trial) spotNamed(name string) (o *spot, on fyne.Position, err error) {
	e := s.named(name)
	if e == nil {
		return nil, on, noneOf("control", name, s.pressable())
	}
	if e.State.Has(access.Disabled) {
		return nil, on, impossible(fmt.Sprintf("%q is disabled; there is: %s", e.Name, strings.Join(s.pressable(), ", ")))
	}
	at := middle(e)
	if o = s.spotAt(at); o == nil {
		return nil, on, impossible(fmt.Sprintf("%q at %v is out of sight", e.Name, at))
	}
	return o, at.Subtract(o.at), nil
}

// named returns the control that is called so, else the first that begins so.
func (s *trial) named(name string) (found *access.Element) {
	for _, e := range s.controls() {
		if e.Name == name {
			return e
		}
		if found == nil && strings.HasPrefix(e.Name, name) {
			found = e
		}
	}
	return found
}

// pressable lists the names of what can be pressed.
func (s *trial) pressable() (list []string) {
	for _, e := range s.controls() {
		if !e.State.Has(access.Disabled) {
			list = append(list, strconv.Quote(e.Name))
		}
	}
	return list
}

// controls lists what can be pressed, but the cells of the board and the menu bar. With something over the window
// that is in it.
func (s *trial) controls() (list []*access.Element) {
	var b access.Builder
	tree := s.tree(&b)
	over := s.win.Canvas().Overlays().Top() != nil
	var visit func(ids []access.ID, in bool)
	visit = func(ids []access.ID, in bool) {
		for _, id := range ids {
			e := tree.Find(id)
			if e.Role == access.MenuBar {
				continue
			}
			in := in || strings.HasPrefix(e.Key, "over")
			if in && e.Role != access.Cell && (len(e.Actions) > 0 || e.Role == access.Entry) && !e.Bounds.Intersect(image.Rect(0, 0, 1e5, 1e5)).Empty() {
				list = append(list, e)
			}
			visit(e.Children, in)
		}
	}
	visit(tree.Windows, !over)
	return list
}

// spotAt returns the object on top at a place, which lies in what is seen.
func (s *trial) spotAt(at fyne.Position) (on *spot) {
	size := s.win.Canvas().Size()
	if at.X < 0 || at.Y < 0 || at.X >= size.Width || at.Y >= size.Height {
		return nil
	}
	s.eachVisible(false, func(o fyne.CanvasObject, corner fyne.Position) {
		p, size := at.Subtract(corner), o.Size()
		if _, scrolls := o.(fyne.Scrollable); scrolls && (p.Y < 0 || p.Y >= size.Height) {
			return
		}
		if pointed(o) && p.X >= 0 && p.Y >= 0 && p.X < size.Width && p.Y < size.Height {
			if _, presses := o.(fyne.Tappable); presses || on == nil {
				on = &spot{nameOf(o), o, corner}
			}
		}
	})
	return on
}

func (s *trial) drag(rest string) error {
	o, at, err := s.placed(rest, 2)
	if err != nil {
		return err
	}
	d, ok := o.o.(fyne.Draggable)
	if !ok {
		return impossible(o.name + " can't be dragged")
	}
	if m, ok := o.o.(desktop.Mouseable); ok {
		m.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at[0], AbsolutePosition: o.at.Add(at[0])}, Button: desktop.MouseButtonPrimary})
	}
	by := at[1].Subtract(at[0])
	d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at[1], AbsolutePosition: o.at.Add(at[1])}, Dragged: fyne.NewDelta(by.X, by.Y)})
	d.DragEnd()
	return nil
}

func (s *trial) turn(rest string) error {
	i := max(strings.LastIndex(rest, " "), 0)
	by, _ := strconv.Atoi(strings.TrimSpace(rest[i:]))
	o := s.find(rest[:i])
	if o == nil {
		return noneOf("object", rest[:i], s.spotNames())
	}
	w, ok := o.o.(fyne.Scrollable)
	if !ok {
		return impossible(o.name + " doesn't scroll")
	}
	w.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5, 5), AbsolutePosition: o.at.AddXY(5, 5)}, Scrolled: fyne.NewDelta(0, float32(-20*by))})
	return nil
}

func (s *trial) hover(rest string) error {
	o, at, err := s.placed(rest, 1)
	if err == nil {
		test.MoveMouse(s.win.Canvas(), o.at.Add(at[0]))
	}
	return err
}

// cellAt returns the middle of a cell on the board.
func (s *trial) cellAt(name string) (fyne.Position, error) {
	c, ok := puzzle.ParseCell(name)
	switch {
	case !ok:
		s.tb.Fatal("no cell: " + name)
	case !s.board.Visible():
		return fyne.Position{}, impossible(fmt.Sprintf("no board; on %T there is: %s", s.app.Top(), strings.Join(s.pressable(), ", ")))
	}
	r := s.board.CellAt(c)
	return fyne.NewPos(float32(r.X+r.W/2), float32(r.Y+r.H/2)), s.covered()
}

func (s *trial) pressCell(rest string) error {
	name, with, _ := strings.Cut(rest, " ")
	at, err := s.cellAt(name)
	if err != nil {
		return err
	}
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	if with != "" {
		e.Modifier = key.Ctrl
	}
	s.board.MouseDown(e)
	s.board.MouseUp(e)
	s.board.DragEnd()
	return nil
}

func (s *trial) pressCell2(name string) error {
	at, err := s.cellAt(name)
	if err != nil {
		return err
	}
	s.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonSecondary})
	s.board.TappedSecondary(&fyne.PointEvent{Position: at, AbsolutePosition: s.board.Position().Add(at)})
	return nil
}

func (s *trial) sweep(rest string) error {
	from, to, _ := strings.Cut(rest, " ")
	a, err := s.cellAt(from)
	if err != nil {
		return err
	}
	b, err := s.cellAt(to)
	if err != nil {
		return err
	}
	s.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: a}, Button: desktop.MouseButtonPrimary})
	s.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: b}, Dragged: fyne.NewDelta(b.X-a.X, b.Y-a.Y)})
	s.board.DragEnd()
	return nil
}

// typeCage draws a cage by presses on its cells, and types its sum.
func (s *trial) typeCage(rest string) error {
	list := strings.Fields(rest)
	for i, cell := range list[1:] {
		with := ""
		if i > 0 {
			with = " ctrl"
		}
		if err := s.pressCell(cell + with); err != nil {
			return err
		}
	}
	s.keys(strings.Join(strings.Split(list[0], ""), " "))
	return nil
}
