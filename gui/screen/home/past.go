package home

import (
	"slices"

	"sudoku/gui/screen/stats"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// A past is what the page says of the games.
type past struct {
	games   []library.Outcome
	dailies stats.Dailies
	last    lastGame // to go on with, if it is known
	begun   int
	usual   UsualTimes

	finished bool // one of the games is, by the player or the program
}

// pastOf sums up the games. has is the current game, which is the last one if it is known; those
// that are aside are not to be gone on with.
func pastOf(list []library.Outcome, games store.Games, has lastGame, aside []string) *past {
	p := &past{games: list, dailies: stats.DailiesOf(list), usual: UsualOf(list), last: has}
	var last *library.Outcome
	for i := range list {
		o := &list[i]
		p.finished = p.finished || o.Stage().Finished()
		if o.Stage() != library.Begun || has.name == o.Game || slices.Contains(aside, o.Game) {
			continue
		}
		if p.begun++; last == nil || o.Ended.After(last.Ended) {
			last = o
		}
	}
	if last == nil || has.known {
		return p
	}
	e, err := games.Summary(store.GameInfo{Name: last.Game, Saved: last.Ended})
	if err != nil {
		return p
	}
	p.begun--
	p.last = lastGame{name: e.Name, of: e.Puzzle, took: e.Elapsed, saved: e.Saved, known: true, rating: last.Rating,
		state: e.State, givens: e.Puzzle.Givens.Filled(), yours: e.Yours, to: e.Of}
	return p
}

// setPast takes over how the games went.
func (s *homeState) setPast(p *past) {
	s.played, s.begun, s.usual = p.dailies, p.begun, p.usual
	if p.last.known || s.last.name != "" {
		s.last = p.last
	}
}

// rate takes over of which levels the games are, and reports whether that is news.
func (s *homeState) rate(list []library.Outcome) bool {
	usual, rating := s.usual, s.last.rating
	s.usual = UsualOf(list)
	for _, o := range list {
		if o.Game == s.last.name {
			s.last.rating = o.Rating
		}
	}
	return s.usual != usual || s.last.rating != rating
}
