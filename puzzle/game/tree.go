package game

import (
	"maps"
	"slices"

	"sudoku/puzzle"
)

// A node is a move and the node before it.
type node struct {
	move   Move
	parent int    // the number of the node before, 0 for the start
	depth  int    // how many moves lead to it, including its own
	time   stamp  // when it was made
	state  *State // after the move, in every checkpoint-th node of a line
}

// A state takes ten times the memory of a move, so it is kept in every checkpoint-th
// node only. Undo replays the moves since then, which takes microseconds.
const checkpoint = 16

// A tree holds every move that was made, including those that were undone, and the state
// before the first. Node n is nodes[n-1]; its parent has a lower number.
//
// The first node of each branch but the main line is its head. At most one child of a
// node is not a head: that one continues its parent's branch.
type tree struct {
	start    State
	givens   puzzle.CellSet // which no move changes
	nodes    []node         // never written to once the game is loaded or they are appended: a Snapshot shares them
	heads    []*head        // by node: the branch that begins with it, nil if none does; never written to
	marks    map[int]string // the names of savepoints, by node
	main     string         // the name of the main line
	children []children     // the children of each node, of the start first; nil in a Snapshot
	live     int            // how many nodes were not dropped
}

// A head describes the branch that begins with a node.
type head struct {
	name    string
	whatIf  bool
	dropped bool // the branch and all that start on it
}

// children is the children of a node as a linked list: newest is its newest child, older
// the next older child of its parent, 0 for none.
type children struct{ newest, older int }

func newTree(start State, givens puzzle.CellSet) tree {
	return tree{start: start, givens: givens, heads: make([]*head, 1), marks: map[int]string{}, children: make([]children, 1)}
}

// snapshot returns a copy that does not change with t.
func (t *tree) snapshot() tree {
	s := *t
	s.heads, s.marks, s.children = slices.Clone(t.heads), maps.Clone(t.marks), nil
	return s
}

func (t *tree) node(n int) *node { return &t.nodes[n-1] }

func (t *tree) depth(n int) int {
	if n == 0 {
		return 0
	}
	return t.node(n).depth
}

// add adds a move, made at some time, after a node, and returns the number of the new node.
// The move starts the branch h or, if h is nil, continues the branch of the node; the moves
// that continued it before become a branch.
func (t *tree) add(parent int, m Move, after *State, h *head, at stamp) int {
	n := len(t.nodes) + 1
	if h == nil {
		if old := t.next(parent); old != 0 {
			t.heads[old] = &head{}
		}
	}
	nd := node{move: m, parent: parent, depth: t.depth(parent) + 1, time: at}
	if nd.depth%checkpoint == 0 {
		kept := *after
		nd.state = &kept
	}
	t.nodes, t.heads = append(t.nodes, nd), append(t.heads, h)
	t.children = append(t.children, children{older: t.children[parent].newest})
	t.children[parent].newest = n
	t.live++
	return n
}

func (t *tree) isHead(n int) bool { return t.heads[n] != nil }

// dropped reports whether n is the head of a branch that was dropped.
func (t *tree) dropped(n int) bool { return t.isHead(n) && t.heads[n].dropped }

// next returns the node that continues the branch of n, 0 at its tip.
func (t *tree) next(n int) int {
	k := t.children[n].newest
	for k != 0 && t.isHead(k) {
		k = t.children[k].older
	}
	return k
}

// tip returns the last node of the branch of n.
func (t *tree) tip(n int) int {
	for k := t.next(n); k != 0; k = t.next(n) {
		n = k
	}
	return n
}

// childWith returns the child of from with the same move, if there is one.
func (t *tree) childWith(from int, m Move) (int, bool) {
	text := m.String()
	for k := t.children[from].newest; k != 0; k = t.children[k].older {
		if !t.dropped(k) && t.node(k).move.String() == text {
			return k, true
		}
	}
	return 0, false
}

// path returns the nodes from the first move to n.
func (t *tree) path(n int) line {
	path := make(line, t.depth(n))
	for i := range slices.Backward(path) {
		path[i] = n
		n = t.node(n).parent
	}
	return path
}

// stateAt returns the state at node n: it replays from the nearest checkpoint.
func (t *tree) stateAt(n int) State {
	var path []*Move
	s := t.start
	for ; n != 0; n = t.node(n).parent {
		if kept := t.node(n).state; kept != nil {
			s = *kept
			break
		}
		path = append(path, &t.node(n).move)
	}
	for i := len(path) - 1; i >= 0; i-- {
		s, _ = s.Apply(t.givens, *path[i]) // it succeeded when it was made
	}
	return s
}

// shared returns for each node how many of the moves that lead to it are on a line.
func (t *tree) shared(l line) []int {
	shared := make([]int, len(t.nodes)+1)
	for i, nd := range t.nodes {
		n := i + 1
		if shared[n] = shared[nd.parent]; l.has(n, nd.depth) {
			shared[n] = nd.depth
		}
	}
	return shared
}

// branch returns the head of the branch of n, 0 for the main line.
func (t *tree) branch(n int) int {
	for n != 0 && !t.isHead(n) {
		n = t.node(n).parent
	}
	return n
}

// has reports whether there is a node n that was not dropped.
func (t *tree) has(n int) bool {
	if n < 0 || n > len(t.nodes) {
		return false
	}
	for n = t.branch(n); n != 0; n = t.branch(t.node(n).parent) {
		if t.heads[n].dropped {
			return false
		}
	}
	return true
}

// A branchNodes is the nodes of one branch in order.
type branchNodes struct {
	head  int // 0 for the main line
	nodes []int
}

// branches returns the branches that were not dropped, the main line first, each after its
// parent.
func (t *tree) branches() []branchNodes {
	gone := make([]bool, len(t.nodes)+1)
	next := make([]int, len(t.nodes)+1)
	branches := []branchNodes{{}}
	for i, nd := range t.nodes {
		n := i + 1
		gone[n] = t.dropped(n) || gone[nd.parent]
		switch {
		case gone[n]:
		case t.isHead(n):
			branches = append(branches, branchNodes{n, []int{n}})
		default:
			next[nd.parent] = n
		}
	}
	for i := range branches {
		r := &branches[i]
		for n := next[r.head]; n != 0; n = next[n] {
			r.nodes = append(r.nodes, n)
		}
	}
	return branches
}

// numbers returns the position of each node in the sequence of all branches, from 1; 0 for
// the start and for dropped nodes.
func (t *tree) numbers(branches []branchNodes) []int {
	numbers, i := make([]int, len(t.nodes)+1), 0
	for _, r := range branches {
		for _, n := range r.nodes {
			i++
			numbers[n] = i
		}
	}
	return numbers
}
