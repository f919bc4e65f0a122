package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/folder"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/words"
)

// TestChooserLocked: a folder that can't be entered can't be opened, neither by the button nor by Enter,
// which says why.
func TestChooserLocked(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	typeInOnly(d, s, "2025")
	s.state.known.facts["2025"] = folder.Facts{Kind: folder.Folder, Err: fs.ErrPermission}
	s.update()
	why := d.Page.T("chooser.cant", "name", "2025", "why", words.English.Error(fs.ErrPermission))
	if s.Status() != why || !s.buttons.accept.Disabled() {
		t.Errorf("%q, want %q", s.Status(), why)
	}
	if s.act(); s.state.at.dir != dir {
		t.Errorf("%q is entered", s.state.at.dir)
	}
	if d.Settle(); s.state.at.dir != filepath.Join(dir, "2025") {
		t.Error("it may be entered meanwhile, and isn't")
	}
}

// TestChooserTornPhoto: what a photo is that can't be read, or a PDF without a photo, is said on the page, which
// stays.
func TestChooserTornPhoto(t *testing.T) {
	for how, waits := range map[string]func(*screentest.Desk, *Chooser){
		"at once": func(*screentest.Desk, *Chooser) {}, "while it is read": func(d *screentest.Desk, s *Chooser) {
			for ; !s.panel.photos.Busy(); d.Run() {
			}
		}, "later": func(d *screentest.Desk, s *Chooser) {
			if d.Settle(); !s.buttons.accept.Disabled() || !strings.Contains(s.Status(), " can't be opened: ") {
				t.Errorf("before Enter it says %q", s.Status())
			}
		},
	} {
		for name, text := range map[string]string{"torn.png": "\x89PNG\r\n\x1a\n", "drawn.pdf": "%PDF-1.7\n"} {
			d, got := newDesk(t, screentest.Easy), ""
			s, dir := openIn(d, t, &got)
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			s.work.list()
			d.Settle()
			typeInOnly(d, s, name)
			waits(d, s)
			typeIn(d, s, "<enter>")
			if got != "" || d.Shown() == nil || !strings.HasPrefix(d.Said, name+" can't be opened: ") {
				t.Errorf("%s, %s: %q is opened, and it says %q", name, how, got, d.Said)
			}
		}
	}
}

// TestChooserRemoved: a file that is gone by the time it is opened or kept is said to be gone on the page, which
// stays.
func TestChooserRemoved(t *testing.T) {
	for how, take := range map[string]func(*Chooser){"open": func(s *Chooser) { s.act() }, "keep": func(s *Chooser) { s.keepAll() }} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		typeIn(d, s, "evening.sdm")
		d.Settle()
		if err := os.Remove(filepath.Join(dir, "evening.sdm")); err != nil {
			t.Fatal(err)
		}
		take(s)
		d.Settle()
		if why := "evening.sdm can't be opened: There is no such file."; got != "" || d.Shown() != screen.Screen(s) || d.Said != why || s.Status() != why {
			t.Errorf("%s: %q is opened, %T is shown, and it says %q and %q", how, got, d.Shown(), d.Said, s.Status())
		}
	}
}

// TestChooserTellsWhole: what the list has no room for stands in the status line when its row is chosen.
func TestChooserTellsWhole(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	long := strings.Repeat("long ", 20)
	if err := errors.Join(os.Symlink(long, filepath.Join(dir, "dead")), os.Symlink("2025/may.sdk", filepath.Join(dir, "good"))); err != nil {
		t.Skip(err)
	}
	s.SetKind(0)
	s.work.list()
	d.Settle()
	s.state.refuses = nil // the reason would come first
	for name, whole := range map[string]bool{"dead": true, "good": false} {
		s.Fill(filepath.Join(dir, name))
		d.Settle()
		row := s.state.row(s.state.chosen, words.English, d.Sessions().Now())
		if w := 460.; s.table.columns(w) != true || s.table.whatWide(row, w) < 150 {
			t.Errorf("%s: %v units for %q", name, s.table.whatWide(row, w), row.What)
		}
		s.table.files.Resize(fyne.NewSize(460, 300))
		if got := s.Status(); (got == name+": "+row.What) != whole || s.table.isCut(row) != whole {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestChooserRebuilt: another language or text size keeps what is chosen of the name, and calls the
// person's folder in that language.
func TestChooserRebuilt(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	d := newDesk(t, screentest.Easy)
	s := NewSave(d.App, screen.SaveOrder{Title: "save.title", Name: "a b.sudoku", Encode: func(io.Writer, int) error { return nil }})
	d.Show(s)
	d.Settle()
	was := s.input.field.SelectedText()
	d.Page.Lang = 1
	d.Again()
	if got := s.input.field.SelectedText(); got != was || was == "" {
		t.Errorf("%q is chosen, want %q", got, was)
	}
	if len(s.side.places) == 0 || s.side.places[0].Name != d.Page.T("chooser.home") || s.side.places[0].Name == words.English.T("chooser.home") {
		t.Errorf("%+v", s.side.places)
	}
}

// TestChooserLongPath: the field takes paths as long as systems have them, typed, completed or pasted.
func TestChooserLongPath(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	deep := filepath.Join(strings.Repeat("a", 200), strings.Repeat("b", 200), strings.Repeat("c", 200))
	path := filepath.Join(dir, deep, "may.sdk")
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Skip(err) // the system has no such paths
	}
	if err := os.WriteFile(path, []byte(screentest.Easy), 0o600); err != nil {
		t.Fatal(err)
	}
	whole := folder.Short(path, s.state.at.home)
	for how, enter := range map[string]func(){
		"pasted":    func() { s.input.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(path)}) },
		"completed": func() { typeIn(d, s, "aa<tab>b<tab>c<tab>m<tab>") },
		"typed":     func() { typeIn(d, s, deep+"/may.sdk") },
	} {
		s.enter(dir)
		d.Settle()
		enter()
		d.Settle()
		if s.input.field.Text != whole {
			t.Errorf("%s: the field has %d characters, want %d", how, len(s.input.field.Text), len(whole))
		}
	}
	if typeIn(d, s, "<enter>"); got != filepath.Join(deep, "may.sdk") {
		t.Errorf("%q is opened", got)
	}
}
