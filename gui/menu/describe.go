package menu

import (
	"reflect"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
)

// The toolkit says of its menus what their items are, but not which one is active: that is
// read from its fields, and unknown where it has others.

// Describe describes the bar, and the menu that is open.
func (b *Bar) Describe() access.Node {
	n := access.Node{Key: "menus", Role: access.MenuBar, Name: b.t("access.menus")}
	for i, m := range b.main.Items {
		menu := access.Node{Key: strconv.Itoa(i), Role: access.Menu, Name: m.Label, Actions: []string{"press"},
			Do: func(access.Request) { b.Open(i) }}
		if b.IsOpen() && field(b.word, "Menu") == any(m) && b.word.Child() != nil {
			in := DescribeOpen(b.word.Child())
			menu.State, menu.Children = access.Expanded, in.Children
			if !access.FocusIn(in.Children) {
				menu.State |= access.Focused
			}
		}
		menu.State |= access.Expandable | access.Focusable
		n.Children = append(n.Children, menu)
	}
	return n
}

// DescribePopUp describes a menu that lies over the window, and reports whether o is one.
func DescribePopUp(o fyne.CanvasObject) (access.Node, bool) {
	in, _ := field(o, "Content").(*widget.PopUpMenu)
	if in == nil {
		return access.Node{}, false
	}
	return DescribeOpen(in.Menu), true
}

// DescribeOpen describes an open menu of the toolkit.
func DescribeOpen(m *widget.Menu) access.Node {
	n := access.Node{Role: access.Menu}
	active := activeItem(m)
	for i, o := range m.Items {
		item, ok := field(o, "Item").(*fyne.MenuItem)
		if !ok || item.IsSeparator {
			continue
		}
		n.Children = append(n.Children, describeItem(i, o, item, o == active))
	}
	return n
}

// pressItem presses an item of a menu. The toolkit opens a menu in a menu where the pointer comes, and
// not for a press.
func pressItem(o fyne.CanvasObject, item *fyne.MenuItem) {
	if h, ok := o.(desktop.Hoverable); ok && item.ChildMenu != nil {
		h.MouseIn(&desktop.MouseEvent{})
	} else if t, ok := o.(fyne.Tappable); ok {
		t.Tapped(&fyne.PointEvent{})
	}
}

func describeItem(i int, o fyne.CanvasObject, item *fyne.MenuItem, active bool) access.Node {
	name, keys := CutKeys(item.Label)
	n := access.Node{Key: strconv.Itoa(i), Role: access.MenuItem, Name: name, Keys: keys, Actions: []string{"press"},
		State: access.Focusable | access.Disabled.If(item.Disabled)}
	if item.Checked {
		n.Role = access.CheckItem
		n.State |= access.Checkable | access.Checked
	}
	if item.ChildMenu != nil {
		n.Role = access.Menu
		n.State |= access.Expandable
		if sub, ok := o.(interface{ Child() *widget.Menu }); ok && sub.Child().Visible() {
			n.State |= access.Expanded
			n.Children = DescribeOpen(sub.Child()).Children
		}
	}
	n.State |= access.Focused.If(active && !access.FocusIn(n.Children))
	n.Do = func(q access.Request) {
		if q.Deed == access.Press {
			pressItem(o, item)
		}
	}
	return n
}

// CutKeys divides the label of an item into its name and the keys after it.
func CutKeys(label string) (name, keys string) {
	i := strings.LastIndexAny(label, "\u200a\u2002\u2003\u2004\u2005\u2006")
	if i < 0 {
		return label, ""
	}
	return strings.TrimRight(label[:i], "\u200a\u2002\u2003\u2004\u2005\u2006 "), strings.TrimLeft(label[i:], "\u200a\u2002\u2003\u2004\u2005\u2006")
}

// activeItem returns the item that the keys are on, nil if it can't be told.
func activeItem(m *widget.Menu) fyne.CanvasObject {
	f := reflect.ValueOf(m).Elem().FieldByName("activeItem")
	if !f.IsValid() || f.Kind() != reflect.Pointer || f.IsNil() {
		return nil
	}
	for _, o := range m.Items {
		if v := reflect.ValueOf(o); v.Kind() == reflect.Pointer && v.Pointer() == f.Pointer() {
			return o
		}
	}
	return nil
}

// field returns an exported field of what a pointer points to, nil if it has none.
func field(of any, name string) any {
	v := reflect.ValueOf(of)
	if v.Kind() != reflect.Pointer || v.IsNil() || v.Elem().Kind() != reflect.Struct {
		return nil
	}
	if f := v.Elem().FieldByName(name); f.IsValid() && f.CanInterface() {
		return f.Interface()
	}
	return nil
}
