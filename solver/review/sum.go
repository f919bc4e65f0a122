package review

import (
	"math"
	"slices"

	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// A Sum is what a game comes to. Moves are told by their index.
type Sum struct {
	Hardest  *logic.Technique   // that was used without help, nil for none
	Found    []*logic.Technique // that surely were found without help, each once
	Passed   []Passed           // what was easier than what was done, the most often first
	Guesses  []int
	Mistakes []int
	Hints    []int
	Sure, Of int  // of how many moves that rested on something the label is sure, of how many
	Marks    bool // candidates were written down
}

// A Passed is a technique that led to a digit when a guess was made, a hint was taken or
// something harder was found.
type Passed struct {
	Technique *logic.Technique
	Moves     []int
}

// surely is from when on a label is taken as sure.
const surely = 0.9

func (r *Review) sumUp() {
	s, height := &r.Sum, math.MinInt
	for i := range r.Moves {
		m := &r.Moves[i]
		switch m.Label {
		case Guess:
			s.Guesses = append(s.Guesses, i)
		case Mistake:
			s.Mistakes = append(s.Mistakes, i)
		case Hint:
			s.Hints = append(s.Hints, i)
		case Single, Pattern:
			if m.Technique != nil && m.height() > height {
				s.Hardest, height = m.Technique, m.height()
			}
			s.find(m)
		}
		if m.Label != Note {
			if s.Of++; m.Sure >= surely {
				s.Sure++
			}
		}
		if m.saw != nil {
			s.pass(r, i)
		}
		if a := m.Move.Action; a == game.Centre || a == game.FillMarks || a == game.SetAuto {
			s.Marks = true
		}
	}
	slices.SortStableFunc(s.Passed, func(a, b Passed) int { return len(b.Moves) - len(a.Moves) })
}

// find notes what a move showed to be known.
func (s *Sum) find(m *Move) {
	if m.Technique != nil && m.Sure >= surely && !slices.Contains(s.Found, m.Technique) {
		s.Found = append(s.Found, m.Technique)
	}
}

// pass notes what was passed over at a move.
func (s *Sum) pass(r *Review, move int) {
	m := &r.Moves[move]
	over := m.Label == Guess || m.Label == Hint || m.Label == Pattern && !m.is.strike && m.saw.open != m.Technique
	if !over || m.saw.open == nil {
		return
	}
	i := slices.IndexFunc(s.Passed, func(p Passed) bool { return p.Technique.ID == m.saw.open.ID })
	if i < 0 {
		i = len(s.Passed)
		s.Passed = append(s.Passed, Passed{Technique: m.saw.open})
	}
	s.Passed[i].Moves = append(s.Passed[i].Moves, move)
}

// height is higher for what is harder to find.
func (m *Move) height() int {
	if m.saw == nil || m.saw.found == singles || m.Ahead {
		return m.Technique.Least() - math.MaxInt16
	}
	return m.saw.rung
}
