package files

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
)

// TestChooserReading: while a folder is read, what is typed has the first chosen that begins with it, and
// Enter waits for that; what the person chose stays.
func TestChooserReading(t *testing.T) {
	for _, c := range []struct{ typed, first, last string }{
		{"may-", "may-2.sdk", "may-1.sdk"}, {"may-2.sdk", "may-2.sdk", "may-2.sdk"}, {"may-<down>", "may-3.sdk", "may-3.sdk"}, {"<down>", "may-2.sdk", "may-2.sdk"}, {"", "", ""},
	} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		s.took(listOf(dir, "may-2.sdk", "may-3.sdk"), true, nil)
		typeIn(d, s, c.typed)
		chosen := func() (name string) {
			if e := s.state.entry(s.state.chosen); e != nil {
				name = e.Name
			}
			return name
		}
		if chosen() != c.first {
			t.Errorf("%q: %q is chosen, want %q", c.typed, chosen(), c.first)
		}
		s.act()
		if waits := c.first != c.last; c.first != "" && s.acts != waits {
			t.Errorf("%q: Enter waits: %t, want %t", c.typed, s.acts, waits)
		}
		s.acts = false
		s.took(listOf(dir, "may-1.sdk", "may-2.sdk", "may-3.sdk"), false, nil)
		if chosen() != c.last {
			t.Errorf("%q: then %q is chosen, want %q", c.typed, chosen(), c.last)
		}
	}
}

// TestChooserBehindMissing: what is typed after a folder that is missing begins in the one that is listed.
func TestChooserBehindMissing(t *testing.T) {
	for _, missing := range []string{"$/2025/nope/", "$/2025/a/b/", "file://$/2025/nope/", "~nobody/../2025/nope/", "$/2025/may.sdk/"} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		for _, typed := range []string{strings.ReplaceAll(missing, "$", dir), "may.sdk"} {
			s.input.field.Fill(typed)
			d.Settle()
		}
		if typeIn(d, s, "<enter>"); got != "2025/may.sdk" {
			t.Errorf("after %s: %q is opened, %q is typed in %q", missing, got, s.state.at.text, s.state.at.dir)
		}
	}
}

// TestChooserCompletesOdd: Tab enters a folder whose name can't be typed, and one that lies in it, both to open
// and to save.
func TestChooserCompletesOdd(t *testing.T) {
	for _, name := range []string{"odd\nnl", "odd\xe9", "odd"} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		path := filepath.Join(dir, name, "sub", "a.sdk")
		if os.MkdirAll(filepath.Dir(path), 0o700) != nil || os.WriteFile(path, []byte(screentest.Easy), 0o600) != nil {
			t.Skip("the system has no such names")
		}
		s.work.list()
		d.Settle()
		if typeIn(d, s, "od<tab>su<tab>a<tab><enter>"); got != name+"/sub/a.sdk" {
			t.Errorf("%q: %q is opened, %q says %q", name, got, s.state.at.text, s.Status())
		}
		screen.SaveFile(d.App)
		s = d.Top().(*Chooser)
		s.input.field.Fill(dir + "/")
		d.Settle()
		if typeIn(d, s, "od<tab>su<tab>b.sdk<enter>"); d.Shown() != nil {
			t.Errorf("%q: saving, %q says %q", name, s.state.at.text, s.Status())
		}
		if _, err := os.Stat(filepath.Join(dir, name, "sub", "b.sdk")); err != nil {
			t.Error(err)
		}
	}
}
