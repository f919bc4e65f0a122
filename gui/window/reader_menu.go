package window

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
)

// The toolkit says of its menus what their items are, but not which one is active: that is
// read from its fields, and unknown where it has others.

// describe describes the bar, and the menu that is open.
func (ms *menus) describe() access.Node {
	n := access.Node{Key: "menus", Role: access.MenuBar, Name: ms.T("access.menus")}
	for i, m := range ms.bar.Items {
		menu := access.Node{Key: strconv.Itoa(i), Role: access.Menu, Name: m.Label, Actions: []string{"press"},
			Do: func(access.Request) { ms.openMenu(i) }}
		if ms.open() && field(ms.word, "Menu") == any(m) && ms.word.Child() != nil {
			in := describeMenu(ms.word.Child())
			menu.State, menu.Children = access.Expanded, in.Children
			if !focusIn(in.Children) {
				menu.State |= access.Focused
			}
		}
		menu.State |= access.Expandable | access.Focusable
		n.Children = append(n.Children, menu)
	}
	return n
}

// follow is called in each frame: what lies over the window belongs to the toolkit, which
// says nothing of what changes there, and when it goes leaves nothing with the focus.
func (ms *menus) follow() {
	over := ms.open() || ms.win.Canvas().Overlays().Top() != nil
	if over || ms.over {
		ms.changed()
	}
	switch f := ms.win.Canvas().Focused(); {
	case !over && f != nil:
		ms.under, ms.underPage = f, ms.app.Top()
	case !over && ms.over:
		ms.focusUnder()
	}
	ms.over = over
}

// focusUnder gives the focus back to what had it, or to the page where another one is shown, or it was
// made anew.
func (ms *menus) focusUnder() {
	_, there := parts(ms.page().Objects())
	o, ok := ms.under.(fyne.CanvasObject)
	if ok && o.Visible() && ms.underPage == ms.app.Top() && (o == ms.board || slices.Contains(there, ms.under)) {
		ms.app.Focus(ms.under)
	}
	if ms.app.Focused() == nil {
		ms.app.FocusPage()
	}
}

// focusIn reports whether one of the nodes has the focus.
func focusIn(list []access.Node) bool {
	for i := range list {
		if list[i].State.Has(access.Focused) || focusIn(list[i].Children) {
			return true
		}
	}
	return false
}

// popUpMenu returns the menu that lies over the window, nil if o is something else.
func popUpMenu(o fyne.CanvasObject) *widget.Menu {
	in, _ := field(o, "Content").(*widget.PopUpMenu)
	if in == nil {
		return nil
	}
	return in.Menu
}

// describeMenu describes an open menu of the toolkit.
func describeMenu(m *widget.Menu) access.Node {
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
	name, keys := cutKeys(item.Label)
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
			n.Children = describeMenu(sub.Child()).Children
		}
	}
	n.State |= access.Focused.If(active && !focusIn(n.Children))
	n.Do = func(q access.Request) {
		if q.Deed == access.Press {
			pressItem(o, item)
		}
	}
	return n
}

// cutKeys divides the label of an item into its name and the keys after it.
func cutKeys(label string) (name, keys string) {
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
