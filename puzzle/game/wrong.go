package game

import "sudoku/puzzle"

// FirstWrong returns the first of the moves up to the current state that wrote a digit
// which differs from the solution and is still there, and its cell. GoTo(move-1) goes to
// the state before it. An entry that the game was started with counts as move 0.
func (l *timeline) FirstWrong(solution puzzle.Grid) (move int, c puzzle.Cell, ok bool) {
	wrong := map[puzzle.Cell]int{} // the move that wrote each
	for c, d := range l.state.Grid {
		if d != 0 && d != solution[c] && !l.tree.givens.Has(puzzle.Cell(c)) {
			wrong[puzzle.Cell(c)] = 0
		}
	}
	if len(wrong) == 0 {
		return 0, 0, false
	}
	s := l.tree.start
	for i, n := range l.line[:l.at] {
		was := s.Grid
		s, _ = s.Apply(l.tree.givens, l.tree.node(n).move)
		for c := range wrong {
			if s.Grid[c] != was[c] {
				wrong[c] = i + 1
			}
		}
	}
	move = l.at + 1
	for k, n := range wrong {
		if n < move || n == move && k < c {
			move, c = n, k
		}
	}
	return move, c, true
}

// RefutedWhatIf reports whether a what-if has led to a contradiction: the current branch
// or one of its parents was started by [Game.BeginWhatIf] with the entry of one digit,
// which is still there, and now a house has two equal digits, an empty cell has no
// candidate, or a house has no cell left for a digit. Then c, that entry, can be ruled
// out at the node from, where the what-if started.
//
// ok is true only if the entry is refuted indeed: singles must lead from it to the
// contradiction, with the candidates that the player has ruled out before any guess. A
// player's mistake alone refutes nothing.
func (l *timeline) RefutedWhatIf() (from int, c puzzle.Candidate, ok bool) {
	t := &l.tree
	n := t.whatIfHead(l.Node())
	if n == 0 || !l.state.Broken() {
		return 0, 0, false
	}
	m, from := t.node(n).move, t.node(n).parent
	if m.Action != Enter || m.Cells.Len() != 1 || l.state.Grid[m.Cells.First()] != m.Digit {
		return 0, 0, false
	}
	if before := l.tree.stateAt(from); before.Broken() || !l.tree.reachesContradiction(n, l.line[l.tree.depth(n):l.at]) {
		return 0, 0, false
	}
	return from, puzzle.Cand(m.Cells.First(), m.Digit), true
}

// reachesContradiction reports whether singles lead from node n to a contradiction, with
// those of the moves after it that follow from it.
func (t *tree) reachesContradiction(n int, after []int) bool {
	s := t.stateAt(n)
	for _, next := range after {
		closed := s.singles()
		if closed.Broken() {
			return true
		}
		then, _ := s.Apply(t.givens, t.node(next).move)
		for c, d := range then.Grid {
			if d != 0 && d != closed.Grid[c] {
				return false // a guess or a mistake
			}
		}
		s = then
	}
	s = s.singles()
	return s.Broken()
}

// singles returns s with singles placed repeatedly until there is none or a contradiction.
func (s State) singles() State {
	for before := (puzzle.Grid{}); s.Grid != before && !s.Broken(); {
		before = s.Grid
		s.placeSingles()
	}
	return s
}

// placeSingles places all naked and hidden singles.
func (s *State) placeSingles() {
	left := s.left()
	for c, set := range left {
		if set.Len() == 1 {
			s.Grid[c] = set.Min()
		}
	}
	for _, h := range s.Shape.Houses() {
		var once, twice puzzle.DigitSet
		for c := range s.Shape.Set(h).All() {
			twice |= once & left[c]
			once |= left[c]
		}
		for c := range s.Shape.Set(h).All() {
			if only := left[c] & once &^ twice; only != 0 {
				s.Grid[c] = only.Min()
			}
		}
	}
}

// Broken reports whether the digits placed and the candidates ruled out contradict the
// rules: two equal digits in a house, a cell without a candidate, or a house without a
// cell for a digit.
func (s *State) Broken() bool {
	if s.Shape.HasConflict(&s.Grid) {
		return true
	}
	left := s.left()
	for c := range s.Shape.Cells().All() {
		if left[c] |= s.Grid[c].Set(); left[c] == 0 {
			return true
		}
	}
	for _, h := range s.Shape.Houses() {
		var all puzzle.DigitSet
		for c := range s.Shape.Set(h).All() {
			all |= left[c]
		}
		if all != s.Shape.Digits() {
			return true
		}
	}
	return false
}
