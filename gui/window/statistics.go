package window

import (
	"context"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// A tally counts the finished games of a level.
type tally struct {
	solved, alone int // alone: without a hint
	best, sum     time.Duration
}

func (t *tally) add(took time.Duration, hints int) {
	if t.solved == 0 || took < t.best {
		t.best = took
	}
	t.solved++
	t.sum += took
	if hints == 0 {
		t.alone++
	}
}

// statistics is what the kept games come to.
type statistics struct {
	levels [logic.Extreme + 1]tally
	begun  int // not finished
}

// openStatistics sums up every game that is kept.
func (w *Window) openStatistics() {
	w.leaveEntry()
	w.preview = nil
	w.session.PutAway()
	p := page.NewStatistics(w.Base(), w.backToGame)
	w.turn(p)
	p.Show(w.T("statistics.counting"), nil)
	games, now := w.Store, w.Now
	session.Start(w.statisticsJob, func(ctx context.Context, _ func(int)) (statistics, error) {
		return count(ctx, games, now)
	}, func(int) {}, func(s statistics, err error) {
		if err == nil {
			p.Show(w.T("statistics.lead", "n", s.begun), w.tallies(&s))
		}
	})
	w.Refresh()
}

// count reads the games. Those that the program solved count for nothing.
func count(ctx context.Context, games store.Games, now func() time.Time) (s statistics, err error) {
	list, err := games.List()
	if err != nil {
		return s, err
	}
	for _, l := range list {
		if ctx.Err() != nil {
			return s, ctx.Err()
		}
		e, unread := games.Summary(l)
		if unread != nil || session.IsEntry(l.Name) {
			continue
		}
		if !e.Finished {
			s.begun++
			continue
		}
		g, _, unread := games.Load(e.Name, now)
		if unread != nil || solvedForThem(g) {
			continue
		}
		r, unrated := logic.Rate(ctx, e.Puzzle.Givens, logic.HoDoKu.Techniques)
		if unrated == nil {
			s.levels[r.Level].add(e.Elapsed, hintsTaken(g))
		}
	}
	return s, nil
}

// solvedForThem reports whether the program wrote many digits at once.
func solvedForThem(g *game.Game) bool {
	for _, m := range g.Moves() {
		if m.Action == game.Fill && m.Grid.Filled().Len() > 1 {
			return true
		}
	}
	return false
}

// tallies are the rows of the page.
func (w *Window) tallies(s *statistics) []page.Tally {
	rows := []page.Tally{{Solved: w.T("statistics.solved"), Best: w.T("statistics.best"),
		Mean: w.T("statistics.mean"), Alone: w.T("statistics.alone")}}
	for _, l := range levels() {
		t := s.levels[l]
		row := page.Tally{Level: w.lang.Say(l.Text()), Solved: w.T("done.count", "n", t.solved), Best: "–", Mean: "–", Alone: "–"}
		if t.solved > 0 {
			row.Best, row.Mean = game.Clock(t.best), game.Clock((t.sum / time.Duration(t.solved)).Round(time.Second))
			row.Alone = w.T("done.count", "n", t.alone)
		}
		rows = append(rows, row)
	}
	return rows
}
