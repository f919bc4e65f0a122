package game

// A line is the nodes from the first move to the tip of a branch: what undo and redo walk
// along.
type line []int

// tip returns the last node, 0 of a line without moves.
func (l line) tip() int {
	if len(l) == 0 {
		return 0
	}
	return l[len(l)-1]
}

// has reports whether a node to which so many moves lead is on the line.
func (l line) has(n, depth int) bool { return 0 < depth && depth <= len(l) && l[depth-1] == n }

// Undo takes the last move back, or a restart if nothing was done since, and reports
// whether there was one.
func (g *Game) Undo() bool {
	if g.back > 0 {
		return g.GoTo(g.back)
	}
	return g.GoTo(g.at - 1)
}

// Redo makes the move again that Undo took back last, and reports whether there
// was one.
func (g *Game) Redo() bool { return g.GoTo(g.at + 1) }

// CanUndo reports whether there is a move to take back.
func (g *Game) CanUndo() bool { return g.at > 0 || g.back > 0 }

// Restarted reports whether Undo takes a restart back.
func (g *Game) Restarted() bool { return g.back > 0 }

// CanRedo reports whether there is a move to make again.
func (g *Game) CanRedo() bool { return g.at < len(g.line) }

// MoveNumber returns how many moves lead to the current state, and how many the current
// line has, including those that Redo would make.
func (g *Game) MoveNumber() (at, of int) { return g.at, len(g.line) }

// GoTo undoes or redoes along the current line up to the state after move n, where 0 is
// the start. It reports whether the state changed: it doesn't if n is out of range or
// already current.
func (g *Game) GoTo(n int) bool {
	if n < 0 || n > len(g.line) || n == g.at {
		return false
	}
	node := 0
	if n > 0 {
		node = g.line[n-1]
	}
	g.show(n, g.tree.stateAt(node))
	return true
}

// Moves returns the moves of the current line, including those that Redo would make.
func (g *Game) Moves() []Move {
	moves := make([]Move, len(g.line))
	for i, n := range g.line {
		moves[i] = g.tree.node(n).move.normal()
	}
	return moves
}

// Restart goes back to the start. The clock goes on, Redo brings the moves back one by one,
// and Undo, called next, all of them.
func (g *Game) Restart() {
	back := max(g.at, g.back)
	g.show(0, g.tree.start)
	g.back = back
}

// Node returns the number of the current node: 0 is the start, every other node is one
// move after its parent. Numbers are valid until the game is loaded again.
func (g *Game) Node() int {
	if g.at == 0 {
		return 0
	}
	return g.line[g.at-1]
}

// LastMove returns the move that led to the current node, if there is one.
func (g *Game) LastMove() (Move, bool) {
	if g.at == 0 {
		return Move{}, false
	}
	return g.tree.node(g.Node()).move.normal(), true
}

// SharedMoves returns how many of the moves that lead to a node are on the current line:
// all of them if the node is, 0 if there is no such node.
func (g *Game) SharedMoves(node int) int {
	if !g.tree.has(node) {
		return 0
	}
	for n := node; n != 0; n = g.tree.node(n).parent {
		if d := g.tree.depth(n); g.line.has(n, d) {
			return d
		}
	}
	return 0
}

// StateAt returns the state at a node, or at the start if there is no such node.
func (g *Game) StateAt(node int) State {
	if !g.tree.has(node) {
		node = 0
	}
	return g.tree.stateAt(node)
}

// Switch goes to a node. The current line then leads through the node to the tip of its
// branch. It reports whether the node or the line changed.
func (g *Game) Switch(node int) bool {
	if !g.tree.has(node) {
		return false
	}
	tip := g.tree.tip(node)
	if node == g.Node() && tip == g.line.tip() {
		return false
	}
	g.line = g.tree.path(tip)
	g.show(g.tree.depth(node), g.tree.stateAt(node))
	return true
}

// redoTo goes to a child of the current node, along the current line if it is on it.
func (g *Game) redoTo(node int) {
	if g.CanRedo() && g.line[g.at] == node {
		g.Redo()
	} else {
		g.Switch(node)
	}
}
