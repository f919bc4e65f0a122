//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"unicode/utf8"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/access"
)

// Events are signals of the object that they are about.
const (
	object    = prefix + "Event.Object."
	window    = prefix + "Event.Window."
	cachePath = "/org/a11y/atspi/cache"
	cacheFace = prefix + "Cache"
)

// event sends one: all have the same five parts, whose meaning differs.
func (l *link) event(id access.ID, name, detail string, a, b int, value any) {
	_ = l.conn.Emit(pathOf(id), name, detail, int32(a), int32(b), dbus.MakeVariant(value), map[string]dbus.Variant{})
}

// emitChange tells of one change. Clients remember what they have heard of children, names
// and states, so all of that is told.
func (l *link) emitChange(old *access.Tree, c access.Change) {
	switch c.Kind {
	case access.Removed:
		l.removed(old, c)
	case access.Added:
		l.added(c)
	case access.Renamed:
		l.event(c.ID, object+"PropertyChange", "accessible-name", 0, 0, c.Text)
	case access.Described:
		if e := l.told.Find(c.ID); e.Role == access.Cell && c.ID == l.told.Focus {
			_ = l.conn.Emit(cachePath, cacheFace+".AddAccessible", l.item(e)) // what has changed is announced in fewer words
			return
		}
		l.event(c.ID, object+"PropertyChange", "accessible-description", 0, 0, c.Text)
	case access.Changed:
		l.state(c)
	case access.Deleted:
		l.event(c.ID, object+"TextChanged", "delete", c.At, utf8.RuneCountInString(c.Text), c.Text)
	case access.Inserted:
		l.event(c.ID, object+"TextChanged", "insert", c.At, utf8.RuneCountInString(c.Text), c.Text)
	case access.CaretMoved:
		l.event(c.ID, object+"TextCaretMoved", "", c.At, 0, "")
	case access.Selection:
		l.event(c.ID, object+"TextSelectionChanged", "", 0, 0, "")
	case access.ValueMoved:
		l.event(c.ID, object+"PropertyChange", "accessible-value", 0, 0, c.Value)
	case access.BoundsMoved:
		if l.bounds {
			l.event(c.ID, object+"BoundsChanged", "", 0, 0, rectOf(l.told.Find(c.ID).Bounds))
		}
	case access.FocusLost:
		l.event(c.ID, object+"StateChanged", "focused", 0, 0, "")
	case access.FocusGained:
		l.event(c.ID, object+"StateChanged", "focused", 1, 0, "")
	}
}

// sudden reports whether readers are to be told that what has a role is seen now.
func sudden(r access.Role) bool { return r == access.Notice || r == access.Dialog }

func (l *link) removed(old *access.Tree, c access.Change) {
	if sudden(old.Find(c.ID).Role) {
		l.event(c.ID, object+"StateChanged", "showing", 0, 0, "")
	}
	l.event(c.In, object+"ChildrenChanged", "remove", c.At, 0, ref{l.name, pathOf(c.ID)})
	l.forget(old, c.ID)
	if c.In == 0 {
		l.event(c.ID, window+"Destroy", "", 0, 0, old.Find(c.ID).Name)
	}
}

// forget takes a node and all in it from the memory of clients.
func (l *link) forget(old *access.Tree, id access.ID) {
	for _, child := range old.Find(id).Children {
		l.forget(old, child)
	}
	_ = l.conn.Emit(cachePath, cacheFace+".RemoveAccessible", ref{l.name, pathOf(id)})
}

func (l *link) added(c access.Change) {
	e := l.told.Find(c.ID)
	l.introduce(c.ID)
	l.event(c.In, object+"ChildrenChanged", "add", c.At, 0, ref{l.name, pathOf(c.ID)})
	if sudden(e.Role) {
		l.event(c.ID, object+"StateChanged", "showing", 1, 0, "")
	}
	if c.In == 0 {
		l.event(c.ID, window+"Create", "", 0, 0, e.Name)
		if e.State.Has(access.Active) {
			l.active(c.ID, true)
		}
	}
}

// introduce puts a node and all in it into the memory of clients.
func (l *link) introduce(id access.ID) {
	e := l.told.Find(id)
	_ = l.conn.Emit(cachePath, cacheFace+".AddAccessible", l.item(e))
	for _, child := range e.Children {
		l.introduce(child)
	}
}

func (l *link) state(c access.Change) {
	if c.State == access.Active {
		l.active(c.ID, c.On)
		return
	}
	on := c.On != (c.State == access.Disabled) // which is told the other way round
	names := stateNames[c.State]
	if c.State == access.Checked && l.told.Find(c.ID).Role == access.Toggle {
		names = []string{"checked", "pressed"}
	}
	for _, name := range names {
		l.event(c.ID, object+"StateChanged", name, one(on), 0, "")
	}
}

func (l *link) active(id access.ID, on bool) {
	member := "Deactivate"
	if on {
		member = "Activate"
	}
	l.event(id, object+"StateChanged", "active", one(on), 0, "")
	l.event(id, window+member, "", 0, 0, l.told.Find(id).Name)
}
