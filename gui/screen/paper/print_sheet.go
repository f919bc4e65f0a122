package paper

import (
	"strings"
	"time"
	"unicode/utf8"

	"sudoku/gui/caption"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// sheet returns the sheet that is ordered now, and why there is none.
func (s *Print) sheet() (sheet print.Sheet, err error) {
	b := s.app.Base()
	sheet = s.options()
	for _, typed := range [][2]string{{"print.title", s.Order.Title}, {"print.author", s.Order.Author}} {
		if n := utf8.RuneCountInString(typed[1]); n > print.MaxTitle {
			return sheet, words.Error("cli.toolong", "name", b.T(typed[0]), "n", n, "most", print.MaxTitle)
		}
	}
	switch s.Order.From {
	case fromKept:
		return s.keptSheet(sheet), nil
	case fromNew:
		sheet.Items, sheet.Title = s.made.items(b.Lang, s.Order.Counts), b.T("print.settitle")
	case FromFiles:
		which, err := s.chosen()
		if err != nil {
			return sheet, err
		}
		list := &printList{list: s.app.Files().List(), which: which, lang: b.Lang}
		if len(s.list.known) == len(list.list) {
			list.known = s.list.known
		}
		sheet.Items, sheet.Title = list, b.T("print.settitle")
	default:
		sheet.Items, sheet.Title = print.List{s.item()}, caption.TitleOf(b.Lang, s.what.Puzzle)
		if sheet.Blank == 0 && sheet.DigitSize == 0 {
			sheet.PerPage = 1
		}
	}
	if s.Order.Title != "" {
		sheet.Title = s.Order.Title
	}
	return sheet, nil
}

// chosen returns which puzzles of the opened files are printed, and why that can't be.
func (s *Print) chosen() (which []int, err error) {
	n := s.app.Files().Count()
	which, ok := parseWhich(s.Order.Which, n)
	if !ok {
		return nil, words.Error("print.why.which", "n", n)
	}
	return which, nil
}

// item returns the puzzle that was shown as an item of the sheet.
func (s *Print) item() print.Item {
	it := print.Item{Puzzle: s.what.Puzzle}
	f := s.what.Facts
	if f.Solutions() == 1 {
		it.Solution = f.Found[0]
	}
	if s.ofGame {
		state := s.app.Session().Game.State()
		it.Drawing = print.NewDrawing(state.Colours, state.CandColours, state.Links.Drawn())
	}
	if f.Rated {
		it.Level, it.Points = f.Rating.Level, f.Rating.Score
		it.Rating = s.app.Base().T("print.score", "score", f.Rating.Score)
	}
	if f.Explained {
		it.Explainer = caption.ExplainerOf(s.app.Base().Lang, f.SE)
	}
	return it
}

// options returns the sheet that is ordered, without its puzzles.
func (s *Print) options() print.Sheet {
	b, day := s.app.Base(), s.app.Sessions().Now()
	sheet := print.Sheet{Options: s.Order.Options, Lang: b.Lang}
	sheet.Date, sheet.Set = print.Date(day, b.Lang), day.Format(time.DateOnly)
	if sheet.DigitSize > 0 {
		sheet.PerPage = 0
	}
	if sheet.Binding == print.Book {
		sheet.Names = nil
	}
	apart := sheet.Solutions == print.AtEnd || sheet.Solutions == print.Facing || sheet.Solutions == print.Apart
	sheet.Labels = sheet.Labels.With(print.Reference, sheet.Binding == print.Book || apart)
	return sheet
}

// namesOf reads names with commas between them.
func namesOf(text string) (names []string) {
	for name := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '，' || r == '、' }) {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}
