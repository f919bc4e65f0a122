package review

import (
	"context"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A walk goes through a game move by move, and keeps what is known at each.
type walk struct {
	review    *Review
	givens    puzzle.CellSet
	disclosed disclosed
	ladder    *techniqueLadder
	answers   map[question]look
	trusting  bool    // no digit that something shows is taken for a guess, in the first pass
	first     *Review // of the pass before, nil in the first
	memory
	trials  []trial                     // digits on the board that were guessed or are wrong
	heads   map[int]bool                // see branches
	parents map[int]int                 // of the nodes so far
	wiped   map[int][81]puzzle.DigitSet // see wipe, at each node so far
	failed  int                         // the wrong digit that was taken back last until the next digit is entered, else -1
	used    class                       // the hardest class that was needed so far where nothing easier was there
	last    time.Duration               // on the clock at the move before
	timed   bool                        // last is known
}

func newWalk(r Request, heads map[int]bool, first *Review, ladder *techniqueLadder, answers map[question]look) *walk {
	rv := &Review{ladder: ladder, history: r.History, solution: r.Solution, Elapsed: r.History.Elapsed}
	return &walk{review: rv, ladder: ladder, answers: answers, givens: r.History.Givens.Filled(), disclosed: disclosedIn(r.History), first: first, memory: newMemory(), heads: heads, parents: map[int]int{}, wiped: map[int][81]puzzle.DigitSet{}, failed: -1, timed: true}
}

// position returns what is known on a board: its right digits, without what is out.
func (w *walk) position(s *game.State) puzzle.Position {
	right := s.Grid
	for c, d := range right {
		if d != w.review.solution[c] {
			right[c] = 0
		}
	}
	pos := s.Shape.NewPosition(right)
	pos.Given = w.givens
	for c := range pos.Cands {
		pos.Cands[c] &^= w.out[c]
	}
	return pos
}

// remove notes candidates as none, but for those of the solution.
func (w *walk) remove(ks []puzzle.Candidate) {
	for _, k := range ks {
		if w.review.solution[k.Cell()] != k.Digit() {
			w.out[k.Cell()] |= k.Digit().Set()
		}
	}
}

// move looks at the next move.
func (w *walk) move(ctx context.Context, p *game.Played) error {
	r := w.review
	before, after := r.history.Before(p), r.history.After(p)
	w.takeBack(p, &before, &after)
	start := w.memory
	pos := w.position(&before)
	m := Move{Played: *p, Number: len(r.Moves) + 1}
	w.time(&m)
	var err error
	switch entered, struck := changes(&before, &after, w.givens); {
	case m.Made():
		err = w.hint(ctx, &m, pos, entered, struck)
	case len(entered) > 0:
		err = w.entered(ctx, &m, pos, &before, entered)
	case len(struck) > 0 && (p.Move.Action == game.Centre || p.Move.Action == game.RuleOut):
		err = w.struck(ctx, &m, pos, &before, struck)
	}
	w.try(&m, start, &after)
	r.Moves = append(r.Moves, m)
	r.known = append(r.known, pos)
	r.wiped = append(r.wiped, w.wiped[p.Parent])
	w.wipe(p, &before, &after)
	return err
}

// time sets how long the move took.
func (w *walk) time(m *Move) {
	if m.Timed && w.timed && m.At >= w.last {
		m.Wait, m.Waited = m.At-w.last, true
		w.review.Timed = true
	}
	w.last, w.timed = m.At, m.Timed
}

// changes returns the digits that a move entered, and the candidates that the player worked
// with and that it struck.
func changes(before, after *game.State, givens puzzle.CellSet) (entered, struck []puzzle.Candidate) {
	had, has := before.Candidates(), after.Candidates()
	for c := range puzzle.AllCells.Without(givens).All() {
		switch d := after.Grid[c]; {
		case d != 0 && d != before.Grid[c]:
			entered = append(entered, puzzle.Cand(c, d))
		case d == 0 && before.Grid[c] == 0:
			lost := had[c]&^has[c] | after.RuledOut[c]&^before.RuledOut[c]
			if has[c] == 0 && !after.Auto {
				lost = after.RuledOut[c] &^ before.RuledOut[c] // the marks were erased
			}
			for d := range lost.All() {
				struck = append(struck, puzzle.Cand(c, d))
			}
		}
	}
	return entered, struck
}

// hint looks at a move that the program made, and at what there was to find instead.
func (w *walk) hint(ctx context.Context, m *Move, pos puzzle.Position, entered, struck []puzzle.Candidate) error {
	m.Label, m.Struck = Hint, struck
	if len(entered) > 0 {
		m.Cell, m.Digit = entered[0].Cell(), entered[0].Digit()
	} else if len(struck) > 0 {
		m.Cell = struck[0].Cell()
	}
	w.remove(struck)
	opened := func(pos *puzzle.Position) bool { return w.opened(pos) }
	l, err := w.ladder.search(ctx, &pos, &w.review.solution, opened)
	m.see(&l)
	m.is, l.steps = sight{found: l.found, hint: true}, nil
	return err
}

// opened reports whether any digit is shown.
func (w *walk) opened(pos *puzzle.Position) bool {
	for c := range open(pos).All() {
		if shown(pos, puzzle.Cand(c, w.review.solution[c])) {
			return true
		}
	}
	return false
}

// see keeps what was found at a move.
func (m *Move) see(l *look) {
	m.saw = l
	m.note(l)
	m.is.found, m.is.opens, m.is.late = l.found, l.opens, l.late
}

// A question is about a digit in a position.
type question struct {
	pos puzzle.Position
	k   puzzle.Candidate
}

// mostAnswers is how many answers are kept; each takes about a kilobyte.
const mostAnswers = 4096

// ask searches for what shows that a digit is right, or wrong, once for each position.
func (w *walk) ask(ctx context.Context, pos *puzzle.Position, k puzzle.Candidate, want wanted) (look, error) {
	q := question{*pos, k}
	l, ok := w.answers[q]
	if ok {
		return l, nil
	}
	after := *pos
	l, err := w.ladder.search(ctx, &after, &w.review.solution, want)
	if err == nil && len(w.answers) < mostAnswers {
		w.answers[q] = l
	}
	return l, err
}

// note keeps what there was to find at a move.
func (m *Move) note(l *look) {
	m.Technique, m.Open, m.Singles = l.technique, l.open, l.any && l.open == nil
}
