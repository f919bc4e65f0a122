package review

import (
	"context"
	"math"
	"slices"

	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// A Sum is what a game comes to. Moves are told by their index.
type Sum struct {
	Solved   bool
	Hardest  *logic.Technique   // that was used without help, nil for none
	Found    []*logic.Technique // that surely were found without help, each once
	Passed   []Passed           // what was easier than what was done and within reach, the most often first
	Advice   *Passed            // of these the one to look for next, nil for none
	Singles  []int              // guesses at which a single was open
	Beyond   []int              // guesses and hints at which nothing within reach was open
	Guesses  []int              // right and wrong ones
	Mistakes []int
	Hints    []int
	Help     game.Help // what the program has shown
	InMiddle bool      // there were digits beside the givens when the game began
}

// A Passed is a technique that led to a digit when a guess was made, a hint was taken or
// something harder was found.
type Passed struct {
	Technique *logic.Technique
	Moves     []int
}

// surely is from when on a label is taken as sure.
const surely = 0.9

func (r *Review) sumUp(ctx context.Context) error {
	s, height := &r.Sum, math.MinInt
	s.Help, r.disclosed = r.history.Help, disclosedIn(r.history)
	r.digits, s.InMiddle = r.countDigits(), r.history.Start().Grid != r.history.Givens
	r.reach = r.findReach()
	for i := range r.Moves {
		m := &r.Moves[i]
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if m.Line && !s.Solved && r.history.After(&m.Played).Grid == r.solution {
			s.Solved = true
		}
		if m.Guessed {
			s.Guesses = append(s.Guesses, i)
		}
		switch m.Label {
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
	}
	for i := range r.Moves {
		s.pass(r, i)
	}
	slices.SortStableFunc(s.Passed, func(a, b Passed) int { return len(b.Moves) - len(a.Moves) })
	s.Advice = r.advice()
	return nil
}

// How far beyond the hardest class that a player has shown to know is within reach, and what is
// for everybody.
const (
	reachMore        = 2
	reachOfAll class = 3
)

// fewFound is how many digits a player has found at least before anything is said to be beyond.
const fewFound = 8

// findReach returns the hardest class that is within the player's reach: any, while little is known.
func (r *Review) findReach() class {
	if r.digits.found.Len() < fewFound {
		return unfound - 1
	}
	return max(min(surelyFound(r.Moves)+reachMore, unfound-1), reachOfAll)
}

// surelyFound returns the hardest class that the player has surely found something by.
func surelyFound(moves []Move) (most class) {
	for i := range moves {
		if m := &moves[i]; m.Label == Pattern && m.Sure >= surely && m.saw != nil {
			most = max(most, m.saw.found)
		}
	}
	return most
}

// advice returns what to look for next of what was passed over: what is nearest above what the
// player has shown to know, else what was passed over most often.
func (r *Review) advice() (best *Passed) {
	shown := surelyFound(r.Moves)
	for i := range r.Sum.Passed {
		p := &r.Sum.Passed[i]
		if c := classOf(p.Technique); best == nil || c > shown && (classOf(best.Technique) <= shown || r.ladder.rung[p.Technique.ID] < r.ladder.rung[best.Technique.ID]) {
			best = p
		}
	}
	return best
}

// find notes what a move showed to be known.
func (s *Sum) find(m *Move) {
	if m.Technique != nil && m.Sure >= surely && !m.disclosed && !s.taught(m.Technique) && !slices.Contains(s.Found, m.Technique) {
		s.Found = append(s.Found, m.Technique)
	}
}

// taught reports whether a hint told what a technique beyond singles does.
func (s *Sum) taught(t *logic.Technique) bool { return classOf(t) > singles && s.Help.Taught(t.ID) }

// pass notes what was passed over at a move.
func (s *Sum) pass(r *Review, move int) {
	m := &r.Moves[move]
	asked := m.Label == Hint && (m.Made() || r.disclosed.hinted.Has(m.Cell))
	over := m.Guessed || asked || m.Label == Pattern && !m.is.strike && m.saw.open != m.Technique
	switch {
	case !over:
		return
	case m.Singles:
		if m.Guessed {
			s.Singles = append(s.Singles, move)
		}
		return
	case m.Open == nil || classOf(m.Open) > r.reach:
		if m.Label != Pattern {
			s.Beyond = append(s.Beyond, move)
		}
		return
	}
	i := slices.IndexFunc(s.Passed, func(p Passed) bool { return p.Technique.ID == m.Open.ID })
	if i < 0 {
		i = len(s.Passed)
		s.Passed = append(s.Passed, Passed{Technique: m.Open})
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
