package screen

import (
	"context"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A tally counts the finished games of one level.
type tally struct {
	solved, unaided int // unaided: solved without a hint
	best, sum       time.Duration
}

func (t *tally) add(took time.Duration, hints int) {
	if t.solved == 0 || took < t.best {
		t.best = took
	}
	t.solved++
	t.sum += took
	if hints == 0 {
		t.unaided++
	}
}

// mean returns the average time, of one game at least.
func (t *tally) mean() time.Duration { return (t.sum / time.Duration(t.solved)).Round(time.Second) }

// statistics is the sum over the saved games.
type statistics struct {
	levels [logic.Extreme + 1]tally
	begun  int // unfinished games
}

// Statistics sums up all saved games.
type Statistics struct {
	desk Desk
	pageOf[*page.Statistics]
	jobs *session.Jobs
	sum  statistics
	done bool // the counting has finished
}

// NewStatistics makes the screen.
func NewStatistics(d Desk) *Statistics {
	_ = d.Session().Save() // its saver reports an error
	s := &Statistics{desk: d, jobs: d.Jobs()}
	s.Again()
	games, now := d.Keeper().Store, d.Keeper().Now
	session.Start(s.jobs, func(ctx context.Context, _ func(int)) (statistics, error) {
		return count(ctx, games, now, "")
	}, func(int) {}, func(sum statistics, err error) {
		if err == nil {
			s.sum, s.done = sum, true
			s.updatePage()
		}
	})
	return s
}

// Close implements Screen.
func (s *Statistics) Close() { s.jobs.Stop() }

// Again implements Screen.
func (s *Statistics) Again() Screen {
	s.page = page.NewStatistics(s.desk.Base(), s.desk.Back)
	s.updatePage()
	return s
}

// Space implements SpaceProvider.
func (s *Statistics) Space() Space { return whole }

func (s *Statistics) updatePage() {
	l := s.desk.Base().Lang
	if !s.done {
		s.page.Show(l.T("statistics.counting"), nil)
		return
	}
	s.page.Show(l.T("statistics.lead", "n", s.sum.begun), s.rows(l))
}

// count reads the games, except one. Games that the program solved are not counted.
func count(ctx context.Context, games store.Games, now func() time.Time, except string) (s statistics, err error) {
	list, err := games.List()
	if err != nil {
		return s, err
	}
	for _, l := range list {
		if ctx.Err() != nil {
			return s, ctx.Err()
		}
		e, unread := games.Summary(l)
		if unread != nil || store.IsEntry(l.Name) || l.Name == except {
			continue
		}
		if !e.Finished {
			s.begun++
			continue
		}
		g, _, unread := games.Load(e.Name, now)
		if unread != nil || g.SolvedByProgram() {
			continue
		}
		r, unrated := logic.Rate(ctx, e.Puzzle.Givens, logic.HoDoKu.Techniques)
		if unrated == nil {
			s.levels[r.Level].add(e.Elapsed, g.HintsTaken())
		}
	}
	return s, nil
}

// rows returns the rows of the page.
func (s *Statistics) rows(l words.Lang) []page.Tally {
	rows := []page.Tally{{Solved: l.T("statistics.solved"), Best: l.T("statistics.best"),
		Mean: l.T("statistics.mean"), Unaided: l.T("statistics.unaided")}}
	for _, level := range levels() {
		t := s.sum.levels[level]
		row := page.Tally{Level: l.Say(level.Text()), Solved: l.T("done.count", "n", t.solved), Best: "–", Mean: "–", Unaided: "–"}
		if t.solved > 0 {
			row.Best, row.Mean = game.Clock(t.best), game.Clock(t.mean())
			row.Unaided = l.T("done.count", "n", t.unaided)
		}
		rows = append(rows, row)
	}
	return rows
}
