package window

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"sudoku/gui/screen/enter"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// TestLinks: a dropped or pasted link is played, and one that needs its site is rejected
// with a message; the current game stays.
func TestLinks(t *testing.T) {
	g, _ := puzzle.ParseGrid(easy)
	for _, f := range []*format.Format{format.FPuzzlesURL, format.SudokuPadURL, format.SudokuWikiURL, format.SudokuExchangeURL, format.PenpaURL} {
		link := strings.TrimSpace(f.Text(puzzle.Puzzle{Givens: g}))
		d := play(t)
		d.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(unescaped(link))})
		d.allOpened()
		if d.app.Session().Game.Givens() != g.Filled() {
			t.Errorf("%s: dropped: %v, %q", f.Name, d.app.Session().Game.Givens(), d.status.label.Text())
		}
		d = play(t)
		d.toolkit.Clipboard().SetContent(link)
		d.opener.paste()
		d.allOpened()
		if d.app.Session().Game.Givens() != g.Filled() {
			t.Errorf("%s: pasted: %v, %q", f.Name, d.app.Session().Game.Givens(), d.status.label.Text())
		}
	}
	d := play(t)
	before := d.app.Session().Game
	d.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI("https://sudokupad.app/wsj7iunsg6")})
	d.allOpened()
	if d.app.Session().Game != before || !strings.Contains(d.status.label.Text(), "never goes online") {
		t.Errorf("a short name: %q", d.status.label.Text())
	}
}

// TestDroppedLinkLosesStroke: the two slashes of a link arrive as one.
func TestDroppedLinkLosesStroke(t *testing.T) {
	var p puzzle.Puzzle
	rng := rand.New(rand.NewPCG(1, 2))
	link := ""
	for n := 0; strings.Count(link, "//") != 2; n++ {
		if n == 1000 {
			t.Fatal("no link with two strokes side by side")
		}
		for c := range p.Givens {
			p.Givens[c] = puzzle.Digit(max(0, rng.IntN(20)-10))
		}
		link = strings.TrimSpace(unescaped(format.FPuzzlesURL.Text(p)))
	}
	uri := storage.NewFileURI(link)
	if strings.Contains(uri.Path(), "//") {
		t.Fatal("the toolkit keeps both strokes:", uri)
	}
	d := play(t)
	d.opener.dropped(fyne.Position{}, []fyne.URI{uri})
	d.allOpened()
	if e := enter.Entering(d.app); e == nil || e.Entry().Puzzle().Givens != p.Givens {
		t.Errorf("%s: %T, %q", link, d.app.Top(), d.status.label.Text())
	}
}

// unescaped returns a link as the toolkit passes it on.
func unescaped(link string) string {
	return strings.NewReplacer("%2B", "+", "%2F", "/", "%3D", "=").Replace(link)
}
