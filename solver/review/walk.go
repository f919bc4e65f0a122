package review

import (
	"context"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A walk goes through a game move by move, and keeps what is known at each.
type walk struct {
	review  *Review
	givens  puzzle.CellSet
	ladder  *techniqueLadder
	answers map[question]look
	first   *Review                    // of the pass before, nil in the first
	out     [81]puzzle.DigitSet        // candidates that are known to be none, by more than the digits
	before  map[puzzle.Candidate]class // digits entered before, and what showed them
	used    class                      // the hardest class that was needed so far where nothing easier was there
	last    time.Duration              // on the clock at the move before
	timed   bool                       // last is known
}

func newWalk(r Request, first *Review, ladder *techniqueLadder, answers map[question]look) *walk {
	rv := &Review{ladder: ladder, history: r.History, solution: r.Solution, Elapsed: r.History.Elapsed}
	return &walk{review: rv, ladder: ladder, answers: answers, givens: r.History.Givens.Filled(), first: first, before: map[puzzle.Candidate]class{}, timed: true}
}

// position returns what is known on a board: its right digits, without what is out.
func (w *walk) position(s *game.State) puzzle.Position {
	right := s.Grid
	for c, d := range right {
		if d != w.review.solution[c] {
			right[c] = 0
		}
	}
	pos := puzzle.NewPosition(right)
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
	pos := w.position(&before)
	m := Move{Played: *p, Number: len(r.Moves) + 1}
	w.time(&m)
	var err error
	switch entered, struck := changes(&before, &after, w.givens); {
	case p.Move.Hint || p.Move.Action == game.Fill:
		err = w.hint(ctx, &m, pos, entered, struck)
	case len(entered) > 0:
		err = w.entered(ctx, &m, pos, &before, entered)
	case len(struck) > 0 && (p.Move.Action == game.Centre || p.Move.Action == game.RuleOut):
		err = w.struck(ctx, &m, pos, struck)
	}
	r.Moves = append(r.Moves, m)
	r.known = append(r.known, pos)
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
	for c := range puzzle.AllCells.Without(pos.Grid.Filled()).All() {
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

// entered looks at digits that the player entered, of which the hardest counts.
func (w *walk) entered(ctx context.Context, m *Move, pos puzzle.Position, before *game.State, entered []puzzle.Candidate) error {
	solution := &w.review.solution
	m.Label = Single
	for _, k := range entered {
		if solution[k.Cell()] != k.Digit() {
			return w.mistake(ctx, m, pos, k)
		}
	}
	for _, k := range entered {
		if err := w.right(ctx, m, &pos, k); err != nil {
			return err
		}
	}
	m.is.empty, m.is.ahead = puzzle.AllCells.Without(pos.Grid.Filled()).Len(), m.Ahead
	m.is.quick = m.Waited && m.Wait < quickly
	m.is.marked = keeps(before) && !shownBy(before, puzzle.Cand(m.Cell, m.Digit))
	w.before[puzzle.Cand(m.Cell, m.Digit)] = m.is.found
	if m.saw.found > singles {
		w.credit(m, &pos)
	}
	m.saw.steps = nil
	return nil
}

// right looks at a right digit, unless another one of the move was harder to find.
func (w *walk) right(ctx context.Context, m *Move, pos *puzzle.Position, k puzzle.Candidate) error {
	l, err := w.ask(ctx, pos, k, func(p *puzzle.Position) bool { return shown(p, k) })
	if err != nil {
		return err
	}
	if was, ok := w.before[k]; ok && was < l.found {
		l.remembered(was)
	}
	if m.saw != nil && l.found < m.saw.found {
		return nil
	}
	m.Cell, m.Digit = k.Cell(), k.Digit()
	m.see(&l)
	at := *pos
	if l.found > singles {
		if m.First, m.Ahead = ahead(pos, &w.review.solution, k); m.Ahead {
			at.Place(m.First)
		}
	}
	if s, ok := single(&at, k); ok {
		m.single = s.Technique
	}
	return nil
}

// quickly is a time in which hardly any pattern is found.
const quickly = 2500 * time.Millisecond

// keeps reports whether the player has candidates in every empty cell.
func keeps(s *game.State) bool {
	if s.Auto {
		return true
	}
	for c, d := range s.Grid {
		if d == 0 && s.Centre[c] == 0 {
			return false
		}
	}
	return true
}

// shownBy reports whether the player's own candidates show k.
func shownBy(s *game.State, k puzzle.Candidate) bool {
	pos := puzzle.NewPosition(s.Grid)
	for c, set := range s.Candidates() {
		pos.Cands[c] &= set
	}
	return shown(&pos, k)
}

// credit takes what a digit needed struck as known from now on, if it isn't a guess. What
// forcing chains strike nobody keeps in mind, and to tell what they rest on takes seconds.
func (w *walk) credit(m *Move, pos *puzzle.Position) {
	if m.saw.found >= unfound-1 || w.likelyGuess(m) {
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
	if w.first != nil {
		return m.is.guessed(&w.first.chances) > 0.5
	}
	l := m.saw
	if l.opens[singles] == 0 && l.openRung == l.rung {
		w.used = max(w.used, l.found)
	}
	return l.found > w.used
}
