package access

import (
	"fmt"
	"image"
	"strings"
	"testing"
)

// board is a table of cells with the focus on one.
func board(cursor int, digits string) Node {
	n := Node{Key: "board", Role: Table, Columns: 9}
	for i, r := range digits {
		n.Children = append(n.Children, Node{Role: Cell, Name: string(r), Renewed: true, State: Focusable | Focused.If(i == cursor)})
	}
	return Node{Key: "window", Role: Frame, Children: []Node{n}}
}

func entry(s string, caret int) Node {
	return Node{Role: Frame, Children: []Node{{Key: "e", Role: Entry, State: Focused, Text: &Text{Content: s, Caret: caret}}}}
}

func keys(list ...string) Node {
	n := Node{Role: Frame}
	for _, k := range list {
		n.Children = append(n.Children, Node{Key: k, Name: k})
	}
	return n
}

func slider(now float64) Node { return Node{Role: Slider, Range: &Range{Max: 9, Now: now}} }

func TestDiff(t *testing.T) {
	for _, c := range []struct {
		what     string
		old, now Node
		want     string
	}{
		{"nothing", board(1, "123"), board(1, "123"), ""},
		{"the cursor moves", board(1, "123"), board(2, "123"), "lost 2, focus 3"},
		{"a digit elsewhere", board(1, "123"), board(1, "143"), "gone 2@1, new 4@1, focus 4"},
		{"a digit where the focus is not", board(0, "123"), board(0, "143"), "name 4"},
		{"a page for another", keys("a", "b"), keys("a", "c", "d"), "gone b@1, new c@1, new d@2"},
		{"another order", keys("a", "b"), keys("b", "a"), "gone b@1, gone a@0, new b@0, new a@1"},
		{"children of what had none", keys(), keys("a"), "new a@0"},
		{"a letter is typed", entry("ab", 1), entry("axb", 2), "+x@1, caret 2"},
		{"one letter for another", entry("äöü", 1), entry("äxü", 2), "-ö@1, +x@1, caret 2"},
		{"one of two equal letters is erased", entry("aa", 2), entry("a", 1), "-a@1, caret 1"},
		{"a value", slider(1), slider(2), "value 2"},
		{"no value any more", slider(1), Node{Role: Slider}, "gone @0, new @0"},
		{"renamed, disabled and moved", Node{Key: "w", Name: "a"}, Node{Key: "w", Name: "b", State: Disabled, Bounds: image.Rect(0, 0, 1, 1)}, "name b, state 40 true, moved"},
		{"another role", Node{Key: "w", Role: Button}, Node{Key: "w", Role: Check}, "gone @0, new @0"},
	} {
		var b Builder
		old := b.Build(c.old)
		now := b.Build(c.now)
		if got := say(old, now); got != c.want {
			t.Errorf("%s: %s; want %s", c.what, got, c.want)
		}
	}
}

// say writes what differs in a line.
func say(old, now *Tree) string {
	var list []string
	for _, c := range Diff(old, now) {
		name := func(t *Tree) string { return t.Find(c.ID).Name }
		switch c.Kind {
		case Removed:
			list = append(list, fmt.Sprintf("gone %s@%d", name(old), c.At))
		case Added:
			list = append(list, fmt.Sprintf("new %s@%d", name(now), c.At))
		case FocusLost:
			list = append(list, "lost "+name(now))
		case FocusGained:
			list = append(list, "focus "+name(now))
		case Renamed:
			list = append(list, "name "+c.Text)
		case Changed:
			list = append(list, fmt.Sprintf("state %x %v", uint16(c.State), c.On))
		case Deleted:
			list = append(list, fmt.Sprintf("-%s@%d", c.Text, c.At))
		case Inserted:
			list = append(list, fmt.Sprintf("+%s@%d", c.Text, c.At))
		case CaretMoved:
			list = append(list, fmt.Sprint("caret ", c.At))
		case ValueMoved:
			list = append(list, fmt.Sprint("value ", c.Value))
		case BoundsMoved:
			list = append(list, "moved")
		}
	}
	return strings.Join(list, ", ")
}

// TestIDs: a node keeps its ID for as long as it is there, and two of one key have two.
func TestIDs(t *testing.T) {
	var b Builder
	first := b.Build(keys("x", "y"))
	second := b.Build(keys("new", "y", "y"))
	if first.Elements[2].ID != second.Elements[2].ID {
		t.Error("y has another ID")
	}
	if second.Elements[2].ID == second.Elements[3].ID || second.Find(second.Elements[3].ID) == nil {
		t.Error("two of one key have one ID")
	}
	if second.Find(0) != nil || second.Find(first.Elements[1].ID) != nil || (*Tree)(nil).Find(1) != nil {
		t.Error("it finds what is not there")
	}
}

// A step of a fuzz test: what a listener that follows the changes knows is what is there.
func FuzzDiff(f *testing.F) {
	f.Add("abc", "bcd")
	f.Add("abcd", "dcab")
	f.Add("", "aa")
	f.Add("aab", "baa")
	f.Fuzz(func(t *testing.T, was, is string) {
		var b Builder
		old := b.Build(keys(strings.Split(was, "")...))
		now := b.Build(keys(strings.Split(is, "")...))
		known := append([]ID{}, old.Find(old.Windows[0]).Children...)
		for _, c := range Diff(old, now) {
			switch {
			case c.In != now.Windows[0]:
			case c.Kind == Removed:
				if known[c.At] != c.ID {
					t.Fatalf("%q to %q: %d is not at %d", was, is, c.ID, c.At)
				}
				known = append(known[:c.At], known[c.At+1:]...)
			case c.Kind == Added:
				known = append(known[:c.At], append([]ID{c.ID}, known[c.At:]...)...)
			}
		}
		if got, want := fmt.Sprint(known), fmt.Sprint(now.Find(now.Windows[0]).Children); got != want {
			t.Errorf("%q to %q: a listener has %s, there is %s", was, is, got, want)
		}
	})
}

func BenchmarkUpdate(b *testing.B) {
	var build Builder
	digits := strings.Repeat("123456789", 9)
	last := build.Build(board(0, digits))
	for i := 0; b.Loop(); i++ {
		now := build.Build(board(i%81, digits))
		Diff(last, now)
		last = now
	}
}
