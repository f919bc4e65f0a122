package order

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"time"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// list shows the puzzles that are ready, and makes others if there are too few.
func (s *Gallery) list() {
	from, of := s.app.NewGames().Source, s.of
	session.Start(s.listing, func(context.Context, func(int)) ([]puzzle.Grid, error) {
		return from.List(of), nil
	}, func(int) {}, func(list []puzzle.Grid, err error) {
		if err != nil {
			return
		}
		s.take(list)
		if len(s.puzzles) < s.wanted && !s.making.Busy() && s.failed == "" {
			s.make()
		}
		s.app.Refresh()
	})
}

// take shows a list of puzzles: those that were shown before stay where they are.
func (s *Gallery) take(list []puzzle.Grid) {
	s.puzzles = slices.DeleteFunc(s.puzzles, func(g puzzle.Grid) bool { return !slices.Contains(list, g) })
	for _, g := range list {
		if len(s.puzzles) < s.wanted && !slices.Contains(s.puzzles, g) {
			s.puzzles = append(s.puzzles, g)
		}
	}
}

// make makes the puzzles that are lacking, and shows each when it is there.
func (s *Gallery) make() {
	of := maps.Clone(s.of)
	of.Set(session.OptionNumber, strconv.Itoa(s.wanted-len(s.puzzles)))
	order, wrong := of.Order()
	if wrong != nil {
		s.failed = wrong.In(s.Lang)
		return
	}
	from := s.app.NewGames().Source
	s.progress, s.since = generator.Progress{}, time.Now()
	session.Start(s.making, func(ctx context.Context, report func(generator.Progress)) (int, error) {
		return 0, from.Fill(ctx, of, order, screen.Searchers(), report)
	}, s.came, func(_ int, err error) {
		if err != nil {
			s.failed = screen.MakingError(s.Lang, err)
		}
		s.list()
	})
}

// came notes how far the search is.
func (s *Gallery) came(p generator.Progress) {
	more := p.Made > s.progress.Made
	s.progress = p
	if more {
		s.list()
	} else if len(s.puzzles) == 0 {
		s.app.Refresh()
	}
}

// makeMore makes more puzzles.
func (s *Gallery) makeMore() {
	s.wanted, s.failed = min(s.wanted+galleryStep, session.MaxOrdered), ""
	s.list()
	s.app.Relayout()
}

// play plays a puzzle, if it is there already and no other window has taken it. The first that was
// pressed counts: taken for a second press, and not played, it would be lost.
func (s *Gallery) play(i int) {
	if i >= len(s.puzzles) || s.taking.Busy() {
		return
	}
	s.app.NewGames().PlayStocked(s.taking, s.of, s.puzzles[i], s.list)
}
