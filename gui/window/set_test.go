package window

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"sudoku/gui/screen/paper"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// TestOpenKeptSet: a set that was kept for printing, whatever its name, is shown on the page
// for that: dropped, opened, or named on the command line. Below it is the game.
func TestOpenKeptSet(t *testing.T) {
	path := filepath.Join(t.TempDir(), "club.txt")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := puzzle.ParseGrid(easy)
	list := print.List{{Puzzle: puzzle.Puzzle{Givens: g}}, {Puzzle: puzzle.Puzzle{Givens: g}}}
	set := print.Sheet{Items: list, Lang: words.English, Options: print.Options{Title: "Club evening", Labels: print.DefaultLabels, PerPage: 2, Paper: print.A5}}
	if err := print.WriteSet(f, set); err != nil {
		t.Fatal(err)
	}
	f.Close()
	for name, open := range map[string]func() *desk{
		"dropped": func() *desk {
			d := play(t)
			d.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(path)})
			return d
		},
		"opened": func() *desk {
			d := play(t)
			d.opener.openPaths([]string{path})
			return d
		},
		"named": func() *desk { return openDesk(t, t.TempDir(), path) },
		"named, with a game": func() *desk {
			before := play(t)
			if err := before.app.Session().Flush(); err != nil {
				t.Fatal(err)
			}
			return openDesk(t, before.crash(), path)
		},
	} {
		d := open()
		d.allOpened()
		shown := func() string {
			s, ok := d.app.Top().(*paper.Print)
			if !ok {
				return ""
			}
			p, _, _, _ := s.Preview()
			var text strings.Builder
			for _, t := range p.Texts {
				text.WriteString(t.S + " ")
			}
			return text.String()
		}
		d.until(func() bool { return strings.Contains(shown(), "Club evening") })
		if d.keys("esc"); d.app.Session().HasGame() != (name != "named") {
			t.Errorf("%s: there is a game: %v", name, d.app.Session().HasGame())
		}
	}
}
