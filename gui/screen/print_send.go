package screen

import (
	"context"
	"errors"
	"io"
	"net/url"
	"path/filepath"

	"fyne.io/fyne/v2"

	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
)

// document returns the pages that are shown. If what is ordered can't be printed, it says
// why.
func (s *Print) document() (d *print.Document, ok bool) {
	b := s.app.Base()
	switch {
	case s.wrong != "":
		s.app.Warn(s.wrong)
	case s.doc == nil:
		s.app.Warn(b.Lang.Error(print.ErrEmpty))
	case s.reading():
	default:
		s.note()
		return s.doc, true
	}
	return nil, false
}

// whenReady reports whether act has to wait until the sheet is laid out, with the solutions
// and ratings that belong on it; it is called then.
func (s *Print) whenReady(act func()) bool {
	if s.wrong != "" || !s.reading() {
		return false
	}
	s.onReady = act
	s.app.Say(s.app.Base().T("print.reading"))
	return true
}

// ready does what was pressed before the sheet was laid out, if it is now.
func (s *Print) ready() {
	if act := s.onReady; act != nil && !s.reading() {
		s.onReady = nil
		act()
	}
}

// reading reports whether something that belongs on the sheet isn't there yet.
func (s *Print) reading() bool {
	return s.order.From == fromShown && s.factsJob.Busy() && !s.enough() || s.listJob.Busy() || s.layJob.Busy()
}

// note remembers the puzzles that are printed: they will not be made again.
func (s *Print) note() {
	items := s.items
	s.app.Maker().Note(func(yield func(puzzle.Grid) bool) {
		for i := range items.Len() {
			if !yield(items.At(i).Puzzle.Givens) {
				return
			}
		}
	})
}

// print opens the system's dialog for printing, or the page for it if there is none.
func (s *Print) print() {
	if s.whenReady(s.print) {
		return
	}
	d, ok := s.document()
	if !ok || s.send.Busy() {
		return
	}
	dialog := s.app.PrintDialog()
	if dialog == nil {
		s.choosePrinter(d)
		return
	}
	first, sent := d.PageAt(0), "print.sent"
	if s.order.Solutions == print.Apart {
		sent = "print.sent.apart"
	}
	to := portal.Document{Title: s.titleOf(d), Paper: s.paperName(), Width: first.Width, Height: first.Height}
	s.hand(func(ctx context.Context) error {
		return dialog(ctx, to, func(w io.Writer) error { return d.PDF(ctx, w) })
	}, func(err error) {
		b := s.app.Base()
		switch {
		case errors.Is(err, portal.ErrNone):
			s.choosePrinter(d)
		case errors.Is(err, portal.ErrCancelled):
			s.app.Say(b.Lang.Error(err))
		case err != nil:
			s.app.Warn(b.T("print.failed", "why", b.Lang.Error(err)))
		default:
			s.app.Say(b.T(sent))
		}
	})
}

// hand gives the pages away in the background.
func (s *Print) hand(work func(context.Context) error, done func(error)) {
	session.Start(s.send, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, work(ctx)
	}, nil, func(_ struct{}, err error) {
		s.app.Refresh()
		done(err)
	})
	s.app.Refresh()
}

// choosePrinter shows the page with the printers.
func (s *Print) choosePrinter(d *print.Document) {
	first := d.PageAt(0)
	s.job.Title, s.job.Width, s.job.Height = s.titleOf(d), first.Width, first.Height
	if s.order.Binding == print.Booklet { // to be folded
		s.job.Sides = printer.ShortEdge
	}
	s.app.Push(NewPrinter(s.app, &s.job, func(ctx context.Context, w io.Writer) error { return d.PDF(ctx, w) }))
}

// titleOf returns what the job is called.
func (s *Print) titleOf(d *print.Document) string {
	if title := d.Title(); title != "" {
		return title
	}
	return s.app.Base().T("app.name")
}

// Escape implements EscapeHandler: a job that is under way is cancelled first.
func (s *Print) Escape() bool {
	if !s.send.Busy() {
		return false
	}
	s.send.Stop()
	s.app.Say(s.app.Base().Lang.Error(portal.ErrCancelled))
	return true
}

// view opens the pages in the program that shows PDF files.
func (s *Print) view() {
	if s.whenReady(s.view) {
		return
	}
	d, ok := s.document()
	if !ok || s.send.Busy() {
		return
	}
	name, path, kept := s.fileName(), "", s.app.Retained()
	s.hand(func(ctx context.Context) (err error) {
		path, err = kept.viewed.file(name)
		if err != nil {
			return err
		}
		return store.WriteFile(path, 0o600, func(w io.Writer) error { return d.PDF(ctx, w) })
	}, func(err error) {
		if err == nil {
			err = openFile(path)
		}
		if b := s.app.Base(); err != nil {
			s.app.Warn(b.T("print.noviewer", "why", b.Lang.Error(err)))
		} else {
			s.app.Say(b.T("print.viewing"))
		}
	})
}

// openFile opens a file in the program that the system has for it.
func openFile(path string) error {
	return fyne.CurrentApp().OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)})
}

func (s *Print) fileName() string {
	b, p := s.app.Base(), s.what.Puzzle
	switch {
	case s.order.Title != "":
		p = puzzle.Puzzle{Title: s.order.Title}
	case s.order.From != fromShown:
		p = puzzle.Puzzle{Title: b.T("print.settitle")}
	}
	return FileName(b.Lang, p, ".pdf")
}

// save asks for a path and writes the pages there, beside them solutions that are apart and
// the cover of a book.
func (s *Print) save() {
	if s.whenReady(s.save) {
		return
	}
	d, ok := s.document()
	if !ok {
		return
	}
	sheet, err := s.sheet()
	if err != nil {
		return
	}
	s.app.Push(NewSave(s.app, SaveOrder{Title: "print.pdf", Name: s.fileName(), Back: func() { s.app.Back(); s.app.Back() },
		How: func(l words.Lang) string { return l.T("print.endings") },
		Job: func(ctx context.Context, path string) error {
			if sheet.Path {
				sheet.Steps = hint.PrintedSteps(ctx, sheet.Lang) // they count for the spine
			}
			return writeFiles(ctx, path, &sheet, d)
		}}))
}

// writeFiles writes the files of an order. Drawings of several pages get numbers.
func writeFiles(ctx context.Context, path string, sheet *print.Sheet, d *print.Document) error {
	to := print.NewTarget(path)
	if err := to.Check(); err != nil {
		return err
	}
	if to.Drawn() && d.NumPages() > 1 {
		to = print.NewTarget(to.Pages())
	}
	write := func(name string, write func(io.Writer) error) error { return store.WriteFile(name, 0o644, write) }
	if err := to.Write(ctx, d, write); err != nil {
		return err
	}
	for _, more := range []struct {
		name     string
		wanted   bool
		document func() (*print.Document, error)
	}{
		{"solutions", sheet.Solutions == print.Apart, sheet.SolutionFile},
		{"cover", sheet.HasCover(), sheet.CoverFile},
	} {
		if !more.wanted {
			continue
		}
		d, err := more.document()
		if err != nil {
			return err
		}
		if err := print.NewTarget(to.Beside(more.name)).Write(ctx, d, write); err != nil {
			return err
		}
	}
	return nil
}

// printerProblem returns the sentence for an error of a printer.
func printerProblem(l words.Lang, err error) string {
	if errors.Is(err, printer.ErrNone) {
		return l.Error(err)
	}
	return l.T("print.failed", "why", l.Error(err))
}
