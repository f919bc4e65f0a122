package store

import (
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

const (
	sample   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// stopped is a clock that doesn't run.
func stopped() time.Time { return time.Date(2026, 7, 1, 9, 0, 0, 0, time.UTC) }

// newest returns the name of the current game.
func newest(s Games) (string, error) {
	list, err := s.List()
	if len(list) == 0 {
		return "", err
	}
	return list[0].Name, err
}

func grid(s string) puzzle.Grid {
	g, ok := puzzle.ParseGrid(s)
	if !ok {
		panic(s)
	}
	return g
}

// played returns a game with n entries beyond its givens.
func played(title string, n int) *game.Game {
	g := game.New(puzzle.Puzzle{Givens: grid(sample), Title: title}, stopped)
	full := grid(solution)
	for c, d := range grid(sample) {
		if d != 0 {
			continue
		}
		if n--; n < 0 {
			break
		}
		g.Do(game.Move{Action: game.Enter, Digit: full[c], Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	return g
}

// randomMove returns an entry, a mark or an erasure, some of which are refused.
func randomMove(rng *rand.Rand) game.Move {
	actions := []game.Action{game.Enter, game.Centre, game.Corner, game.Erase}
	return game.Move{
		Action: actions[rng.IntN(len(actions))], Digit: puzzle.Digit(1 + rng.IntN(9)),
		Cells: puzzle.CellsOf(puzzle.Cell(rng.IntN(81)), puzzle.Cell(rng.IntN(81))), Clean: rng.IntN(2) == 0,
	}
}

// sampleText returns a saved game of the tests of package game.
func sampleText(t testing.TB, name string) string {
	t.Helper()
	b, err := os.ReadFile("../game/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func textOf(t testing.TB, g interface{ Save(io.Writer) error }) string {
	t.Helper()
	var b strings.Builder
	if err := g.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// entries counts the digits that were placed in a game.
func entries(s *game.Snapshot) int {
	var b strings.Builder
	if err := s.Save(&b); err != nil {
		panic(err)
	}
	return strings.Count(b.String(), "\nenter ")
}

func same(t *testing.T, g, h *game.Game) {
	t.Helper()
	if a, b := textOf(t, g), textOf(t, h); a != b || g.State() != h.State() {
		t.Fatalf("the games differ:\n%.2000s\n%.2000s", a, b)
	}
}
