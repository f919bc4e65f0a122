package screen

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
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

// writes reports whether the second item is asked for.
func writes(l *slow) bool {
	select {
	case <-l.at:
		return true
	default:
		runtime.Gosched()
		return false
	}
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
		s := NewSave(d.App, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(ctx context.Context, _ string, _ int) error {
			return store.WriteFile(path, 0o600, func(out io.Writer) error {
				return doc.PDF(ctx, out)
			})
		}})
		d.Show(s)
		s.fill(path)
		s.sure = path
		s.Press()
		for d.run(); !writes(list); d.run() {
		}
		if !strings.Contains(s.Status(), "Escape") {
			t.Error("it doesn't say that it writes:", s.Status())
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
	s := NewSave(d.App, SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(context.Context, string, int) error { return os.ErrPermission }})
	d.Show(s)
	s.Press()
	d.settle()
	d.settle()
	if want := d.base.T("save.failed", "why", d.base.Lang.Error(os.ErrPermission)); s.Status() != want || d.shown() != Screen(s) {
		t.Errorf("%q, want %q", s.Status(), want)
	}
}

// TestSaveAsksBeforeItReplaces: what is there is replaced only after the page has said what it is.
func TestSaveAsksBeforeItReplaces(t *testing.T) {
	d := newDesk(t, easy)
	dir := t.TempDir()
	for _, name := range []string{"a", "b"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("old"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a", Encode: func(w io.Writer, _ int) error {
		_, err := w.Write([]byte("new"))
		return err
	}})
	d.Show(s)
	press := func(name, want string) {
		t.Helper()
		s.field.SetText(filepath.Join(dir, name))
		d.settle()
		s.Press()
		d.settle()
		if text, err := os.ReadFile(filepath.Join(dir, name)); string(text) != want {
			t.Errorf("%s is %q, want %q; %v", name, text, want, err)
		}
	}
	press("a", "old")
	if !strings.Contains(s.Status(), d.base.T("chooser.again")) || !strings.Contains(s.Status(), d.base.T("chooser.text")) {
		t.Error("it doesn't say what is there: ", s.Status())
	}
	press("b", "old") // another path has to be confirmed again
	s.Press()
	if d.settle(); d.shown() != nil {
		t.Error("the page stays when the file is written")
	}
	d.Show(NewSave(d.App, SaveOrder{Title: "save.title", Name: "new", Encode: s.save.Encode}))
	s = d.shown().(*FileChooser)
	press("new", "new")
}

// TestHeldEnter: a key that is held doesn't answer what its first press asked, and a link that leads
// nowhere is no new file.
func TestHeldEnter(t *testing.T) {
	d := newDesk(t, easy)
	dir := t.TempDir()
	path, dead := filepath.Join(dir, "a"), filepath.Join(dir, "dead")
	if err := errors.Join(os.WriteFile(path, []byte("old"), 0o600), os.Symlink("nowhere", dead)); err != nil {
		t.Skip(err)
	}
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a", Encode: func(w io.Writer, _ int) error { _, err := w.Write([]byte("new")); return err }})
	d.Show(s)
	enter := func(want string) {
		t.Helper()
		s.field.OnSubmitted("")
		d.settle()
		if text, err := os.ReadFile(path); string(text) != want {
			t.Errorf("%q, want %q; %v", text, want, err)
		}
	}
	s.field.SetText(dead)
	d.settle()
	for range 2 {
		s.Press()
		d.settle()
	}
	if _, err := os.Stat(filepath.Join(dir, "nowhere")); err == nil || s.wrong == "" {
		t.Error("it is written to where a link leads that leads nowhere")
	}
	s.field.SetText(path)
	d.settle()
	for range 5 {
		enter("old")
	}
	s.entered = s.entered.Add(-keyHeld)
	enter("new")
}

// TestSaveExplainsWhatIsWrong: the page says why nothing was saved, also after a change of
// language or theme.
func TestSaveExplainsWhatIsWrong(t *testing.T) {
	d := newDesk(t, easy)
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a", Encode: func(io.Writer, int) error { return errors.New("the disk is full") }})
	d.Show(s)
	s.field.SetText(filepath.Join(t.TempDir(), "new"))
	s.Press()
	d.settle()
	for range 2 {
		if got := s.Status(); !strings.Contains(got, "the disk is full") {
			t.Error(got)
		}
		d.again()
	}
}

// TestSaveEndings: the name is chosen without its ending; one that is typed with an ending of another kind
// has that alone, and its kind is chosen.
func TestSaveEndings(t *testing.T) {
	for typed, want := range map[string]string{"b": "b.sudoku 0", "b.sdk": "b.sdk 1", "SE 4.4": "SE 4.4.sudoku 0", "b.sudoku": "b.sudoku 0", "b.html": "b.html.sudoku 0"} {
		d := newDesk(t, easy)
		kinds := func(words.Lang) []portal.FileKind { return append(EndingKinds(".sudoku"), EndingKinds(".sdk")...) }
		s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a.sudoku", Kinds: kinds, Encode: func(io.Writer, int) error { return nil }})
		d.Show(s)
		for _, r := range typed {
			s.field.TypedRune(r)
		}
		if got := fmt.Sprint(s.state.name(), " ", s.state.kind); got != want {
			t.Errorf("%q gives %q, want %q", typed, got, want)
		}
	}
}

// TestSaveMakesFolders: a folder that is missing is made, after the page has said so.
func TestSaveMakesFolders(t *testing.T) {
	d := newDesk(t, easy)
	path := filepath.Join(t.TempDir(), "2026", "June", "a.txt")
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a.txt", Encode: func(w io.Writer, _ int) error { return nil }})
	d.Show(s)
	s.field.SetText(path)
	d.settle()
	if want := d.base.T("chooser.make"); s.saveText() != want || s.Status() != d.base.T("chooser.make.how", "name", "2026") {
		t.Errorf("%q, %q", s.saveText(), s.Status())
	}
	s.Press()
	d.settle()
	if _, err := os.Stat(path); err != nil || d.shown() != nil {
		t.Error(err)
	}
}

// TestSaveToDevice: what is no file isn't written to.
func TestSaveToDevice(t *testing.T) {
	d := newDesk(t, easy)
	s := NewSave(d.App, SaveOrder{Title: "save.title", Name: "a.txt", Encode: func(w io.Writer, _ int) error { return nil }})
	d.Show(s)
	s.field.SetText(os.DevNull)
	for range 2 {
		s.Press()
		d.settle()
	}
	if d.shown() == nil || !strings.Contains(s.Status(), d.base.Lang.Error(store.ErrNotFile)) {
		t.Error(s.Status())
	}
}
