// Package se rates puzzles on the scale of Sudoku Explainer 1.2.1, the common measure of
// difficulty: ER is the value of the hardest step, EP that of the hardest up to the first
// placement, ED that of the first step.
//
// The value of a puzzle depends on which steps are taken, and in which order. The rules are
// tried in a fixed order, and the first step of the first rule that finds any is made. So
// each rule looks through houses, digits and cells in the order of that program, which
// differs from rule to rule, and of many chains the shortest that is found first is taken.
package se

import (
	"context"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ErrInvalid means that a grid has no rating, since it has not exactly one solution.
var ErrInvalid = words.Error("se.invalid")

// ErrAbove means that a puzzle is harder than was asked for.
var ErrAbove = words.Error("se.above")

// A Value is a rating in tenths: 71 is 7.1.
type Value int

// String writes v with one decimal, such as 7.1.
func (v Value) String() string { return strconv.Itoa(int(v/10)) + "." + strconv.Itoa(int(v%10)) }

// ParseValue reads what Value.String writes, and a number without a decimal.
func ParseValue(s string) (v Value, ok bool) {
	whole, part, has := strings.Cut(s, ".")
	n, err := strconv.ParseUint(whole, 10, 8)
	if err != nil || has && (len(part) != 1 || part[0] < '0' || part[0] > '9') {
		return 0, false
	}
	if v = Value(10 * n); has {
		v += Value(part[0] - '0')
	}
	return v, true
}

// Least is the lowest value of a step.
const Least Value = 10

// Beyond is the value of puzzles that all the rules together can't solve.
const Beyond Value = 200

// A Rating says how hard a puzzle is. The zero Rating belongs to a puzzle that is full.
type Rating struct {
	ER, EP, ED Value
}

// String writes r, such as 7.1/1.2/1.2.
func (r Rating) String() string { return r.ER.String() + "/" + r.EP.String() + "/" + r.ED.String() }

// ParseRating reads what Rating.String writes.
func ParseRating(s string) (r Rating, ok bool) {
	parts := strings.Split(s, "/")
	if len(parts) != 3 {
		return Rating{}, false
	}
	for i, v := range []*Value{&r.ER, &r.EP, &r.ED} {
		if *v, ok = ParseValue(parts[i]); !ok {
			return Rating{}, false
		}
	}
	return r, max(r.EP, r.ED) <= r.ER && r.ER <= Beyond
}

// A Rater rates puzzles one after another in the same space. The zero Rater is ready. One
// goroutine may use it at a time.
type Rater struct {
	// WithoutUniqueness leaves out the rules that hold only because there is one solution:
	// unique loops and the bivalue universal grave.
	WithoutUniqueness bool

	board  board
	search search
	ladder ladder
}

// Rate returns the rating of g, which must have exactly one solution. It returns ErrInvalid
// when it finds that g has none, and the error of ctx when that ends.
func (r *Rater) Rate(ctx context.Context, g *puzzle.Grid) (Rating, error) {
	return r.AtMost(ctx, g, Beyond)
}

// RateFrom returns the rating of a position whose candidates are part of the puzzle, a Sukaku: it
// must have exactly one solution within them. Unique loops and the bivalue universal grave hold
// there too, since what they exchange are candidates that are left. Digits of the grid are given;
// a digit that is still to be placed is the one candidate of its cell.
func (r *Rater) RateFrom(ctx context.Context, p *puzzle.Position) (Rating, error) {
	prepare()
	if !r.ladder.start(&p.Grid, &p.Cands) {
		return Rating{}, ErrInvalid
	}
	return r.climb(ctx, Beyond)
}

// AtMost returns the rating of g if its ER is not above limit. Else it returns ErrAbove and
// the rating of the steps up to there, without looking for steps that are too hard.
func (r *Rater) AtMost(ctx context.Context, g *puzzle.Grid, limit Value) (Rating, error) {
	prepare()
	if !r.ladder.start(g, nil) || r.ladder.unsolved() > 81-minGivens {
		return Rating{}, ErrInvalid
	}
	return r.climb(ctx, limit)
}

// climb rates what the ladder has been given.
func (r *Rater) climb(ctx context.Context, limit Value) (Rating, error) {
	r.search.withoutUniqueness = r.WithoutUniqueness
	return r.ladder.climb(ctx, &r.search, &r.board, limit)
}

// Rate is [Rater.Rate] of one puzzle.
func Rate(ctx context.Context, g puzzle.Grid) (Rating, error) {
	var r Rater
	return r.Rate(ctx, &g)
}

// walk makes steps one by one until the grid is full, and calls made with each.
func (r *Rater) walk(ctx context.Context, g *puzzle.Grid, limit Value, made func(*step)) (Rating, error) {
	if !r.board.start(g) {
		return Rating{}, ErrInvalid
	}
	return r.run(ctx, limit, made)
}

// run is walk for a board that is set.
func (r *Rater) run(ctx context.Context, limit Value, made func(*step)) (rating Rating, err error) {
	r.search.start(ctx, &r.board, limit)
	r.search.withoutUniqueness = r.WithoutUniqueness
	for r.board.unsolved > 0 {
		s, err := r.search.next()
		if err != nil {
			return rating, err
		}
		rating.count(s.value(), s.places)
		made(s)
		if s.value() > limit {
			return rating, ErrAbove
		}
		if s.rule == nil {
			return rating, nil
		}
		if !r.board.apply(s) {
			return rating, ErrInvalid
		}
	}
	return rating, nil
}

// count counts a step of value v.
func (r *Rating) count(v Value, places bool) {
	if r.ED == 0 {
		r.ED = v
	}
	r.ER = max(r.ER, v)
	if r.EP == 0 && places {
		r.EP = r.ER
	}
}
