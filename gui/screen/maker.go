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

// A Maker looks for a new puzzle and has it played. The window has one, since the first
// puzzle of all is looked for before any screen is opened.
type Maker struct {
	desk  Desk
	jobs  *session.Jobs
	since time.Time
	tried int
	told  time.Time
	Tried func() // another number of puzzles was tried
}

// NewMaker makes a Maker.
func NewMaker(d Desk) *Maker { return &Maker{desk: d, jobs: d.Jobs(), Tried: func() {}} }

// Make looks for a puzzle of the level and symmetry that the player asked for last. The
// game at hand can be played on until it is there.
func (m *Maker) Make() {
	p := m.desk.Prefs()
	order := generator.Order{Level: p.Level(), Symmetry: p.Symmetry(), Seed: rand.Uint64()}
	m.since, m.tried = time.Now(), 0
	session.Start(m.jobs, func(ctx context.Context, report func(int)) (generator.Result, error) {
		return generator.Generate(ctx, order, max(1, runtime.NumCPU()-1), report)
	}, m.progress, m.made)
	m.desk.Refresh()
}

// progress tells of it at most some twenty times a second.
func (m *Maker) progress(tried int) {
	m.tried = tried
	if now := time.Now(); now.Sub(m.told) > 50*time.Millisecond {
		m.told = now
		m.Tried()
	}
}

func (m *Maker) made(r generator.Result, err error) {
	if err != nil {
		m.desk.Warn(makingError(m.desk.Base().Lang, err))
		m.desk.Refresh()
		return
	}
	m.desk.Start(r.Puzzle)
}

// makingError says why no puzzle came.
func makingError(l words.Lang, err error) string {
	if errors.Is(err, generator.ErrRare) {
		return l.T("new.rare")
	}
	return l.Error(err)
}

// Stop ends the search, if there is one, and says so.
func (m *Maker) Stop() {
	if m.jobs.Busy() {
		m.jobs.Stop()
		m.desk.Say(m.desk.Base().T("new.stopped"))
		m.desk.Refresh()
	}
}

// Looking reports whether there is a search, since when, and how far it is.
func (m *Maker) Looking() (since time.Time, tried int, ok bool) {
	return m.since, m.tried, m.jobs.Busy()
}

// Drop ends the search, if there is one, without a word: another game was begun.
func (m *Maker) Drop() { m.jobs.Stop() }
