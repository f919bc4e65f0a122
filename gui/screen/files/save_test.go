package files

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

	"fyne.io/fyne/v2"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
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
		d := newDesk(t, screentest.Easy)
		path := filepath.Join(t.TempDir(), "a.pdf")
		if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
			t.Fatal(err)
		}
		list := &slow{make(chan bool), make(chan bool)}
		doc, err := print.Sheet{Items: list, Options: print.Options{PerPage: 1}}.Document()
		if err != nil {
			t.Fatal(err)
		}
		s := NewSave(d.App, screen.SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(ctx context.Context, _ string, _ int) error {
			return store.WriteFile(path, 0o600, func(out io.Writer) error {
				return doc.PDF(ctx, out)
			})
		}})
		d.Show(s)
		s.Fill(path)
		s.save.sure = path
		s.Press()
		for d.Run(); !writes(list); d.Run() {
		}
		if !strings.Contains(s.Status(), "Escape") {
			t.Error("it doesn't say that it writes:", s.Status())
		}
		if leave {
			s.Escape()
		}
		close(list.on)
		d.Settle()
		b, err := os.ReadFile(path)
		names, _ := os.ReadDir(filepath.Dir(path))
		if err != nil || strings.HasPrefix(string(b), "%PDF") == leave || len(names) != 1 {
			t.Errorf("left: %v; the file begins with %.5q, %v, %v", leave, b, names, err)
		}
		if !leave && d.Shown() != nil {
			t.Error("the page stays when the file is written")
		}
	}
}

// TestWritingFails: the page says why.
func TestWritingFails(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	s := NewSave(d.App, screen.SaveOrder{Title: "print.pdf", Name: "a.pdf", Job: func(context.Context, string, int) error { return os.ErrPermission }})
	d.Show(s)
	s.Press()
	d.Settle()
	d.Settle()
	if want := d.Page.T("save.failed", "why", d.Page.Lang.Error(os.ErrPermission)); s.Status() != want || d.Shown() != screen.Screen(s) {
		t.Errorf("%q, want %q", s.Status(), want)
	}
}

// TestSaveAsksBeforeItReplaces: what is there is replaced only after the page has said what it is.
func TestSaveAsksBeforeItReplaces(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	dir := t.TempDir()
	for _, name := range []string{"a", "b"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("old"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a", Encode: func(w io.Writer, _ int) error {
		_, err := w.Write([]byte("new"))
		return err
	}})
	d.Show(s)
	press := func(name, want string) {
		t.Helper()
		s.input.field.SetText(filepath.Join(dir, name))
		d.Settle()
		s.Press()
		d.Settle()
		if text, err := os.ReadFile(filepath.Join(dir, name)); string(text) != want {
			t.Errorf("%s is %q, want %q; %v", name, text, want, err)
		}
	}
	press("a", "old")
	if !strings.Contains(s.Status(), d.Page.T("chooser.again", "n", 1)) || !strings.Contains(s.Status(), d.Page.T("chooser.text")) {
		t.Error("it doesn't say what is there: ", s.Status())
	}
	press("b", "old") // another path has to be confirmed again
	s.Press()
	if d.Settle(); d.Shown() != nil {
		t.Error("the page stays when the file is written")
	}
	d.Show(NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "new", Encode: s.save.Encode}))
	s = d.Shown().(*Chooser)
	press("new", "new")
}

// TestHeldEnter: a key that is held doesn't answer what its first press asked, and a link that leads
// nowhere is no new file.
func TestHeldEnter(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	dir := t.TempDir()
	path, dead := filepath.Join(dir, "a"), filepath.Join(dir, "dead")
	if err := errors.Join(os.WriteFile(path, []byte("old"), 0o600), os.Symlink("nowhere", dead)); err != nil {
		t.Skip(err)
	}
	s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a", Encode: func(w io.Writer, _ int) error { _, err := w.Write([]byte("new")); return err }})
	d.Show(s)
	enter := func(want string) {
		t.Helper()
		s.input.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		d.Settle()
		if text, err := os.ReadFile(path); string(text) != want {
			t.Errorf("%q, want %q; %v", text, want, err)
		}
	}
	s.input.field.SetText(dead)
	d.Settle()
	for range 2 {
		s.Press()
		d.Settle()
	}
	if _, err := os.Stat(filepath.Join(dir, "nowhere")); err == nil || s.save.wrong == "" {
		t.Error("it is written to where a link leads that leads nowhere")
	}
	s.input.field.SetText(path)
	d.Settle()
	held := false
	d.Page.Kit.Repeats = func(*fyne.KeyEvent) bool { return held }
	for range 5 {
		enter("old")
		held = true
	}
	held = false
	enter("new")
}

