package widget

import (
	"strconv"

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
		*m = memory{p.Size(), true, p.kit.record(p.Size(), p.draw)}
	}
	return p.memory.list
}

// Describe implements Describer: the words in the picture.
func (p *Pic) Describe() access.Node {
	return access.Node{Role: access.Label, Name: byZone(p.recall(), nil)[0].text, Bounds: p.kit.Pixels(p.Size())}
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
	zones := c.Zones()
	words := byZone(c.recall(), zones)
	all := c.kit.Pixels(c.Size())
	if c.zones == nil {
		if rest := words[1]; rest.text != "" || rest.chosen { // at the very edge
			words[0].add(said{text: rest.text, chosen: rest.chosen})
		}
		n := c.describeZone(0, words[0], c.role(words[0].chosen))
		if n.Bounds = all; n.Name == "" || c.Name != "" && n.Name != c.Name {
			n.Name = join(c.Name, n.Name)
		}
		return n
	}
	group := access.Node{Role: access.Panel, Name: join(c.Name, words[len(zones)].text), Bounds: all}
	role := c.role(false)
	for i := range zones {
		if c.Role == access.Panel && words[i].chosen {
			role = access.Radio
		}
	}
	for i, r := range zones {
		n := c.describeZone(i, words[i], role)
		n.Key, n.Bounds = "zone"+strconv.Itoa(i), c.kit.pixels(r)
		group.Children = append(group.Children, n)
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
	n := access.Node{Role: role, Name: words.text, Actions: []string{"press"}}
	if c.Tip != nil {
		tip := c.Tip(i)
		if n.Keys = tip.Keys; n.Name == "" {
			n.Name = tip.Text
		} else if tip.Text != n.Name {
			n.Description = tip.Text
		}
	}
	if c.off {
		n.State, n.Description = access.Disabled, c.why
	} else {
		n.State = access.Focusable | access.Focused.If(c.focused && c.at() == i)
	}
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

// focusZone gives a zone the focus.
func (c *Control) focusZone(i int) {
	if f, ok := c.self.(fyne.Focusable); ok {
		Focus(f)
		c.FocusOn(i)
	}
}

// Describe implements Describer: a slider, with its zones in it.
func (t *Track) Describe() access.Node {
	group := t.Control.Describe()
	if t.Value == nil {
		return group
	}
	value := t.Value()
	group.Role, group.Range = access.Slider, &value
	group.State = access.Focusable.If(!t.off) | access.Disabled.If(t.off) | access.Focused.If(t.focused)
	for i := range group.Children {
		group.Children[i].State &^= access.Focusable | access.Focused
	}
	group.Do = func(r access.Request) {
		switch r.Deed {
		case access.Focus:
			Focus(t)
		case access.SetValue:
			if t.SetValue != nil {
				t.SetValue(r.Value)
			}
		}
	}
	return group
}
