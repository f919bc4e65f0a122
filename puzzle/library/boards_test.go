package library

import (
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// boardTexts are boards whose puzzles have the same givens here.
var boardTexts = []string{
	"classic", "4x4", "6x6", "diagonal", "killer; 12 r1c1 r1c2; 0 r2c3 r3c3", "killer; 13 r1c1 r1c2; 0 r2c3 r3c3", "killer 6x6 diagonal; 5 r1c1 r1c2",
}

// boardPuzzles returns a puzzle on each of the boards, with the same two givens.
func boardPuzzles(t testing.TB) (list []puzzle.Puzzle) {
	t.Helper()
	for _, text := range boardTexts {
		s, ok := puzzle.ParseShape(text)
		if !ok {
			t.Fatal(text)
		}
		p := puzzle.Puzzle{Shape: s, Title: "The same"}
		p.Givens[2], p.Givens[10], p.Entries[3], p.Centre[11] = 3, 4, 1, 6
		list = append(list, p)
	}
	return list
}

// shapesOf returns the boards of all puzzles that a query finds, in some order.
func shapesOf(t testing.TB, l *Library, q Query) (list []string) {
	t.Helper()
	rows, err := all(t, l, q).Rows(t.Context(), 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows {
		p := &rows[i].Puzzle
		if p.Givens[2] != 3 || p.Entries[3] != 1 || p.Centre[11] != 6 || rows[i].Copies != 0 {
			t.Errorf("%v: %d copies of %v", p.Shape, rows[i].Copies, p)
		}
		list = append(list, p.Shape.String())
	}
	slices.Sort(list)
	return list
}

// TestBoards: puzzles on different boards are different ones, however alike; they are found by
// their boards, and go through a backup.
func TestBoards(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "Boards")
	done, err := l.Import(t.Context(), id, seq(slices.Concat(boardPuzzles(t), boardPuzzles(t))...), nil)
	if err != nil || done.Added != len(boardTexts) || done.Known != len(boardTexts) {
		t.Fatalf("%+v %v", done, err)
	}
	look := func(l *Library) {
		t.Helper()
		for text, want := range map[string]int{"": 7, "killer": 3, "杀手": 3, "diagonal": 2, "对角线": 2, "6x6": 2, "4x4": 1, "killer diagonal": 1, "-killer": 4} {
			if got := shapesOf(t, l, Query{Text: text}); len(got) != want {
				t.Errorf("%q finds %q", text, got)
			}
		}
		for board, want := range map[string]int{"": 7, "classic": 1, "killer": 2, "killer 6x6 diagonal": 1, "6x6": 1, "diagonal": 1, "9x9": 0} {
			if got := shapesOf(t, l, Query{Board: board}); len(got) != want {
				t.Errorf("%q has %q", board, got)
			}
		}
		if got := shapesOf(t, l, Query{}); !slices.Equal(got, slices.Sorted(slices.Values(boardTexts))) {
			t.Errorf("%q", got)
		}
		if r, err := l.Check(t.Context()); err != nil || r.Made || len(r.Faults) > 0 {
			t.Errorf("%+v %v", r, err)
		}
	}
	look(l)
	if err := l.MakeAgain(t.Context()); err != nil {
		t.Fatal(err)
	}
	look(l)
	record := backedUp(t, l, "")
	into := open(t, t.TempDir())
	restored(t, into, record)
	look(into)
	restored(t, into, record)
	look(into)
	l.Close()
	if out, err := Repair(t.Context(), home, true); err != nil || out.Puzzles != len(boardTexts) || out.Damaged != 0 {
		t.Fatalf("%+v %v", out, err)
	}
	look(open(t, home))
}

// TestBoardsOfGames: games on different boards are games of different puzzles, and statistics part
// them. What rates classic puzzles is not asked for them.
func TestBoardsOfGames(t *testing.T) {
	home := t.TempDir()
	games := store.Games{Dir: filepath.Join(home, "games")}
	for i, p := range boardPuzzles(t) {
		if p.Entries = (puzzle.Grid{}); i == 4 {
			p.Givens = puzzle.Grid{}
		}
		g := game.New(p, func() time.Time { return time.Unix(1e9+int64(i), 0) })
		_ = g.Do(game.Move{Digit: 1, Cells: puzzle.CellsOf(3)})
		if err := games.Save(fmt.Sprintf("20261124-10000%d-x.sudoku", i), g); err != nil {
			t.Fatal(err)
		}
	}
	l := open(t, home)
	for range 2 {
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	outcomes, err := l.Outcomes(t.Context())
	if err != nil || len(outcomes) != len(boardTexts) {
		t.Fatal(len(outcomes), err)
	}
	want := []string{"classic", "4x4", "6x6", "diagonal", "killer", "killer 6x6 diagonal"}
	if got := Boards(outcomes); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	if n := len(OnBoard(outcomes, "killer")); n != 2 {
		t.Errorf("%d killers", n)
	}
	if n := all(t, l, Query{View: ViewPlayed}).Len(); n != len(boardTexts) {
		t.Errorf("%d puzzles of games", n)
	}
	checkRatings(t, l)
}

// checkRatings rates what a library has on the classic board, then on the others.
func checkRatings(t *testing.T, l *Library) {
	t.Helper()
	if _, err := l.Add(t.Context(), create(t, l, "More"), boardPuzzles(t)[2]); err != nil {
		t.Fatal(err)
	}
	rated := map[string]int{}
	err := l.Rate(t.Context(), func(context.Context, puzzle.Grid) (Rating, error) {
		rated["classic"]++
		return Rating{Level: puzzle.Easy, Score: 5, SE: 1.2}, nil
	}, nil)
	if err != nil || rated["classic"] != 1 {
		t.Errorf("%v rated, %v", rated, err)
	}
	for range 2 { // the second time nothing is left
		if err := l.RateBoards(t.Context(), func(_ context.Context, p *puzzle.Puzzle) (Rating, error) {
			rated[p.Shape.Name()]++
			return Rating{Level: puzzle.Hard, Score: 7}, nil
		}, nil); err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]int{"classic": 1, "4x4": 1, "6x6": 2, "diagonal": 1, "killer": 2, "killer 6x6 diagonal": 1}
	if !maps.Equal(rated, want) {
		t.Errorf("%v rated, want %v", rated, want)
	}
	outcomes, err := l.Outcomes(t.Context())
	for _, o := range outcomes {
		if level := o.Rating.Level; err != nil || o.Shape == nil && level != puzzle.Easy || o.Shape != nil && level != puzzle.Hard {
			t.Errorf("%v is %v, %v", o.Shape, level, err)
		}
	}
}

// Lines with boards that can't be, or digits that a board lacks, are refused.
func TestLinesOfBoards(t *testing.T) {
	grid := ".." + "3" + strings.Repeat(".", 78)
	for text, want := range map[string]bool{
		`add 1 2026-11-23T04:30:00Z ` + grid + ` shape "4x4"`:                        true,
		`add 1 2026-11-23T04:30:00Z ` + grid + ` shape "killer; 3 r1c1 r1c2"`:        true,
		`add 1 2026-11-23T04:30:00Z ` + grid + ` shape "killer"`:                     false,
		`add 1 2026-11-23T04:30:00Z ` + grid + ` shape "killer; 9 r1c1; 9 r1c1"`:     false,
		`add 1 2026-11-23T04:30:00Z ` + one + ` shape "4x4"`:                         false,
		`add 1 2026-11-23T04:30:00Z ` + grid + ` shape "4x4" centre r1c1=5 corner -`: false,
		`set 1 shape "4x4"`: false,
	} {
		if r, ok := parseLine(text); ok != want {
			t.Errorf("%s: %v, %v", text, ok, r.puzzle.Shape)
		}
	}
}

// Tables have no line that reads as a classic puzzle for one on another board.
func TestTablesOfBoards(t *testing.T) {
	for _, p := range boardPuzzles(t)[1:] {
		text := givensText(p.Shape, &p.Givens)
		for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '/' || r == ' ' }) {
			if len(part) > 9 {
				t.Errorf("%q in %q", part, text)
			}
		}
		if !strings.HasPrefix(text, p.Shape.String()+"; ") {
			t.Error(text)
		}
	}
}
