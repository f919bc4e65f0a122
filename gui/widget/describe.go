package widget

import (
	"cmp"
	"image"
	"math"
	"reflect"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
)

// A Describer says what it shows, with its own corner as the origin.
type Describer interface{ Describe() access.Node }

// DescribeAll describes objects that lie beside each other, at the corner of what they are
// in, with so many pixels to a unit. What is hidden or says nothing is left out.
func DescribeAll(objects []fyne.CanvasObject, at fyne.Position, scale float32) (list []access.Node) {
	var before, above string // the text just before, and the last one of all
	for i, o := range objects {
		if o == nil || !o.Visible() {
			continue
		}
		for j, n := range describe(o, at, scale) {
			n.Key = strconv.Itoa(i) + "." + strconv.Itoa(j) + n.Key
			if n.Name == "" {
				n.Name = nameFrom(n.Role, before, above)
			}
			if n.Name == "" && n.Role == access.List && len(n.Children) > 0 {
				n.Name = n.Children[0].Name
			}
			before = ""
			if n.Role == access.Label || n.Role == access.Heading {
				before, above = n.Name, n.Name
			}
			list = append(list, n)
		}
	}
	return list
}

// nameFrom names what has no name of its own by the text just before it, or by the last
// one above it.
func nameFrom(r access.Role, before, above string) string {
	switch r {
	case access.Entry, access.Slider, access.Spinner, access.List, access.Combo:
		return cmp.Or(before, above)
	case access.Panel:
		return before
	}
	return ""
}

// describe describes an object, or what is in it.
func describe(o fyne.CanvasObject, at fyne.Position, scale float32) []access.Node {
	corner := at.Add(o.Position())
	switch o := o.(type) {
	case Describer:
		n := o.Describe()
		if n.Name == "" && len(n.Children) == 0 && n.State == 0 {
			return nil
		}
		return []access.Node{shift(n, pixel(corner, scale))}
	case *fyne.Container:
		return DescribeAll(o.Objects, corner, scale)
	case *fynewidget.Label:
		if o.Text == "" {
			return nil
		}
		return []access.Node{{Role: access.Label, Name: o.Text, Bounds: boundsOf(o, corner, scale)}}
	case *fynewidget.Button:
		return []access.Node{{Role: access.Button, Name: cmp.Or(o.Text, iconName(o.Icon)), State: access.Focusable.If(!o.Disabled()) | access.Disabled.If(o.Disabled()),
			Bounds: boundsOf(o, corner, scale), Actions: []string{"press"}, Do: func(r access.Request) {
				if r.Deed == access.Press {
					o.Tapped(&fyne.PointEvent{})
				} else {
					Focus(o)
				}
			}}}
	case *fynewidget.Entry:
		n := DescribeEntry(o, o)
		n.Bounds = boundsOf(o, corner, scale)
		return []access.Node{n}
	}
	if in := content(o); in != nil && in.Visible() {
		return describe(in, corner, scale)
	}
	return nil
}

// iconName names a button of the toolkit that has only an icon, after the icon's file.
func iconName(icon fyne.Resource) string {
	if icon == nil {
		return ""
	}
	name := icon.Name()
	name = name[strings.LastIndexAny(name, "_")+1:]
	return strings.ReplaceAll(strings.TrimSuffix(name, ".svg"), "-", " ")
}

// content returns what is in an object of the toolkit that holds another one.
func content(o fyne.CanvasObject) fyne.CanvasObject {
	v := reflect.ValueOf(o)
	if v.Kind() == reflect.Pointer && !v.IsNil() && v.Elem().Kind() == reflect.Struct {
		if f := v.Elem().FieldByName("Content"); f.IsValid() && f.CanInterface() {
			in, _ := f.Interface().(fyne.CanvasObject)
			return in
		}
	}
	return nil
}

// pixel returns a place in pixels.
func pixel(p fyne.Position, scale float32) image.Point {
	return image.Pt(int(math.Round(float64(p.X*scale))), int(math.Round(float64(p.Y*scale))))
}

func boundsOf(o fyne.CanvasObject, corner fyne.Position, scale float32) image.Rectangle {
	return image.Rectangle{pixel(corner, scale), pixel(corner.Add(o.Size()), scale)}
}

// shift moves a node and all in it.
func shift(n access.Node, by image.Point) access.Node {
	n.Bounds = n.Bounds.Add(by)
	for i := range n.Children {
		n.Children[i] = shift(n.Children[i], by)
	}
	return n
}

// Focus gives an object the focus.
func Focus(o fyne.Focusable) {
	if object, ok := o.(fyne.CanvasObject); ok {
		if c := fyne.CurrentApp().Driver().CanvasForObject(object); c != nil && c.Focused() != o {
			c.Focus(o)
		}
	}
}

// focused reports whether an object has the focus.
func focused(o fyne.CanvasObject) bool {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return false
	}
	has, ok := c.Focused().(fyne.CanvasObject)
	return ok && has == o
}

// PixelsOf returns a rectangle in pixels at a scale.
func PixelsOf(r Rect, s float64) image.Rectangle {
	px := func(v float64) int { return int(math.Round(v * s)) }
	return image.Rect(px(r.X), px(r.Y), px(r.X+r.W), px(r.Y+r.H))
}

// Pixels returns a size from the origin in pixels.
func (k *Kit) Pixels(s fyne.Size) image.Rectangle {
	return PixelsOf(Rect{W: float64(s.Width), H: float64(s.Height)}, k.scale())
}

// PixelScale returns how many pixels a unit has.
func (k *Kit) PixelScale() float32 { return float32(k.scale()) }

// changed says that something may be seen now that was not seen before.
func (k *Kit) changed() {
	if k != nil && k.Changed != nil {
		k.Changed()
	}
}

// DescribeEntry describes a text field of the toolkit that the window holds as self.
func DescribeEntry(e *fynewidget.Entry, self fyne.CanvasObject) access.Node {
	n := access.Node{Role: access.Entry, Description: e.PlaceHolder, Text: &access.Text{Content: e.Text, Caret: e.CursorTextOffset()},
		State: access.Focusable.If(!e.Disabled()) | access.Editable | access.Disabled.If(e.Disabled()) | access.Multiline.If(e.MultiLine) | access.Focused.If(focused(self))}
	n.Do = func(r access.Request) {
		switch r.Deed {
		case access.Focus:
			Focus(self.(fyne.Focusable))
		case access.SetText:
			e.SetText(r.Text)
		case access.SetCaret:
			if !e.MultiLine {
				e.CursorColumn = r.At
				e.Refresh()
			}
		}
	}
	return n
}
