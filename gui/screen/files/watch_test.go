package files

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen/screentest"
)

// rowNames returns the rows that are listed, in their order.
func rowNames(s *Chooser) string {
	var names []string
	for row := range s.state.rows {
		names = append(names, s.state.entry(row).Name)
	}
	return strings.Join(names, " ")
}

// TestChooserFollowsTheFolder: files that come and go while the page is there are listed and left out; what is typed
// and chosen stays, and of a file that is another one now that is shown.
func TestChooserFollowsTheFolder(t *testing.T) {
	for _, c := range []struct{ typed, chosen string }{{"", ""}, {"ev", "evening.sdm"}, {"<down><down>", "evening.sdm"}, {"even<down>", "evening-2.sdk"}} {
		d, got := newDesk(t, screentest.Easy), ""
		s, dir := openIn(d, t, &got)
		typeIn(d, s, c.typed)
		d.Settle()
		text := s.input.field.Text
		err := errors.Join(os.WriteFile(filepath.Join(dir, "a-new.sdk"), []byte(screentest.Easy), 0o600), os.Remove(filepath.Join(dir, "words.txt")),
			os.WriteFile(filepath.Join(dir, "evening.sdm"), []byte(screentest.Harder), 0o600), os.Chtimes(dir, time.Time{}, time.Now().Add(time.Hour)),
			os.Chtimes(filepath.Join(dir, "evening.sdm"), time.Time{}, time.Now().Add(time.Hour)))
		if err != nil {
			t.Fatal(err)
		}
		s.work.lookForChange()
		d.Settle()
		s.work.want("evening.sdm") // its row is painted
		d.Settle()
		chosen := ""
		if e := s.state.entry(s.state.chosen); e != nil {
			chosen = e.Name
		}
		if names := rowNames(s); !strings.Contains(names, "a-new.sdk") || strings.Contains(names, "words.txt") || chosen != c.chosen || s.input.field.Text != text {
			t.Errorf("%q: %s are listed, %q is chosen, and %q typed", c.typed, names, chosen, s.input.field.Text)
		}
		if n := s.state.known.facts["evening.sdm"].Count; n != 1 {
			t.Errorf("%q: the file has %d puzzles", c.typed, n)
		}
		if p := s.panel.shown; c.chosen == "evening.sdm" && (len(p.list) != 1 || !strings.HasPrefix(p.foot, "Unfair")) {
			t.Errorf("%q: it shows %d puzzles, %q", c.typed, len(p.list), p.foot)
		}
		clear(s.state.known.aged)
		s.work.lookForChange()
		if d.Settle(); len(s.state.known.aged) > 0 {
			t.Error("it lists what hasn't changed")
		}
	}
}

// TestChooserFollowsTorn: a photo that can't be read stays dimmed when another file comes.
func TestChooserFollowsTorn(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	if err := os.WriteFile(filepath.Join(dir, "torn.png"), []byte("\x89PNG\r\n\x1a\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s.work.list()
	d.Settle()
	typeIn(d, s, "torn.png")
	d.Settle()
	for when := range 2 {
		if e := s.state.entry(s.state.chosen); e == nil || s.state.why(e) == nil || !s.buttons.accept.Disabled() {
			t.Errorf("after %d changes it may be opened: %q", when, s.Status())
		}
		if err := os.Chtimes(dir, time.Time{}, time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		s.work.lookForChange()
		d.Settle()
		s.work.want("torn.png")
		d.Settle()
	}
}

// TestChooserLinks: links to folders stand among the folders, others among the files.
func TestChooserLinks(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	for name, to := range map[string]string{"alink": "2025", "zlink": "2025", "flink": "evening.sdm", "dead": "nowhere"} {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Skip(err)
		}
	}
	s.work.list()
	d.Settle()
	if names := rowNames(s); names != "2025 alink zlink dead evening.sdm evening-2.sdk flink words.txt" {
		t.Error(names)
	}
	if typeIn(d, s, "zl<tab>m<enter>"); got != "zlink/may.sdk" {
		t.Errorf("%q is opened", got)
	}
}
