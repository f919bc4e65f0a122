package screen

import (
	"context"
	"errors"
	"iter"
	"runtime"
	"slices"
	"time"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// NewGames looks for a new puzzle and starts its game. There is one per window, because
// the first puzzle of all is generated before any screen is opened, and because one can go
// on playing while it looks.
type NewGames struct {
	*session.Tasks
	app        *App
	jobs       *session.Jobs // looks for puzzles
	keeping    *session.Jobs // notes what was there
	taking     *session.Jobs // takes a puzzle that is ready
	Source     *session.PuzzleSource
	prefetcher *session.Prefetcher
	search     Search
	nearest    nearest
	waiting    *found // a puzzle that was found aside on a board without a stock
	aside      bool   // what is found is kept, because the player has left the page
	message    string // is said when what is looked for is played
	reported   time.Time
	there      []iter.Seq[puzzle.Grid] // to be noted
	noting     []iter.Seq[puzzle.Grid] // being noted
	stopNote   func()                  // stops the timer to do so; nil: none runs
	Progressed func()                  // called when the search has come further
}

// A Search is what NewGames looks for, and how far it has come.
type Search struct {
	generator.Progress
	Order session.PuzzleOrder
	Since time.Time
}

// MakeNewGames makes NewGames.
func MakeNewGames(a *App) *NewGames {
	k := a.Sessions()
	t := a.Tasks()
	m := &NewGames{Tasks: t, app: a, jobs: t.Jobs(), keeping: t.Jobs(), taking: t.Jobs(), Source: session.NewPuzzleSource(k.Store), Progressed: func() {}}
	m.nearest.jobs = t.Jobs()
	m.prefetcher = session.NewPrefetcher(k.Runner, m.Source, func() []session.Prefetch { return a.Prefs().prefetched() })
	return m
}

// Make plays a puzzle that is ready for what the player ordered last, or looks for one; until
// it is found the current game can be played on. Several puzzles are kept when they are
// found: they are ready then.
func (m *NewGames) Make() {
	prefs := m.app.Prefs()
	of := prefs.PuzzleOrder()
	order, wrong := of.Order()
	if wrong != nil {
		m.app.Warn(wrong.In(m.app.Base().Lang))
		return
	}
	prefs.remember(of)
	m.dropNearest()
	if f := m.waiting; f != nil && generator.KindOf(f.puzzle.Shape) == order.Kind && f.level == order.Level {
		m.waiting = nil
		m.play(*f)
		return
	}
	m.search, m.aside, m.message = Search{Order: of, Since: time.Now()}, false, ""
	s, workers := m.Source, Searchers()
	session.Start(m.jobs, func(ctx context.Context, report func(generator.Progress)) (found, error) {
		g, ready := s.Take(ctx, of, &order)
		if ready {
			return leveled(ctx, of, puzzle.Puzzle{Givens: g}), nil
		}
		if n := of.Number(); n > 1 {
			return found{kept: n}, s.Fill(ctx, of, order, workers, report)
		}
		r, err := s.Look(ctx, of, order, workers, report)
		if err != nil {
			return found{}, err
		}
		return leveled(ctx, of, r.Puzzle), nil
	}, m.progress, m.found)
	m.app.Refresh()
}

// A found is what a search has found: a puzzle, or how many that are kept.
type found struct {
	puzzle puzzle.Puzzle
	level  puzzle.Level
	kept   int
}

// leveled returns a puzzle that was found for an order, with its level.
func leveled(ctx context.Context, of session.PuzzleOrder, p puzzle.Puzzle) found {
	level := of.LevelOn(of.Board())
	if level == puzzle.Unrated {
		r, _ := session.Rate(ctx, p.Shape, p.Givens) // without one it is Unrated
		level = r.Level
	}
	return found{puzzle: p, level: level}
}

// progress notes how far the search is; it is shown at most about twenty times a second.
func (m *NewGames) progress(p generator.Progress) {
	m.search.Progress = p
	if now := time.Now(); now.Sub(m.reported) > 50*time.Millisecond {
		m.reported = now
		m.Progressed()
	}
}

// found plays the puzzle that was found, or keeps it and says that it is there.
func (m *NewGames) found(f found, err error) {
	switch {
	case err != nil:
		m.app.Warn(MakingError(m.app.Base().Lang, err))
		m.findNearest()
		m.app.Refresh()
	case f.kept > 0:
		m.filled(f.kept, nil)
	case m.aside && f.puzzle.Shape != nil:
		m.waiting = &f
		m.filled(1, nil)
	case m.aside:
		of := m.search.Order
		session.Start(m.jobs, func(context.Context, func(int)) (int, error) {
			m.Source.Put(of, f.puzzle.Givens)
			return 1, nil
		}, func(int) {}, m.filled)
	default:
		if m.play(f); m.message != "" {
			m.app.Say(m.message)
		}
	}
}

// SayWhenMade says a sentence when the puzzle that is looked for is played, or at once if it is.
func (m *NewGames) SayWhenMade(text string) {
	if m.message = text; !m.jobs.Busy() {
		m.app.Say(text)
	}
}

// filled says that the puzzles are there.
func (m *NewGames) filled(n int, err error) {
	b := m.app.Base()
	if err != nil {
		m.app.Warn(MakingError(b.Lang, err))
	} else {
		m.app.Say(b.T("new.ready", "n", n))
	}
	m.app.Refresh()
	m.Progressed()
}

// Play plays a puzzle that was found for the order, while others are looked for.
func (m *NewGames) Play() {
	of := m.app.Prefs().PuzzleOrder()
	order, wrong := of.Order()
	if wrong != nil || m.taking.Busy() {
		return
	}
	m.aside = true
	session.Start(m.taking, func(ctx context.Context, _ func(int)) (found, error) {
		g, ok := m.Source.Take(ctx, of, &order)
		if !ok {
			return found{}, generator.ErrNoneFound
		}
		return leveled(ctx, of, puzzle.Puzzle{Givens: g}), nil
	}, func(int) {}, func(f found, err error) {
		if err == nil {
			m.play(f)
		}
	})
}

// PlayStocked plays a puzzle of the stock for an order; where it isn't there any more it calls gone.
func (m *NewGames) PlayStocked(j *session.Jobs, of session.PuzzleOrder, g puzzle.Grid, gone func()) {
	session.Start(j, func(ctx context.Context, _ func(int)) (found, error) {
		if !m.Source.TakeThis(of, g) {
			return found{}, generator.ErrNoneFound
		}
		return leveled(ctx, of, puzzle.Puzzle{Givens: g}), nil
	}, func(int) {}, func(f found, err error) {
		if err != nil {
			gone()
			return
		}
		m.play(f)
	})
}

// play plays a puzzle.
func (m *NewGames) play(f found) {
	p := f.puzzle
	p.Date = m.app.Sessions().Now().Format(time.DateOnly)
	game.SetGenerated(&p, f.level)
	m.app.Start(p)
}

// MakingError says why no puzzle was found.
func MakingError(l words.Lang, err error) string {
	if errors.Is(err, generator.ErrNoPattern) {
		return l.T("cli.nopattern")
	}
	if errors.Is(err, generator.ErrNoneFound) {
		return l.T("new.rare")
	}
	return l.Error(err)
}

// Stop cancels a running search, keeps what it has found and says so.
func (m *NewGames) Stop() {
	if !m.jobs.Busy() {
		return
	}
	m.jobs.Stop()
	b := m.app.Base()
	if n := m.search.Made; n > 0 {
		m.app.Say(b.T("new.kept", "n", n))
	} else {
		m.app.Say(b.T("new.stopped"))
		m.findNearest()
	}
	m.app.Refresh()
}

// Interrupt stops a running search unless the player has chosen to play meanwhile.
func (m *NewGames) Interrupt() {
	if !m.aside {
		m.Stop()
	}
}

// Leave lets a running search go on while the player does something else.
func (m *NewGames) Leave() { m.aside = true }

// Return says that the player waits for the puzzle again.
func (m *NewGames) Return() { m.aside = false }

// Searching returns what is looked for, and whether anything is.
func (m *NewGames) Searching() (Search, bool) { return m.search, m.jobs.Busy() }

// Drop cancels a running search without a message, because another game was started,
// unless the player has chosen to play meanwhile.
func (m *NewGames) Drop() {
	if !m.aside {
		m.jobs.Stop()
	}
}

// noteAfter is how long puzzles wait to be noted, so that nothing is done with the first
// frame.
const noteAfter = time.Second

// Note remembers puzzles that were opened or printed: none of them will be made again. They
// are asked for in the background.
func (m *NewGames) Note(list iter.Seq[puzzle.Grid]) {
	m.there = append(m.there, list)
	if m.stopNote == nil {
		m.stopNote = m.app.Sessions().Runner.After(noteAfter, m.note)
	}
}

// note notes the puzzles that wait.
func (m *NewGames) note() {
	m.stopNote = nil
	if m.keeping.Busy() {
		return
	}
	noting := m.there
	m.there, m.noting = nil, noting
	session.Start(m.keeping, func(context.Context, func(int)) (bool, error) {
		return m.Source.Used.Add(joined(noting)...), nil
	}, func(int) {}, func(bool, error) {
		if m.noting = nil; len(m.there) > 0 {
			m.note()
		}
	})
}

// Close ends all work.
func (m *NewGames) Close() {
	m.Tasks.Close()
	m.prefetcher.Close()
	if m.stopNote != nil {
		m.stopNote()
	}
	m.Source.Used.Add(joined(append(m.noting, m.there...))...)
	m.there, m.noting = nil, nil
}

func joined(lists []iter.Seq[puzzle.Grid]) (all []puzzle.Grid) {
	for _, list := range lists {
		all = slices.AppendSeq(all, list)
	}
	return all
}

// Searchers returns how many workers look for a puzzle that the player waits for.
func Searchers() int { return max(1, runtime.NumCPU()-1) }
