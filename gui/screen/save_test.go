package screen

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/page"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
)

// A slow list waits at its second item until it may go on.
type slow struct {
	at, on chan bool
}

func (l *slow) Len() int { return 20 }

func (l *slow) At(i int) print.Item {
	if i == 1 {
		l.at <- true
		<-l.on
	}
	return print.Item{}
}

// TestWritingStops: leaving the page in the middle of a paper leaves the old file and
// nothing beside it, and staying gets the new one.
func TestWritingStops(t *testing.T) {
	for _, leave := range []bool{true, false} {
		d := newDesk(t, easy)
		path := filepath.Join(t.TempDir(), "a.pdf")
		if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
			t.Fatal(err)
		}
		list := &slow{make(chan bool), make(chan bool)}
		doc, err := print.Sheet{Items: list, Options: print.Options{PerPage: 1}}.Document()
		if err != nil {
			t.Fatal(err)
		}
		s := NewSave(d, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(ctx context.Context, _ string) error {
			return store.WriteFile(path, 0o600, func(out io.Writer) error {
				return doc.PDF(ctx, out)
			})
		}})
		d.Show(s)
		p := s.Page().(*page.Save)
		p.Press()
		<-list.at
		if p.Press(); !strings.Contains(p.Message(), "Escape") {
			t.Error("it doesn't say that it writes:", p.Message())
		}
		if leave {
			s.Escape()
		}
		close(list.on)
		d.settle()
		b, err := os.ReadFile(path)
		names, _ := os.ReadDir(filepath.Dir(path))
		if err != nil || strings.HasPrefix(string(b), "%PDF") == leave || len(names) != 1 {
			t.Errorf("left: %v; the file begins with %.5q, %v, %v", leave, b, names, err)
		}
		if !leave && d.shown != nil {
			t.Error("the page stays when the file is written")
		}
	}
}

// TestWritingFails: the page says why.
func TestWritingFails(t *testing.T) {
	d := newDesk(t, easy)
	s := NewSave(d, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(context.Context, string) error { return os.ErrPermission }})
	d.Show(s)
	p := s.Page().(*page.Save)
	p.Press()
	d.settle()
	if want := d.base.T("save.failed", "why", d.base.Lang.Error(os.ErrPermission)); p.Message() != want || d.shown != Screen(s) {
		t.Errorf("%q, want %q", p.Message(), want)
	}
}
