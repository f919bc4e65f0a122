package logic

// chainGraphs keeps unused graphs by kind: a later call for the same position mostly gets
// the same one.
var chainGraphs [numChainKinds]idlePool[chainGraph]

// chainsOf returns the graph of a board. Callers return it with free.
func chainsOf(b *Board, kind chainKind) *chainGraph {
	g := chainGraphs[kind].get(func(g *chainGraph) bool { return g.of == b.Cands })
	g.most, g.all = anyLinks, false
	if g.b = b; g.of != b.Cands {
		g.build(b, kind)
	}
	return g
}

func (g *chainGraph) free() {
	g.b = nil
	chainGraphs[g.kind].put(g)
}
