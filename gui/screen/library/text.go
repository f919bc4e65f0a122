package library

import (
	"math"
	"strings"
	"time"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// title names a puzzle in the list: one without a title by its number.
func (r libraryRow) title(l words.Lang) string {
	if t := caption.TitleOf(l, r.Puzzle); t != "" {
		return t
	}
	return l.T("many.name", "n", r.Number)
}

// short is title with a brief date.
func (r libraryRow) short(l words.Lang) string {
	if t := caption.ShortTitleOf(l, r.Puzzle); t != "" {
		return t
	}
	return r.title(l)
}

// level says how hard a puzzle is, "" while that is not known.
func (r libraryRow) level(l words.Lang) string {
	level := r.Rating.Level
	if level == puzzle.Unrated {
		return ""
	}
	return l.T("library.level", "level", l.Level(level.Name()), "score", l.Number(r.Rating.Score))
}

// explainer says how hard a puzzle is by Sudoku Explainer, "" while that is not known.
func (r libraryRow) explainer(l words.Lang) string {
	if r.Rating.SE <= 0 {
		return ""
	}
	return l.T("library.se", "se", Tenths(r.Rating.SE))
}

// facts returns what is said of the puzzle at the cursor.
func (r libraryRow) facts(l words.Lang) (list []fact) {
	fact := func(key, text, short string) {
		if text != "" {
			list = append(list, fact{l.T("library.fact." + key), text, short, key == "same"})
		}
	}
	n := r.Puzzle.Givens.Count()
	fact("rating", r.rating(l), "")
	fact("hardest", r.hardest(l), "")
	fact("givens", givensOf(l, &r.Puzzle), l.Number(n))
	fact("same", l.Commas(r.copies(l, "library.copies.explained", "library.copies.explained.more")...), l.Commas(r.copies(l, "library.copies.equivalent", "library.copies.equivalent.more")...))
	fact("tags", l.Commas(r.Tags...), "")
	return list
}

// source says where a puzzle is from: a duplicate that it is one, and what is damaged that it is.
func (r libraryRow) source(l words.Lang, now time.Time) string {
	parts := r.copies(l, "library.copies.equivalent", "library.copies.equivalent.more")
	if r.Damaged {
		parts = append([]string{l.T("library.isdamaged")}, parts...)
	}
	if source := caption.SourceOf(l, &r.Puzzle); source != "" {
		parts = append(parts, source)
	}
	if r.Puzzle.Date != "" {
		parts = append(parts, shortDate(l, r.Puzzle.Date, now))
	}
	text := l.Commas(parts...)
	if r.Stars > 0 {
		text = strings.TrimSpace(text + " " + strings.Repeat("★", r.Stars))
	}
	return text
}

// copies says how many others are the same puzzle: with the same digits, and changed, with a
// sentence of its own; more is that for those that weren't counted to the end.
func (r libraryRow) copies(l words.Lang, changed, more string) (list []string) {
	if r.Copies >= library.MostCopies { // they weren't counted to the end
		return []string{l.T(more, "count", l.Number(r.Copies))}
	}
	if r.Exact > 0 {
		list = append(list, l.T("library.copies.exact", caption.Counted(l, r.Exact)...))
	}
	if n := r.Copies - r.Exact; n > 0 {
		list = append(list, l.T(changed, caption.Counted(l, n)...))
	}
	return list
}

// rating says how hard a puzzle is on both scales.
func (r libraryRow) rating(l words.Lang) string {
	var parts []string
	for _, text := range []string{r.level(l), r.explainer(l)} {
		if text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, " · ")
}

// hardest names the technique of the hardest step, "" while that is not known.
func (r libraryRow) hardest(l words.Lang) string {
	if t, ok := logic.ByID(r.Rating.Hardest); ok {
		return l.Say(t.Name())
	}
	return ""
}

// Tenths writes a rating with one decimal.
func Tenths(v float64) string { return se.Value(math.Round(10 * v)).String() }

// givensOf says how many givens a puzzle has, and if it has some how they mirror one another.
func givensOf(l words.Lang, p *puzzle.Puzzle) string {
	filled := p.Givens.Filled()
	if filled.Empty() {
		return l.Number(0)
	}
	return l.T("library.givens", "n", filled.Len(), "symmetry", symmetryOf(l, p.Shape, filled))
}

// symmetryOf says how some cells of a board mirror one another.
func symmetryOf(l words.Lang, board *puzzle.Shape, filled puzzle.CellSet) string {
	for _, sym := range []generator.Symmetry{generator.QuarterTurn, generator.BothDiagonals, generator.HalfTurn,
		generator.Horizontal, generator.Vertical, generator.Diagonal, generator.AntiDiagonal} {
		whole := true
		for c := range filled.All() {
			whole = whole && sym.OrbitOn(board, c).Without(filled).Empty()
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
