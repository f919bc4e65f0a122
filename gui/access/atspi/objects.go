//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"fmt"
	"image"
	"slices"
	"strconv"
	"strings"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/access"
)

// A ref names an object on the bus.
type ref struct {
	Name string
	Path dbus.ObjectPath
}

const (
	prefix       = "org.a11y.atspi."
	base         = "/org/a11y/atspi/accessible/"
	rootPath     = dbus.ObjectPath(base + "root") // the program; all else is a number below base
	registryPath = "/org/a11y/atspi/registry"
)

var null = ref{"", "/org/a11y/atspi/null"}

func pathOf(id access.ID) dbus.ObjectPath {
	if id == 0 {
		return rootPath
	}
	return dbus.ObjectPath(base + strconv.FormatUint(uint64(id), 10))
}

// A thing is what somebody asks about: an element, or the program if that is nil, or the
// cache. It lives for one question and sees one tree.
type thing struct {
	link  *link
	shot  *shot
	el    *access.Element
	cache bool
}

// LookupObject implements dbus.Handler.
func (p *Provider) LookupObject(path dbus.ObjectPath) (dbus.ServerObject, bool) {
	t := thing{link: p.link.Load(), shot: p.shot.Load()}
	if t.link == nil || t.shot == nil {
		return nil, false
	}
	t.cache = path == cachePath
	if t.cache || path == rootPath {
		return t, true
	}
	number, below := strings.CutPrefix(string(path), base)
	id, err := strconv.ParseUint(number, 10, 32)
	if !below || err != nil {
		return nil, false
	}
	t.el = t.shot.tree.Find(access.ID(id))
	return t, t.el != nil && pathOf(t.el.ID) == path
}

// faces returns what a thing can be asked, by its interfaces.
func (t thing) faces() []string {
	switch {
	case t.cache:
		return []string{cacheFace}
	case t.el == nil:
		return []string{prefix + "Accessible", prefix + "Application"}
	}
	list := []string{prefix + "Accessible", prefix + "Component"}
	add := func(has bool, names ...string) {
		if has {
			for _, n := range names {
				list = append(list, prefix+n)
			}
		}
	}
	add(len(t.el.Actions) > 0, "Action")
	add(t.el.Text != nil, "Text")
	add(t.el.Text != nil && t.el.State.Has(access.Editable), "EditableText")
	add(t.el.Range != nil, "Value")
	add(t.el.Columns > 0, "Table")
	add(t.selects(), "Selection")
	return list
}

// selects reports whether children of the thing can be chosen.
func (t thing) selects() bool { return t.el.Role == access.List || t.el.Role == access.Combo }

// LookupInterface implements dbus.ServerObject.
func (t thing) LookupInterface(name string) (dbus.Interface, bool) {
	if name == properties {
		return asked{t, propertyMethods}, true
	}
	if f := t.face(name); f != nil {
		return asked{t, f.methods}, true
	}
	return nil, false
}

// face returns an interface that the thing has, else nil.
func (t thing) face(name string) *face {
	if !slices.Contains(t.faces(), name) {
		return nil
	}
	if t.el == nil && name == prefix+"Accessible" {
		return &program
	}
	return faces[name]
}

// A face is an interface of the protocol.
type face struct {
	get     map[string]func(thing) any
	set     map[string]func(t thing, to any) bool
	methods map[string]method
}

// A method is a call with arguments of a signature.
type method struct {
	takes string
	call  func(t thing, in []any) ([]any, error)
}

// says makes a method without arguments that can't fail.
func says(f func(thing) any) method {
	return method{"", func(t thing, _ []any) ([]any, error) { return []any{f(t)}, nil }}
}

// refuses makes a method that does nothing here.
func refuses(takes string) method {
	return method{takes, func(thing, []any) ([]any, error) { return []any{false}, nil }}
}

// asked implements dbus.Interface.
type asked struct {
	thing
	methods map[string]method
}

// LookupMethod implements dbus.Interface.
func (a asked) LookupMethod(name string) (dbus.Method, bool) {
	m, ok := a.methods[name]
	return call{a.thing, m}, ok
}

// A call is a question with its arguments. It implements dbus.Method.
type call struct {
	thing
	method
}

// DecodeArguments implements dbus.ArgumentDecoder: what has other types is an error.
func (c call) DecodeArguments(_ *dbus.Conn, _ string, _ *dbus.Message, body []any) ([]any, error) {
	if dbus.SignatureOf(body...).String() != c.takes {
		return nil, errArgs
	}
	return body, nil
}

// Call implements dbus.Method. A fault is an error of this one answer.
func (c call) Call(in ...any) (out []any, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			out, err = nil, fmt.Errorf("internal error: %v", fault)
		}
	}()
	return c.call(c.thing, in)
}

// NumArguments and the rest implement dbus.Method; nobody asks.
func (c call) NumArguments() int     { return 0 }
func (c call) NumReturns() int       { return 0 }
func (c call) ArgumentValue(int) any { return nil }
func (c call) ReturnValue(int) any   { return nil }

var errArgs = dbus.ErrMsgInvalidArg

// propertyMethods read and set what interfaces have as properties.
var propertyMethods map[string]method

func init() { // they and the interfaces name each other
	propertyMethods = map[string]method{
		"Get": {"ss", func(t thing, in []any) ([]any, error) {
			f := t.face(in[0].(string))
			if f == nil || f.get[in[1].(string)] == nil {
				return nil, errArgs
			}
			return []any{dbus.MakeVariant(f.get[in[1].(string)](t))}, nil
		}},
		"GetAll": {"s", func(t thing, in []any) ([]any, error) {
			f := t.face(in[0].(string))
			if f == nil {
				return nil, errArgs
			}
			all := map[string]dbus.Variant{}
			for name, get := range f.get {
				all[name] = dbus.MakeVariant(get(t))
			}
			return []any{all}, nil
		}},
		"Set": {"ssv", func(t thing, in []any) ([]any, error) {
			f := t.face(in[0].(string))
			if f == nil || f.set[in[1].(string)] == nil || !f.set[in[1].(string)](t, in[2].(dbus.Variant).Value()) {
				return nil, errArgs
			}
			return nil, nil
		}},
	}
}

// A rect is a rectangle as the protocol has it.
type rect struct{ X, Y, W, H int32 }

func rectOf(r image.Rectangle) rect {
	return rect{int32(r.Min.X), int32(r.Min.Y), int32(r.Dx()), int32(r.Dy())}
}

func (t thing) ref(id access.ID) ref { return ref{t.link.name, pathOf(id)} }

func (t thing) refs(ids []access.ID) []ref {
	list := make([]ref, len(ids))
	for i, id := range ids {
		list[i] = t.ref(id)
	}
	return list
}

// children returns the thing's; those of the program are its windows.
func (t thing) children() []access.ID {
	if t.el == nil {
		return t.shot.tree.Windows
	}
	return t.el.Children
}
