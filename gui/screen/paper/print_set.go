package paper

import (
	"context"
	"io"
	"path/filepath"
	"reflect"
	"strings"

	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A keptSet is a set that was opened: as it was kept, and as an order of the page.
type keptSet struct {
	sheet print.Sheet
	order printOrder
	other [2]string // title and author of what else is printed or, while that is, of the set
}

// source chooses what is printed. Title and author of a set are that set's alone.
func (p *printing) source(from printSource) {
	if k := p.kept; k != nil && (p.Order.From == fromKept) != (from == fromKept) {
		p.Order.Title, k.other[0] = k.other[0], p.Order.Title
		p.Order.Author, k.other[1] = k.other[1], p.Order.Author
	}
	p.Order.From = from
}

// OpenSet opens a set that was kept, on the page for printing.
func OpenSet(a *screen.App, path string) {
	s, ok := a.Top().(*Print)
	if !ok {
		s = NewPrint(a, false)
		a.Show(s)
	}
	s.openSet(path)
}

// openSet reads a set in the background, and shows it.
func (s *Print) openSet(path string) {
	session.Start(s.setJob, func(ctx context.Context, _ func(struct{})) (print.Sheet, error) {
		f, err := store.Open(path)
		if err != nil {
			return print.Sheet{}, err
		}
		defer f.Close()
		return print.ReadSet(f)
	}, nil, func(sheet print.Sheet, err error) {
		if err != nil {
			why := s.app.Base().Lang.Error(err)
			s.app.Warn(s.app.Base().T("print.set.unread", "file", filepath.Base(path), "why", why))
			return
		}
		s.source(fromNew) // with its own title
		other := [2]string{s.Order.Title, s.Order.Author}
		if s.Order = orderOf(sheet, s.Order); other[0] == s.Order.Title { // it was just kept
			other[0] = ""
		}
		s.kept = &keptSet{sheet, s.Order, other}
		s.at = 0
		s.app.Rebuild()
		s.changed()
	})
}

// orderOf returns the order that prints a set. What the set doesn't say is as in the last
// order.
func orderOf(s print.Sheet, last printOrder) printOrder {
	o := last
	o.From, o.Options = fromKept, s.Options
	if s.Binding != print.Book {
		o.Trim, o.Bleed, o.Cover = last.Trim, last.Bleed, last.Cover
	}
	return o
}

// keptSheet returns the opened set: as it was kept, unless the order was changed.
func (s *Print) keptSheet(changed print.Sheet) print.Sheet {
	was := s.kept.sheet
	if !reflect.DeepEqual(s.Order, s.kept.order) {
		changed.Items, changed.Title, changed.Lang = was.Items, s.Order.Title, was.Lang
		changed.Date, changed.Set = was.Date, was.Set
		was = changed
	}
	return was
}

// SaveSet asks for a path and keeps puzzles and options there. The name of the file is on the
// pages from then on, so that they lead back to it.
func (s *Print) SaveSet() {
	if _, ok := s.document(s.SaveSet); !ok {
		return
	}
	sheet, err := s.sheet()
	if err != nil {
		s.app.Warn(s.app.Base().Lang.Error(err))
		return
	}
	name := strings.TrimSuffix(s.fileName(), ".pdf") + screen.SetEnding
	screen.AskSave(s.app, screen.SaveOrder{Title: "print.set.save", Name: name, Jobs: s.delivery.job,
		How: func(l words.Lang, _ int) string { return l.T("print.set.how") },
		What: func(l words.Lang, _ int) string {
			return l.T("chooser.puzzles", caption.Counted(l, sheet.Items.Len())...)
		},
		Stream: func(_ context.Context, w io.Writer, _ int) error { return print.WriteSet(w, sheet) },
		Job: func(_ context.Context, path string, _ int) error {
			sheet := sheet
			sheet.Set = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
			return store.WriteFile(path, 0o644, func(w io.Writer) error { return print.WriteSet(w, sheet) })
		},
		Done: func(path string) { s.openSet(path) },
	}, s.app.Push)
}