// TestSaveExplainsWhatIsWrong: the page says why nothing was saved, also after a change of
// language or theme.
func TestSaveExplainsWhatIsWrong(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a", Encode: func(io.Writer, int) error { return errors.New("the disk is full") }})
	d.Show(s)
	s.input.field.SetText(filepath.Join(t.TempDir(), "new"))
	s.Press()
	d.Settle()
	for range 2 {
		if got := s.Status(); !strings.Contains(got, "the disk is full") {
			t.Error(got)
		}
		d.Again()
	}
}

// TestSaveEndings: the name is chosen without its ending; one that is typed with an ending of another kind
// has that alone, and its kind is chosen.
func TestSaveEndings(t *testing.T) {
	for typed, want := range map[string]string{"b": "b.sudoku 0", "b.sdk": "b.sdk 1", "SE 4.4": "SE 4.4.sudoku 0", "b.sudoku": "b.sudoku 0", "b.html": "b.html.sudoku 0",
		"b.png": "b.png.sudoku 0", "a.b": "a.b.sudoku 0", ".hid": ".hid.sudoku 0", "b.sdk<": "b.sd 0", "b.sdk<<<<": "b 0"} {
		d := newDesk(t, screentest.Easy)
		kinds := func(words.Lang) []portal.FileKind {
			return append(screen.EndingKinds(".sudoku"), screen.EndingKinds(".sdk")...)
		}
		s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a.sudoku", Kinds: kinds, Encode: func(io.Writer, int) error { return nil }})
		d.Show(s)
		for _, r := range typed {
			if r == '<' {
				s.input.field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
				continue
			}
			s.input.field.TypedRune(r)
		}
		if got := fmt.Sprint(s.state.at.name(), " ", s.state.kind); got != want {
			t.Errorf("%q gives %q, want %q", typed, got, want)
		}
	}
}

// A saveCase is a path that is typed on the page for saving in a folder of traps, and what that says.
type saveCase struct {
	typed  string // the path in the folder
	button string // the key of the text of the button
	status string // what the status line says, before Enter
	wrote  string // the file that Enter writes, the second time at the latest; "" if it stays as it was
}

