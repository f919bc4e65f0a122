//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"image"
	"slices"

	"sudoku/gui/access"
)

// What coordinates are counted from. Nobody tells a program where its window is on the
// screen, so that the screen's are those of the window.
const fromParent = 2

// bounds returns where an element is.
func (t thing) bounds(coords any) image.Rectangle {
	r := t.el.Bounds
	if parent := t.shot.tree.Find(t.el.Parent); parent != nil && coords.(uint32) == fromParent {
		return r.Sub(parent.Bounds.Min)
	}
	return r
}

func pointOf(x, y any) image.Point { return image.Pt(int(x.(int32)), int(y.(int32))) }

var component = face{methods: map[string]method{
	"GetExtents": {"u", func(t thing, in []any) ([]any, error) { return []any{rectOf(t.bounds(in[0]))}, nil }},
	"GetPosition": {"u", func(t thing, in []any) ([]any, error) {
		r := rectOf(t.bounds(in[0]))
		return []any{r.X, r.Y}, nil
	}},
	"GetSize": {"", func(t thing, _ []any) ([]any, error) {
		r := rectOf(t.el.Bounds)
		return []any{r.W, r.H}, nil
	}},
	"Contains": {"iiu", func(t thing, in []any) ([]any, error) { return []any{pointOf(in[0], in[1]).In(t.bounds(in[2]))}, nil }},
	"GetAccessibleAtPoint": {"iiu", func(t thing, in []any) ([]any, error) {
		p := pointOf(in[0], in[1])
		if !p.In(t.bounds(in[2])) {
			return []any{null}, nil
		}
		return []any{t.ref(t.deepest(p.Add(t.el.Bounds.Min.Sub(t.bounds(in[2]).Min))))}, nil
	}},
	"GetLayer":     says(func(thing) any { return uint32(3) }), // a widget's
	"GetMDIZOrder": says(func(thing) any { return int16(0) }),
	"GetAlpha":     says(func(thing) any { return 1. }),
	"GrabFocus": says(func(t thing) any {
		can := t.el.State.Has(access.Focusable) && t.el.Do != nil
		if can {
			t.link.ask(t.el.ID, access.Request{Deed: access.Focus})
		}
		return can
	}),
	"ScrollTo": refuses("u"), "ScrollToPoint": refuses("uii"),
	"SetExtents": refuses("iiiiu"), "SetPosition": refuses("iiu"), "SetSize": refuses("ii"),
}}

// deepest returns the innermost element at a point of the window; of siblings, the last.
func (t thing) deepest(p image.Point) access.ID {
	at := t.el
	for {
		i := slices.IndexFunc(at.Children, func(id access.ID) bool { return p.In(t.shot.tree.Find(id).Bounds) })
		if i < 0 {
			return at.ID
		}
		at = t.shot.tree.Find(at.Children[i])
	}
}

// act makes a method that says something of the action of a number.
func act(f func(t thing, name string) any) method {
	return method{"i", func(t thing, in []any) ([]any, error) {
		if i := int(in[0].(int32)); i >= 0 && i < len(t.el.Actions) {
			return []any{f(t, t.el.Actions[i])}, nil
		}
		return nil, errArgs
	}}
}

var action = face{
	get: map[string]func(thing) any{"NActions": func(t thing) any { return int32(len(t.el.Actions)) }},
	methods: map[string]method{
		"GetName":          act(func(_ thing, name string) any { return name }),
		"GetLocalizedName": act(func(_ thing, name string) any { return name }),
		"GetDescription":   act(func(thing, string) any { return "" }),
		"GetKeyBinding":    act(func(t thing, _ string) any { return t.el.Keys }),
		"GetActions": says(func(t thing) any {
			list := make([]struct{ Name, Description, Keys string }, len(t.el.Actions))
			for i, name := range t.el.Actions {
				list[i].Name, list[i].Keys = name, t.el.Keys
			}
			return list
		}),
		"DoAction": {"i", func(t thing, in []any) ([]any, error) {
			i := int(in[0].(int32))
			if i < 0 || i >= len(t.el.Actions) || t.el.Do == nil || t.el.State.Has(access.Disabled) {
				return []any{false}, nil
			}
			t.link.ask(t.el.ID, access.Request{Deed: access.Press, At: i})
			return []any{true}, nil
		}},
	},
}

var value = face{
	get: map[string]func(thing) any{
		"MinimumValue":     func(t thing) any { return t.el.Range.Min },
		"MaximumValue":     func(t thing) any { return t.el.Range.Max },
		"MinimumIncrement": func(t thing) any { return t.el.Range.Step },
		"CurrentValue":     func(t thing) any { return t.el.Range.Now },
		"Text":             func(t thing) any { return t.el.Range.Words },
	},
	set: map[string]func(thing, any) bool{
		"CurrentValue": func(t thing, to any) bool {
			v, ok := to.(float64)
			r := t.el.Range
			if !ok || !(v >= r.Min && v <= r.Max) || t.el.Do == nil || t.el.State.Has(access.Disabled) {
				return false
			}
			t.link.ask(t.el.ID, access.Request{Deed: access.SetValue, Value: v})
			return true
		},
	},
}
