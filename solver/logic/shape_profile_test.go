package logic

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// TestFor: which techniques a board has, and their levels there.
func TestFor(t *testing.T) {
	cages := killer(t, 9, false, "12:r1c1,r1c2")
	small := killer(t, 6, false, "7:r1c1,r1c2")
	for _, tt := range []struct {
		shape *puzzle.Shape
		id    string
		want  puzzle.Level // Unrated if it hasn't it
	}{
		{nil, "naked-triple", puzzle.Medium}, {nil, "cage-sums", puzzle.Unrated}, {nil, "forcing-board", puzzle.Unrated},
		{puzzle.Mini6, "hidden-single", puzzle.Easy}, {puzzle.Mini6, "pointing", puzzle.Medium}, {puzzle.Mini6, "naked-pair", puzzle.Medium},
		{puzzle.Mini6, "naked-triple", puzzle.Hard}, {puzzle.Mini6, "unique-rectangle-1", puzzle.Unrated}, {puzzle.Mini6, "cage-sums", puzzle.Unrated},
		{puzzle.Mini6, "forcing-board", puzzle.Extreme}, {puzzle.Mini4, "diagonal-seen", puzzle.Unrated},
		{puzzle.Diagonal, "diagonal-seen", puzzle.Medium}, {puzzle.Diagonal, "naked-triple", puzzle.Medium}, {puzzle.Diagonal, "x-wing", puzzle.Hard},
		{puzzle.Diagonal, "bug-plus-1", puzzle.Unrated}, {puzzle.Diagonal, "unique-rectangle-1", puzzle.Unrated}, {puzzle.Diagonal, "dynamic-forcing-net", puzzle.Unrated},
		{cages, "cage-of-one", puzzle.Easy}, {cages, "innie-one", puzzle.Easy}, {cages, "cage-line", puzzle.Medium}, {cages, "naked-triple", puzzle.Hard},
		{cages, "x-wing", puzzle.Hard}, {cages, "cage-pair", puzzle.Hard}, {cages, "xy-wing", puzzle.Unfair}, {cages, "innie-outie", puzzle.Unfair},
		{cages, "forcing-board", puzzle.Extreme}, {cages, "avoidable-rectangle-1", puzzle.Unrated}, {cages, "diagonal-seen", puzzle.Unrated},
		{small, "cage-sums", puzzle.Easy}, {small, "naked-triple", puzzle.Hard}, {small, "als-xz", puzzle.Unrated},
	} {
		got := puzzle.Unrated
		techs := For(tt.shape).Techniques
		if i := slices.IndexFunc(techs, func(t *Technique) bool { return t.ID == tt.id }); i >= 0 {
			got = techs[i].Level
		}
		if got != tt.want {
			t.Errorf("%v: %s is %v, want %v", boardKindOf(tt.shape), tt.id, got, tt.want)
		}
	}
	if For(nil) != &Full || For(cages) != For(killer(t, 9, false, "5:r1c1")) || For(cages) == For(small) {
		t.Error("boards of a kind have not the same profile")
	}
}

// TestOn: of a list a board has what is its own, and what the classic board lacks.
func TestOn(t *testing.T) {
	cages := killer(t, 9, false, "12:r1c1,r1c2")
	has := func(techs []*Technique, id string) bool {
		return slices.ContainsFunc(techs, func(t *Technique) bool { return t.ID == id })
	}
	list := []*Technique{nakedSingle, hiddenSingle, xWing, bugPlusOne}
	if got := On(nil, list); !slices.Equal(got, list) {
		t.Error("the classic board has not the list itself")
	}
	got := On(cages, list)
	if !has(got, "x-wing") || !has(got, "cage-sums") || has(got, "bug-plus-1") || has(got, "pointing") {
		t.Errorf("%d techniques", len(got))
	}
	if len(On(cages, nil)) != len(For(cages).Techniques) {
		t.Error("no list is not all")
	}
}

// TestRateShape: a rating on a board is that of the path, and level and score go together.
func TestRateShape(t *testing.T) {
	rng := rand.New(rand.NewPCG(46, 5))
	var rater Rater
	for name, board := range boards {
		for range sample(1, 50) {
			shape, g, _ := minimalOn(board.shape, board.cages, rng)
			pos := shape.NewPosition(g)
			_, want, wantErr := PathFrom(t.Context(), &pos, For(shape).Techniques)
			got, err := rater.RateShape(t.Context(), shape, &g, For(shape).Techniques, 0, nil)
			if got != want || (err == nil) != (wantErr == nil) {
				t.Errorf("%s: %v, %v; want %v, %v", name, got, err, want, wantErr)
			}
			if most := MaxScoreOn(shape, got.Level); err == nil && most != 0 && got.Score > most {
				t.Errorf("%s: %v with %d", name, got.Level, got.Score)
			}
		}
	}
	classic := puzzle.Grid{}
	if _, err := rater.RateShape(t.Context(), nil, &classic, HoDoKu.Techniques, 0, nil); err == nil {
		t.Error("the empty grid is rated")
	}
}
