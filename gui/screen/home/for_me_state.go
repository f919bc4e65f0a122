package home

import (
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// playedOf returns the games that say something of the player's level, in the order in which they
// were finished or left: of each puzzle on the classic board the game that counts. One that began
// in the middle doesn't, nor does a game that is being played.
func playedOf(games []library.Outcome, playing string) (list []estimate.Played) {
	games = library.OnClassic(games)
	last := map[puzzle.Grid]*library.Outcome{}
	var begun time.Time // when the latest one was
	for i := range games {
		o := &games[i]
		if was := last[o.Givens]; !o.InMiddle && (was == nil || o.Farther(was)) {
			last[o.Givens] = o
		}
		if o.Begun.After(begun) {
			begun = o.Begun
		}
	}
	games = slices.DeleteFunc(games, func(o library.Outcome) bool {
		return o.InMiddle || last[o.Givens].Game != o.Game || o.Game == playing && !o.Finished || o.Rating.Level == puzzle.Unrated
	})
	slices.SortStableFunc(games, func(a, b library.Outcome) int { return leftAt(&a).Compare(leftAt(&b)) })
	for i := range games {
		if r, ok := resultOf(&games[i], begun); ok {
			list = append(list, estimate.Played{Level: games[i].Rating.Level, Result: r})
		}
	}
	return list
}

// leftAt returns when a game was finished, or played last.
func leftAt(o *library.Outcome) time.Time {
	if o.Stage().Finished() {
		return o.FinishedAt()
	}
	return o.Ended
}

// resultOf returns how a game went. One that was begun was given up if another was begun after it
// was played last; until then it may be gone on with.
func resultOf(o *library.Outcome, begun time.Time) (r estimate.Result, ok bool) {
	switch o.Stage() {
	case library.Solved:
		switch {
		case o.Depth == game.UnknownDepth:
			return estimate.Unknown, true
		case o.Depth > game.HintName:
			return estimate.Helped, true
		}
		return estimate.Unaided, true
	case library.Shown:
		return estimate.Helped, true
	case library.Begun:
		return estimate.GivenUp, begun.After(o.Ended)
	}
	return r, false
}

// levelReason says which level the player's is, and why.
func levelReason(l words.Lang, p estimate.PlayerLevel) string {
	key := [...]string{estimate.Begins: "forme.few", estimate.Up: "forme.up", estimate.Down: "forme.down",
		estimate.Lifted: "forme.lifted", estimate.Stays: "forme.stays"}[p.Reason]
	if p.Unsure {
		key = [...]string{estimate.Up: "forme.up.unsure", estimate.Lifted: "forme.lifted.unsure", estimate.Stays: "forme.stays.unsure"}[p.Reason]
	}
	args := []any{"level", l.Level(p.Level.Name()), "n", p.Count, "of", p.Of}
	if p.Before != puzzle.Unrated {
		args = append(args, "before", l.Level(p.Before.Name()))
	}
	return l.T(key, args...)
}
