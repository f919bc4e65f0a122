package screen

import (
	"context"

	"sudoku/gui/session"
	"sudoku/puzzle/library"
	"sudoku/solver/rate"
)

// A Record finds out in the background how the games went, and of which levels they are.
type Record struct {
	*session.Tasks
	App  *App
	jobs *session.Jobs
}

// NewRecord makes one that reads nothing yet.
func NewRecord(a *App, t *session.Tasks) Record { return Record{Tasks: t, App: a, jobs: t.Jobs()} }

// Stop ends the reading.
func (r *Record) Stop() { r.jobs.Stop() }

// A Known is how the games went, as far as that is known.
type Known struct {
	Games []library.Outcome
	Left  int // puzzles whose level is being found
}

// Load calls show with what is known, at first without some levels, at last with all.
func (r *Record) Load(show func(Known), failed func(error)) {
	r.App.Library().Use(func(l *library.Library, err error) {
		switch {
		case r.Closed():
		case err != nil:
			failed(err)
		default:
			r.read(l, show, failed)
		}
	})
}

func (r *Record) read(l *library.Library, show func(Known), failed func(error)) {
	current := r.App.Session()
	session.Start(r.jobs, func(ctx context.Context, report func(Known)) (Known, error) {
		_ = current.Flush() // the game at hand counts, too; its saver reports an error
		list, err := l.Played(ctx)
		if err != nil {
			return Known{}, err
		}
		list, err = l.RateGames(ctx, list, (*library.Outcome).Unrated, new(rate.Rater).Puzzle, func(left int) {
			report(Known{list, left})
		})
		return Known{list, 0}, err
	}, show, func(k Known, err error) {
		if err != nil {
			failed(err)
			return
		}
		show(k)
	})
}
