package review

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A trial is a digit that was guessed, or is wrong, and what was known before it.
type trial struct {
	k    puzzle.Candidate
	node int
	move int   // its index
	was  class // what showed it, unfound for a guess
	memory
}

// A memory is what is known beyond the digits on the board.
type memory struct {
	out    [81]puzzle.DigitSet // candidates that are known to be none, by more than the digits
	before [81]class           // what showed the digit of a cell when it was entered before, else unfound
}

func newMemory() (m memory) {
	for c := range m.before {
		m.before[c] = unfound
	}
	return m
}

// try notes that a move was a trial, if it was one. What is seen in a what-if rests on its
// first move.
func (w *walk) try(m *Move, start memory, after *game.State) {
	w.parents[m.Node] = m.Parent
	if m.Digit == 0 || m.Label == Hint || m.Follows || after.Grid[m.Cell] != m.Digit {
		return
	}
	wrong, was := w.review.solution[m.Cell] != m.Digit, unfound
	if m.saw != nil && !m.is.branch && (m.Ahead || !w.likelyGuess(m)) {
		was = m.is.found
	}
	if wrong || m.WhatIf || was == unfound || !m.Line && was > singles {
		w.trials = append(w.trials, trial{puzzle.Cand(m.Cell, m.Digit), m.Node, m.Number - 1, was, start})
	}
}

// takeBack forgets what was seen under a trial that was taken back before a move or is by it.
// That a wrong digit is wrong is known from then on.
func (w *walk) takeBack(p *game.Played, before, after *game.State) {
	for i := 0; i < len(w.trials); i++ {
		t := w.trials[i]
		if c, d := t.k.Cell(), t.k.Digit(); before.Grid[c] == d && after.Grid[c] == d {
			continue
		}
		wrong := w.review.solution[t.k.Cell()] != t.k.Digit()
		if wrong {
			w.failed = t.move
		}
		if undone := !w.leads(t.node, p.Parent); undone || !wrong {
			w.memory = t.memory
			if w.trials = w.trials[:i]; !wrong {
				w.before[t.k.Cell()] = t.was
			}
		} else {
			w.trials = append(w.trials[:i:i], w.trials[i+1:]...)
		}
		w.remove([]puzzle.Candidate{t.k})
		i--
	}
}

// leads reports whether a node is another one or comes before it. What comes before a node has a
// lower number.
func (w *walk) leads(node, to int) bool {
	for to > node {
		to = w.parents[to]
	}
	return to == node
}

// credit takes what a digit needed struck as known from now on, if it isn't a guess. What
// forcing chains strike nobody keeps in mind, and to tell what they rest on takes seconds.
func (w *walk) credit(m *Move, pos *puzzle.Position) {
	if m.saw.found >= unfound-1 || m.Tried || w.likelyGuess(m) {
		return
	}
	k := puzzle.Cand(m.Cell, m.Digit)
	for _, s := range w.ladder.needed(pos, m.saw.steps, func(p *puzzle.Position) bool { return shown(p, k) }) {
		w.remove(s.Eliminate)
	}
}

// likelyGuess reports whether a move is a guess by what was told of the player in the pass
// before. In the first pass it isn't if it was the easiest one to find, or no harder than
// what such moves before took.
func (w *walk) likelyGuess(m *Move) bool {
	if w.trusting {
		return m.saw.found == unfound
	}
	if w.first != nil {
		return m.is.guessed(&w.first.chances) > 0.5
	}
	l := m.saw
	if l.opens[singles] == 0 && l.openRung == l.rung {
		w.used = max(w.used, l.found)
	}
	return l.found > w.used
}

// knows reports whether the player is likely to know a class: any, as long as nothing is known
// of the player.
func (w *walk) knows(c class) bool {
	if w.first == nil {
		return c < unfound
	}
	return unlikely(&w.first.chances, c) <= 0.5
}

// unlikely returns how likely it is that the player doesn't know a class.
func unlikely(chances *[unfound]float64, c class) float64 {
	return (&sight{found: c}).guessed(chances)
}

// fewMoves is how many digits a branch has at least that tries something; fewer may only be
// undone.
const fewMoves = 3

// branches returns the nodes at which branches begin that were left as a whole.
func branches(h *game.History) map[int]bool {
	digits, last := map[int]int{}, map[int]int{} // below and at each node; its last child
	onLine := map[int]bool{0: true}
	for i := range h.Moves {
		p := &h.Moves[i]
		last[p.Parent], onLine[p.Node] = p.Node, p.Line
	}
	for _, p := range slices.Backward(h.Moves) { // each after what follows it
		if p.Move.Action == game.Enter {
			digits[p.Node]++
		}
		digits[p.Parent] += digits[p.Node]
	}
	heads := map[int]bool{}
	for i := range h.Moves {
		p := &h.Moves[i]
		left := onLine[p.Parent] || last[p.Parent] != p.Node
		heads[p.Node] = !p.Line && left && digits[p.Node] >= fewMoves
	}
	return heads
}
