package logic

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ErrStuck means that the techniques ran out before the grid was full.
var ErrStuck = words.Error("logic.stuck")

// A Rating says how hard a puzzle is and by which steps it was solved. The zero
// Rating belongs to a puzzle that is already full.
type Rating struct {
	Level Level // of the hardest step, raised when the score is above that level's
	Score int   // the scores of all steps together
	Steps []Step
}

// Rate solves g with the techniques in the list, each step being the first that
// they find, and says how hard that was. With [Techniques], level and score are
// HoDoKu's. When the techniques run out it returns ErrStuck, and the rating
// covers the steps so far and is Unrated; likewise when ctx ends.
func Rate(ctx context.Context, g puzzle.Grid, with []*Technique) (Rating, error) {
	var r Rating
	b, hunt := start(&g), newSearch()
	r.Steps = make([]Step, 0, b.Empty.Len()+8)
	hardest := Unrated
	for !b.Empty.Empty() {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		s, ok := hunt.first(b, with)
		if !ok {
			return r, ErrStuck
		}
		b.apply(&s)
		r.Steps = append(r.Steps, s)
		r.Score += s.Technique.Score
		hardest = max(hardest, s.Technique.Level)
	}
	if !b.Grid.Solved() {
		return r, ErrStuck
	}
	r.Level = hardest.raised(r.Score)
	return r, nil
}

// Path returns the steps that solve g by every technique there is, each the
// first that they find. With ErrStuck it returns those up to where they run out.
func Path(ctx context.Context, g puzzle.Grid) ([]Step, error) {
	r, err := Rate(ctx, g, Techniques)
	return r.Steps, err
}

// start returns the board of g, on which the givens were placed one by one: that
// decides the order of the first singles, and so which steps HoDoKu takes.
func start(g *puzzle.Grid) *Board {
	b := *blank
	b.Given = g.Filled()
	for c, d := range g {
		if d != 0 {
			b.Place(puzzle.Cand(puzzle.Cell(c), d))
		}
	}
	return &b
}
