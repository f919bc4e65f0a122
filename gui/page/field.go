package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A Field is a one-line text field with its name inside, before the text.
type Field struct {
	fynewidget.BaseWidget
	box   *widget.Pic
	name  float64     // width of the name
	said  string      // the name, for screen readers
	icon  widget.Icon // in the place of the name; may be nil
	Entry *fieldEntry
	clip  *container.Clip // the entry without its border, because the field draws one
	clear *widget.Control // empties the field; nil: none
}

// NewField makes a field that holds a line of text; Return and Escape leave it.
func NewField(b Base, name, text string, changed func(string), leave func()) *Field {
	f := &Field{said: name, name: b.Kit.Painter.Width(name, b.Kit.Size(theme.Caption.Size), false) + 12}
	f.box = b.Kit.NewPic(func(c *widget.Canvas) {
		c.Box(c.Bounds(), 7, 1, c.Pal.Thin, c.Pal.Surface)
		if f.Entry.focused {
			c.Round(c.Bounds(), 7, 2.5, c.Pal.Accent)
		}
		c.Write(name, widget.Rect{X: 12, W: f.name, H: c.H}, theme.Caption.Size, false, widget.Left, c.Pal.Text2)
		if f.icon != nil {
			c.Icon(f.icon, f.name/2+2, c.H/2, min(c.H, 32)-8, c.Pal.Text2)
		}
	})
	f.Entry = &fieldEntry{field: f, TextEntry: TextEntry{base: b, Most: LineText, OnEscape: leave}}
	f.Entry.self = f.Entry
	f.Entry.ExtendBaseWidget(f.Entry)
	f.Entry.Fill(text)
	f.Entry.OnCursorChanged = f.Entry.told
	f.Entry.OnChanged = changed
	f.Entry.OnSubmitted = func(string) { leave() }
	f.clip = container.NewClip(container.New(edgeLayout{}, f.Entry))
	f.clip.MinSize() // makes its renderer: the entry may get the focus before it was painted
	f.ExtendBaseWidget(f)
	return f
}

// NewSearch makes a field for what is searched as one types, with a lens before the text and
// a cross after it.
func NewSearch(b Base, text string, changed func(string)) *Field {
	f := NewField(b, "", text, nil, func() {})
	f.name, f.icon, f.said = b.Kit.Size(28), widget.LensIcon, b.T("action.find")
	f.clear = b.Kit.IconButton(func() widget.Icon { return widget.CrossIcon }, func() string { return b.T("library.clear") }, func() { f.Fill("") })
	f.showClear()
	f.Entry.OnChanged = func(s string) {
		f.showClear()
		changed(s)
	}
	return f
}

// showClear shows the cross where there is something to empty.
func (f *Field) showClear() {
	if f.clear == nil {
		return
	}
	if f.clear.Hidden = f.Entry.Text == ""; !f.clear.Hidden {
		f.clear.Repaint()
	}
}

// Fill shows a text that was changed elsewhere.
func (f *Field) Fill(text string) {
	f.Entry.Fill(text)
	f.showClear()
}

// Describe implements widget.Describer: the entry, with what empties it.
func (f *Field) Describe() access.Node {
	n := widget.DescribeEntry(&f.Entry.Entry, f.Entry)
	n.Name = f.said
	if f.clear != nil {
		n.Children = widget.DescribeAll([]fyne.CanvasObject{f.clear}, fyne.Position{}, f.Entry.base.Kit.PixelScale())
	}
	n.Bounds = f.Entry.base.Kit.Pixels(f.Size())
	return n
}

// Render implements widget.Renderable.
func (f *Field) Render() { f.MinSize(); f.clip.MinSize() }

// CreateRenderer implements fyne.Widget.
func (f *Field) CreateRenderer() fyne.WidgetRenderer {
	all := container.New(fieldLayout{f}, f.box, f.clip)
	if f.clear != nil {
		all.Add(f.clear)
	}
	return widget.LaidOut(fynewidget.NewSimpleRenderer(all), f.Size())
}

// Tapped implements fyne.Tappable: the name is part of the field.
func (f *Field) Tapped(*fyne.PointEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(f); c != nil {
		c.Focus(f.Entry)
	}
}

// A fieldLayout places the entry after the name.
type fieldLayout struct{ *Field }

func (l fieldLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (l fieldLayout) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	l.box.Resize(s)
	x := float32(l.name + 6)
	height := min(l.clip.Content.MinSize().Height, s.Height-2)
	l.clip.Move(fyne.NewPos(x, (s.Height-height)/2))
	right := float32(3)
	if l.clear != nil {
		right = max(clearWide, s.Height)
		l.clear.Move(fyne.NewPos(s.Width-right, 0))
		l.clear.Resize(fyne.NewSize(right, s.Height))
	}
	l.clip.Resize(fyne.NewSize(s.Width-x-right, height))
}

// clearWide is the least width of the cross that empties a field.
const clearWide = 32

// A fieldEntry notifies its field when it gets or loses the focus.
type fieldEntry struct {
	TextEntry
	field   *Field
	focused bool
	OnBlur  func() // called when it loses the focus; may be nil
}

// Visible implements fyne.CanvasObject: it is not seen while its field is hidden.
func (e *fieldEntry) Visible() bool { return e.TextEntry.Visible() && e.field.Visible() }

// FocusGained implements fyne.Focusable.
func (e *fieldEntry) FocusGained() { e.focus(true); e.TextEntry.FocusGained() }

// FocusLost implements fyne.Focusable.
func (e *fieldEntry) FocusLost() {
	e.focus(false)
	e.TextEntry.FocusLost()
	if e.OnBlur != nil {
		e.OnBlur()
	}
}

// Focused reports whether it has the focus.
func (e *fieldEntry) Focused() bool { return e.focused }

func (e *fieldEntry) focus(on bool) {
	e.focused = on
	e.field.box.Repaint()
}

// An edgeLayout hides the border that the toolkit draws round an entry. (A theme
// override would hide it too, but the toolkit reads its fonts again for each override
// and never frees them.)
type edgeLayout struct{}

const edge = 4 // more than the width of the border, less than its distance from the text

func (edgeLayout) MinSize(list []fyne.CanvasObject) fyne.Size {
	return list[0].MinSize().SubtractWidthHeight(2*edge, 2*edge)
}

func (edgeLayout) Layout(list []fyne.CanvasObject, s fyne.Size) {
	list[0].Move(fyne.NewPos(-edge, -edge))
	list[0].Resize(s.AddWidthHeight(2*edge, 2*edge))
}
