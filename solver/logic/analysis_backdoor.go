package logic

import (
	"context"
	"errors"

	"sudoku/puzzle"
)

// MaxBackdoors is how many candidates a backdoor can have.
const MaxBackdoors = 3

// Backdoors calls found with each backdoor of at most so many digits of the
// solution, small ones first, until found says false: digits after which the
// techniques solve the rest, or with none given, singles. They are placed one by
// one, each when the techniques stop. A backdoor holds no smaller one.
func Backdoors(ctx context.Context, pos *puzzle.Position, solution *puzzle.Grid, with []*Technique, most int, found func([]puzzle.Candidate) bool) error {
	var digits []puzzle.Candidate
	for c, d := range solution {
		if k := puzzle.Cand(puzzle.Cell(c), d); pos.Has(k) {
			digits = append(digits, k)
		}
	}
	return backdoors(ctx, pos, digits, (*Board).Place, with, most, found)
}

// WrongCandidates is Backdoors of candidates that are to be removed.
func WrongCandidates(ctx context.Context, pos *puzzle.Position, solution *puzzle.Grid, with []*Technique, most int, found func([]puzzle.Candidate) bool) error {
	var wrong []puzzle.Candidate
	for c, cands := range pos.Cands {
		for d := range (cands &^ solution[c].Set()).All() {
			wrong = append(wrong, puzzle.Cand(puzzle.Cell(c), d))
		}
	}
	return backdoors(ctx, pos, wrong, (*Board).Eliminate, with, most, found)
}

func backdoors(ctx context.Context, pos *puzzle.Position, candidates []puzzle.Candidate, apply func(*Board, puzzle.Candidate), with []*Technique, most int, found func([]puzzle.Candidate) bool) error {
	f := &backdoorSearch{ctx: ctx, apply: apply, with: with, finder: newStepFinder(), found: found, pairs: map[[2]puzzle.Candidate]bool{}}
	b := follow(pos)
	b.noDiagrams = true
	if r := b.rules; r != nil {
		candidates = mapCands(candidates, &r.in)
		f.found = func(ks []puzzle.Candidate) bool { return found(mapCands(ks, &r.out)) }
	}
	f.run(b)
	if b.Empty.Empty() {
		return ctx.Err() // no backdoor is needed
	}
	for size := 1; size <= min(most, MaxBackdoors) && !f.done; size++ {
		f.try(b, candidates, size)
		candidates = f.without(candidates)
	}
	return ctx.Err()
}

// A backdoorSearch tries keys.
type backdoorSearch struct {
	ctx    context.Context
	apply  func(*Board, puzzle.Candidate)
	with   []*Technique
	finder *stepFinder
	found  func([]puzzle.Candidate) bool

	chosen  []puzzle.Candidate
	singles []puzzle.Candidate           // those that are backdoors alone
	pairs   map[[2]puzzle.Candidate]bool // and in pairs
	boards  [MaxBackdoors]Board
	done    bool
}

// try adds so many of the candidates to those chosen, whose board is b.
func (f *backdoorSearch) try(b *Board, candidates []puzzle.Candidate, more int) {
	for i, k := range candidates {
		if f.done = f.done || f.ctx.Err() != nil; f.done {
			return
		}
		if !b.Has(k) || f.holdsPair(k) {
			continue
		}
		next := &f.boards[more-1]
		*next = *b
		f.apply(next, k)
		f.run(next)
		f.chosen = append(f.chosen, k)
		switch open := !next.Empty.Empty(); {
		case open && more > 1:
			f.try(next, candidates[i+1:], more-1)
		case !open && more == 1 && next.solved():
			f.report()
		}
		f.chosen = f.chosen[:len(f.chosen)-1]
	}
}

// run solves b as far as the techniques can.
func (f *backdoorSearch) run(b *Board) {
	if f.with == nil {
		b.singles()
		return
	}
	_, err := f.finder.solve(f.ctx, b, f.with, nil)
	f.done = f.done || err != nil && !errors.Is(err, ErrStuck)
}

// report reports the chosen candidates as a backdoor.
func (f *backdoorSearch) report() {
	switch c := f.chosen; len(c) {
	case 1:
		f.singles = append(f.singles, c[0])
	case 2:
		f.pairs[[2]puzzle.Candidate(c)] = true
	}
	f.done = !f.found(append([]puzzle.Candidate(nil), f.chosen...))
}

// holdsPair reports whether k makes a backdoor with one of those chosen.
func (f *backdoorSearch) holdsPair(k puzzle.Candidate) bool {
	for _, c := range f.chosen {
		if f.pairs[[2]puzzle.Candidate{c, k}] {
			return true
		}
	}
	return false
}

// without returns the candidates that are no backdoor alone.
func (f *backdoorSearch) without(candidates []puzzle.Candidate) (left []puzzle.Candidate) {
	i := 0
	for _, k := range candidates {
		if i < len(f.singles) && f.singles[i] == k {
			i++
			continue
		}
		left = append(left, k)
	}
	return left
}
