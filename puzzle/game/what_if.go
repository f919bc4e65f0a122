package game

// InWhatIf returns the node at which the what-if began that the current line is in, the
// innermost one, and the move that began it.
func (g *Game) InWhatIf() (from int, m Move, ok bool) {
	n := g.tree.whatIfHead(g.tip())
	if n == 0 {
		return 0, m, false
	}
	return g.tree.node(n).parent, g.tree.node(n).move.plain(), true
}

// KeepWhatIf makes that what-if a branch like any other.
func (g *Game) KeepWhatIf() {
	if n := g.tree.whatIfHead(g.tip()); n != 0 {
		h := g.tree.heads[n]
		h.whatIf = false
		g.tree.heads[n] = h
		g.changed()
	}
}

// whatIfHead is the head of the innermost what-if that n is in, 0 for none.
func (t *tree) whatIfHead(n int) int {
	n = t.branch(n)
	for n != 0 && !t.heads[n].whatIf {
		n = t.branch(t.node(n).parent)
	}
	return n
}

// BeganWith returns the first move of the branch of a node, of the main line the
// first of all.
func (g *Game) BeganWith(node int) (m Move, ok bool) {
	t := &g.tree
	if !t.has(node) {
		return m, false
	}
	n := t.branch(node)
	if n == 0 {
		n = t.next(0)
	}
	if n == 0 {
		return m, false
	}
	return t.node(n).move.plain(), true
}
