package game

import (
	"slices"
	"time"

	"sudoku/puzzle"
)

// A Played is a move as it was played.
type Played struct {
	Node, Parent int // see [Game.Node]
	Move         Move
	At           time.Duration // on the clock when it was made
	Timed        bool          // At is known
	Line         bool          // it leads to the end of the game or, of one not finished, to now; else it was taken back
	WhatIf       bool          // it was made in a what-if
}

// A History is every move of a game in the order in which they were made, as far as that is
// known. It does not change when the game goes on, and any goroutine can read it.
type History struct {
	Shape   *puzzle.Shape // of the board
	Givens  puzzle.Grid
	Moves   []Played
	Elapsed time.Duration
	Help    Help
	tree    tree
}

// History returns the moves of the game, but for those of branches that were removed.
func (g *Game) History() *History {
	h := &History{Shape: g.puzzle.Shape, Givens: g.puzzle.Givens, Elapsed: g.Clock.Elapsed(), Help: g.help, tree: g.tree.snapshot()}
	line := g.resultLine()
	played := line
	if tip := g.tree.stateAt(line.tip()); g.finish == nil && !tip.Solved() {
		played = line[:g.at]
	}
	whatIf := g.tree.inWhatIf()
	for _, n := range g.tree.order(line) {
		nd := g.tree.node(n)
		p := Played{Node: n, Parent: nd.parent, Move: nd.move.normal(), WhatIf: whatIf[n]}
		p.At, p.Timed = nd.time.time()
		p.Line = played.has(n, nd.depth)
		h.Moves = append(h.Moves, p)
	}
	return h
}

// Before returns the state in which a move was made.
func (h *History) Before(p *Played) State { return h.tree.stateAt(p.Parent) }

// After returns the state after a move.
func (h *History) After(p *Played) State { return h.tree.stateAt(p.Node) }

// Tried returns the cells that were filled in the what-if in which a move was made, before it.
func (h *History) Tried(p *Played) (cells puzzle.CellSet) {
	n := h.tree.whatIfHead(p.Parent)
	if n == 0 {
		return cells
	}
	start, now := h.tree.stateAt(h.tree.node(n).parent), h.Before(p)
	return now.Since(&start)
}

// Start returns the state before the first move.
func (h *History) Start() State { return h.tree.start }

// order returns the nodes in the order in which they were made, each after its parent. Where
// the times don't say it, a branch comes before the moves of the line for which it was left.
func (t *tree) order(line []int) []int {
	var nodes []int
	timed := true
	for _, r := range t.branches() {
		nodes = append(nodes, r.nodes...)
	}
	for _, n := range nodes {
		nd := t.node(n)
		timed = timed && nd.time != 0 && (nd.parent == 0 || nd.time >= t.node(nd.parent).time)
	}
	if !timed {
		return t.leftFirst(nodes, line)
	}
	slices.Sort(nodes)
	slices.SortStableFunc(nodes, func(a, b int) int { return int(t.node(a).time) - int(t.node(b).time) })
	return nodes
}

// leftFirst returns nodes so that what follows a node by a branch comes before what follows
// it along the line.
func (t *tree) leftFirst(nodes, line []int) []int {
	after := map[int][]int{} // the children of each node, the one to be visited first at the end
	on := make([]bool, len(t.nodes)+1)
	for _, n := range line {
		on[n] = true
	}
	for _, first := range []bool{true, false} { // the line goes to the bottom of the stack
		for _, n := range slices.Backward(slices.Sorted(slices.Values(nodes))) {
			if on[n] == first {
				p := t.node(n).parent
				after[p] = append(after[p], n)
			}
		}
	}
	order := make([]int, 0, len(nodes))
	stack := []int{0}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], after[n]...)
		if n != 0 {
			order = append(order, n)
		}
	}
	return order
}

// inWhatIf returns for each node whether it is in a what-if.
func (t *tree) inWhatIf() []bool {
	in := make([]bool, len(t.nodes)+1)
	for i, nd := range t.nodes {
		h := t.heads[i+1]
		in[i+1] = in[nd.parent] || h != nil && h.whatIf
	}
	return in
}
