package results

import (
	"bytes"
	"fmt"
	"image/png"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/se"
)

// TestShareReadsBack: what is copied reads back as what is shown, whichever digits are chosen:
// links by the layouts that keep entries, and the picture by the reader of photos.
func TestShareReadsBack(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, text := range []string{screentest.Easy, screentest.Harder} {
		d := newDesk(t, text)
		d.Session().LoadFacts(func() {})
		d.Settle()
		givens := d.Session().Game.Puzzle().Givens
		solution := d.Session().Solved().Found[0]
		first := puzzle.AllCells.Without(givens.Filled()).First()
		_ = d.Session().Game.Do(game.Move{Action: game.Enter, Digit: solution[first], Cells: puzzle.CellsOf(first)})
		s := NewShare(d.App)
		d.Show(s)
		now := givens
		now[first] = solution[first]
		for view, want := range []puzzle.Grid{givens, solution, now} {
			s.choose(shareView(view))
			for i, f := range shareLinks {
				s.state.link = i
				s.copy(shareLink)
				if strings.Contains(d.Clipboard, "\n") {
					t.Errorf("%s is of several lines", f.Name)
				}
				list, err := format.Parse(d.Clipboard)
				if err != nil || len(list) != 1 || list[0].Givens != givens {
					t.Errorf("%s: %v %v", f.Name, err, list)
					continue
				}
				lost := view != int(shareGiven) && f.Keeps()&format.Entries == 0
				if (list[0].Grid() != want) != lost || lost != strings.Contains(s.state.linkNote(d.Page.Lang), "without") {
					t.Errorf("%s, view %d: %v, %q", f.Name, view, list[0].Grid(), s.state.linkNote(d.Page.Lang))
				}
			}
			s.copy(sharePicture)
			checkPicture(d, want)
		}
		d.Close()
	}
}

// checkPicture checks that the clipboard holds a picture that reads as a grid.
func checkPicture(d *screentest.Desk, want puzzle.Grid) {
	d.T.Helper()
	m, err := png.Decode(strings.NewReader(d.Clipboard))
	if err != nil || m.Bounds().Size() != shareSize() {
		d.T.Fatal(err, m.Bounds())
	}
	shots, err := session.ReadPhoto(d.T.Context(), "", []byte(d.Clipboard))
	if err != nil || len(shots) != 1 {
		d.T.Fatal(err, len(shots))
	}
	p := shots[0].Puzzle()
	if got := p.Grid(); got != want {
		d.T.Errorf("the picture reads as %v, want %v", got, want)
	}
}

// TestShareText: two lines that hold none of the digits.
func TestShareText(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	g := d.Session().Game
	s := NewShare(d.App)
	d.Show(s)
	check := func(want string) {
		t.Helper()
		if s.copy(shareText); d.Clipboard != want {
			t.Errorf("%q, want %q", d.Clipboard, want)
		}
	}
	check("Sudoku Desk\n30 given digits")
	solution := d.Session().Solved().Found[0]
	for c, digit := range solution {
		if g.State().Grid[c] == 0 {
			_ = g.Do(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
			if at, _ := g.MoveNumber(); at == 3 {
				check("Sudoku Desk\n3 of 51 digits in 0:00")
			}
		}
	}
	check("Sudoku Desk\nSolved in 0:00, no hints, no mistakes")
	for _, c := range []struct {
		date, source, title, want string
	}{
		{"2026-11-21", "", "", "Sudoku Desk, 21 November 2026, Easy · SE 1.2\n30 given digits"},
		{"2026-11-21", "", "No. 7", "Sudoku Desk, No. 7, Easy · SE 1.2\n30 given digits"},
		{"2026-11-21", "Sudoku Desk, daily: easy", "", "Sudoku Desk, Easy of 21 November 2026\n30 given digits"},
	} {
		p := puzzle.Puzzle{Givens: g.Puzzle().Givens, Date: c.date, Source: c.source, Title: c.title}
		s := shareState{game: game.New(p, d.Sessions().Now)}
		s.known, _ = session.FactsOf(t.Context(), &p)
		s.known.SE, s.known.Explained = se.ParseRating("1.2/1.2/1.2")
		if got := s.text(words.English); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	d.Close()
}

// TestShareKeys: 1 to 3 copy, Left and Right choose the digits and stop at the ends, and what
// was copied of others is no longer said to be there.
func TestShareKeys(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	s := NewShare(d.App)
	d.Show(s)
	var got []string
	for _, key := range strings.Fields("1 Right 2 Left Left 3 Return x Right Right Right 1") {
		handled := s.Key(fyne.KeyName(key), 0)
		got = append(got, fmt.Sprint(s.state.view, s.state.copied, handled))
	}
	// as there is no solution yet that is known, the second view is refused
	want := "[0 0 true 0 0 true 0 1 true 0 -1 true 0 -1 true 0 2 true 0 0 true 0 0 false 0 0 true 0 0 true 0 0 true 0 0 true]"
	if fmt.Sprint(got) != want {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	d.Close()
}

// TestShareSmall: the preview is painted at any size.
func TestShareSmall(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	s := NewShare(d.App)
	for _, w := range []int{1, 7, 20, 64, 204} {
		m := s.state.picture(s.Kit.Painter, s.Lang, screen.Picture(d.App), w)
		if m.Rect.Dx() != w {
			t.Errorf("%d wide: %v", w, m.Rect)
		}
		var out bytes.Buffer
		if err := png.Encode(&out, m); err != nil {
			t.Error(err)
		}
	}
	d.Close()
}

// TestShareTitle: what is shared is called as the game is.
func TestShareTitle(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	p := d.Session().Game.Puzzle()
	game.SetGenerated(&p, puzzle.Hard)
	d.Start(p)
	if got, _ := (&shareState{game: d.Session().Game}).title(d.Page.Lang); got != "Hard, 21 November" {
		t.Errorf("it is shared as %q", got)
	}
	d.Close()
}

// TestShareRules: of a link that has no room for the rules in the texts that is said.
func TestShareRules(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	p := puzzle.Puzzle{Givens: d.Session().Game.Puzzle().Givens, Note: "Digits a knight's move apart differ."}
	s := shareState{game: game.New(p, d.Sessions().Now)}
	for i, f := range s.links() {
		s.link = i
		lost := f.Keeps()&format.Note == 0
		if note := s.linkNote(words.English); strings.Contains(note, words.English.T("chooser.rules")) != lost {
			t.Errorf("%s: %q", f.Name, note)
		}
	}
}
