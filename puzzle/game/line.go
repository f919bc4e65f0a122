package game

// Undo takes the last move back and reports whether there was one.
func (g *Game) Undo() bool { return g.GoTo(g.at - 1) }

// Redo makes the move again that Undo took back last, and reports whether there
// was one.
func (g *Game) Redo() bool { return g.GoTo(g.at + 1) }

// CanUndo reports whether there is a move to take back.
func (g *Game) CanUndo() bool { return g.at > 0 }

// CanRedo reports whether there is a move to make again.
func (g *Game) CanRedo() bool { return g.at < len(g.line) }

// MoveNumber returns how many moves lead to the current state, and how many there
// are on this line with those that Redo would make.
func (g *Game) MoveNumber() (at, of int) { return g.at, len(g.line) }

// GoTo undoes or redoes along the current line up to the state after move n, 0
// being the start, and reports whether there is such another state.
func (g *Game) GoTo(n int) bool {
	if n < 0 || n > len(g.line) || n == g.at {
		return false
	}
	node := 0
	if n > 0 {
		node = g.line[n-1]
	}
	g.show(n, g.stateAt(node))
	return true
}

// Moves returns the moves of the current line, those that Redo would make included.
func (g *Game) Moves() []Move {
	moves := make([]Move, len(g.line))
	for i, n := range g.line {
		moves[i] = g.tree.node(n).move.plain()
	}
	return moves
}

// Restart goes back to the start and sets the clock to zero. Redo brings the
// moves back.
func (g *Game) Restart() {
	g.clock.set(0)
	g.show(0, g.start)
}

// Node returns the number of the current node: 0 is the start, every other stands
// for one move and what led to it. Numbers hold until the game is loaded again.
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
	return g.tree.node(g.Node()).move.plain(), true
}

// Meets returns how many moves the way to a node shares with the current line: all
// of them where the node lies on it.
func (g *Game) Meets(node int) int {
	if !g.tree.has(node) {
		return 0
	}
	for n := node; n != 0; n = g.tree.node(n).parent {
		if d := g.tree.depth(n); d <= len(g.line) && g.line[d-1] == n {
			return d
		}
	}
	return 0
}

// StateAt returns what is on the paper at a node; at no node, at the start.
func (g *Game) StateAt(node int) State {
	if !g.tree.has(node) {
		node = 0
	}
	return g.stateAt(node)
}

// Switch goes to a node. The branch that it belongs to becomes the current line, so
// that Redo goes on to the tip of it. It reports whether that is anything new.
func (g *Game) Switch(node int) bool {
	if !g.tree.has(node) {
		return false
	}
	tip := g.tree.tip(node)
	if node == g.Node() && tip == g.tip() {
		return false
	}
	g.line = g.tree.path(tip)
	g.show(g.tree.depth(node), g.stateAt(node))
	return true
}

// redoTo goes to a node that follows the current one, along the line if it is there.
func (g *Game) redoTo(node int) {
	if g.CanRedo() && g.line[g.at] == node {
		g.Redo()
	} else {
		g.Switch(node)
	}
}

// stateAt replays from the nearest checkpoint.
func (g *Game) stateAt(node int) State {
	var path []*Move
	s := g.start
	for n := node; n != 0; n = g.tree.node(n).parent {
		if kept := g.tree.node(n).state; kept != nil {
			s = *kept
			break
		}
		path = append(path, &g.tree.node(n).move)
	}
	for i := len(path) - 1; i >= 0; i-- {
		s, _ = s.Apply(g.givens, *path[i]) // it was made from here once
	}
	return s
}
