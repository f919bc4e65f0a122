package access

import (
	"cmp"
	"slices"
)

// A Kind is what happened to a node.
type Kind uint8

// Kinds, in the order in which a listener can follow.
const (
	Removed     Kind = iota // ID was the child At of In
	Added                   // ID is the child At of In
	Renamed                 // Text is the name
	Changed                 // State is On
	ValueMoved              // to Value
	BoundsMoved             // it is somewhere else, or of another size
	FocusLost
	FocusGained

	// What has the focus says these itself: it must have it by then, and what had it before must not.
	Described  // Text is the description
	Deleted    // Text was at At
	Inserted   // Text is at At
	CaretMoved // to At
	Selection  // another text is selected
)

// A Change is one thing that differs between two trees.
type Change struct {
	Kind  Kind
	ID    ID
	In    ID
	At    int
	State State
	On    bool
	Text  string
	Value float64
}

// Diff returns what leads from one tree to the next: what is gone, what came, what changed, then
// the focus, for then all around it can be read, and what it says itself. A nil tree is empty.
func Diff(old, now *Tree) []Change {
	if old == nil {
		old = &Tree{}
	}
	list := children(nil, old, now, 0, old.Windows, now.Windows)
	for i := range old.Elements {
		was := &old.Elements[i]
		if is := now.Find(was.ID); is != nil {
			list = children(list, old, now, was.ID, was.Children, is.Children)
			list = compare(list, was, is)
		}
	}
	if old.Focus != now.Focus {
		if now.Find(old.Focus) != nil {
			list = append(list, Change{Kind: FocusLost, ID: old.Focus})
		}
		if now.Focus != 0 {
			list = append(list, Change{Kind: FocusGained, ID: now.Focus})
		}
	}
	order := func(c Change) Kind {
		if c.Kind == Described && c.ID == now.Focus && old.Focus != now.Focus {
			return Renamed // its description is read when it gets the focus
		}
		return c.Kind
	}
	slices.SortStableFunc(list, func(a, b Change) int { return cmp.Compare(order(a), order(b)) })
	return list
}

// children tells which of a node's children are gone and which are new. Those that are
// there but in another order go and come.
func children(list []Change, old, now *Tree, in ID, was, is []ID) []Change {
	if slices.Equal(was, is) {
		return list
	}
	stays := func(t *Tree) func(ID) bool { return func(id ID) bool { return t.Find(id) != nil } }
	moved := !slices.Equal(only(was, stays(now)), only(is, stays(old)))
	for i, id := range slices.Backward(was) {
		if moved || now.Find(id) == nil {
			list = append(list, Change{Kind: Removed, ID: id, In: in, At: i})
		}
	}
	for i, id := range is {
		if moved || old.Find(id) == nil {
			list = append(list, Change{Kind: Added, ID: id, In: in, At: i})
		}
	}
	return list
}

// only returns those for which keep holds.
func only(ids []ID, keep func(ID) bool) []ID {
	return slices.DeleteFunc(slices.Clone(ids), func(id ID) bool { return !keep(id) })
}

// compare tells what is said of a node that was not said before.
func compare(list []Change, was, is *Element) []Change {
	if was.Name != is.Name {
		list = append(list, Change{Kind: Renamed, ID: is.ID, Text: is.Name})
	}
	if was.Description != is.Description {
		list = append(list, Change{Kind: Described, ID: is.ID, Text: is.Description})
	}
	for s := State(1); s != 0; s <<= 1 {
		if s != Focused && (was.State ^ is.State).Has(s) {
			list = append(list, Change{Kind: Changed, ID: is.ID, State: s, On: is.State.Has(s)})
		}
	}
	if was.Text != nil && is.Text != nil {
		list = compareText(list, is.ID, was.Text, is.Text)
	}
	if was.Range != nil && is.Range != nil && *was.Range != *is.Range {
		list = append(list, Change{Kind: ValueMoved, ID: is.ID, Value: is.Range.Now, Text: is.Range.Words})
	}
	if was.Bounds != is.Bounds {
		list = append(list, Change{Kind: BoundsMoved, ID: is.ID})
	}
	return list
}

// compareText tells what was typed: what the texts begin and end with alike is left out.
func compareText(list []Change, id ID, was, is *Text) []Change {
	if was.Content != is.Content {
		a, b := []rune(was.Content), []rune(is.Content)
		begin, end := 0, 0
		for begin < min(len(a), len(b)) && a[begin] == b[begin] {
			begin++
		}
		for end < min(len(a), len(b))-begin && a[len(a)-1-end] == b[len(b)-1-end] {
			end++
		}
		if gone := string(a[begin : len(a)-end]); gone != "" {
			list = append(list, Change{Kind: Deleted, ID: id, At: begin, Text: gone})
		}
		if come := string(b[begin : len(b)-end]); come != "" {
			list = append(list, Change{Kind: Inserted, ID: id, At: begin, Text: come})
		}
	}
	if was.Caret != is.Caret {
		list = append(list, Change{Kind: CaretMoved, ID: id, At: is.Caret})
	}
	if was.From != is.From || was.To != is.To {
		list = append(list, Change{Kind: Selection, ID: id})
	}
	return list
}
