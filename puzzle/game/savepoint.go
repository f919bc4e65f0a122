package game

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// A Savepoint is a node that the player wants to find again.
type Savepoint struct {
	Node int
	Name string
	Move int // how many moves lead to it
}

// maxSavepoints is how many of them a game keeps.
const maxSavepoints = 1000

// SetSavepoint makes the node at hand a savepoint, or renames the one that it is,
// and returns its number.
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

// FirstWrong returns the first move of the line at hand, up to where it stands, that
// wrote a digit that differs from the solution and is still there, and its cell.
// GoTo(move-1) goes to just before it. A digit that came with the puzzle counts as
// move 0.
func (g *Game) FirstWrong(solution puzzle.Grid) (move int, c puzzle.Cell, ok bool) {
	wrong := map[puzzle.Cell]int{} // the move that wrote each
	for c, d := range g.state.Grid {
		if d != 0 && d != solution[c] && !g.givens.Has(puzzle.Cell(c)) {
			wrong[puzzle.Cell(c)] = 0
		}
	}
	if len(wrong) == 0 {
		return 0, 0, false
	}
	s := g.start
	for i, n := range g.line[:g.at] {
		was := s.Grid
		s, _ = s.Apply(g.givens, g.tree.node(n).move)
		for c := range wrong {
			if s.Grid[c] != was[c] {
				wrong[c] = i + 1
			}
		}
	}
	move = g.at + 1
	for k, n := range wrong {
		if n < move || n == move && k < c {
			move, c = n, k
		}
	}
	return move, c, true
}
