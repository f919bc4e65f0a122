package review

import (
	"cmp"
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/hint"
)

// A Kind says why a move is worth looking at.
type Kind uint8

const (
	Waited  Kind = iota // it took long
	Guessed             // it was a guess, and right
	Erred               // it was a mistake
	Asked               // only because somebody asks
)

// A Moment is a move with the way to what it rested on, or could have.
type Moment struct {
	Move   int // its index
	Kind   Kind
	Reason Reason     // no steps where none is known
	Easier bool       // Reason leads to a digit that was easier to find than the one entered
	Beyond bool       // what shows the move is beyond the player's reach
	Long   bool       // what was found to show the move is too long to tell
	Wrong  *hint.Hint // why what was entered is wrong, nil if it isn't
}

// mostMoments is how many waits and guesses are told of at most; of mistakes it is each.
const mostMoments = 3

// findMoments picks the moments that are worth looking at: every mistake, and of the waits and
// the guesses the first of each, then the second, until there are enough.
func (r *Review) findMoments(ctx context.Context) error {
	list := r.mistakes()
	kinds := [][]Moment{waitsIn(r.Moves), r.guesses()}
	for n := 0; len(kinds) > 0 && n < mostMoments; {
		some := kinds[0]
		if kinds = kinds[1:]; len(some) == 0 {
			continue
		}
		if kinds = append(kinds, some[1:]); !slices.ContainsFunc(list, func(m Moment) bool { return m.Move == some[0].Move }) {
			list, n = append(list, some[0]), n+1
		}
	}
	slices.SortFunc(list, func(a, b Moment) int { return cmp.Compare(a.Move, b.Move) })
	for _, m := range list {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		found, err := r.moment(ctx, m.Move, m.Kind)
		if err != nil {
			return err
		}
		r.Moments = append(r.Moments, found)
	}
	return r.nameTold(ctx)
}

// nameTold gives mistakes and guesses the technique that their moments tell of, if any: those begin
// with what the board shows, and tell nothing that is out of reach or takes many steps.
func (r *Review) nameTold(ctx context.Context) error {
	for i := range r.Moves {
		at := &r.Moves[i]
		if at.Label != Mistake && at.Label != Guess {
			continue
		}
		m, err := r.momentAt(ctx, i)
		if err != nil {
			return err
		}
		if at.Technique = nil; !m.Easier && len(m.Reason.Steps) > 0 {
			at.Technique = m.Reason.Steps[m.Reason.Key].Technique
		}
	}
	return nil
}

// momentAt returns the moment of a move, which may be worth looking at or not.
func (r *Review) momentAt(ctx context.Context, move int) (Moment, error) {
	if i := slices.IndexFunc(r.Moments, func(m Moment) bool { return m.Move == move }); i >= 0 {
		return r.Moments[i], nil
	}
	return r.Look(ctx, move)
}

// guesses returns the guesses that were right, the surest first.
func (r *Review) guesses() []Moment {
	list := momentsOf(r.Moves, Guessed, func(m *Move) bool { return m.Label == Guess || m.Guessed && m.Label == Try })
	slices.SortStableFunc(list, func(a, b Moment) int { return cmp.Compare(r.Moves[b.Move].Sure, r.Moves[a.Move].Sure) })
	return list
}

func (r *Review) mistakes() []Moment {
	return momentsOf(r.Moves, Erred, func(m *Move) bool { return m.Label == Mistake })
}

func momentsOf(moves []Move, k Kind, are func(*Move) bool) (list []Moment) {
	for i := range moves {
		if are(&moves[i]) {
			list = append(list, Moment{Move: i, Kind: k})
		}
	}
	return list
}

// Look returns what a move rested on, or could have.
func (r *Review) Look(ctx context.Context, move int) (Moment, error) {
	kind := Asked
	switch r.Moves[move].Label {
	case Guess:
		kind = Guessed
	case Mistake:
		kind = Erred
	}
	return r.moment(ctx, move, kind)
}

