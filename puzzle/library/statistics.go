package library

import (
	"cmp"
	"slices"
	"sort"
	"time"

	"sudoku/puzzle"
)

// Statistics count the games that the player finished. A game belongs to the week in which
// it was begun, which its name tells: the time of its file changes when it is copied.

// enoughGames is how many games make a median.
const enoughGames = 5

// Counts reports whether ranks, times and statistics count a game: the first in which the player
// solved the puzzle from its start.
func (o *Outcome) Counts() bool { return o.Stage() == Solved && !o.Repeat && !o.InMiddle }

// Uncounted is how many finished games statistics don't count, each by one reason.
type Uncounted struct{ Again, Shown, InMiddle, Unrated int }

// UncountedOf counts them: those of puzzles that were solved before, those that the program
// solved, those that began in the middle, and those of which no level is known.
func UncountedOf(games []Outcome) (u Uncounted) {
	for i := range games {
		switch o := &games[i]; {
		case o.Given():
		case o.Stage() == Shown:
			u.Shown++
		case o.Stage() == Solved && o.InMiddle:
			u.InMiddle++
		case o.Stage() == Solved && o.Repeat:
			u.Again++
		case o.Stage() == Solved && o.Rating.Level == puzzle.Unrated:
			u.Unrated++
		}
	}
	return u
}

// AtLevel returns the games of a level that count.
func AtLevel(games []Outcome, level puzzle.Level) (list []Outcome) {
	for i := range games {
		if o := &games[i]; o.Counts() && o.Rating.Level == level {
			list = append(list, *o)
		}
	}
	return list
}

// A Sum is how some games went.
type Sum struct {
	Games, Unaided     int // unaided: of which it is known that the program showed nothing
	Known              int // of which all hints are known
	Best, Mean, Median time.Duration
	Hints, Mistakes    float64 // of a game, on average; hints of those that are known
}

// SumOf sums up games.
func SumOf(games []Outcome) (s Sum) {
	var times []time.Duration
	for i := range games {
		o := &games[i]
		times = append(times, o.Elapsed)
		s.Mean += o.Elapsed
		s.Mistakes += float64(o.Mistakes)
		if o.HintsKnown() {
			s.Known++
			s.Hints += float64(o.Hints)
		}
		if o.Unaided() {
			s.Unaided++
		}
	}
	if s.Games = len(games); s.Games > 0 {
		n := s.Games
		s.Best, s.Median, s.Mean = slices.Min(times), median(times), s.Mean/time.Duration(n)
		s.Hints, s.Mistakes = s.Hints/float64(max(s.Known, 1)), s.Mistakes/float64(n)
	}
	return s
}

// Enough reports whether there are enough games for a median to say something.
func (s Sum) Enough() bool { return s.Games >= enoughGames }

// median returns the middle one of some times, of an even number the mean of the middle two.
func median(times []time.Duration) time.Duration {
	n := len(times)
	slices.Sort(times)
	return (times[(n-1)/2] + times[n/2]) / 2
}

// A Week is how the games of a week went.
type Week struct {
	Monday time.Time
	Games  []Outcome
	Sum    Sum
	Median time.Duration // of its games and those of the two weeks before; 0 if there are none
}

// Weeks parts games, the earliest first, into n weeks, the last of which is that of a day.
func Weeks(games []Outcome, day time.Time, n int) []Week {
	const before = 2 // weeks that the first median is of, too
	first := weekOf(day) - n + 1 - before
	begins := make([]int, before+n+1) // where the games of each week begin, from first on
	i := 0
	for k := range begins {
		for i < len(games) && weekOf(games[i].Begun) < first+k {
			i++
		}
		begins[k] = i
	}
	weeks := make([]Week, n)
	for k := range weeks {
		w, end := &weeks[k], begins[k+before+1]
		w.Monday = time.Unix(int64((first+before+k)*7+firstMonday)*daySeconds, 0).UTC()
		w.Games = games[begins[k+before]:end]
		w.Sum = SumOf(w.Games)
		w.Median = SumOf(games[begins[k]:end]).Median
	}
	return weeks
}

// LastWeeks returns the games, of some with the earliest first, of n weeks, the last of which
// is that of a day, without those of the last skip of them.
func LastWeeks(games []Outcome, day time.Time, n, skip int) []Outcome {
	last := weekOf(day)
	return between(games, last-n+1, last-skip)
}

// WeeksSince returns in how many weeks up to that of a day there were games, the earliest of
// which is the first; 1 at least.
func WeeksSince(games []Outcome, day time.Time) int {
	if len(games) == 0 {
		return 1
	}
	return max(weekOf(day)-weekOf(games[0].Begun)+1, 1)
}

// between returns the games from one week to another.
func between(games []Outcome, from, to int) []Outcome {
	first := func(week int) int {
		return sort.Search(len(games), func(i int) bool { return weekOf(games[i].Begun) >= week })
	}
	return games[first(from):first(to+1)]
}

const (
	daySeconds  = 24 * 60 * 60
	firstMonday = 4 // days from the beginning of 1970
)

// weekOf numbers the weeks, which begin on Monday, by the calendar of the time's own zone.
func weekOf(t time.Time) int {
	y, m, d := t.Date()
	days := int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix()/daySeconds) - firstMonday
	if days < 0 {
		days -= 6
	}
	return days / 7
}

// Bins count games by their times, in bins of equal width.
type Bins struct {
	From, Width time.Duration
	Counts      []int
	Longer      bool // the last bin holds what took longer, too
}

// mostBins is how many bins there are at most, but for those that few games need.
const mostBins = 12

// widths are the widths that bins can have.
var widths = []time.Duration{
	5 * time.Second, 10 * time.Second, 15 * time.Second, 30 * time.Second, time.Minute, 2 * time.Minute,
	5 * time.Minute, 10 * time.Minute, 15 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour, 5 * time.Hour,
}

// BinsOf counts games by their times. The few that took far longer than the others, such as
// those left open over lunch, are in the last bin.
func BinsOf(games []Outcome) (b Bins) {
	if len(games) == 0 {
		return b
	}
	var times []time.Duration
	for i := range games {
		times = append(times, games[i].Elapsed)
	}
	slices.Sort(times)
	n := len(times)
	first, far := max(times[0], 0), times[n-1]
	if middle := times[n/2]; middle < far/3 {
		far = max(3*middle, 0)
	}
	for _, b.Width = range widths {
		b.From = first / b.Width * b.Width
		if (far-b.From)/b.Width < mostBins {
			break
		}
	}
	b.Counts = make([]int, min((far-b.From)/b.Width, mostBins-1)+1)
	for _, t := range times {
		at := int(max(t-b.From, 0) / b.Width)
		if at >= len(b.Counts) {
			at, b.Longer = len(b.Counts)-1, true
		}
		b.Counts[at]++
	}
	return b
}

// A TechniqueSum is how the games went whose hardest technique is one.
type TechniqueSum struct {
	ID string
	Sum
}

// ByTechnique sums up games by the hardest technique of their puzzles, that which took
// longest first, by the median.
func ByTechnique(games []Outcome) (list []TechniqueSum) {
	by := map[string][]Outcome{}
	for i := range games {
		if id := games[i].Rating.Hardest; id != "" {
			by[id] = append(by[id], games[i])
		}
	}
	for id, games := range by {
		list = append(list, TechniqueSum{id, SumOf(games)})
	}
	slices.SortFunc(list, func(a, b TechniqueSum) int {
		return cmp.Or(cmp.Compare(b.Median, a.Median), cmp.Compare(a.ID, b.ID))
	})
	return list
}
