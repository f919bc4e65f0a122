package home

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// playedGames saves games, and shows them.
func playedGames(d *screentest.Desk, n int) *Recent {
	d.PlayGames(n)
	s := NewRecent(d.App)
	d.Show(s)
	return s
}

// known returns a row of the page once everything about it is known.
func (s *Recent) known(d *screentest.Desk, i int) recentRow {
	s.row(i, 65)
	d.Settle()
	s.row(i, 65) // to be rated
	d.Settle()
	return s.row(i, 65)
}

func TestRecentListsTheNewestFirst(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := playedGames(d, 6)
	if n := len(s.games); n != 6 {
		t.Fatal(n, "games")
	}
	for i, want := range []string{"game 5", "game 4", "game 3"} {
		r := s.known(d, i)
		if r.Title != want || (r.Stage == game.Solved) != (i == 0) || r.Picture.Rect.Dx() != 65 {
			t.Errorf("row %d: %+v", i, r)
		}
		if i == 1 && (!strings.Contains(r.Line, "Easy") || !strings.Contains(r.Line, "score 204 · 0 of 51") || r.When != "Yesterday, 09:04") {
			t.Error(r.Line, r.When)
		}
	}
	s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := d.Session().Game.Puzzle().Title; got != "game 4" {
		t.Errorf("it opened: got %q, want %q", got, "game 4")
	}
}

// TestRecentShowsChosen: the chosen game is on the board, and can't be played there.
func TestRecentShowsChosen(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := playedGames(d, 3)
	current := d.Session().Game.State()
	for i := range s.games {
		s.known(d, i)
		s.list.Pick(i)
		if v := s.View(board.View{}); v.State.Grid != s.rows.Rows[s.games[i]].Value.State.Grid || v.Givens.Empty() || !s.OwnBoard() {
			t.Errorf("row %d: %v", i, v.State.Grid)
		}
	}
	if s.Input(game.Input{Kind: game.Type, Digit: 1}); d.Session().Game.State() != current {
		t.Error("the current game was changed")
	}
	if only := NewAside(d.App); only.OwnBoard() {
		t.Error("an empty list has a board of its own")
	}
}

// TestRecentReadsWhatIsSeen: of hundreds of games only the visible ones are read.
func TestRecentReadsWhatIsSeen(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := playedGames(d, 400)
	for i := range 400 { // scrolling past quickly
		s.row(i, 65)
	}
	s.known(d, 399)
	if n := len(s.rows.Rows); n > 3*screen.WantAtOnce {
		t.Error(n, "games were read")
	}
}

func TestForgottenGameComesBack(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := playedGames(d, 3)
	names := slices.Clone(s.games)
	s.known(d, 1)
	s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	if _, err := os.Stat(d.Sessions().Store.Path(names[1].Name)); err == nil || len(s.games) != 2 {
		t.Fatal("it is not put away")
	}
	d.Close() // it can be restored when the page is opened again
	s = NewRecent(d.App)
	d.Show(s)
	if s.forgotten() != "game 1" {
		t.Errorf("got %q, want %q", s.forgotten(), "game 1")
	}
	s.restore()
	if !slices.Equal(s.games, names) {
		t.Error("the list is", s.games)
	}
	if got := s.known(d, 1).Title; got != "game 1" {
		t.Errorf("got %q, want %q", got, "game 1")
	}
}

func TestRecentLeft(t *testing.T) {
	screentest.LeftInTheMiddle(t, screentest.Easy, func(d *screentest.Desk) {
		s := playedGames(d, 9)
		for i := range 9 {
			s.row(i, 65)
		}
		d.Run()
	})
}

// TestNamesOfGames: a game without a title is called by its level and when it was begun,
// which the name of its file says.
func TestNamesOfGames(t *testing.T) {
	now := time.Date(2026, 11, 21, 18, 0, 0, 0, time.UTC)
	rated := session.Facts{Rated: true, Rating: logic.Rating{Level: puzzle.Hard}}
	for _, tt := range []struct {
		title, file string
		facts       session.Facts
		en, zh      string
	}{
		{"", "20261121-140509-abc.sudoku", rated, "Hard, 14:05", "困难，14:05"},
		{"", "20261119-080000-abc.sudoku", rated, "Hard, 19 November, 08:00", "困难，11月19日 08:00"},
		{"Sunday", "20261119-080000-abc.sudoku", rated, "Sunday", "Sunday"},
		{"", "20261121-140509-abc.sudoku", session.Facts{}, "Thursday, 19 November", "11月19日星期四"},
		{"", "mine.sudoku", rated, "Thursday, 19 November", "11月19日星期四"},
	} {
		p := puzzle.Puzzle{Title: tt.title, Date: "2026-11-19"}
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := caption.NameOf(l, p, tt.facts, tt.file, now); got != want {
				t.Errorf("%s %s: %q, want %q", tt.title, tt.file, got, want)
			}
		}
	}
}

