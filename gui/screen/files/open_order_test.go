package files

import (
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// TestOpenOrders: each page opens what it asks for alone. It stays for what is wrong, and says why and
// where; the row of that is dimmed.
func TestOpenOrders(t *testing.T) {
	var photo strings.Builder
	if err := png.Encode(&photo, image.NewGray(image.Rect(0, 0, 9, 9))); err != nil {
		t.Fatal(err)
	}
	doc, err := print.Sheet{Items: print.List{{Puzzle: puzzle.Puzzle{Givens: puzzle.Grid{1}}}}, Options: print.Options{PerPage: 1}}.Document()
	var paper strings.Builder
	if err = errors.Join(err, doc.PDF(t.Context(), &paper)); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{
		"paper":   paper.String(),
		"puzzles": screentest.Easy + "\n" + screentest.Harder, "photo": photo.String(), "set": `{"sudoku-desk-set":1}`, "empty": "",
		"fault": "# mine\n" + screentest.Easy[:80] + "\n", "link": "puzzles", "deadlink": "nowhere", "pipelink": os.DevNull,
	}
	for title, c := range map[string]struct {
		order screen.OpenOrder
		want  map[string]string // what is said of files that aren't opened
	}{
		"open": {screen.OpenAny, map[string]string{"paper": "has no scanned page", "empty": "There is no puzzle in it", "fault": "Line 2, column 81: ", "deadlink": "no such file", "pipelink": "not an ordinary file"}},
		"set":  {screen.OpenSetOrder, map[string]string{"paper": "not a set", "puzzles": "not a set", "photo": "not a set", "empty": "not a set", "fault": "not a set", "link": "not a set", "deadlink": "no such file", "pipelink": "not an ordinary file"}},
		"import": {screen.ImportOrder, map[string]string{"paper": "Open it on the board first", "photo": "Open it on the board first", "empty": "There is no puzzle in it", "fault": "Line 2, column 81: ",
			"deadlink": "no such file", "pipelink": "not an ordinary file"}},
		"restore": {screen.RestoreOrder, map[string]string{"paper": "no backup", "puzzles": "no backup", "photo": "no backup", "set": "no backup", "empty": "no backup", "fault": "no backup", "link": "no backup", "deadlink": "no such file", "pipelink": "not an ordinary file"}},
	} {
		dir := t.TempDir()
		for name, text := range files {
			var err error
			if path := filepath.Join(dir, name); strings.HasSuffix(name, "link") {
				err = os.Symlink(text, path)
			} else {
				err = os.WriteFile(path, []byte(text), 0o600)
			}
			if err != nil {
				t.Skip(err)
			}
		}
		for name := range files {
			d, got := newDesk(t, screentest.Easy), ""
			d.Prefs().SetString(c.order.Folder, dir)
			s := NewChooser(d.App, c.order, func(path string) { got = filepath.Base(path) })
			d.Show(s)
			d.Settle()
			typeInOnly(d, s, name)
			s.act() // before anything is known of it
			d.Settle()
			want, refused := c.want[name]
			if refused == (got == name) || refused != (d.Shown() == screen.Screen(s)) {
				t.Errorf("%s: %q is opened of %s; %T is shown", title, got, name, d.Shown())
			}
			if row := s.state.row(s.state.chosen, words.English, d.Sessions().Now()); refused && (!strings.Contains(s.Status(), want) || !strings.Contains(d.Said, want) || !row.Off) {
				t.Errorf("%s, %s: %q, %q, dimmed: %v", title, name, s.Status(), d.Said, row.Off)
			}
		}
	}
}

// TestOpenSpeaks: title and kinds follow the language.
func TestOpenSpeaks(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, _ := openIn(d, t, &got)
	d.Page.Lang = words.Chinese
	s.Rebuild()
	if names := strings.Join(s.kinds.names(), " "); s.title.Text() != words.Chinese.T("action.open") || !strings.HasSuffix(names, words.Chinese.T("file.games")) {
		t.Errorf("%q, %s", s.title.Text(), names)
	}
}

// TestOpenWhatIsNot: the button is off for a name that isn't there, and says so.
func TestOpenWhatIsNot(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, _ := openIn(d, t, &got)
	for typed, want := range map[string]string{"x": "There is no x here.", "..": "", "ev": "", "2025": "", "words": "words.txt can't be opened: Line 1: There is no puzzle here. A puzzle is 81 cells: digits, and 0 or a point for each empty cell."} {
		s.enter(s.state.at.dir)
		typeIn(d, s, typed)
		d.Settle()
		if why := s.state.hindrance(words.English); why != want {
			t.Errorf("%s: %q", typed, why)
		}
	}
}

// TestChooserStale: rows of a folder that was left can't be chosen while the new one is silent.
func TestChooserStale(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, _ := openIn(d, t, &got)
	here := s.state.at.dir
	s.work.unlisted[filepath.Join(here, "2025")] = true // it hangs
	typeInOnly(d, s, "2025/")
	s.choose(1)
	s.act()
	d.Settle()
	if s.state.chosen >= 0 || got != "" || d.Shown() != screen.Screen(s) {
		t.Errorf("row %d is chosen, %q opened", s.state.chosen, got)
	}
}
