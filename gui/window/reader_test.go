package window

import (
	"fmt"
	"image"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
)

// A listener is a reader that keeps what it hears.
type listener struct {
	updates int
	said    []string
}

func (l *listener) On() bool { return true }

func (l *listener) Update() { l.updates++ }

func (l *listener) Say(text string, urgent bool) {
	if urgent {
		text += " (urgent)"
	}
	l.said = append(l.said, text)
}

func (l *listener) Key(access.Key) bool { return false }

// tree returns the tree of what the window shows.
func (d *desk) tree(b *access.Builder) *access.Tree {
	_, windows := d.Describe()
	return b.Build(windows...)
}

// TestEveryPageIsRead walks through every page with Tab: all that has the focus, and all
// that can get it, has a name, and lies where it is seen.
func TestEveryPageIsRead(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, size := range []fyne.Size{{Width: 1100, Height: 780}, {Width: 390, Height: 800}} {
		d := play(t)
		d.win.Resize(size)
		for name, open := range d.pages() {
			d.ShowPlay()
			open()
			d.settle()
			t.Run(fmt.Sprint(name, size.Width), func(t *testing.T) { d.walkTree(t) })
		}
	}
}

// walkTree goes through the page with Tab.
func (d *desk) walkTree(t *testing.T) {
	var b access.Builder
	c := d.win.Canvas()
	c.Unfocus()
	checkTree(t, d.tree(&b))
	reached := map[access.ID]bool{}
	var first fyne.Focusable
	for range 200 {
		c.FocusNext()
		f := c.Focused()
		if f == nil || f == first {
			break
		}
		if first == nil {
			first = f
		}
		tree := d.tree(&b)
		e := tree.Find(tree.Focus)
		if e == nil {
			t.Errorf("nothing has the focus in the tree when %T has it", f)
			continue
		}
		for e != nil { // an arrow goes from one zone, row or cell to the next
			reached[e.ID] = true
			e = tree.Find(e.Parent)
		}
	}
	tree := d.tree(&b)
	for _, e := range tree.Elements {
		if e.State.Has(access.Focusable) && !reached[e.ID] && !reached[e.Parent] && tree.Find(e.Parent).Role != access.MenuBar {
			t.Errorf("Tab never comes to %s %q", e.Name, e.Key)
		}
	}
}

// checkTree checks what holds for each node.
func checkTree(t *testing.T, tree *access.Tree) {
	t.Helper()
	var all image.Rectangle
	for i, e := range tree.Elements {
		if i == 0 {
			all = e.Bounds
		}
		if e.Parent != 0 && (tree.Find(e.Parent) == nil || tree.Find(e.Parent).Children[e.Index] != e.ID) {
			t.Errorf("%q is no child of its parent", e.Name)
		}
		switch used := e.State.Has(access.Focusable) || len(e.Actions) > 0 || e.Role != access.Panel; {
		case strings.TrimSpace(e.Name) == "" && used:
			t.Errorf("node %s of role %d at %v, in %q, has no name", e.Key, e.Role, e.Bounds, tree.Find(e.Parent).Name)
		case strings.ContainsAny(e.Name, "✓▸▾"):
			t.Errorf("%q has a sign in its name", e.Name)
		}
		if e.State.Has(access.Focusable) && e.Role != access.Menu && e.Role != access.MenuItem && e.Role != access.CheckItem && e.Role != access.Row && e.Bounds.Empty() {
			t.Errorf("%q has no extent", e.Name)
		}
	}
	if all.Empty() {
		t.Error("the window has no extent")
	}
	if os.Getenv("SUDOKU_SHOW") != "" {
		t.Log("\n" + show(tree, 0, tree.Windows))
	}
}

// show writes a tree as lines.
func show(tree *access.Tree, depth int, ids []access.ID) (s string) {
	for _, id := range ids {
		e := tree.Find(id)
		if e.Role == access.Cell && e.Index > 1 || depth == 1 && e.Role == access.MenuBar {
			continue
		}
		s += fmt.Sprintf("%s%d %q %q %x %v\n", strings.Repeat("  ", depth), e.Role, e.Name, e.Description, e.State, e.Bounds)
		s += show(tree, depth+1, e.Children)
	}
	return s
}
