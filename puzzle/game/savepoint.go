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
func (l *timeline) SetSavepoint(name string) int {
	n := l.Node()
	if _, ok := l.tree.marks[n]; ok || len(l.tree.marks) < maxSavepoints {
		l.tree.marks[n] = clipTo(name, maxName)
		l.changed()
	}
	return n
}

// RenameSavepoint renames the savepoint at a node, if there is one.
func (l *timeline) RenameSavepoint(node int, name string) {
	if _, ok := l.tree.marks[node]; ok {
		l.tree.marks[node] = clipTo(name, maxName)
		l.changed()
	}
}

// RemoveSavepoint removes the savepoint at a node, if there is one.
func (l *timeline) RemoveSavepoint(node int) {
	if _, ok := l.tree.marks[node]; ok {
		delete(l.tree.marks, node)
		l.changed()
	}
}

// Savepoints returns the savepoints in the order of Branches, and of the moves in each.
func (l *timeline) Savepoints() []Savepoint {
	if len(l.tree.marks) == 0 {
		return nil
	}
	numbers := l.tree.numbers(l.tree.branches())
	var list []Savepoint
	for n, name := range l.tree.marks {
		list = append(list, Savepoint{n, name, l.tree.depth(n)})
	}
	slices.SortFunc(list, func(a, b Savepoint) int { return cmp.Compare(numbers[a.Node], numbers[b.Node]) })
	return list
}
