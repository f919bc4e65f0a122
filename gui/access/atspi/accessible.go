//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"strconv"

	"sudoku/gui/access"
)

// shared adds what the program and its elements answer alike.
func shared(m map[string]method) map[string]method {
	m["GetChildAtIndex"] = method{"i", func(t thing, in []any) ([]any, error) {
		if i, list := int(in[0].(int32)), t.children(); i >= 0 && i < len(list) {
			return []any{t.ref(list[i])}, nil
		}
		return nil, errArgs
	}}
	m["GetChildren"] = says(func(t thing) any { return t.refs(t.children()) })
	m["GetRelationSet"] = says(func(thing) any { return []relation{} })
	m["GetApplication"] = says(func(t thing) any { return t.ref(0) })
	m["GetInterfaces"] = says(func(t thing) any { return t.faces() })
	return m
}

// A relation is one of a kind to others; there are none.
type relation struct {
	Kind uint32
	To   []ref
}

// program is what is said of the program itself.
var program = face{
	get: map[string]func(thing) any{
		"Name":         func(t thing) any { return t.link.Name },
		"Description":  func(thing) any { return "" },
		"Parent":       func(t thing) any { return *t.link.desktop.Load() },
		"ChildCount":   func(t thing) any { return int32(len(t.shot.tree.Windows)) },
		"Locale":       func(t thing) any { return t.shot.lang },
		"AccessibleId": func(thing) any { return "" },
	},
	methods: shared(map[string]method{
		"GetIndexInParent":     says(func(thing) any { return int32(-1) }),
		"GetRole":              says(func(thing) any { return uint32(roleApplication) }),
		"GetRoleName":          says(func(thing) any { return "application" }),
		"GetLocalizedRoleName": says(func(thing) any { return "application" }),
		"GetState":             says(func(thing) any { return []uint32{0, 0} }),
		"GetAttributes":        says(func(thing) any { return map[string]string{} }),
	}),
}

var accessible = face{
	get: map[string]func(thing) any{
		"Name":         func(t thing) any { return t.el.Name },
		"Description":  func(t thing) any { return t.el.Description },
		"Parent":       func(t thing) any { return t.ref(t.el.Parent) },
		"ChildCount":   func(t thing) any { return int32(len(t.el.Children)) },
		"Locale":       func(t thing) any { return t.shot.lang },
		"AccessibleId": func(t thing) any { return t.el.Key },
	},
	methods: shared(map[string]method{
		"GetIndexInParent":     says(func(t thing) any { return int32(t.el.Index) }),
		"GetRole":              says(func(t thing) any { return roleOf[t.el.Role].number }),
		"GetRoleName":          says(func(t thing) any { return roleOf[t.el.Role].name }),
		"GetLocalizedRoleName": says(func(t thing) any { return roleOf[t.el.Role].name }),
		"GetState":             says(func(t thing) any { return statesOf(t.el) }),
		"GetAttributes":        says(func(t thing) any { return attributes(t.el) }),
	}),
}

// attributes returns what the protocol has no other place for.
func attributes(e *access.Element) map[string]string {
	m := map[string]string{}
	if e.Place.Of > 0 {
		m["posinset"], m["setsize"] = strconv.Itoa(e.Place.At), strconv.Itoa(e.Place.Of)
	}
	if e.Range != nil && e.Range.Words != "" {
		m["valuetext"] = e.Range.Words
	}
	if e.Role == access.Heading {
		m["level"] = "1"
	}
	return m
}

var application = face{
	get: map[string]func(thing) any{
		"ToolkitName":    func(t thing) any { return t.link.Name },
		"Version":        func(t thing) any { return t.link.Version },
		"ToolkitVersion": func(t thing) any { return t.link.Version },
		"AtspiVersion":   func(thing) any { return "2.1" },
		"Id":             func(t thing) any { return t.link.number.Load() },
	},
	set: map[string]func(thing, any) bool{
		"Id": func(t thing, to any) bool {
			n, ok := to.(int32)
			if ok {
				t.link.number.Store(n)
			}
			return ok
		},
	},
	methods: map[string]method{
		"GetLocale":                {"u", func(t thing, _ []any) ([]any, error) { return []any{t.shot.lang}, nil }},
		"GetApplicationBusAddress": says(func(thing) any { return "" }),
	},
}

// An item is all that clients remember of an element.
type item struct {
	Object, Application, Parent ref
	Index, Children             int32
	Faces                       []string
	Name                        string
	Role                        uint32
	Description                 string
	States                      []uint32
}

func (l *link) item(e *access.Element) item {
	t := thing{link: l, el: e}
	return item{t.ref(e.ID), t.ref(0), t.ref(e.Parent), int32(e.Index), int32(len(e.Children)), t.faces(), e.Name,
		roleOf[e.Role].number, e.Description, statesOf(e)}
}

var cache = face{methods: map[string]method{
	"GetItems": says(func(t thing) any {
		tree := t.shot.tree
		program := thing{link: t.link, shot: t.shot}
		list := []item{{t.ref(0), t.ref(0), *t.link.desktop.Load(), -1, int32(len(tree.Windows)), program.faces(), t.link.Name,
			roleApplication, "", []uint32{0, 0}}}
		for i := range tree.Elements {
			list = append(list, t.link.item(&tree.Elements[i]))
		}
		return list
	}),
}}

var faces = map[string]*face{
	prefix + "Accessible": &accessible, prefix + "Application": &application, cacheFace: &cache, prefix + "Component": &component,
	prefix + "Action": &action, prefix + "Text": &text, prefix + "EditableText": &editableText, prefix + "Value": &value,
	prefix + "Table": &table, prefix + "Selection": &selection,
}
