package screen

import (
	"strings"
	"time"
	"unicode/utf8"

	"sudoku/gui/page"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// sheet returns the sheet that is ordered now, and why there is none.
func (s *Print) sheet() (sheet print.Sheet, err error) {
	b := s.desk.Base()
	sheet = s.options()
	for _, typed := range [][2]string{{"print.title", s.order.Title}, {"print.author", s.order.Author}} {
		if n := utf8.RuneCountInString(typed[1]); n > print.MaxTitle {
			return sheet, words.Error("cli.toolong", "name", b.T(typed[0]), "n", n, "most", print.MaxTitle)
		}
	}
	switch s.order.From {
	case page.KeptSet:
		return s.keptSheet(sheet), nil
	case page.NewSet:
		sheet.Items, sheet.Title = s.made.items(b, s.order.Counts), b.T("print.settitle")
	case page.FromList:
		which, err := s.chosen()
		if err != nil {
			return sheet, err
		}
		list := &printList{list: s.desk.Files().read.List, which: which, lang: b.Lang}
		if len(s.known) == len(list.list) {
			list.known = s.known
		}
		sheet.Items, sheet.Title = list, b.T("print.settitle")
	default:
		sheet.Items, sheet.Title = print.List{s.item()}, TitleOf(b.Lang, s.what.Puzzle)
		if sheet.Blank == 0 && sheet.DigitSize == 0 {
			sheet.PerPage = 1
		}
	}
	if s.order.Title != "" {
		sheet.Title = s.order.Title
	}
	return sheet, nil
}

// options returns the sheet that is ordered, without its puzzles.
func (s *Print) options() print.Sheet {
	b, day, o := s.desk.Base(), s.desk.Keeper().Now(), &s.order
	sheet := print.Sheet{Author: o.Author, Date: print.Date(day, b.Lang), Set: day.Format(time.DateOnly), PerPage: o.PerPage,
		Paper: o.Margins(o.Paper), Solutions: o.Solutions, Labels: o.Labels, Marks: o.Marks, Lang: b.Lang, Heavy: o.Heavy,
		Ink: o.Ink, QR: o.QR, Path: o.Path, Blank: o.Blank, DigitSize: o.DigitSize, Booklet: o.Binding == page.Booklet}
	if o.DigitSize > 0 {
		sheet.PerPage = 0
	}
	for name := range strings.FieldsFuncSeq(o.Names, func(r rune) bool { return r == ',' || r == '，' || r == '、' }) {
		if name = strings.TrimSpace(name); name != "" {
			sheet.Names = append(sheet.Names, name)
		}
	}
	if o.Landscape {
		sheet.Paper = sheet.Paper.Landscape()
	}
	if o.Binding == page.Book {
		sheet.Book = &print.Book{Trim: o.Margins(o.Trim), Bleed: o.Bleed, Cover: o.Cover}
		sheet.Names = nil
	}
	apart := o.Solutions == print.AtEnd || o.Solutions == print.Facing || o.Solutions == print.Apart
	sheet.Labels = sheet.Labels.With(print.Reference, sheet.Book != nil || apart)
	return sheet
}