func (r *Review) moment(ctx context.Context, move int, kind Kind) (m Moment, err error) {
	m.Move, m.Kind = move, kind
	at, pos := &r.Moves[move], r.seen(move)
	w := walk{review: r, ladder: r.ladder}
	switch {
	case at.Tried:
	case at.Label == Mistake || at.Label == Try && at.saw == nil && at.Digit != 0:
		m.Reason, m.Wrong, err = r.mistaken(ctx, &w, at, pos)
	case at.Made() || kind == Waited && r.easier(at):
		m.Easier = !at.Made()
		m.Reason, err = r.firstOpen(ctx, &w, pos)
	case at.Digit != 0:
		k := puzzle.Cand(at.Cell, at.Digit)
		m.Reason, err = r.ladder.reason(ctx, pos, &r.solution, func(p *puzzle.Position) bool { return shown(p, k) }, k)
	case len(at.Struck) > 0:
		m.Reason, err = r.ladder.reason(ctx, pos, &r.solution, without(at.Struck))
	}
	m.Long = m.Reason.Long
	if err == nil && (at.Label == Mistake || at.Guessed) {
		err = r.shorten(ctx, &m, &w, pos)
	}
	return m, err
}

// tellable is how many steps there may be to what would have shown a mistake or a guess.
const tellable = 4

// shorten tells the digit that was easiest to find instead of what would have shown a mistake or
// a guess, where that is beyond the player's reach or takes many steps.
func (r *Review) shorten(ctx context.Context, m *Moment, w *walk, pos puzzle.Position) (err error) {
	m.Beyond = m.Reason.hardest() > r.reach
	if m.Long = !m.Beyond && (m.Long || len(m.Reason.Steps) > tellable); !m.Beyond && !m.Long {
		return nil
	}
	if m.Reason, err = r.firstOpen(ctx, w, pos); m.Reason.hardest() > r.reach || len(m.Reason.Steps) > tellable {
		m.Reason = Reason{}
	}
	m.Easier = len(m.Reason.Steps) > 0
	return err
}

// easier reports whether something easier was open than what was found at a move.
func (r *Review) easier(m *Move) bool {
	return m.saw != nil && m.saw.any && (m.is.strike || m.saw.found > singles && (m.saw.open == nil || m.saw.openRung < m.saw.rung))
}

// firstOpen returns the way to the digit that was easiest to find.
func (r *Review) firstOpen(ctx context.Context, w *walk, pos puzzle.Position) (Reason, error) {
	after := pos
	l, err := r.ladder.search(ctx, &after, &r.solution, w.opened)
	if err != nil || !l.any {
		return Reason{}, err
	}
	return r.ladder.reason(ctx, pos, &r.solution, func(p *puzzle.Position) bool { return shown(p, l.digit) }, l.digit)
}

// mistaken returns what would have told that a move was wrong.
func (r *Review) mistaken(ctx context.Context, w *walk, m *Move, pos puzzle.Position) (reason Reason, wrong *hint.Hint, err error) {
	if len(m.Struck) > 0 {
		k := m.Struck[0]
		reason, err = r.ladder.reason(ctx, pos, &r.solution, func(p *puzzle.Position) bool { return shown(p, k) }, k)
		return reason, nil, err
	}
	h, ok := hint.Wrong(hint.Request{
		State: r.history.After(&m.Played), Givens: r.history.Givens.Filled(), Solutions: []puzzle.Grid{r.solution}, Last: m.Cell,
	})
	if ok {
		wrong = &h
	}
	if _, _, seen := h.Fault(); ok && seen {
		return reason, wrong, nil
	}
	left := []puzzle.Candidate{puzzle.Cand(m.Cell, r.solution[m.Cell])}
	for c := range pos.Shape.Peers(m.Cell).All() {
		if r.solution[c] == m.Digit {
			left = append(left, puzzle.Cand(c, m.Digit))
		}
	}
	reason, err = r.simplest(ctx, pos, w.refutes(puzzle.Cand(m.Cell, m.Digit)), left...)
	return reason, wrong, err
}

// seen returns what the board shows before a move: its right digits, and without the candidates
// that the player saw to be none. What was known besides is a part of the reason; what only went
// with a digit is no more gone than that digit is right.
func (r *Review) seen(move int) puzzle.Position {
	known, before := r.known[move], r.Before(move)
	pos, out := known, gone(&before)
	plain := known.Shape.NewPosition(known.Grid)
	for c := range known.Cands {
		pos.Cands[c] |= plain.Cands[c] &^ (out[c] &^ r.wiped[move][c])
	}
	return pos
}
