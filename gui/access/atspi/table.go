//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"slices"

	"sudoku/gui/access"
)

// at returns the number of the cell in a row and column, -1 if there is none.
func (t thing) at(row, column any) int {
	r, c := int(row.(int32)), int(column.(int32))
	if i := r*t.el.Columns + c; r >= 0 && c >= 0 && c < t.el.Columns && r < t.rows() && i < len(t.el.Children) {
		return i
	}
	return -1
}

func (t thing) rows() int { return (len(t.el.Children) + t.el.Columns - 1) / t.el.Columns }

// numbered makes a method that says something of the cell of a number.
func numbered(f func(t thing, i int) int) method {
	return method{"i", func(t thing, in []any) ([]any, error) {
		if i := int(in[0].(int32)); i >= 0 && i < len(t.el.Children) {
			return []any{int32(f(t, i))}, nil
		}
		return nil, errArgs
	}}
}

// placed makes a method that says something of the cell in a row and column.
func placed(f func(t thing, i int) any) method {
	return method{"ii", func(t thing, in []any) ([]any, error) {
		if i := t.at(in[0], in[1]); i >= 0 {
			return []any{f(t, i)}, nil
		}
		return nil, errArgs
	}}
}

func within(takes string, n func(thing) int, say func(i int) any) method {
	return method{takes, func(t thing, in []any) ([]any, error) {
		if i := int(in[0].(int32)); i >= 0 && i < n(t) {
			return []any{say(i)}, nil
		}
		return nil, errArgs
	}}
}

func columns(t thing) int { return t.el.Columns }

func nothing(int) any { return "" }

func noHeader(int) any { return null }

var table = face{
	get: map[string]func(thing) any{
		"NRows":            func(t thing) any { return int32(t.rows()) },
		"NColumns":         func(t thing) any { return int32(t.el.Columns) },
		"Caption":          func(thing) any { return null },
		"Summary":          func(thing) any { return null },
		"NSelectedRows":    func(thing) any { return int32(0) },
		"NSelectedColumns": func(thing) any { return int32(0) },
	},
	methods: map[string]method{
		"GetAccessibleAt":      placed(func(t thing, i int) any { return t.ref(t.el.Children[i]) }),
		"GetIndexAt":           placed(func(_ thing, i int) any { return int32(i) }),
		"GetRowAtIndex":        numbered(func(t thing, i int) int { return i / t.el.Columns }),
		"GetColumnAtIndex":     numbered(func(t thing, i int) int { return i % t.el.Columns }),
		"GetRowExtentAt":       placed(func(thing, int) any { return int32(1) }),
		"GetColumnExtentAt":    placed(func(thing, int) any { return int32(1) }),
		"IsSelected":           placed(func(t thing, i int) any { return t.shot.tree.Find(t.el.Children[i]).State.Has(access.Selected) }),
		"GetRowDescription":    within("i", thing.rows, nothing),
		"GetColumnDescription": within("i", columns, nothing),
		"GetRowHeader":         within("i", thing.rows, noHeader),
		"GetColumnHeader":      within("i", columns, noHeader),
		"GetSelectedRows":      says(func(thing) any { return []int32{} }),
		"GetSelectedColumns":   says(func(thing) any { return []int32{} }),
		"IsRowSelected":        within("i", thing.rows, func(int) any { return false }),
		"IsColumnSelected":     within("i", columns, func(int) any { return false }),
		"AddRowSelection":      refuses("i"), "AddColumnSelection": refuses("i"),
		"RemoveRowSelection": refuses("i"), "RemoveColumnSelection": refuses("i"),
		"GetRowColumnExtentsAtIndex": {"i", func(t thing, in []any) ([]any, error) {
			i := int(in[0].(int32))
			if i < 0 || i >= len(t.el.Children) {
				return nil, errArgs
			}
			on := t.shot.tree.Find(t.el.Children[i]).State.Has(access.Selected)
			return []any{true, int32(i / t.el.Columns), int32(i % t.el.Columns), int32(1), int32(1), on}, nil
		}},
	},
}

// chosen returns the children that are chosen.
func (t thing) chosen() (list []access.ID) {
	for _, id := range t.el.Children {
		if t.shot.tree.Find(id).State.Has(access.Selected) {
			list = append(list, id)
		}
	}
	return list
}

var selection = face{
	get: map[string]func(thing) any{"NSelectedChildren": func(t thing) any { return int32(len(t.chosen())) }},
	methods: map[string]method{
		"GetSelectedChild": {"i", func(t thing, in []any) ([]any, error) {
			if i, list := int(in[0].(int32)), t.chosen(); i >= 0 && i < len(list) {
				return []any{t.ref(list[i])}, nil
			}
			return nil, errArgs
		}},
		"IsChildSelected": numberedFlag(func(t thing, id access.ID) bool { return slices.Contains(t.chosen(), id) }),
		"SelectChild": numberedFlag(func(t thing, id access.ID) bool {
			e := t.shot.tree.Find(id)
			can := e.Do != nil && len(e.Actions) > 0 && !e.State.Has(access.Disabled)
			if can {
				t.link.ask(id, access.Request{Deed: access.Press})
			}
			return can
		}),
		"DeselectChild": refuses("i"), "DeselectSelectedChild": refuses("i"),
		"SelectAll": refuses(""), "ClearSelection": refuses(""),
	},
}

// numberedFlag makes a method that says or does something with the child of a number.
func numberedFlag(f func(t thing, id access.ID) bool) method {
	return method{"i", func(t thing, in []any) ([]any, error) {
		if i := int(in[0].(int32)); i >= 0 && i < len(t.el.Children) {
			return []any{f(t, t.el.Children[i])}, nil
		}
		return nil, errArgs
	}}
}
