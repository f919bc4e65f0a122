package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Details edits the title, author and other details of a puzzle. Changes apply to the
// game as they are typed.
type Details struct {
	desk Desk
	pageOf[*page.Details]
	of       *session.Session
	forecast *forecast
	focused  fyne.Focusable // set after the page was rebuilt
}

// NewDetails makes the screen for the game of a session.
func NewDetails(d Desk, of *session.Session) *Details {
	s := &Details{desk: d, of: of}
	s.forecast = newForecast(d, func() { s.page.Refresh() })
	s.Again()
	return s
}

// Close implements Screen.
func (s *Details) Close() { s.forecast.Close() }

// Again implements Screen: the field keeps the focus and the cursor.
func (s *Details) Again() Screen {
	was := s.page
	s.page = page.NewDetails(s.desk.Base(), s.of.Game.Puzzle(), s.rating, func(p puzzle.Puzzle) {
		s.of.Describe(p)
		s.desk.TitleChanged()
	}, s.desk.Back)
	if was != nil {
		s.focused = s.page.Resume(was, s.desk.Focused())
	}
	return s
}

// rating says how hard the puzzle is, and how long it takes the player, as far as that is
// known.
func (s *Details) rating() []string {
	f, l := s.of.Facts(), s.desk.Base().Lang
	if !f.Known {
		return nil
	}
	said := []string{longRatingOf(l, f)}
	if !f.Rated || s.of.Game.Finished() {
		return said
	}
	if takes := s.forecast.takes(l, "estimate.this", f.Rating.Level, f.Rating.Score); takes != "" {
		said = append(said, takes)
	}
	return said
}

// Shown implements ShownHandler.
func (s *Details) Shown() {
	if s.focused != nil {
		s.desk.Focus(s.focused)
		s.focused = nil
	}
}

// Space implements SpaceProvider.
func (s *Details) Space() Space { return whole }
