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
func (l *timeline) Undo() bool {
	if l.back > 0 {
		return l.GoTo(l.back)
	}
	return l.GoTo(l.at - 1)
}

// Redo makes the move again that Undo took back last, and reports whether there
// was one.
func (l *timeline) Redo() bool { return l.GoTo(l.at + 1) }

// CanUndo reports whether there is a move to take back.
func (l *timeline) CanUndo() bool { return l.at > 0 || l.back > 0 }

// Restarted reports whether Undo takes a restart back.
func (l *timeline) Restarted() bool { return l.back > 0 }

// CanRedo reports whether there is a move to make again.
func (l *timeline) CanRedo() bool { return l.at < len(l.line) }

// MoveNumber returns how many moves lead to the current state, and how many the current
// line has, including those that Redo would make.
func (l *timeline) MoveNumber() (at, of int) { return l.at, len(l.line) }

// GoTo undoes or redoes along the current line up to the state after move n, where 0 is
// the start. It reports whether the state changed: it doesn't if n is out of range or
// already current.
func (l *timeline) GoTo(n int) bool {
	if n < 0 || n > len(l.line) || n == l.at {
		return false
	}
	node := 0
	if n > 0 {
		node = l.line[n-1]
	}
	l.show(n, l.tree.stateAt(node))
	return true
}

// Moves returns the moves of the current line, including those that Redo would make.
func (l *timeline) Moves() []Move {
	moves := make([]Move, len(l.line))
	for i, n := range l.line {
		moves[i] = l.tree.node(n).move.normal()
	}
	return moves
}

// Restart goes back to the start. The clock goes on, Redo brings the moves back one by one,
// and Undo, called next, all of them.
func (l *timeline) Restart() {
	back := max(l.at, l.back)
	l.show(0, l.tree.start)
	l.back = back
}

// Node returns the number of the current node: 0 is the start, every other node is one
// move after its parent. Numbers are valid until the game is loaded again.
func (l *timeline) Node() int {
	if l.at == 0 {
		return 0
	}
	return l.line[l.at-1]
}

// LastMove returns the move that led to the current node, if there is one.
func (l *timeline) LastMove() (Move, bool) {
	if l.at == 0 {
		return Move{}, false
	}
	return l.tree.node(l.Node()).move.normal(), true
}

// SharedMoves returns how many of the moves that lead to a node are on the current line:
// all of them if the node is, 0 if there is no such node.
func (l *timeline) SharedMoves(node int) int {
	if !l.tree.has(node) {
		return 0
	}
	for n := node; n != 0; n = l.tree.node(n).parent {
		if d := l.tree.depth(n); l.line.has(n, d) {
			return d
		}
	}
	return 0
}

// StateAt returns the state at a node, or at the start if there is no such node.
func (l *timeline) StateAt(node int) State {
	if !l.tree.has(node) {
		node = 0
	}
	return l.tree.stateAt(node)
}

// Switch goes to a node. The current line then leads through the node to the tip of its
// branch. It reports whether the node or the line changed.
func (l *timeline) Switch(node int) bool {
	if !l.tree.has(node) {
		return false
	}
	tip := l.tree.tip(node)
	if node == l.Node() && tip == l.line.tip() {
		return false
	}
	l.line = l.tree.path(tip)
	l.show(l.tree.depth(node), l.tree.stateAt(node))
	return true
}

// redoTo goes to a child of the current node, along the current line if it is on it.
func (l *timeline) redoTo(node int) {
	if l.CanRedo() && l.line[l.at] == node {
		l.Redo()
	} else {
		l.Switch(node)
	}
}
