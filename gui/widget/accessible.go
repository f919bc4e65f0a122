package widget

import (
	"strings"

	"fyne.io/fyne/v2"
)

// A painted control is named by the words that are painted on it, so that the two always
// agree. The toolkit passes the names on if it supports the system's screen reader.

var (
	_ fyne.Accessible = (*Control)(nil)
	_ fyne.Accessible = (*Label)(nil)
	_ fyne.Accessible = (*List)(nil)
	_ fyne.Accessible = (*ScrollView)(nil)
)

// AccessibilityLabel implements fyne.Accessible: the text on the control and, if it is
// disabled, the reason.
func (c *Control) AccessibilityLabel() string {
	s := wordsOf(c.kit, c.Size(), c.draw)
	if c.off {
		s += ". " + c.why
	}
	return s
}

// AccessibilityRole implements fyne.Accessible.
func (c *Control) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel implements fyne.Accessible.
func (l *Label) AccessibilityLabel() string { return l.Text() }

// AccessibilityRole implements fyne.Accessible.
func (l *Label) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel implements fyne.Accessible: the row that is chosen.
func (l *List) AccessibilityLabel() string {
	if l.chosen < 0 || l.chosen >= l.Length() {
		return ""
	}
	return wordsOf(l.kit, fyne.NewSize(l.Size().Width, 44), func(c *Canvas) { l.draw(c, l.chosen) })
}

// AccessibilityRole implements fyne.Accessible.
func (l *List) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel implements fyne.Accessible: all of the text.
func (r *ScrollView) AccessibilityLabel() string {
	var written []string
	for _, p := range pictures(r.scroll.Content) {
		written = append(written, wordsOf(r.kit, p.MinSize(), p.draw))
	}
	return strings.Join(written, ", ")
}

// pictures returns the pictures that content consists of.
func pictures(o fyne.CanvasObject) (list []*Pic) {
	switch o := o.(type) {
	case *Pic:
		list = append(list, o)
	case *PressPic:
		list = append(list, o.Pic)
	case *fyne.Container:
		for _, part := range o.Objects {
			list = append(list, pictures(part)...)
		}
	}
	return list
}

// AccessibilityRole implements fyne.Accessible.
func (r *ScrollView) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
