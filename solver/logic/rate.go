package logic

import (
	"context"
	"errors"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ErrStuck means that the techniques ran out before the grid was full.
var ErrStuck = words.Error("logic.stuck")

// ErrStopped means that a rating was given up because nobody wants it.
var ErrStopped = errors.New("the rating was stopped")

// A Rating says how hard a puzzle is. The zero Rating belongs to a puzzle that is
// already full.
type Rating struct {
	Level   puzzle.Level // of the hardest step, raised when the score is above that level's
	Score   int          // the scores of all steps together
	Hardest *Technique   // of the highest level, and in it of the highest score; nil without a step
	Steps   int
}

// A Rater rates puzzles one after another in the same space. The zero Rater is ready.
// One goroutine may use it at a time.
type Rater struct {
	board  Board
	cache  cache
	finder *stepFinder
}

// Rate solves g with the techniques in the list, each step being the first that
// they find, and says how hard that was. With those of [HoDoKu], level and score are
// HoDoKu's. When the techniques run out it returns ErrStuck, and the rating
// covers the steps so far and is Unrated; likewise when ctx ends.
func (r *Rater) Rate(ctx context.Context, g *puzzle.Grid, with []*Technique) (Rating, error) {
	return r.RateWhile(ctx, g, with, 0, nil)
}

// RateWhile is [Rater.Rate] for those who may know before the end that the puzzle is not
// what they want. After each step it calls more with the step's technique and the rating
// so far, and ends with ErrStopped when that returns false; likewise as soon as the score
// must become higher than most. more may be nil, and most 0 for any score.
func (r *Rater) RateWhile(ctx context.Context, g *puzzle.Grid, with []*Technique, most int, more func(*Technique, *Rating) bool) (Rating, error) {
	if r.finder == nil {
		r.finder = newStepFinder()
	}
	r.board.start(g, &r.cache)
	return r.rate(ctx, with, most, more)
}

// rate solves the board.
func (r *Rater) rate(ctx context.Context, with []*Technique, most int, more func(*Technique, *Rating) bool) (Rating, error) {
	r.board.noDiagrams = !comparesSteps(with)
	r.finder.more = more
	r.finder.limit(most, with)
	return r.finder.solve(ctx, &r.board, with, nil)
}

// RateShape is [Rater.RateWhile] on a board of any shape; with [For] has the techniques for it.
func (r *Rater) RateShape(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid, with []*Technique, most int, more func(*Technique, *Rating) bool) (Rating, error) {
	if shape == nil {
		return r.RateWhile(ctx, g, with, most, more)
	}
	if r.finder == nil {
		r.finder = newStepFinder()
	}
	pos := shape.NewPosition(*g)
	r.board.set(&pos, &r.cache)
	return r.rate(ctx, with, most, more)
}

// Rate is [Rater.Rate] of one puzzle.
func Rate(ctx context.Context, g puzzle.Grid, with []*Technique) (Rating, error) {
	var r Rater
	return r.Rate(ctx, &g, with)
}

// comparesSteps reports whether the techniques are such that the easiest step is taken,
// which is known by its diagram.
func comparesSteps(with []*Technique) bool {
	return slices.ContainsFunc(with, func(t *Technique) bool { return t.least > 0 })
}

// solve takes steps until the board is full, and calls made with each, if it isn't nil.
func (b *Board) solve(ctx context.Context, with []*Technique, made func(*Step)) (Rating, error) {
	return newStepFinder().solve(ctx, b, with, made)
}

func (f *stepFinder) solve(ctx context.Context, b *Board, with []*Technique, made func(*Step)) (Rating, error) {
	var r Rating
	b.ctx = ctx
	defer func() { b.ctx = nil }()
	for !b.Empty.Empty() {
		if b.noDiagrams {
			if row := b.placeNext(with); row != nil {
				if r.add(row); f.exceeds(b, &r) || f.more != nil && !f.more(row, &r) {
					return r, ErrStopped
				}
				continue
			}
		}
		if err := ctx.Err(); err != nil {
			return r, err
		}
		s, ok := f.first(b, with)
		switch {
		case ok:
		case b.ended():
			return r, ctx.Err()
		case f.gaveUp:
			return r, ErrStopped
		default:
			return r, ErrStuck
		}
		b.apply(&s)
		r.add(f.technique)
		if made != nil {
			made(&s)
		}
		if f.exceeds(b, &r) || f.more != nil && !f.more(f.technique, &r) {
			return r, ErrStopped
		}
	}
	if !b.solved() {
		return r, ErrStuck
	}
	if r.Hardest != nil {
		r.Level = b.rules.scores().raised(r.Hardest.Level, r.Score)
	}
	return r, nil
}

// lowestScore is what a step scores at least, and so each cell that is filled.
const lowestScore = 4

// limit makes f give up ratings that come to more than most, if that isn't 0.
func (f *stepFinder) limit(most int, with []*Technique) {
	f.most, f.spare = most, most
	if most == 0 {
		return
	}
	f.fromHere = append(f.fromHere[:0], make([]int, len(with))...)
	lowest := most
	for i := len(with) - 1; i >= 0; i-- {
		lowest = min(lowest, with[i].Score)
		f.fromHere[i] = lowest
	}
}

// exceeds reports whether the score must come to more than the limit. Else it notes how
// much the next step may score: each of the other cells takes a step of its own.
func (f *stepFinder) exceeds(b *Board, r *Rating) bool {
	if f.most == 0 {
		return false
	}
	f.spare = f.most - r.Score - lowestScore*max(b.Empty.Len()-1, 0)
	return f.spare < 0
}

// placeNext makes the next step, if one of the techniques at the head of the list finds a
// digit to place, and returns the technique.
func (b *Board) placeNext(with []*Technique) *Technique {
	for _, t := range with {
		if t.next == nil {
			break
		}
		if k, ok := t.next(b); ok {
			b.Place(k)
			return t
		}
	}
	return nil
}

// solved reports whether each house of the full grid has every digit.
func (b *Board) solved() bool {
	if b.rules != nil {
		g := b.rules.grid(&b.Grid)
		return b.rules.shape.Solved(&g)
	}
	all := puzzle.AllDigits
	var cols, boxes [9]puzzle.DigitSet
	for row := range 9 {
		var has puzzle.DigitSet
		for col, d := range b.Grid[9*row : 9*row+9] {
			has |= d.Set()
			cols[col] |= d.Set()
			boxes[row/3*3+col/3] |= d.Set()
		}
		all &= has
	}
	for i := range 9 {
		all &= cols[i] & boxes[i]
	}
	return all == puzzle.AllDigits
}

// add counts a step of t.
func (r *Rating) add(t *Technique) {
	r.Steps++
	r.Score += t.Score
	if h := r.Hardest; h == nil || t.Level > h.Level || t.Level == h.Level && t.Score > h.Score {
		r.Hardest = t
	}
}
