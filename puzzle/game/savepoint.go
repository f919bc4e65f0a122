package game

import (
	"cmp"
	"slices"
)

// A Savepoint is a node that the player wants to find again.
type Savepoint struct {
	Node int
	Name string
	Move int // how many moves lead to it
}

// maxSavepoints is how many of them a game keeps.
const maxSavepoints = 1000

// SetSavepoint makes the current node a savepoint, or renames the one that it is,
// and returns its number. Beyond maxSavepoints no more are made.
func (g *Game) SetSavepoint(name string) int {
	n := g.Node()
	if _, ok := g.tree.marks[n]; ok || len(g.tree.marks) < maxSavepoints {
		g.tree.marks[n] = clipTo(name, maxName)
		g.changed()
	}
	return n
}

// RenameSavepoint names the savepoint at a node anew, if there is one.
func (g *Game) RenameSavepoint(node int, name string) {
	if _, ok := g.tree.marks[node]; ok {
		g.tree.marks[node] = clipTo(name, maxName)
		g.changed()
	}
}

// RemoveSavepoint forgets the savepoint at a node, if there is one.
func (g *Game) RemoveSavepoint(node int) {
	if _, ok := g.tree.marks[node]; ok {
		delete(g.tree.marks, node)
		g.changed()
	}
}

// Savepoints returns the savepoints, those of the main line first, along each line.
func (g *Game) Savepoints() []Savepoint {
	if len(g.tree.marks) == 0 {
		return nil
	}
	numbers := g.tree.numbers(g.tree.runs())
	var list []Savepoint
	for n, name := range g.tree.marks {
		list = append(list, Savepoint{n, name, g.tree.depth(n)})
	}
	slices.SortFunc(list, func(a, b Savepoint) int { return cmp.Compare(numbers[a.Node], numbers[b.Node]) })
	return list
}
