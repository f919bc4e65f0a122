package screen

import (
	"context"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// A nearest is what came nearest to an order of which nothing was found.
type nearest struct {
	generator.Nearest
	of   session.PuzzleOrder
	jobs *session.Jobs
}

// findNearest makes a puzzle of what came closest in a search that has found nothing.
func (m *NewGames) findNearest() {
	m.nearest.of = nil
	if m.search.Made > 0 || len(m.search.Closest.Misses()) == 0 {
		return
	}
	of, closest := m.search.Order, m.search.Closest
	order, wrong := of.Order()
	if wrong != nil {
		return
	}
	session.Start(m.nearest.jobs, func(ctx context.Context, _ func(int)) (generator.Nearest, error) {
		n, ok, err := order.Nearest(ctx, &closest)
		if !ok && err == nil {
			err = generator.ErrNoneFound
		}
		return n, err
	}, func(int) {}, func(n generator.Nearest, err error) {
		if err == nil {
			m.nearest.Nearest, m.nearest.of = n, of
			m.Progressed()
			m.app.Refresh()
		}
	})
}

// dropNearest forgets what came nearest.
func (m *NewGames) dropNearest() {
	m.nearest.jobs.Stop()
	m.nearest.of = nil
}

// Nearest says what came nearest in a search for the order as it is, if that has ended without
// a puzzle.
func (m *NewGames) Nearest() (text string, ok bool) {
	of := m.app.Prefs().PuzzleOrder()
	if m.nearest.of == nil || m.nearest.of.Kind() != of.Kind() || m.jobs.Busy() {
		return "", false
	}
	return session.NearestText(m.app.Base().Lang, of, &m.nearest.Nearest), true
}

// PlayNearest plays what came nearest, says what that misses, and reports whether anything did.
func (m *NewGames) PlayNearest() bool {
	text, ok := m.Nearest()
	if ok {
		f := found{puzzle: puzzle.Puzzle{Givens: m.nearest.Givens}, level: m.nearest.Level}
		m.dropNearest()
		m.play(f)
		m.app.Say(text)
	}
	return ok
}
