package paper

import (
	"context"
	"errors"
	"io"

	"sudoku/gui/caption"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
)

// document returns the pages that are shown. If what is ordered can't be printed, it says why;
// until the sheet is laid out, with the solutions and ratings that belong on it, act waits.
func (s *Print) document(act func()) (d *print.Document, ok bool) {
	b := s.app.Base()
	switch {
	case s.wrong != "":
		s.app.Warn(s.wrong)
	case s.reading():
		s.onReady = act
		s.app.Say(b.T("print.reading"))
	case s.doc == nil:
		s.app.Warn(b.Lang.Error(print.ErrEmpty))
	default:
		s.note()
		return s.doc, true
	}
	return nil, false
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
	return s.Order.From == fromShown && s.factsJob.Busy() && !s.enough() || s.list.job.Busy() || s.layJob.Busy()
}

// note remembers the puzzles that are printed: they will not be made again.
func (s *Print) note() {
	items := s.items
	s.app.NewGames().Note(func(yield func(puzzle.Grid) bool) {
		for i := range items.Len() {
			if !yield(items.At(i).Puzzle.Givens) {
				return
			}
		}
	})
}

// print gives the pages to a printer.
func (s *Print) print() {
	if d, ok := s.document(s.print); ok && !s.delivery.job.Busy() {
		s.delivery.printDialog(d, s.printing)
	}
}

// openViewer opens the pages in a viewer.
func (s *Print) openViewer() {
	if d, ok := s.document(s.openViewer); ok && !s.delivery.job.Busy() {
		s.delivery.openViewer(d, s.fileName())
	}
}

// Escape implements EscapeHandler: a job that is under way is cancelled first.
func (s *Print) Escape() bool { return s.delivery.stop() }

func (s *Print) fileName() string {
	b, p := s.app.Base(), s.what.Puzzle
	switch {
	case s.Order.Title != "":
		p = puzzle.Puzzle{Title: s.Order.Title}
	case s.Order.From != fromShown:
		p = puzzle.Puzzle{Title: b.T("print.settitle")}
	}
	return screen.FileName(b.Lang, p, ".pdf")
}

// Save asks for a path and writes the pages there, beside them solutions that are apart and
// the cover of a book.
func (s *Print) Save() {
	d, ok := s.document(s.Save)
	if !ok || s.delivery.job.Busy() {
		return
	}
	sheet, err := s.sheet()
	if err != nil {
		return
	}
	screen.AskSave(s.app, screen.SaveOrder{Title: "print.pdf", Name: s.fileName(), Jobs: s.delivery.job, Done: s.wrote,
		How: func(l words.Lang, _ int) string { return l.T("print.endings") },
		What: func(l words.Lang, _ int) string {
			return caption.SheetSize(l, sheet.Items.Len(), d.NumPages())
		},
		Stream: func(ctx context.Context, w io.Writer, kind int) error { return writeSample(ctx, w, d, kind) },
		Kinds:  func(words.Lang) []portal.FileKind { return screen.EndingKinds(".pdf", ".svg", ".png") },
		Files:  func(path string) []string { return FilesOf(path, &sheet, d.NumPages()) },
		Job: func(ctx context.Context, path string, _ int) error {
			if sheet.Path {
				sheet.Steps = hint.PrintedSteps(ctx, sheet.Lang) // they count for the spine
			}
			return WriteFiles(ctx, path, &sheet, d)
		}}, s.app.Push)
}

// errNoSize means that nobody knows how large a file gets before it is written.
var errNoSize = errors.New("its size isn't known")

// writeSample writes a document as the file of a kind has it, if it is one file alone.
func writeSample(ctx context.Context, w io.Writer, d *print.Document, kind int) error {
	if kind != 0 {
		return errNoSize
	}
	return d.PDF(ctx, w)
}

// wrote shows where the pages are.
func (s *Print) wrote(path string) {
	s.written = path
	s.app.Refresh()
	s.app.Relayout()
}

// targetOf returns where pages are written. Drawings of several get numbers.
func targetOf(path string, pages int) print.Target {
	to := print.NewTarget(path)
	if to.Drawn() && pages > 1 {
		return print.NewTarget(to.Pages())
	}
	return to
}

// The names of the files beside the pages end so.
const solutionsFile, coverFile = "solutions", "cover"

// FilesOf returns the files that writeFiles writes.
func FilesOf(path string, sheet *print.Sheet, pages int) []string {
	to := targetOf(path, pages)
	list := to.Names(pages)
	if sheet.Solutions == print.Apart {
		list = append(list, to.Beside(solutionsFile))
	}
	if sheet.HasCover() {
		list = append(list, to.Beside(coverFile))
	}
	return list
}

// WriteFiles writes the files of an order.
func WriteFiles(ctx context.Context, path string, sheet *print.Sheet, d *print.Document) error {
	to := targetOf(path, d.NumPages())
	if err := to.Check(); err != nil {
		return err
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
		{solutionsFile, sheet.Solutions == print.Apart, sheet.SolutionFile},
		{coverFile, sheet.HasCover(), sheet.CoverFile},
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
