package order

import (
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// showSearch shows how far the search is.
func (s *New) showSearch() {
	if _, searching := s.newGames.Searching(); searching {
		s.swap(s.start, s.stop)
	} else {
		s.swap(s.stop, s.start)
	}
	s.search.Repaint()
	s.back.Repaint()
}

// goBack plays the nearest puzzle, if the search has found none that fits, or goes back.
func (s *New) goBack() {
	if !s.newGames.PlayNearest() {
		s.app.Back()
	}
}

// swap shows one button in the place of another, which also hands over the focus.
func (s *New) swap(from, to *widget.Control) {
	focused := from.Focused()
	from.Hide()
	if to.Show(); focused {
		s.app.Focus(to)
	}
}

// Shown implements ShownHandler: the page says of which levels puzzles are ready.
func (s *New) Shown() {
	s.follow(s.progress)
	s.recount()
}

// Changed implements ChangeHandler.
func (s *New) Changed() { s.forecast.Follow() }

// progress shows how far the search is, and what is ready when it has ended.
func (s *New) progress() {
	s.showSearch()
	if _, searching := s.newGames.Searching(); !searching {
		s.recount()
	}
}

// recount counts what is ready of each level, and finds out how long others take.
func (s *New) recount() {
	var orders []session.PuzzleOrder
	for _, level := range s.list.offered() {
		orders = append(orders, s.atLevel(level))
	}
	s.count(orders, s.update)
	s.expect(s.showSearch)
}

func (s *New) isReady(level puzzle.Level) bool { return s.stocked[s.atLevel(level).Kind()] > 0 }

// foretold takes over what is known of the player's times.
func (s *New) foretold() {
	o := s.app.Prefs().PuzzleOrder()
	if _, looking := s.newGames.Searching(); !looking && s.forecast.Known && o[session.OptionMinutes] != "" {
		if i := timeOf(o); s.hasTime(i) {
			o.ForMinutes(screen.OrderTimes[i], s.forecast.Choice(i))
		} else {
			o.ForAnyTime()
		}
		s.app.Prefs().SetPuzzleOrder(o)
		s.recount()
	}
	s.update()
	s.app.Relayout()
	s.app.Refresh()
}
