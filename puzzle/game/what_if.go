package game

// InWhatIf returns the node where the innermost what-if of the current line starts, and
// its first move. ok is false if the line has no what-if.
func (l *timeline) InWhatIf() (from int, m Move, ok bool) {
	n := l.tree.whatIfHead(l.line.tip())
	if n == 0 {
		return 0, m, false
	}
	return l.tree.node(n).parent, l.tree.node(n).move.normal(), true
}

// KeepWhatIf turns that what-if into an ordinary branch. In a finished game it does nothing:
// a mistake counts in a branch, and none in a what-if.
func (g *Game) KeepWhatIf() {
	if n := g.tree.whatIfHead(g.line.tip()); n != 0 && g.finish == nil {
		h := *g.tree.heads[n]
		h.whatIf = false
		g.tree.heads[n] = &h
		g.changed()
	}
}

// whatIfHead returns the head of the innermost what-if that n is in, 0 for none.
func (t *tree) whatIfHead(n int) int {
	n = t.branch(n)
	for n != 0 && !t.heads[n].whatIf {
		n = t.branch(t.node(n).parent)
	}
	return n
}
