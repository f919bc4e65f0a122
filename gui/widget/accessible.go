package widget

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"
)

// What is painted is named by the words that are painted: the two can't disagree.
// The toolkit hands the names on where a system has a reader of screens that it
// knows.

var (
	_ fyne.Accessible = (*Control)(nil)
	_ fyne.Accessible = (*Label)(nil)
	_ fyne.Accessible = (*List)(nil)
	_ fyne.Accessible = (*Reader)(nil)
)

// Mention names what a drawing shows without words.
func (c *Canvas) Mention(s string) {
	if c.said != nil && strings.TrimSpace(s) != "" {
		*c.said = append(*c.said, s)
	}
}

// Chosen mentions that what comes next is chosen, or ticked.
func (c *Canvas) Chosen(is bool) {
	if is {
		c.Mention("✓")
	}
}

// words are what a drawing says at a size.
func (k *Kit) words(size fyne.Size, draw func(*Canvas)) string {
	const small = 1. / 16 // the picture itself is of no use
	var said []string
	w, h := max(float64(size.Width), 60), max(float64(size.Height), 40)
	c := &Canvas{Kit: k, Dst: image.NewRGBA(image.Rect(0, 0, int(w*small)+1, int(h*small)+1)), S: small, W: w, H: h,
		Hover: -1, Pressed: -1, Focus: -1, said: &said}
	draw(c)
	return strings.ReplaceAll(strings.Join(said, ", "), "✓, ", "✓ ")
}

// AccessibilityLabel implements fyne.Accessible: what is written on the control
// and, where it is off, why.
func (c *Control) AccessibilityLabel() string {
	s := c.kit.words(c.Size(), c.draw)
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
	return l.kit.words(fyne.NewSize(l.Size().Width, 44), func(c *Canvas) { l.draw(c, l.chosen) })
}

// AccessibilityRole implements fyne.Accessible.
func (l *List) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel implements fyne.Accessible: all of the text.
func (r *Reader) AccessibilityLabel() string {
	var said []string
	for _, p := range pictures(r.scroll.Content) {
		said = append(said, r.kit.words(p.MinSize(), p.draw))
	}
	return strings.Join(said, ", ")
}

// pictures are those of which content is made.
func pictures(o fyne.CanvasObject) (list []*Pic) {
	switch o := o.(type) {
	case *Pic:
		list = append(list, o)
	case *fyne.Container:
		for _, part := range o.Objects {
			list = append(list, pictures(part)...)
		}
	}
	return list
}

// AccessibilityRole implements fyne.Accessible.
func (r *Reader) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
