package screen

import (
	"math"
	"strings"
	"time"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// show shows on the page what is known now.
func (s *Library) show() {
	b := s.desk.Base()
	t := page.LibraryText{Collection: s.at, Count: s.count(), Sort: b.T("library.sort." + sortKeys[s.query.Sort]), Empty: s.empty()}
	for _, k := range s.shelves {
		t.Collections = append(t.Collections, page.LibraryCollection{Name: k.name, Count: b.Lang.Number(k.n), Smart: k.smart})
	}
	n := len(s.ids)
	if n > 0 {
		t.Chosen = b.T("library.chosen", counted(b.Lang, n)...)
	}
	for i, key := range []string{"open", "print", "move", "tag"} {
		if t.Buttons[i] = b.T("library.do." + key); n > 1 && i > 0 {
			t.Buttons[i] = b.T("library.dothese."+key, "n", b.Lang.Number(n))
		}
	}
	if r, ok := s.at0(); ok {
		s.showPuzzle(&t, r)
	} else if s.Len() == 0 {
		t.Off = b.T("library.nothing")
	}
	s.page.Show(t)
}

// showPuzzle adds the puzzle at the cursor.
func (s *Library) showPuzzle(t *page.LibraryText, r libraryRow) {
	b := s.desk.Base()
	t.Title, t.Givens, t.Entries = s.title(r), r.Puzzle.Givens, r.entries
	fact := func(key, text string, press func()) {
		if text != "" {
			t.Facts = append(t.Facts, page.LibraryFact{Name: b.T("library.fact." + key), Text: text, Press: press})
		}
	}
	fact("rating", s.ratingOf(r), nil)
	fact("givens", b.T("library.givens", "n", r.Puzzle.Givens.Filled().Len(), "symmetry", symmetryOf(b.Lang, r.Puzzle.Givens)), nil)
	fact("same", strings.Join(copiesText(b, r.Row), b.T("language.comma")), func() { s.showCopies(r) })
	fact("tags", strings.Join(r.Tags, b.T("language.comma")), nil)
}

// count says how many puzzles are found.
func (s *Library) count() string {
	b := s.desk.Base()
	if s.result == nil {
		return b.T("library.opening")
	}
	if all := s.here().n; s.query.Text != "" {
		return b.T("library.of", "n", s.Len(), "count", b.Lang.Number(s.Len()), "of", b.Lang.Number(all))
	}
	return b.T("library.count", "n", s.Len(), "count", b.Lang.Number(s.Len()))
}

// empty says what to do where nothing is listed.
func (s *Library) empty() string {
	b := s.desk.Base()
	switch {
	case s.result == nil || s.Len() > 0:
		return ""
	case s.query.Text != "" && s.at > 0:
		return b.T("library.none.here", "text", s.query.Text, "name", s.here().name)
	case s.query.Text != "":
		return b.T("library.none", "text", s.query.Text)
	case s.shelves[0].n > 0:
		return b.T("library.none.all", "name", s.here().name)
	}
	return b.T("library.empty")
}

// row returns what the page shows of a puzzle.
func (s *Library) row(i int) page.LibraryRow {
	r, ok := s.rowAt(i)
	if !ok {
		return page.LibraryRow{Unread: true}
	}
	b := s.desk.Base()
	row := page.LibraryRow{Givens: r.Puzzle.Givens, Entries: r.entries, Title: s.title(r), Source: s.source(r),
		State: page.PuzzleState(r.State), Chosen: s.ids[r.ID] || len(s.ids) == 0 && i == s.cursor}
	if level := logic.Level(r.Rating.Level); level != logic.Unrated {
		row.Level = b.T("library.level", "level", level.Text(), "score", b.Lang.Number(r.Rating.Score))
	}
	if r.Rating.SE > 0 {
		row.SE = b.T("library.se", "se", tenths(r.Rating.SE))
	}
	if r.Elapsed > 0 {
		row.Time = game.Clock(r.Elapsed)
	}
	return row
}

// title names a puzzle in the list: one without a title by its number.
func (s *Library) title(r libraryRow) string {
	b := s.desk.Base()
	if t := TitleOf(b.Lang, r.Puzzle); t != "" {
		return t
	}
	return b.T("many.name", "n", r.Number)
}

// source says where a puzzle is from: a duplicate that it is one.
func (s *Library) source(r libraryRow) string {
	b := s.desk.Base()
	parts := copiesText(b, r.Row)
	if r.Puzzle.Source != "" {
		parts = append(parts, r.Puzzle.Source)
	}
	if r.Puzzle.Date != "" {
		parts = append(parts, shortDate(b.Lang, r.Puzzle.Date, s.desk.Keeper().Now()))
	}
	text := strings.Join(parts, b.T("language.comma"))
	if r.Stars > 0 {
		text = strings.TrimSpace(text + " " + strings.Repeat("★", r.Stars))
	}
	return text
}

// copiesText says how many others are the same puzzle: with the same digits, and changed.
func copiesText(b page.Base, r library.Row) (list []string) {
	if r.Exact > 0 {
		list = append(list, b.T("library.copies.exact", counted(b.Lang, r.Exact)...))
	}
	if n := r.Copies - r.Exact; n > 0 {
		list = append(list, b.T("library.copies.equivalent", counted(b.Lang, n)...))
	}
	return list
}

// ratingOf says how hard a puzzle is on both scales, and what its hardest step is.
func (s *Library) ratingOf(r libraryRow) string {
	b, parts := s.desk.Base(), []string{}
	if level := logic.Level(r.Rating.Level); level != logic.Unrated {
		parts = append(parts, b.T("library.level", "level", level.Text(), "score", b.Lang.Number(r.Rating.Score)))
	}
	if r.Rating.SE > 0 {
		parts = append(parts, b.T("library.se", "se", tenths(r.Rating.SE)))
	}
	if t, ok := logic.ByID(r.Rating.Hardest); ok {
		parts = append(parts, b.T("library.hardest", "technique", t.Name))
	}
	return strings.Join(parts, " · ")
}

// tenths writes a rating with one decimal.
func tenths(v float64) string { return se.Value(math.Round(10 * v)).String() }

// symmetryOf says how the givens of a puzzle mirror one another.
func symmetryOf(l words.Lang, g puzzle.Grid) string {
	filled := g.Filled()
	for _, sym := range []generator.Symmetry{generator.QuarterTurn, generator.BothDiagonals, generator.HalfTurn,
		generator.Horizontal, generator.Vertical, generator.Diagonal, generator.AntiDiagonal} {
		whole := true
		for c := range filled.All() {
			whole = whole && sym.Orbit(c).Without(filled).Empty()
		}
		if whole {
			return l.T("library.symmetric", "symmetry", strings.ToLower(l.T("symmetry."+sym.Name())))
		}
	}
	return l.T("library.asymmetric")
}

// shortDate writes a date such as 2026-11-21 without its weekday, and its year if it is not
// this one. Anything else is returned unchanged.
func shortDate(l words.Lang, date string, now time.Time) string {
	t, err := time.Parse(time.DateOnly, date)
	switch {
	case err != nil:
		return date
	case t.Year() != now.Year():
		return l.T("recent.year", "day", page.ShortDay(l, t), "year", t.Year())
	}
	return page.ShortDay(l, t)
}

// showCopies lists the duplicates of a puzzle.
func (s *Library) showCopies(libraryRow) {
	for i, k := range s.shelves {
		if k.view == library.Duplicates {
			s.collect(i)
		}
	}
}
