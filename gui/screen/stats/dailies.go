package stats

import (
	"context"

	"sudoku/generator/daily"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// MakeDaily makes a daily puzzle in the background.
func MakeDaily(j *session.Jobs, date daily.Date, level puzzle.Level, made func(daily.Daily, error)) {
	session.Start(j, func(ctx context.Context, _ func(int)) (daily.Daily, error) {
		d, err := daily.Make(ctx, date, level)
		if err == nil {
			game.SetDaily(&d.Puzzle, date.String(), level.Name())
		}
		return d, err
	}, func(int) {}, made)
}

// SayNotYet says that the puzzles of a day can't be played yet.
func SayNotYet(a *screen.App, date daily.Date) {
	a.Say(a.Base().T("home.notyet", "day", page.Day(a.Base().Lang, date.String())))
}
