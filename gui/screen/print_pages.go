package screen

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/print"
	"sudoku/solver/hint"
)

// A laidOut is a sheet that was laid out.
type laidOut struct {
	doc    *print.Document
	err    error // why it can't be printed
	items  print.Items
	grids  int // how many are on it
	missed string
	pages  map[int]*print.Page // those laid out so far
}

func layOut(sheet print.Sheet) (l laidOut) {
	l.doc, l.err = sheet.Document()
	l.pages = map[int]*print.Page{}
	if l.err == nil {
		l.items = sheet.Items
		l.grids, l.missed = sheet.Items.Len()+sheet.Blank, sheet.Missing()
	}
	return l
}

// quickPuzzles is how many puzzles are laid out at once; more follow from the background.
const quickPuzzles = 2000

// firstItems are the first puzzles of a sheet.
type firstItems struct {
	print.Items
	n int
}

// Len implements print.Items.
func (f firstItems) Len() int { return min(f.n, f.Items.Len()) }

// lay lays out what is ordered now: the first pages at once, without solution paths, and all
// of it from the background if it takes long. If it can't be printed, wrong says why, and the
// pages stay those of the last order that could.
func (s *Print) lay() {
	s.layJob.Stop()
	s.pageJob.Stop()
	s.stopPaths()
	sheet, err := s.sheet()
	if err != nil {
		s.wrong = s.app.Base().Lang.Error(err)
		return
	}
	if !sheet.Path && sheet.Items.Len() <= quickPuzzles {
		s.take(layOut(sheet))
		return
	}
	quick := sheet
	quick.Path, quick.Items = false, firstItems{sheet.Items, quickPuzzles}
	s.take(layOut(quick))
	if s.wrong != "" || s.doc == nil {
		return
	}
	// What the paths are found by ends when they aren't wanted any more, unless the sheet is
	// laid out: then it may be on its way to a printer.
	ctx, stop := context.WithCancel(context.Background())
	s.stopPaths = stop
	sheet.Steps = hint.PrintedSteps(ctx, sheet.Lang)
	left, right := s.fold().Sides(s.at, s.pages())
	session.Start(s.layJob, func(context.Context, func(struct{})) (laidOut, error) {
		l := layOut(sheet)
		for _, n := range []int{left, right} {
			if l.err == nil && 0 <= n && n < l.doc.NumPages() {
				p := l.doc.PageAt(n)
				l.pages[n] = &p
			}
		}
		return l, ctx.Err()
	}, nil, func(l laidOut, err error) {
		s.stopPaths = func() {}
		if err == nil {
			s.take(l)
			s.showPages()
			s.app.Relayout()
			s.ready()
		}
	})
}

// take shows a sheet that was laid out.
func (s *Print) take(l laidOut) {
	switch s.wrong = ""; {
	case l.err == nil:
		s.laidOut = l
	case errors.Is(l.err, print.ErrEmpty):
		s.laidOut = laidOut{}
	default:
		s.wrong = s.app.Base().Lang.Error(l.err)
	}
	s.at = max(0, min(s.at, s.pages()-1))
}

// showPages shows the pages that are there now.
func (s *Print) showPages() {
	s.preview.Repaint()
	s.app.Refresh()
}

// pages returns how many pages there are.
func (s *Print) pages() int {
	if s.doc == nil {
		return 0
	}
	return s.doc.NumPages()
}

// keptPages is how many pages are kept for the preview.
const keptPages = 64

// PageAt returns a page, nil while it is laid out in the background: that of a solution path
// may take long.
func (s *Print) PageAt(n int) *print.Page {
	if n < 0 || n >= s.pages() {
		return nil
	}
	if p := s.laidOut.pages[n]; p != nil {
		return p
	}
	if len(s.laidOut.pages) >= keptPages {
		clear(s.laidOut.pages)
	}
	if doc := s.doc; s.order.Path && !s.layJob.Busy() {
		if !s.pageJob.Busy() {
			session.Start(s.pageJob, func(context.Context, func(struct{})) (print.Page, error) {
				return doc.PageAt(n), nil
			}, nil, func(p print.Page, err error) {
				if err == nil {
					s.laidOut.pages[n] = &p
					s.showPages()
				}
			})
		}
		return nil
	}
	p := s.doc.PageAt(n)
	s.laidOut.pages[n] = &p
	return &p
}

// why says why the order can't be printed, or what the paper will lack.
func (s *Print) why() string {
	b := s.app.Base()
	switch {
	case s.wrong != "":
		return s.wrong
	case s.doc != nil && s.missed != "":
		return b.T("paper.missing", "characters", s.missed)
	}
	return ""
}

// remark is why, or says where the solutions go.
func (s *Print) remark() string {
	if why := s.why(); why != "" || s.order.Solutions != print.Apart {
		return why
	}
	return s.app.Base().T("print.apart.how")
}

// Spread returns the pages that are shown.
func (s *Print) Spread() page.Spread {
	if s.pages() == 0 {
		return page.Spread{}
	}
	left, right := s.fold().Sides(s.at, s.pages())
	v := page.Spread{Fold: s.fold(), From: left + 1, To: max(left, right) + 1, Of: s.pages()}
	if left < 0 {
		v.From = right + 1
	}
	return v
}

// Sections returns the outline of the pages.
func (s *Print) Sections() []print.Section {
	if s.doc == nil {
		return nil
	}
	return s.doc.Sections()
}

// Turn shows the pages before or after.
func (s *Print) Turn(by int) {
	left, right := s.fold().Sides(s.at, s.pages())
	if by > 0 {
		s.GoTo(max(left, right) + 1)
	} else {
		s.GoTo(left - 1)
	}
}

// GoTo shows a page, if there is one.
func (s *Print) GoTo(at int) {
	if at >= 0 && at < s.pages() {
		s.at = at
		s.showPages()
	}
}

// Key implements KeyHandler: keys turn the pages.
func (s *Print) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
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
func (s *Print) Preview() (p print.Page, n, of int, ok bool) {
	v := s.Spread()
	if shown := s.PageAt(v.From - 1); shown != nil {
		return *shown, v.From, v.Of, true
	}
	return p, 0, 0, false
}
