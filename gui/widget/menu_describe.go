package widget

import (
	"strconv"

	"sudoku/gui/access"
)

// Describe implements Describer: the outermost list, with those that are open in it.
func (m *Menu) Describe() access.Node {
	n := access.Node{Role: access.Menu, Bounds: PixelsOf(m.lists[0].box, m.kit.scale())}
	n.Children = m.describeRows(0, -1)
	return n
}

// describeRows describes the lines of a list that are in a row, or in none.
func (m *Menu) describeRows(list, in int) (nodes []access.Node) {
	l := m.lists[list]
	places := map[int]Rect{}
	for i, r := range l.seen() {
		places[i] = Rect{l.box.X + r.X, l.box.Y + r.Y, r.W, r.H}
	}
	for i, row := range l.rows {
		if row.in != in || row.item.Text == "" {
			continue
		}
		n := m.describeRow(list, i)
		n.Key = strconv.Itoa(len(nodes))
		n.Bounds = PixelsOf(places[i], m.kit.scale())
		nodes = append(nodes, n)
	}
	return nodes
}

func (m *Menu) describeRow(list, i int) access.Node {
	l := m.lists[list]
	it := l.rows[i].item
	n := access.Node{Role: access.MenuItem, Name: it.Text, Keys: it.Keys, Actions: []string{"press"},
		State: access.Focusable | access.Disabled.If(it.Off)}
	if it.Checked {
		n.Role = access.CheckItem
		n.State |= access.Checkable | access.Checked
	}
	if it.Items != nil {
		n.Role = access.Menu
		n.State |= access.Expandable
		switch {
		case list+1 < len(m.lists) && m.lists[list+1].of == it:
			n.State |= access.Expanded
			n.Children = m.describeRows(list+1, -1)
		case l.unfolded[it]:
			n.State |= access.Expanded
			n.Children = m.describeRows(list, i)
		}
	}
	n.State |= access.Focused.If(l == m.keyList() && i == l.active)
	n.Do = func(q access.Request) {
		if row := (menuSpot{list: l, item: it}).row(); q.Deed == access.Press {
			m.choose(l, row)
		} else {
			m.goTo(l, row)
		}
	}
	return n
}
