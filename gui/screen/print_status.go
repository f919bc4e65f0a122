package screen

import (
	"sudoku/gui/page"
	"sudoku/puzzle/print"
)

// summary says how many grids and pages there are.
func (s *Print) summary() string {
	if s.doc == nil {
		return ""
	}
	b := s.app.Base()
	return b.T("print.says", "n", s.grids, "pages", b.T("print.pages", "n", s.pages()))
}

// Status implements StatusProvider.
func (s *Print) Status() string {
	b := s.app.Base()
	if s.send.Busy() {
		return b.T("print.sending")
	}
	if level, ok := s.missing(); ok {
		return b.T("print.making", "level", b.Lang.Level(level.Name()), "n", len(s.made[level]), "of", s.order.Counts[level])
	}
	if s.listJob.Busy() {
		return b.T("print.reading.list", "n", s.listDone, "of", s.asked.n)
	}
	if s.layJob.Busy() {
		return b.T("print.reading")
	}
	v := s.Spread()
	switch {
	case s.wrong != "": // the pages that are shown are those of another order
		return s.wrong
	case v.Of == 0:
		return b.T("print.nothing")
	case v.From != v.To:
		return b.T("print.status.two", "from", v.From, "to", v.To, "of", v.Of, "paper", s.paperName())
	}
	return b.T("print.status", "page", v.From, "of", v.Of, "paper", s.paperName())
}

// paperName returns the name of the paper, or of the trim of a book.
func (s *Print) paperName() string {
	if s.order.Binding == print.Book {
		return s.order.Trim.Name()
	}
	return s.order.Paper.Name()
}

// Busy reports whether puzzles are being made, rated or explained.
func (s *Print) Busy() bool {
	return s.jobs.Busy() || s.factsJob.Busy() || s.listJob.Busy() || s.setJob.Busy() || s.layJob.Busy()
}

// fold returns which pages are side by side.
func (s *Print) fold() page.Fold {
	switch {
	case s.order.Binding == print.Book:
		return page.FirstAlone
	case s.order.Solutions == print.Facing && s.order.Binding == print.Loose:
		return page.FirstLeft
	}
	return page.NoFold
}
