package paper

import (
	"context"
	"errors"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
)

// A laidOut is a sheet that was laid out.
type laidOut struct {
	doc     *print.Document
	err     error // why it can't be printed
	items   print.Items
	puzzles int                 // how many are on it, blank grids aside
	lacks   []words.Message     // what the paper will lack
	pages   map[int]*print.Page // those laid out so far
}

func layOut(sheet print.Sheet) (l laidOut) {
	l.doc, l.err = sheet.Document()
	l.pages = map[int]*print.Page{}
	if l.err == nil {
		l.items = sheet.Items
		l.puzzles, l.lacks = sheet.Items.Len(), sheet.Lacks()
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

// sheetPages are the pages of what is ordered, as they are shown.
type sheetPages struct {
	app *screen.App
	*printing
	laidOut
	preview   *widget.Pager // in the board's place
	wrong     string        // why what is ordered can't be printed
	layJob    *session.Jobs
	pageJob   *session.Jobs
	stopPaths func() // ends the search for solution paths
}

// lay lays out a sheet, unless there is an error: the first pages at once, without solution
// paths, and all of it from the background if it takes long, after which it calls done. If it
// can't be printed, wrong says why, and the pages stay those of the last order that could.
func (s *sheetPages) lay(sheet print.Sheet, err error, done func()) {
	s.layJob.Stop()
	s.pageJob.Stop()
	s.stopPaths()
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
	left, right := s.Order.fold().Sides(s.at, s.pages())
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
			done()
		}
	})
}

// take shows a sheet that was laid out.
func (s *sheetPages) take(l laidOut) {
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
func (s *sheetPages) showPages() {
	s.preview.Repaint()
	s.app.Refresh()
}

// pages returns how many pages there are.
func (s *sheetPages) pages() int {
	if s.doc == nil {
		return 0
	}
	return s.doc.NumPages()
}

// keptPages is how many pages are kept for the preview.
const keptPages = 64

// PageAt returns a page, nil while it is laid out in the background: that of a solution path
// may take long.
func (s *sheetPages) PageAt(n int) *print.Page {
	if n < 0 || n >= s.pages() {
		return nil
	}
	if p := s.laidOut.pages[n]; p != nil {
		return p
	}
	if len(s.laidOut.pages) >= keptPages {
		clear(s.laidOut.pages)
	}
	if doc := s.doc; s.Order.Path && !s.layJob.Busy() {
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
