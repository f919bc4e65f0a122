package library

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestStanding: the games of each case in the order in which they were finished, in minutes;
// those behind a bar came after the one that is compared, and don't matter.
func TestStanding(t *testing.T) {
	long := make([]int, 60)
	for i := range long {
		long[i] = 100 - i
	}
	for _, c := range []struct {
		before    []int
		this      int
		after     []int
		rank, of  int
		usual     int
		best, max int
	}{
		{nil, 7, nil, 1, 1, 0, 7, 7},
		{[]int{9, 5}, 7, []int{1, 1, 1}, 2, 3, 0, 5, 9},
		{[]int{7, 9}, 7, nil, 1, 3, 0, 7, 9}, // a tie has the better rank
		{[]int{4, 8, 6, 10}, 5, nil, 2, 5, 6, 4, 10},
		{long, 65, []int{1}, 25, 61, 65, 41, 100}, // of the last 49, 89 to 41, and this
	} {
		var games []Outcome
		start := time.Date(2026, 11, 1, 8, 0, 0, 0, time.UTC)
		add := func(minutes int) *Outcome {
			n := len(games)
			games = append(games, Outcome{Game: fmt.Sprint(n), Begun: start.AddDate(0, 0, n), Rating: Rating{Level: puzzle.Hard},
				Outcome: game.Outcome{Finished: true, Moves: 51, Elapsed: time.Duration(minutes) * time.Minute, When: start.AddDate(0, 0, n).Add(time.Hour)}})
			return &games[n]
		}
		for _, m := range c.before {
			add(m)
		}
		this := *add(c.this)
		for _, m := range c.after {
			add(m)
		}
		add(1)
		games[len(games)-1].Rating.Level, games[len(games)-1].When = puzzle.Easy, this.When
		given := slices.Clone(games)
		s := StandingOf(&this, games)
		want := Standing{Rank: c.rank, Of: c.of, Usual: time.Duration(c.usual) * time.Minute,
			Best: time.Duration(c.best) * time.Minute, Longest: time.Duration(c.max) * time.Minute}
		if s.Rank != want.Rank || s.Of != want.Of || s.Usual != want.Usual || s.Best != want.Best || s.Longest != want.Longest || len(s.Times) != c.of-1 {
			t.Errorf("%v, %v: %+v, want %+v", c.before, c.this, s, want)
		}
		if !slices.EqualFunc(given, games, func(a, b Outcome) bool { return a.Game == b.Game }) {
			t.Errorf("%v: the games were changed", c.before)
		}
	}
}
