package page

import (
	"cmp"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A SettingControl says what the control of a row is: a Switch, a Choice, a Number, a Text, a
// Button or a Part.
type SettingControl interface{ add(*Form, *formRow) }

// A Switch is the control of what is on or off.
type Switch struct {
	On   func() bool
	Flip func()
}

func (s Switch) add(p *Form, r *formRow) {
	r.control = p.Kit.Check(r.Text, s.On, func() { p.change(r, s.Flip) })
	r.body, r.height = r.control, func(w float64) float64 { return widget.CheckHeight(p.Kit, r.Text, w) }
}

// A Choice is the control of one of some that have names. Of many it is a drop-down list.
type Choice struct {
	Names  []string
	Chosen func() int
	Choose func(int)
}

// mostSegments is how many stand side by side.
const mostSegments = 6

func (s Choice) add(p *Form, r *formRow) {
	if len(s.Names) > mostSegments {
		r.control = DropDown(p.Base, func() string { return "" }, func() string { return s.Names[max(0, s.Chosen())] }, func() []MenuItem { return s.items(p, r) }, true)
		r.addLine(p, r.control)
		return
	}
	var list []widget.Segment
	for _, name := range s.Names {
		list = append(list, widget.Segment{Text: name})
	}
	r.control = p.Kit.Segments(list, s.Chosen, func(i int) { p.change(r, func() { s.Choose(i) }) })
	r.addLine(p, r.control)
}

// items are those of the drop-down list.
func (s Choice) items(p *Form, r *formRow) (items []MenuItem) {
	for i, name := range s.Names {
		items = append(items, MenuItem{Text: name, Checked: i == s.Chosen(), Run: func() { p.change(r, func() { s.Choose(i) }) }})
	}
	return items
}

// A Number is the control of a number between a minus and a plus.
type Number struct {
	Value func() string
	Step  func(by int) // gets -1 or 1
}

func (s Number) add(p *Form, r *formRow) {
	r.control = p.stepper(s.Value, func(by int) { p.change(r, func() { s.Step(by) }) })
	r.addLine(p, r.control)
}

// A Text is the control of a text that is typed.
type Text struct {
	Value string // at the start
	Most  int    // characters; 0: LongText
	Typed func(string)
}

func (s Text) add(p *Form, r *formRow) {
	f := NewEntry(p.Base, cmp.Or(s.Most, LongText), p.leave)
	f.Fill(s.Value)
	f.OnChanged = func(text string) {
		if s.Typed(text); r.Changed != nil {
			r.Changed()
		}
	}
	f.OnSubmitted = func(string) { p.press(0) }
	f.OnFocus = func() { p.reveal(f) }
	r.field = f
	r.addLine(p, f)
}

// A Button is the control of what leads elsewhere. The row's text is on it.
type Button struct{ Press func() }

func (s Button) add(p *Form, r *formRow) {
	r.control = p.Kit.Button(r.Text, false, s.Press)
	r.body, r.height, r.gap = r.control, func(float64) float64 { return p.Kit.Size(38) }, 8
}

// A Part is a control of another kind, which applies its changes itself.
type Part struct {
	Object  fyne.CanvasObject // it, or what it is a part of
	Control *widget.Control
	Height  func(w float64) float64
}

func (t *Part) add(p *Form, r *formRow) {
	if r.Text != "" {
		r.addLabel(p, theme.Body)
	}
	r.control, r.body, r.height, r.gap = t.Control, t.Object, t.Height, 8
}

// addLine adds a control of a usual height, with the row's text above.
func (r *formRow) addLine(p *Form, body fyne.CanvasObject) {
	r.addLabel(p, theme.Body)
	r.body, r.height, r.gap = body, func(float64) float64 { return p.Kit.Size(38) }, 8
}

// change applies a change.
func (p *Form) change(r *formRow, apply func()) {
	if apply(); r.Changed != nil {
		r.Changed()
	}
	p.Refresh()
}

// stepper makes a control for a number between a minus and a plus.
func (b Base) stepper(number func() string, step func(by int)) *widget.Control {
	const sign = 44
	zones := func(w, h float64) []widget.Rect { return []widget.Rect{{W: sign, H: h}, {X: w - sign, W: sign, H: h}} }
	c := b.Kit.NewControl(zones, func(c *widget.Canvas) {
		c.Round(c.Bounds(), 10, 1, c.Pal.Thin)
		for i, text := range []string{"−", "+"} {
			r := zones(c.W, c.H)[i]
			if c.Hover == i || c.Focus == i || c.Pressed == i {
				c.Round(r.Inset(4), 7, 1.5, c.Pal.Accent)
			}
			c.Write(text, r, 18, false, widget.Centre, c.Pal.Text2)
		}
		c.Write(number(), widget.Rect{X: sign + 4, W: c.W - 2*sign - 8, H: c.H}, 14, false, widget.Centre, c.Pal.Text)
	}, func(zone int) { step(2*zone - 1) })
	c.Tip = b.Texts("tip.fewer", "tip.more")
	return c
}
