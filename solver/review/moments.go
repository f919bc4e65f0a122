package review

import (
	"cmp"
	"context"
	"slices"
	"time"

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
	Wrong  *hint.Hint // why what was entered is wrong, nil if it isn't
}

const (
	mostMoments = 3
	longWait    = time.Minute
	muchLonger  = 5 // times the median wait
)

// findMoments picks the moments that are worth looking at: of the waits, the guesses and the
// mistakes the first of each, then the second, until there are enough.
func (r *Review) findMoments(ctx context.Context) error {
	kinds := [][]Moment{r.waits(), r.guesses(), r.mistakes()}
	seen := map[int]bool{}
	for len(kinds) > 0 && len(r.Moments) < mostMoments {
		list := kinds[0]
		if kinds = kinds[1:]; len(list) == 0 {
			continue
		}
		m := list[0]
		if kinds = append(kinds, list[1:]); seen[m.Move] {
			continue
		}
		seen[m.Move] = true
		found, err := r.moment(ctx, m.Move, m.Kind)
		if err != nil {
			return err
		}
		r.Moments = append(r.Moments, found)
	}
	slices.SortFunc(r.Moments, func(a, b Moment) int { return cmp.Compare(a.Move, b.Move) })
	return nil
}

// waits returns the long waits, the longest first.
func (r *Review) waits() (list []Moment) {
	var all []time.Duration
	for i := range r.Moves {
		if m := &r.Moves[i]; m.Waited {
			all = append(all, m.Wait)
		}
	}
	if len(all) == 0 {
		return nil
	}
	slices.Sort(all)
	least := max(longWait, muchLonger*all[len(all)/2])
	for i := range r.Moves {
		if m := &r.Moves[i]; m.Waited && m.Wait >= least && m.Label != Note && m.Label != Mistake {
			list = append(list, Moment{Move: i, Kind: Waited})
		}
	}
	slices.SortStableFunc(list, func(a, b Moment) int { return cmp.Compare(r.Moves[b.Move].Wait, r.Moves[a.Move].Wait) })
	return list
}

// guesses returns the guesses, the surest first.
func (r *Review) guesses() []Moment {
	list := r.labelled(Guess, Guessed)
	slices.SortStableFunc(list, func(a, b Moment) int { return cmp.Compare(r.Moves[b.Move].Sure, r.Moves[a.Move].Sure) })
	return list
}

func (r *Review) mistakes() []Moment { return r.labelled(Mistake, Erred) }

func (r *Review) labelled(l Label, k Kind) (list []Moment) {
	for i := range r.Moves {
		if r.Moves[i].Label == l {
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
	at, pos := &r.Moves[move], r.known[move]
	w := walk{review: r, ladder: r.ladder}
	switch {
	case at.Label == Mistake || at.Label == Try && at.saw == nil && at.Digit != 0:
		m.Reason, m.Wrong, err = r.mistaken(ctx, &w, at, pos)
	case at.Label == Hint || kind == Waited && r.easier(at):
		m.Easier = at.Label != Hint
		m.Reason, err = r.firstOpen(ctx, &w, pos)
	case at.Digit != 0:
		k := puzzle.Cand(at.Cell, at.Digit)
		m.Reason, err = r.reason(ctx, pos, func(p *puzzle.Position) bool { return shown(p, k) }, k)
	case len(at.Struck) > 0:
		m.Reason, err = r.reason(ctx, pos, without(at.Struck), noDigit)
	}
	return m, err
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
	return r.reason(ctx, pos, func(p *puzzle.Position) bool { return shown(p, l.digit) }, l.digit)
}

// mistaken returns what would have told that a move was wrong.
func (r *Review) mistaken(ctx context.Context, w *walk, m *Move, pos puzzle.Position) (reason Reason, wrong *hint.Hint, err error) {
	if len(m.Struck) > 0 {
		k := m.Struck[0]
		reason, err = r.reason(ctx, pos, func(p *puzzle.Position) bool { return shown(p, k) }, k)
		return reason, nil, err
	}
	h, ok := hint.Wrong(hint.Request{
		State: r.history.After(&m.Played), Givens: r.history.Givens.Filled(), Solutions: []puzzle.Grid{r.solution}, Last: m.Cell,
	})
	if ok {
		wrong = &h
	}
	k := puzzle.Cand(m.Cell, m.Digit)
	reason, err = r.reason(ctx, pos, w.refutes(k), puzzle.Cand(m.Cell, r.solution[m.Cell]))
	return reason, wrong, err
}
