package library

import (
	"slices"
	"time"
)

// A Standing is what the time of a game is worth beside those at its level that were
// finished before it.
type Standing struct {
	Rank, Of      int           // the best is 1, and equal times have the better rank; Of counts the game, too
	Usual         time.Duration // the median of the last fifty, the game included; 0 if there are too few
	Best, Longest time.Duration // of all, the game included
	Times         []time.Duration
}

// UsualGames is how many games the usual time is of: it follows the player.
const UsualGames = 50

// UsualOf returns the median time of the last fifty of some games, the earliest first, 0 if
// there are too few for one.
func UsualOf(games []Outcome) time.Duration {
	if sum := SumOf(games[max(0, len(games)-UsualGames):]); sum.Enough() {
		return sum.Median
	}
	return 0
}

// StandingOf compares a game with those of its level among others, the earliest first. Those
// that were finished later don't matter, so that the answer stays what it was.
func StandingOf(o *Outcome, others []Outcome) (s Standing) {
	others = AtLevel(others, o.Rating.Level)
	others = slices.DeleteFunc(others, func(one Outcome) bool { return one.Game == o.Game || one.FinishedAt().After(o.FinishedAt()) })
	slices.SortStableFunc(others, func(a, b Outcome) int { return a.FinishedAt().Compare(b.FinishedAt()) })
	s.Rank, s.Of = 1, len(others)+1
	for i := range others {
		s.Times = append(s.Times, others[i].Elapsed)
		if others[i].Elapsed < o.Elapsed {
			s.Rank++
		}
	}
	s.Usual = UsualOf(append(others, *o))
	slices.Sort(s.Times)
	s.Best, s.Longest = o.Elapsed, o.Elapsed
	if n := len(s.Times); n > 0 {
		s.Best, s.Longest = min(s.Best, s.Times[0]), max(s.Longest, s.Times[n-1])
	}
	return s
}
