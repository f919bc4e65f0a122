package window

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/access"
	"sudoku/gui/widget"
)

// checkTree checks what holds for each node.
func checkTree(t *testing.T, tree *access.Tree) {
	t.Helper()
	seen := map[access.ID]bool{}
	var visit func([]access.ID)
	visit = func(ids []access.ID) {
		for _, id := range ids {
			if seen[id] {
				t.Errorf("%q is in two places", tree.Find(id).Name)
				continue
			}
			seen[id] = true
			visit(tree.Find(id).Children)
		}
	}
	if visit(tree.Windows); len(seen) != len(tree.Elements) {
		t.Errorf("%d of %d nodes are in none", len(tree.Elements)-len(seen), len(tree.Elements))
	}
	for _, e := range tree.Elements {
		checkNode(t, tree, &e)
	}
	if tree.Elements[0].Bounds.Empty() {
		t.Error("the window has no extent")
	}
	if os.Getenv("SUDOKU_SHOW") != "" {
		t.Log("\n" + show(tree, 0, tree.Windows))
	}
}

func checkNode(t *testing.T, tree *access.Tree, e *access.Element) {
	t.Helper()
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

// TestWhatLiesOverIsRead: what opens over the window has the focus, or one of what is in it, and
// that has a name.
func TestWhatLiesOverIsRead(t *testing.T) {
	for name, open := range map[string]func(d *desk){
		"cell pad": func(d *desk) { d.cellPad.Show(1, fyne.NewPos(200, 200)) },
		"list menu": func(d *desk) {
			d.openLibrary()
			for range 20 {
				d.win.Canvas().FocusNext()
				if l, ok := d.win.Canvas().Focused().(*widget.List); ok {
					l.TypedKey(&fyne.KeyEvent{Name: desktop.KeyMenu})
					break
				}
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := play(t)
			open(d)
			d.settle()
			var b access.Builder
			tree := d.tree(&b)
			checkTree(t, tree)
			over := tree.Find(tree.Focus)
			for over != nil && over.Role != access.Dialog && over.Role != access.Menu {
				over = tree.Find(over.Parent)
			}
			if over == nil {
				t.Errorf("the focus is on %+v\n%s", tree.Find(tree.Focus), show(tree, 0, tree.Windows))
			}
		})
	}
}
