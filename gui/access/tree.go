package access

import "strconv"

// An ID names a node while it is there. 0 is none: what is above all windows.
type ID uint32

// An Element is a node in its place.
type Element struct {
	Node
	ID       ID
	Parent   ID // 0 of a window
	Index    int
	Children []ID // in place of the node's
}

// A Tree is what is shown at one moment. It is never changed, so that any goroutine may
// read it.
type Tree struct {
	Elements []Element // each after the one that it is in
	Windows  []ID
	Focus    ID // 0: none has it
	index    map[ID]int32
	paths    map[path]ID
}

// A path leads to a node: what it is in and its key.
type path struct {
	in  ID
	key string
}

// Find returns the element of an ID, nil if there is none.
func (t *Tree) Find(id ID) *Element {
	if t == nil {
		return nil
	}
	if i, ok := t.index[id]; ok {
		return &t.Elements[i]
	}
	return nil
}

// A Builder makes trees, one after the other: what is in the same place by its keys keeps
// its ID.
type Builder struct {
	last *Tree
	ids  ID
}

// Build makes the tree of what is shown now.
func (b *Builder) Build(windows ...Node) *Tree {
	size := 16
	if b.last != nil {
		size += len(b.last.Elements)
	}
	t := &Tree{Elements: make([]Element, 0, size), index: make(map[ID]int32, size), paths: make(map[path]ID, size)}
	t.Windows = b.add(t, 0, windows)
	b.last = t
	return t
}

// add adds nodes that are in one, and then what is in them, so that a parent comes first.
func (b *Builder) add(t *Tree, in ID, nodes []Node) []ID {
	if len(nodes) == 0 {
		return nil
	}
	ids, first := make([]ID, len(nodes)), len(t.Elements)
	for i := range nodes {
		id := b.id(t, in, &nodes[i], i)
		ids[i], t.index[id] = id, int32(len(t.Elements))
		e := Element{Node: nodes[i], ID: id, Parent: in, Index: i}
		e.Node.Children = nil
		if e.State.Has(Focused) && t.Focus == 0 {
			t.Focus = id
		}
		t.Elements = append(t.Elements, e)
	}
	for i := range nodes {
		t.Elements[first+i].Children = b.add(t, ids[i], nodes[i].Children)
	}
	return ids
}

// id returns the ID of a node: that of before, unless it is something else now.
func (b *Builder) id(t *Tree, in ID, n *Node, i int) ID {
	p := path{in, n.Key}
	if p.key == "" {
		p.key = "#" + strconv.Itoa(i)
	}
	for _, taken := t.paths[p]; taken; _, taken = t.paths[p] {
		p.key += "'"
	}
	var id ID
	if b.last != nil {
		id = b.last.paths[p]
		if was := b.last.Find(id); was != nil && renewed(&was.Node, n) {
			id = 0
		}
	}
	if id == 0 {
		b.ids++
		id = b.ids
	}
	t.paths[p] = id
	return id
}

// renewed reports whether what is in the place of a node is another one for readers: they
// keep roles, and some pass over the change of a name.
func renewed(was, is *Node) bool {
	return was.Role != is.Role || (was.Columns > 0) != (is.Columns > 0) || (was.Text != nil) != (is.Text != nil) || (was.Range != nil) != (is.Range != nil) ||
		is.Renewed && was.Name != is.Name && was.State.Has(Focused) && is.State.Has(Focused)
}
