package window

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
	"sudoku/gui/menu"
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

// TestReaderOpensMenus: a press of a reader opens a menu in a menu, and chooses an item of it.
func TestReaderOpensMenus(t *testing.T) {
	test.NewTempApp(t)
	chosen, press := 0, access.Request{Deed: access.Press}
	in := fyne.NewMenuItem("Backup", nil)
	in.ChildMenu = fyne.NewMenu("", fyne.NewMenuItem("Back up", func() { chosen++ }))
	open := widget.NewMenu(fyne.NewMenu("Game", in))
	menu.DescribeOpen(open).Children[0].Do(press)
	n := menu.DescribeOpen(open).Children[0]
	if n.Role != access.Menu || !n.State.Has(access.Expanded) || len(n.Children) != 1 {
		t.Fatalf("pressed, it is %+v", n)
	}
	if n.Children[0].Do(press); chosen != 1 {
		t.Errorf("its item is chosen %d times", chosen)
	}
}
