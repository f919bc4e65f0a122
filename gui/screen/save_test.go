package screen

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
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

func (l *slow) Board(int) *puzzle.Shape { return nil }

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
		s := NewSave(d.App, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(ctx context.Context, _ string) error {
			return store.WriteFile(path, 0o600, func(out io.Writer) error {
				return doc.PDF(ctx, out)
			})
		}})
		d.Show(s)
		s.Press()
		<-list.at
		if s.Press(); !strings.Contains(s.Message(), "Escape") {
			t.Error("it doesn't say that it writes:", s.Message())
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
		if !leave && d.shown() != nil {
			t.Error("the page stays when the file is written")
		}
	}
}

// TestWritingFails: the page says why.
func TestWritingFails(t *testing.T) {
	d := newDesk(t, easy)
	s := NewSave(d.App, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(context.Context, string) error { return os.ErrPermission }})
	d.Show(s)
	s.Press()
	d.settle()
	if want := d.base.T("save.failed", "why", d.base.Lang.Error(os.ErrPermission)); s.Message() != want || d.shown() != Screen(s) {
		t.Errorf("%q, want %q", s.Message(), want)
	}
}

func TestSaveAsksBeforeItReplaces(t *testing.T) {
	var saved []string
	d := newDesk(t, easy)
	dir := t.TempDir()
	for _, name := range []string{"a", "b"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a", Write: func(path string) error {
		saved = append(saved, filepath.Base(path))
		return nil
	}})
	d.Show(s)
	s.path.SetText(filepath.Join(dir, "a"))
	s.Press()
	if saved != nil || s.Message() != d.base.T("save.exists") {
		t.Error("replaced without asking: ", s.Message())
	}
	s.path.SetText(filepath.Join(dir, "b")) // another path has to be confirmed again
	s.Press()
	if saved != nil {
		t.Error("replaced another file without asking")
	}
	s.Press()
	s.path.SetText(filepath.Join(dir, "new"))
	s.Press()
	if !slices.Equal(saved, []string{"b", "new"}) {
		t.Error(saved)
	}
}

// TestSaveExplainsWhatIsWrong: the page says why nothing was saved, also after a change of
// language or theme.
func TestSaveExplainsWhatIsWrong(t *testing.T) {
	d := newDesk(t, easy)
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a", Write: func(string) error { return errors.New("the disk is full") }})
	d.Show(s)
	s.path.SetText(filepath.Join(t.TempDir(), "new"))
	s.Press()
	for range 2 {
		if got := s.Message(); !strings.Contains(got, "the disk is full") {
			t.Error(got)
		}
		d.again()
	}
}
