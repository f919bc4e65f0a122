package screen

import (
	"context"

	"sudoku/gui/session"
	"sudoku/puzzle/library"
	"sudoku/solver/rate"
)

// A record finds out in the background how the games went, and of which levels they are.
type record struct {
	*session.Tasks
	app  *App
	jobs *session.Jobs
}

func newRecord(a *App, t *session.Tasks) record { return record{Tasks: t, app: a, jobs: t.Jobs()} }

// A known is how the games went, as far as that is known.
type known struct {
	games []library.Outcome
	left  int // puzzles whose level is being found
}

// look calls show with what is known, at first without some levels, at last with all.
func (r *record) load(show func(known), failed func(error)) {
	r.app.Library().Use(func(l *library.Library, err error) {
		switch {
		case r.Closed():
		case err != nil:
			failed(err)
		default:
			r.read(l, show, failed)
		}
	})
}

func (r *record) read(l *library.Library, show func(known), failed func(error)) {
	current := r.app.Session()
	session.Start(r.jobs, func(ctx context.Context, report func(known)) (known, error) {
		_ = current.Flush() // the game at hand counts, too; its saver reports an error
		list, err := l.Played(ctx)
		if err != nil {
			return known{}, err
		}
		list, err = l.RateGames(ctx, list, (*library.Outcome).Unrated, new(rate.Rater).Puzzle, func(left int) {
			report(known{list, left})
		})
		return known{list, 0}, err
	}, show, func(k known, err error) {
		if err != nil {
			failed(err)
			return
		}
		show(k)
	})
}
