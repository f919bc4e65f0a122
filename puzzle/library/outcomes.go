package library

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strconv"

	"sudoku/puzzle"
)

// Played is Sync, and then Outcomes. While another program writes these are as they were at the last Sync.
func (l *Library) Played(ctx context.Context) ([]Outcome, error) {
	lines, err := l.sync(ctx, nil)
	return l.played.after(ctx, lines, err)
}

// PlayedSoon is Played for what shows how the games went at once: it calls show before the folder is
// looked at, if all games were read before, and again if that changes any. The games that this
// program has opened may have gone on: their files are looked at first.
func (l *Library) PlayedSoon(ctx context.Context, opened []string, show func([]Outcome)) error {
	shown := false
	lines, err := l.sync(ctx, func(lines []gameLine) {
		if shown = !unread(lines); shown {
			show(outcomesOf(renewed(l.played.games, lines, opened)))
		}
	})
	if shown && lines != nil {
		return err
	}
	list, err := l.played.after(ctx, lines, err)
	if err == nil {
		show(list)
	}
	return err
}

// after returns what Played does after a call of sync, which has returned lines and err.
func (p *played) after(ctx context.Context, lines []gameLine, err error) ([]Outcome, error) {
	switch {
	case err != nil && !errors.Is(err, ErrBusy):
		return nil, err
	case lines == nil:
		return p.outcomes(ctx)
	}
	return outcomesOf(lines), nil
}

// Outcomes returns how the games went, as Sync found them, the earliest first. Those whose
// file couldn't be read are left out.
func (l *Library) Outcomes(ctx context.Context) ([]Outcome, error) {
	return l.played.outcomes(ctx)
}

func (p *played) outcomes(ctx context.Context) ([]Outcome, error) {
	lines, err := gameLines(ctx, p.db.reader)
	return outcomesOf(lines), err
}

func outcomesOf(lines []gameLine) []Outcome {
	list := make([]Outcome, 0, len(lines)) // they are large
	for i := range lines {
		g := &lines[i]
		o, ok := parseOutcome(g.outcome)
		if !ok || o.unread() {
			continue // damaged, and read again by Sync
		}
		if r, ok := parseRating(g.rating); ok && g.ratingSum == strconv.FormatInt(sumOf(g.rating), 10) {
			o.Rating = r
		}
		list = append(list, o)
	}
	markRepeats(list)
	slices.SortFunc(list, func(a, b Outcome) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.Game, b.Game)) })
	return list
}

// markRepeats marks the games of puzzles that the player had solved before.
func markRepeats(list []Outcome) {
	type board struct {
		givens puzzle.Grid
		shape  string
	}
	first := make(map[board]*Outcome, len(list)) // the game that counts
	for i := range list {
		o := &list[i]
		if o.Stage() != Solved {
			continue
		}
		b := board{givens: o.Givens}
		if o.Shape != nil {
			b.shape = o.Shape.String()
		}
		was := first[b]
		switch {
		case was == nil:
			first[b] = o
		case o.Farther(was):
			first[b], was.Repeat = o, true
		default:
			o.Repeat = true
		}
	}
}
