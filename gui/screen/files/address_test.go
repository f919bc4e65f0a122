package files

import (
	"net/url"
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

// TestChooserAddresses: the address of a file that is typed, behind a folder or in its place, lists what it
// leads to and opens that; Tab has the path in its place.
func TestChooserAddresses(t *testing.T) {
	for _, c := range []struct{ before, typed, want string }{
		{"file://", "/two words.sdk<enter>", "two words.sdk"}, {"FILE://localhost", "/two%20wor<enter>", "two words.sdk"},
		{"file:", "/two%20words.sdk<enter>", "two words.sdk"}, {"file://", "/two%20w<tab><enter>", "two words.sdk"},
		{"file://", "/2025/m<enter>", "2025/may.sdk"}, {"file://", "/100%25.sdk<enter>", "100%.sdk"}, {"file://", "/caf%E9.sdk<enter>", "caf\xe9.sdk"},
		{"file://", "/none.sdk<enter>", ""}, {"file://elsewhere", "/two%20words.sdk<enter>", ""}, {"file://", "/100%.sdk<enter>", ""},
	} {
		for _, anew := range []bool{false, true} {
			d, got := newDesk(t, screentest.Easy), ""
			s, dir := openIn(d, t, &got)
			for _, name := range []string{"two words.sdk", "100%.sdk", "caf\xe9.sdk"} {
				if os.WriteFile(filepath.Join(dir, name), []byte(screentest.Easy), 0o600) != nil {
					t.Skip("the system has no such names")
				}
			}
			s.work.list()
			d.Settle()
			if anew {
				s.input.field.TypedShortcut(&fyne.ShortcutSelectAll{})
			}
			typeIn(d, s, c.before+dir+c.typed)
			if got != c.want || (d.Shown() == nil) != (c.want != "") {
				t.Errorf("%s in %q: %q is opened, want %q", c.before+c.typed, s.input.field.Text, got, c.want)
			}
		}
	}
}

// TestChooserQuotes: quotes round a path or a name are none of it, typed or pasted, unless there is something
// called so.
func TestChooserQuotes(t *testing.T) {
	for text, want := range map[string]string{
		"'$/two words.sdk'": "two words.sdk", `"$/two words.sdk"`: "two words.sdk", "'two words.sdk'": "two words.sdk", `'$/it'\''s.sdk'`: "it's.sdk",
		"'quoted.sdk'": "'quoted.sdk'", "'none.sdk'": "",
	} {
		for _, pasted := range []bool{false, true} {
			d, got := newDesk(t, screentest.Easy), ""
			s, dir := openIn(d, t, &got)
			for _, name := range []string{"two words.sdk", "it's.sdk", "'quoted.sdk'", "quoted.sdk"} {
				if os.WriteFile(filepath.Join(dir, name), []byte(screentest.Easy), 0o600) != nil {
					t.Skip("the system has no such names")
				}
			}
			s.work.list()
			d.Settle()
			path := strings.ReplaceAll(text, "$", dir)
			if strings.Contains(text, "$") {
				s.input.field.TypedShortcut(&fyne.ShortcutSelectAll{})
			}
			if pasted {
				s.input.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(path)})
				d.Settle()
				path = ""
			}
			if typeIn(d, s, path+"<enter>"); got != want {
				t.Errorf("%s, pasted %v: %q is opened, want %q; %q is typed, and it says %q", text, pasted, got, want, s.input.field.Text, s.Status())
			}
		}
	}
}

// TestChooserAddressesSay: an address that leads to no file here says why, and nothing can be opened or
// saved meanwhile.
func TestChooserAddressesSay(t *testing.T) {
	for typed, want := range map[string]error{"file:///100%/a": folder.ErrAddress, "file://elsewhere/a": folder.ErrElsewhere} {
		d, got := newDesk(t, screentest.Easy), ""
		s, _ := openIn(d, t, &got)
		typeIn(d, s, typed)
		if why := words.English.Error(want); s.Status() != why || !s.buttons.accept.Disabled() {
			t.Errorf("%s: %q, want %q", s.input.field.Text, s.Status(), why)
		}
		d.Close()
		screen.SaveFile(d.App)
		d.Settle()
		s = d.Top().(*Chooser)
		s.input.field.SetText(typed)
		d.Settle()
		if why := words.English.Error(want); s.Status() != why || !s.buttons.accept.Disabled() {
			t.Errorf("saving %s: %q, want %q", s.input.field.Text, s.Status(), why)
		}
		if typeIn(d, s, "<enter>"); d.Shown() == nil || !strings.Contains(s.Status(), words.English.Error(want)) {
			t.Errorf("saving %s: Enter, and it says %q", s.input.field.Text, s.Status())
		}
	}
}

// TestChooserSavesByAddress: a name that is chosen, or gets another ending, has the path in the place of the address.
func TestChooserSavesByAddress(t *testing.T) {
	d, dir := newDesk(t, screentest.Easy), filepath.Join(t.TempDir(), "two words")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	address := (&url.URL{Scheme: "file", Path: dir + "/a b.sudoku"}).String()
	screen.SaveFile(d.App)
	s := d.Top().(*Chooser)
	s.input.field.SetText(address)
	d.Settle()
	s.SetKind(2)
	if want := folder.Short(filepath.Join(dir, "a b.sdk"), s.state.at.home); s.input.field.Text != want {
		t.Errorf("%q, want %q", s.input.field.Text, want)
	}
	s.input.field.SetText(address)
	typeIn(d, s, "<enter>")
	if _, err := os.Stat(filepath.Join(dir, "a b.sudoku")); err != nil || d.Shown() != nil {
		t.Error(err)
	}
}

// TestChooserPastesOne: of several paths that are pasted the first is taken, which is said.
func TestChooserPastesOne(t *testing.T) {
	for _, c := range []struct{ text, typed string }{
		{"$/2025/may.sdk\n$/evening.sdm\n", "/2025/may.sdk"}, {"file://$/2025/may.sdk\r\nfile://$/evening.sdm", "/2025/may.sdk"}, {"evening.sdm\n2025", "/evening.sdm"},
	} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		s.input.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(strings.ReplaceAll(c.text, "$", dir))})
		d.Settle()
		if s.input.field.Text != folder.Short(dir, s.state.at.home)+c.typed || d.Said != d.Page.T("chooser.first") {
			t.Errorf("%q: %q, and it says %q", c.text, s.input.field.Text, d.Said)
		}
	}
}
