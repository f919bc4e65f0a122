package widget

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
)

// A memory keeps what was said by a picture until it is painted anew.
type memory struct {
	size  fyne.Size
	known bool
	list  []said
}

// forget is called when the picture changes.
func (m *memory) forget() { m.known = false }

// recall returns what is said by what is seen now.
func (p *Pic) recall() []said {
	if m := &p.memory; !m.known || m.size != p.Size() {
		*m = memory{p.Size(), true, record(p.kit, p.Size(), p.draw)}
	}
	return p.memory.list
}

// Describe implements Describer: the words in the picture.
func (p *Pic) Describe() access.Node {
	return access.Node{Role: access.Label, Name: all(p.recall()), Bounds: p.kit.Pixels(p.Size())}
}

// Describe implements Describer.
func (l *Label) Describe() access.Node {
	n := access.Node{Role: access.Label, Name: l.Text(), Bounds: l.kit.Pixels(l.Size())}
	if l.Heading {
		n.Role = access.Heading
	}
	return n
}

// Describe implements Describer: a button, or a group of as many as it has zones.
func (c *Control) Describe() access.Node {
	all := c.kit.Pixels(c.Size())
	if c.zones == nil {
		words := byZone(c.recall(), nil)
		n := c.describeZone(0, words[0], c.role(words[0].chosen))
		if n.Bounds = all; n.Name == "" || c.Name != "" && n.Name != c.Name {
			n.Name = join(c.Name, n.Name)
		}
		return n
	}
	zones := c.Zones()
	words := byZone(c.recall(), c.zones(recorded(c.Size())))
	group := access.Node{Role: access.Panel, Name: join(c.Name, words[len(words)-1].all()), Bounds: all}
	role := c.role(false)
	if c.Role == access.Panel && slices.ContainsFunc(words, func(z zoneWords) bool { return z.chosen }) {
		role = access.Radio
	}
	for i, r := range zones[:min(len(zones), len(words)-1)] {
		n := c.describeZone(i, words[i], role)
		if n.Name == "" && r.W*r.H == 0 { // it is not there now
			continue
		}
		n.Key, n.Bounds = "zone"+strconv.Itoa(i), PixelsOf(r, c.kit.scale())
		group.Children = append(group.Children, n)
	}
	if len(group.Children) == 0 { // what is to come has the focus
		group.State = access.Focusable | access.Focused.If(c.focused)
		group.Do = func(access.Request) { c.focusZone(0) }
	}
	return group
}

// join puts what something is about before what is said of it.
func join(about, said string) string {
	if about == "" || said == "" {
		return about + said
	}
	return about + ", " + said
}

// role returns what the zones are: what the control was made as, else buttons.
func (c *Control) role(chosen bool) access.Role {
	switch {
	case c.Role != access.Panel:
		return c.Role
	case chosen:
		return access.Toggle
	}
	return access.Button
}

func (c *Control) describeZone(i int, words zoneWords, role access.Role) access.Node {
	n := access.Node{Role: role, Name: words.all(), Actions: []string{"press"}}
	if role == access.Radio && len(words.texts) > 1 { // what is chosen, and what that means
		n.Name, n.Description = words.texts[0], strings.Join(words.texts[1:], ", ")
	}
	if c.Tip != nil {
		addTip(&n, c.Tip(i))
	}
	if c.off {
		n.State, n.Description = access.Disabled, c.why // Return says why, too
	}
	n.State |= access.Focusable | access.Focused.If(c.focused && c.at() == i) | words.state()
	switch role {
	case access.Check, access.Radio, access.Toggle:
		n.State |= access.Checkable | access.Checked.If(words.chosen)
	case access.Combo:
		n.State |= access.Expandable
	}
	n.Do = func(r access.Request) {
		if c.focusZone(i); r.Deed == access.Press {
			c.Press(i)
		}
	}
	return n
}

// addTip adds what the tooltip says, unless that was said already.
func addTip(n *access.Node, tip Tip) {
	switch n.Keys = tip.Keys; {
	case n.Name == "":
		n.Name = tip.Text
	case n.Description == "" && !strings.Contains(n.Name, tip.Text):
		n.Description = tip.Text
	}
}

// all returns all words of a list.
func all(list []said) string {
	z := byZone(list, nil)[0]
	return z.all()
}

// focusZone gives a zone the focus.
func (c *Control) focusZone(i int) {
	if f, ok := c.self.(fyne.Focusable); ok {
		Focus(f)
		c.FocusOn(i)
	}
}

// Describe implements Describer: a slider, with its zones in it.
func (t *Track) Describe() access.Node {
	n := t.Control.Describe()
	n.Role, n.Renewed = access.Slider, true
	if t.Value != nil {
		value := t.Value()
		n.Range, n.Renewed, n.Name = &value, false, cmp.Or(t.Name, n.Name)
	}
	n.Children = slices.DeleteFunc(n.Children, func(z access.Node) bool { return z.Name == "" }) // the value says where it is
	n.State = access.Focusable | access.Disabled.If(t.off) | access.Focused.If(t.focused)
	for i := range n.Children {
		n.Children[i].State &^= access.Focusable | access.Focused
	}
	n.Do = func(r access.Request) {
		if r.Deed == access.SetValue && t.SetValue != nil {
			t.SetValue(r.Value)
			return
		}
		Focus(t)
	}
	return n
}
