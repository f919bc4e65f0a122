package screen

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"time"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// A Maker generates a new puzzle and starts its game. There is one per window, because
// the first puzzle of all is generated before any screen is opened.
type Maker struct {
	desk       Desk
	jobs       *session.Jobs
	since      time.Time
	tried      int
	reported   time.Time
	Progressed func() // called when the number of puzzles tried has changed
}

// NewMaker makes a Maker.
func NewMaker(d Desk) *Maker { return &Maker{desk: d, jobs: d.Jobs(), Progressed: func() {}} }

// Make generates a puzzle with the level and symmetry that the player chose last. Until
// it is found the current game can be played on.
func (m *Maker) Make() {
	p := m.desk.Prefs()
	order := generator.Order{Level: p.Level(), Symmetry: p.Symmetry(), Seed: rand.Uint64()}
	m.since, m.tried = time.Now(), 0
	session.Start(m.jobs, func(ctx context.Context, report func(int)) (generator.Result, error) {
		return generator.Generate(ctx, order, max(1, runtime.NumCPU()-1), report)
	}, m.progress, m.made)
	m.desk.Refresh()
}

// progress reports the number of puzzles tried, at most about twenty times a second.
func (m *Maker) progress(tried int) {
	m.tried = tried
	if now := time.Now(); now.Sub(m.reported) > 50*time.Millisecond {
		m.reported = now
		m.Progressed()
	}
}

func (m *Maker) made(r generator.Result, err error) {
	if err != nil {
		m.desk.Warn(makingError(m.desk.Base().Lang, err))
		m.desk.Refresh()
		return
	}
	m.desk.Start(r.Puzzle)
	m.desk.Session().Generated = true
}

// makingError says why no puzzle was found.
func makingError(l words.Lang, err error) string {
	if errors.Is(err, generator.ErrNoneFound) {
		return l.T("new.rare")
	}
	return l.Error(err)
}

// Stop cancels a running search and shows a message about it.
func (m *Maker) Stop() {
	if m.jobs.Busy() {
		m.jobs.Stop()
		m.desk.Say(m.desk.Base().T("new.stopped"))
		m.desk.Refresh()
	}
}

// Searching reports whether a search is running, since when, and how many puzzles it has
// tried.
func (m *Maker) Searching() (since time.Time, tried int, ok bool) {
	return m.since, m.tried, m.jobs.Busy()
}

// Drop cancels a running search without a message, because another game was started.
func (m *Maker) Drop() { m.jobs.Stop() }
