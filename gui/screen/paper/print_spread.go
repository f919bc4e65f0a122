package paper

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/puzzle/print"
)

// summary says how many puzzles and pages there are.
func (s *sheetPages) summary() string {
	if s.doc == nil {
		return ""
	}
	return caption.SheetSize(s.app.Base().Lang, s.puzzles, s.pages())
}

// why says why the order can't be printed, or what the paper will lack.
func (s *sheetPages) why() string {
	b := s.app.Base()
	switch {
	case s.wrong != "":
		return s.wrong
	case s.doc != nil && len(s.lacks) > 0:
		return b.Lang.Error(s.lacks[0])
	}
	return ""
}

// remark is why, or says where the solutions go.
func (s *sheetPages) remark() string {
	if why := s.why(); why != "" || s.Order.Solutions != print.Apart {
		return why
	}
	return s.app.Base().T("print.apart.how")
}

// Spread returns the pages that are shown.
func (s *sheetPages) Spread() page.Spread {
	if s.pages() == 0 {
		return page.Spread{}
	}
	left, right := s.Order.fold().Sides(s.at, s.pages())
	v := page.Spread{Fold: s.Order.fold(), From: left + 1, To: max(left, right) + 1, Of: s.pages()}
	if left < 0 {
		v.From = right + 1
	}
	return v
}

// Sections returns the outline of the pages.
func (s *sheetPages) Sections() []print.Section {
	if s.doc == nil {
		return nil
	}
	return s.doc.Sections()
}

// Turn shows the pages before or after.
func (s *sheetPages) Turn(by int) {
	left, right := s.Order.fold().Sides(s.at, s.pages())
	if by > 0 {
		s.GoTo(max(left, right) + 1)
	} else {
		s.GoTo(left - 1)
	}
}

// GoTo shows a page, if there is one.
func (s *sheetPages) GoTo(at int) {
	if at >= 0 && at < s.pages() {
		s.at = at
		s.showPages()
	}
}

// Key implements KeyHandler: keys turn the pages.
func (s *sheetPages) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 {
		return false
	}
	switch name {
	case fyne.KeyPageUp:
		s.Turn(-1)
	case fyne.KeyPageDown:
		s.Turn(1)
	case fyne.KeyHome:
		s.GoTo(0)
	case fyne.KeyEnd:
		s.GoTo(s.pages() - 1)
	default:
		return false
	}
	return true
}

// Preview returns the first of the pages that are shown.
func (s *sheetPages) Preview() (p print.Page, n, of int, ok bool) {
	v := s.Spread()
	if shown := s.PageAt(v.From - 1); shown != nil {
		return *shown, v.From, v.Of, true
	}
	return p, 0, 0, false
}
