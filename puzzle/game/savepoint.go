package game

import (
	"cmp"
	"slices"
)

// A Savepoint is a node that the player has named to go back to.
type Savepoint struct {
	Node int
	Name string
	Move int // how many moves lead to it
}

// maxSavepoints is how many of them a game keeps.
const maxSavepoints = 1000

// SetSavepoint makes the current node a savepoint, or renames it if it already is one,
// and returns the number of the node. Beyond maxSavepoints no more are made.
func (g *Game) SetSavepoint(name string) int {
	n := g.Node()
	if _, ok := g.tree.marks[n]; ok || len(g.tree.marks) < maxSavepoints {
		g.tree.marks[n] = clipTo(name, maxName)
		g.changed()
	}
	return n
}

// RenameSavepoint renames the savepoint at a node, if there is one.
func (g *Game) RenameSavepoint(node int, name string) {
	if _, ok := g.tree.marks[node]; ok {
		g.tree.marks[node] = clipTo(name, maxName)
		g.changed()
	}
}

// RemoveSavepoint removes the savepoint at a node, if there is one.
func (g *Game) RemoveSavepoint(node int) {
	if _, ok := g.tree.marks[node]; ok {
		delete(g.tree.marks, node)
		g.changed()
	}
}

// Savepoints returns the savepoints in the order of Branches, and of the moves in each.
func (g *Game) Savepoints() []Savepoint {
	if len(g.tree.marks) == 0 {
		return nil
	}
	numbers := g.tree.numbers(g.tree.branches())
	var list []Savepoint
	for n, name := range g.tree.marks {
		list = append(list, Savepoint{n, name, g.tree.depth(n)})
	}
	slices.SortFunc(list, func(a, b Savepoint) int { return cmp.Compare(numbers[a.Node], numbers[b.Node]) })
	return list
}