// TestSaveSays: what saving does is said before: which file is written, which folders are made, what is
// there already, and why nothing can be written.
func TestSaveSays(t *testing.T) {
	long := strings.Repeat("n", 252)
	for _, c := range []saveCase{
		{"new", "save.save", "Type a name", "new.sdk"},
		{"new.sdk", "save.save", "Type a name", "new.sdk"},
		{"SE 4.4", "save.save", "Type a name", "SE 4.4.sdk"},
		{"a.b", "save.save", "It is saved as a.b.sdk.", "a.b.sdk"},
		{".hid", "save.save", "It is saved as .hid.sdk.", ".hid.sdk"},
		{"x.png", "save.save", "It is saved as x.png.sdk.", "x.png.sdk"},
		{"X.SDK", "save.save", "Type a name", "X.SDK"},
		{".sdk", "save.save", "Type a name", ""},
		{"  ", "save.save", "Type a name for the file.", ""},
		{" . .", "save.save", "Type a name for the file.", ""},
		{" .sdk", "save.save", "Type a name for the file.", ""},
		{"dir", "save.save", "dir.sdk is there already, and is not a file.", ""},
		{"dir.sdk", "save.save", "dir.sdk is there already, and is not a file.", ""},
		{"kept", "chooser.replace", "kept.sdk is there already: One puzzle, ", "kept.sdk"},
		{"old", "chooser.replace", "old.sdk is there already: One puzzle, ", "old.sdk"},
		{"old.sdk", "chooser.replace", "old.sdk is there already: One puzzle, ", "old.sdk"},
		{"link", "chooser.replace", "link.sdk is there already: Link to old.sdk, One puzzle, ", "old.sdk"},
		{"folder", "action.open", "Type a name", ""},
		{"2026/new", "chooser.make", "Enter makes the folder 2026 and saves there.", "2026/new.sdk"},
		{"2026/June/new", "chooser.make", "Enter makes the folders 2026/June and saves there.", "2026/June/new.sdk"},
		{"old.sdk/new", "chooser.make", "Nothing can be saved in this folder: A part of the path is a file", ""},
		{"dead", "chooser.replace", "dead.sdk is a broken link to nowhere.", ""},
		{"null", "chooser.replace", "null.sdk is there already, and is not a file.", ""},
		{long, "save.save", "The name is too long.", ""},
		{long + "long/new", "save.save", "Nothing can be saved in this folder: The name is too long.", ""},
	} {
		dir := t.TempDir()
		at := func(name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
		err := errors.Join(os.Mkdir(at("folder"), 0o700), os.Mkdir(at("dir.sdk"), 0o700), os.WriteFile(at("kept.sdk"), []byte(screentest.Easy), 0o400), os.WriteFile(at("old.sdk"), []byte(screentest.Easy), 0o600),
			os.Symlink("nowhere", at("dead.sdk")), os.Symlink("old.sdk", at("link.sdk")), os.Symlink(os.DevNull, at("null.sdk")))
		if err != nil {
			t.Skip(err)
		}
		d := newDesk(t, screentest.Easy)
		s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a.sdk", Encode: func(w io.Writer, _ int) error { _, err := w.Write([]byte("new")); return err }})
		d.Show(s)
		s.input.field.SetText(at(c.typed))
		d.Settle()
		button := d.Page.T(c.button, newFolders(s.state.missing())...)
		if off := s.buttons.accept.Disabled(); s.save.button() != button || !strings.HasPrefix(s.Status(), c.status) || off != (c.wrote == "" && c.typed != "folder") {
			t.Errorf("%.20s: %q, %q, off: %v", c.typed, s.save.button(), s.Status(), off)
		}
		if said := strings.Contains(s.Status(), d.Page.T("chooser.there.readonly")); said != (c.typed == "kept") {
			t.Errorf("%s: it says that it is read-only: %v", c.typed, said)
		}
		for i := 0; i < 2 && d.Shown() != nil; i++ {
			s.Press()
			d.Settle()
		}
		if d.Shown() != nil && c.typed != "folder" && !strings.Contains(s.Status(), d.Page.T("save.failed", "why", "")[:30]) && !s.buttons.accept.Disabled() {
			t.Errorf("%.20s: after Enter it says %q", c.typed, s.Status())
		}
		text, _ := os.ReadFile(at(c.wrote))
		if old, _ := os.ReadFile(at("old.sdk")); (string(text) == "new") != (c.wrote != "") || (string(old) == screentest.Easy) != (c.wrote != "old.sdk") {
			t.Errorf("%.20s: %q is in %s, %.9q in the old file", c.typed, text, c.wrote, old)
		}
	}
}

// TestSaveNotAllowed: where nothing may be written is said before it is tried, also of a folder that
// would be made there, and of one that may be listed but not entered.
func TestSaveNotAllowed(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("who is root may write anywhere")
	}
	for mode, typed := range map[os.FileMode]string{0o500: "a", 0o501: "new/x", 0o600: "a"} {
		dir := t.TempDir()
		if err := os.Chmod(dir, mode); err != nil {
			t.Skip(err)
		}
		d := newDesk(t, screentest.Easy)
		s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a.txt", Encode: func(w io.Writer, _ int) error { return nil }})
		d.Show(s)
		s.input.field.SetText(filepath.Join(dir, typed))
		d.Settle()
		if want := d.Page.T("chooser.unwritable", "why", d.Page.T("error.permission")); s.Status() != want || !s.buttons.accept.Disabled() {
			t.Errorf("%o: %q, want %q", mode, s.Status(), want)
		}
		_ = os.Chmod(dir, 0o700)
	}
}
