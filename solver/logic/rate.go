package logic

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ErrStuck means that the techniques ran out before the grid was full.
var ErrStuck = words.Error("logic.stuck")

// A Rating says how hard a puzzle is. The zero Rating belongs to a puzzle that is
// already full.
type Rating struct {
	Level   Level      // of the hardest step, raised when the score is above that level's
	Score   int        // the scores of all steps together
	Hardest *Technique // of the highest level, and in it of the highest score; nil without a step
	Steps   int
}

// Rate solves g with the techniques in the list, each step being the first that
// they find, and says how hard that was. With those of [HoDoKu], level and score are
// HoDoKu's. When the techniques run out it returns ErrStuck, and the rating
// covers the steps so far and is Unrated; likewise when ctx ends.
func Rate(ctx context.Context, g puzzle.Grid, with []*Technique) (Rating, error) {
	b := start(&g)
	b.bare = true
	return b.solve(ctx, with, func(*Step) {})
}

// Path is Rate that keeps the steps, pictures and all.
func Path(ctx context.Context, g puzzle.Grid, with []*Technique) ([]Step, Rating, error) {
	b := start(&g)
	steps := make([]Step, 0, b.Empty.Len()+8)
	r, err := b.solve(ctx, with, func(s *Step) { steps = append(steps, *s) })
	return steps, r, err
}

// solve takes steps until the board is full, and calls took with each.
func (b *Board) solve(ctx context.Context, with []*Technique, took func(*Step)) (Rating, error) {
	var r Rating
	hunt := newSearch()
	for !b.Empty.Empty() {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		s, ok := hunt.first(b, with)
		if !ok {
			return r, ErrStuck
		}
		b.apply(&s)
		r.add(hunt.row)
		took(&s)
	}
	if !b.Grid.Solved() {
		return r, ErrStuck
	}
	if r.Hardest != nil {
		r.Level = r.Hardest.Level.raised(r.Score)
	}
	return r, nil
}

// add counts a step of t.
func (r *Rating) add(t *Technique) {
	r.Steps++
	r.Score += t.Score
	if h := r.Hardest; h == nil || t.Level > h.Level || t.Level == h.Level && t.Score > h.Score {
		r.Hardest = t
	}
}

// start returns the board of g, on which the givens were placed one by one: that
// decides the order of the first singles, and so which steps HoDoKu takes.
func start(g *puzzle.Grid) *Board {
	b := *blank
	b.cache = &cache{}
	b.changed()
	b.Given = g.Filled()
	for c, d := range g {
		if d != 0 {
			b.Place(puzzle.Cand(puzzle.Cell(c), d))
		}
	}
	return &b
}
