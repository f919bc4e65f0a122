package logic

import (
	"sync"

	"sudoku/puzzle"
)

// chainGraphs keeps the graphs that nobody uses, by kind: who asks again about the same
// position mostly gets the same, and nobody allocates one anew.
var chainGraphs struct {
	sync.Mutex
	idle [numChainKinds][]*chainGraph
}

// chainsOf returns the graph of a board. Whoever is done puts it back with free.
func chainsOf(b *Board, kind chainKind) *chainGraph {
	g := idleChains(&b.Cands, kind)
	if g.b = b; g.of != b.Cands {
		g.build(b, kind)
	}
	return g
}

// idleChains takes a graph that nobody uses, that of the position if it is there.
func idleChains(of *[81]puzzle.DigitSet, kind chainKind) *chainGraph {
	chainGraphs.Lock()
	defer chainGraphs.Unlock()
	idle := chainGraphs.idle[kind]
	last := len(idle) - 1
	if last < 0 {
		return new(chainGraph)
	}
	take := last
	for i, g := range idle {
		if g.of == *of {
			take = i
		}
	}
	g := idle[take]
	idle[take] = idle[last]
	chainGraphs.idle[kind] = idle[:last]
	return g
}

func (g *chainGraph) free() {
	g.b = nil
	chainGraphs.Lock()
	chainGraphs.idle[g.kind] = append(chainGraphs.idle[g.kind], g)
	chainGraphs.Unlock()
}