// TestRecentSaysTheTimeOnce: a game that is named by its level and time says when it was
// played only if that was long after.
func TestRecentSaysTheTimeOnce(t *testing.T) {
	for saved, want := range map[time.Time]string{
		time.Date(2026, 11, 20, 9, 30, 0, 0, time.UTC): "",
		time.Date(2026, 11, 21, 8, 30, 0, 0, time.UTC): "Today, 08:30",
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		games := d.Sessions().Store
		givens, _ := puzzle.ParseGrid(screentest.Easy)
		const name = "20261120-090400" + store.Ext
		err := games.Save(name, game.New(puzzle.Puzzle{Givens: givens, Date: "2026-11-20"}, time.Now))
		if err == nil {
			err = os.Chtimes(games.Path(name), saved, saved)
		}
		if err != nil {
			t.Fatal(err)
		}
		s := NewRecent(d.App)
		d.Show(s)
		if r := s.known(d, 0); !strings.Contains(r.Title, "09:04") || r.When != want {
			t.Errorf("%v: %q, %q, want %q", saved, r.Title, r.When, want)
		}
	}
}

// TestHasWord: what is searched for is a part of a word, but a whole number.
func TestHasWord(t *testing.T) {
	for _, tt := range []struct {
		text, part string
		want       bool
	}{
		{"game 1\nhard", "1", true}, {"game 11\nhard", "1", false}, {"2026-11-21", "11", true}, {"2026-11-21", "1", false},
		{"game 11", "game", true}, {"game 21, 1 may", "1", true}, {"hard 27", "har", true}, {"", "x", false}, {"a1b", "1", true},
	} {
		if got := hasWord(tt.text, tt.part); got != tt.want {
			t.Errorf("%q in %q: %v", tt.part, tt.text, got)
		}
	}
}

// TestRecentShows: the chosen game is printed, read or not; without games the current one. One that
// can't be read is an error that names it.
func TestRecentShows(t *testing.T) {
	for n, want := range map[int]screen.ShownPuzzle{
		3: {Puzzle: puzzle.Puzzle{Title: "game 2", Givens: screentest.Renumbered(screentest.Easy, 2)}},
		0: {Puzzle: puzzle.Puzzle{Givens: screentest.Renumbered(screentest.Harder, 0)}},
	} {
		d := screentest.NewDesk(t, screentest.Harder)
		p, err := playedGames(d, n).Shows()
		if err != nil || p.Title != want.Title || p.Givens != want.Givens {
			t.Errorf("of %d games: %q %s, %v", n, p.Title, p.Givens, err)
		}
		d.Close()
		d.Settle()
	}
	d := screentest.NewDesk(t, screentest.Easy)
	s := playedGames(d, 3)
	s.known(d, 1)
	s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if p, err := s.Shows(); err != nil || p.Title != "game 1" || p.Givens != screentest.Renumbered(screentest.Easy, 1) {
		t.Errorf("%q %s, %v", p.Title, p.Givens, err)
	}
	d.Close()
	d = screentest.NewDesk(t, screentest.Easy)
	s = playedGames(d, 2)
	if err := os.WriteFile(d.Sessions().Store.Path(s.games[0].Name), []byte("junk"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Shows(); err == nil || !strings.Contains(d.Page.Lang.Error(err), s.games[0].Name) {
		t.Error(err)
	}
	d.Close()
}

// TestRecentTitles: games are called by what they are.
func TestRecentTitles(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	titles := d.TitledGames()
	s := NewRecent(d.App)
	d.Show(s)
	for i := range len(titles) - 1 { // the one that is played isn't listed
		s.row(i, 0)
		d.Settle()
		if got, want := s.row(i, 0).Title, titles[len(titles)-2-i]; got != want {
			t.Errorf("Recent calls it %q, want %q", got, want)
		}
	}
	d.Close()
}

// TestRecentAside: a game is put aside from the list, says so there, stands alone in the other list,
// and is taken up from either.
func TestRecentAside(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	for i := range 2 {
		d.Start(puzzle.Puzzle{Givens: screentest.Renumbered(screentest.Easy, i), Title: []string{"First", "Second"}[i]})
		d.Enter([2]int{1, i + 3})
	}
	show := func(s *Recent) *Recent {
		d.Show(s)
		d.Settle()
		return s
	}
	s := show(NewRecent(d.App))
	s.turnAside()
	s.row(0, 30)
	d.Settle()
	if row := s.row(0, 30); !d.Prefs().IsAside(s.games[0].Name) || !strings.HasSuffix(row.Line, " · put aside") {
		t.Errorf("%+v", row)
	}
	only := show(NewAside(d.App))
	if len(only.games) != 1 || only.games[0] != s.games[0] {
		t.Fatalf("%v are aside", only.games)
	}
	only.turnAside()
	if len(only.games) != 0 || len(d.Prefs().Aside()) != 0 {
		t.Errorf("%v are aside", d.Prefs().Aside())
	}
	if home := home(d); home.state.begun != 1 {
		t.Errorf("%d more begun", home.state.begun)
	}
	d.Close()
}
