package game

import "sudoku/puzzle"

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

// Refuted says what follows when a what-if comes to nothing: the branch at hand, or
// one that it leaves, was begun by [Game.WhatIf] with the entry of one digit, which
// still stands, and by now the rules are broken, as they were not at the node from,
// where it began: two equal digits in a house, an empty cell without a candidate, a
// house without a place for a digit. Then c, that entry, can be ruled out there, if
// what the player wrote after it follows from it.
func (g *Game) Refuted() (from int, c puzzle.Candidate, ok bool) {
	t := &g.tree
	n := t.trial(g.Node())
	if n == 0 || !g.state.broken() {
		return 0, 0, false
	}
	m, from := t.node(n).move, t.node(n).parent
	if m.Action != Enter || m.Cells.Len() != 1 || g.state.Grid[m.Cells.First()] != m.Digit {
		return 0, 0, false
	}
	if before := g.stateAt(from); before.broken() {
		return 0, 0, false
	}
	return from, puzzle.Cand(m.Cells.First(), m.Digit), true
}

// broken reports whether no solution can have the digits placed and lack what is
// ruled out.
func (s *State) broken() bool {
	if s.Grid.Conflicts() != (puzzle.CellSet{}) {
		return true
	}
	left := s.left()
	for c, d := range s.Grid {
		if left[c] |= d.Set(); left[c] == 0 {
			return true
		}
	}
	for h := range puzzle.House(27) {
		var all puzzle.DigitSet
		for _, c := range h.Cells() {
			all |= left[c]
		}
		if all != puzzle.AllDigits {
			return true
		}
	}
	return false
}
