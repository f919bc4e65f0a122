package screen

import (
	"errors"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/puzzle/print"
)

// lay lays out what is ordered now. If that can't be printed, wrong says why, and the pages
// stay those of the last order that could.
func (s *Print) lay() {
	sheet := s.paper()
	doc, err := sheet.Document()
	switch s.wrong, s.missed = "", ""; {
	case err == nil:
		s.doc, s.grids, s.missed = doc, sheet.Items.Len()+sheet.Blank, sheet.Missing()
	case errors.Is(err, print.ErrEmpty):
		s.doc = nil
	default:
		s.wrong = s.desk.Base().Lang.Error(err)
	}
	s.at = max(0, min(s.at, s.pages()-1))
}

// pages returns how many pages there are.
func (s *Print) pages() int {
	if s.doc == nil {
		return 0
	}
	return s.doc.NumPages()
}

// why says why the order can't be printed, or what the paper will lack.
func (s *Print) why() string {
	b := s.desk.Base()
	switch {
	case s.wrong != "":
		return s.wrong
	case s.missed != "":
		return b.T("paper.missing", "characters", s.missed)
	}
	return ""
}

// sides returns the pages shown with page at: its own, or the two of a spread. -1 stands
// for none.
func (s *Print) sides(at int) (left, right int) {
	left = at
	switch {
	case s.order.Binding == page.Book: // the first page is on the right
		left = at - (at+1)%2
	case s.facing():
		left = at - at%2
	default:
		return at, -1
	}
	if right = left + 1; right >= s.pages() {
		right = -1
	}
	return left, right
}

// facing reports whether solutions are beside their puzzles.
func (s *Print) facing() bool {
	return s.order.Solutions == print.Facing && s.order.Binding == page.Loose
}

// Spread returns the pages that are shown.
func (s *Print) Spread() (v page.Spread) {
	if s.doc == nil {
		return v
	}
	left, right := s.sides(s.at)
	v = page.Spread{Two: s.order.Binding == page.Book || s.facing(), From: max(left, right, 0) + 1, To: max(left, right) + 1, Of: s.pages()}
	for i, n := range []int{left, right} {
		if n >= 0 {
			p := s.doc.PageAt(n)
			v.Pages[i], v.From = &p, min(v.From, n+1)
		}
	}
	return v
}

// turn shows the pages before or after.
func (s *Print) turn(by int) {
	left, right := s.sides(s.at)
	if by > 0 {
		s.goTo(max(left, right) + 1)
	} else {
		s.goTo(left - 1)
	}
}

// goTo shows a page, if there is one.
func (s *Print) goTo(at int) {
	if at >= 0 && at < s.pages() {
		s.at = at
		s.preview.Repaint()
		s.desk.Refresh()
	}
}

// Key implements KeyHandler: keys turn the pages.
func (s *Print) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 {
		return false
	}
	switch name {
	case fyne.KeyPageUp:
		s.turn(-1)
	case fyne.KeyPageDown:
		s.turn(1)
	case fyne.KeyHome:
		s.goTo(0)
	case fyne.KeyEnd:
		s.goTo(s.pages() - 1)
	default:
		return false
	}
	return true
}

// Preview returns the first of the pages that are shown.
func (s *Print) Preview() (p print.Page, n, of int, ok bool) {
	v := s.Spread()
	for _, shown := range v.Pages {
		if shown != nil {
			return *shown, v.From, v.Of, true
		}
	}
	return p, 0, 0, false
}

// paper returns the sheet that would be printed now.
func (s *Print) paper() print.Sheet {
	sheet := s.options()
	switch b := s.desk.Base(); {
	case s.order.Set:
		sheet.Items, sheet.Title = s.made.items(b, s.order.Counts), b.T("print.settitle")
	case s.order.List:
		sheet.Items, sheet.Title = s.list, b.T("print.settitle")
	default:
		sheet.Items, sheet.Title = print.List{s.item()}, TitleOf(b.Lang, s.what.Puzzle)
		if sheet.Blank == 0 && sheet.DigitSize == 0 {
			sheet.PerPage = 1
		}
	}
	if s.order.Title != "" {
		sheet.Title = s.order.Title
	}
	return sheet
}

// options returns the sheet that is ordered, without its puzzles.
func (s *Print) options() print.Sheet {
	b, day, o := s.desk.Base(), s.desk.Keeper().Now(), &s.order
	sheet := print.Sheet{Author: o.Author, Date: print.Date(day, b.Lang), Set: day.Format(time.DateOnly), PerPage: o.PerPage,
		Paper: o.Margins(o.Paper), Solutions: o.Solutions, Labels: o.Labels, Marks: o.Marks, Lang: b.Lang,
		Ink: o.Ink, QR: o.QR, Blank: o.Blank, DigitSize: o.DigitSize, Booklet: o.Binding == page.Booklet}
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
	sheet.Labels = sheet.Labels.With(print.Reference, sheet.Book != nil || o.Solutions == print.AtEnd || o.Solutions == print.Facing)
	if sheet.Path = o.Path && !o.Several(); sheet.Path {
		s.findPath()
		steps := s.path.steps // the file is written in the background
		sheet.Steps = func(*print.Item) []print.Step { return steps }
	}
	return sheet
}
