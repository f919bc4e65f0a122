package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

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

// TestReaderOpensMenus: a press of a reader opens a menu, a menu in it, and chooses a line of that.
func TestReaderOpensMenus(t *testing.T) {
	d := play(t)
	press := func(path ...string) {
		list := d.menus.Describe().Children
		for i, name := range path {
			at := slices.IndexFunc(list, func(n access.Node) bool { return n.Name == name })
			if at < 0 {
				t.Fatalf("there is no %q", name)
			}
			if i == len(path)-1 {
				list[at].Do(access.Request{Deed: access.Press})
			}
			list = list[at].Children
		}
	}
	press("View")
	press("View", "Text size")
	press("View", "Text size", "Larger")
	if got := d.app.Prefs().Text(); got <= 1 || d.menus.IsOpen() {
		t.Errorf("the text has the size %v, a menu is open: %v", got, d.menus.IsOpen())
	}
}
