package screen_test

import (
	"testing"

	"sudoku/gui/caption"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestUntouchedNumber: a game in which nothing was done isn't kept, and gives its name back.
func TestUntouchedNumber(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	givens, _ := puzzle.ParseGrid(screentest.Easy)
	var made puzzle.Puzzle
	game.SetGenerated(&made, puzzle.Hard)
	made.Givens = givens
	for range 3 {
		d.Start(made)
		_ = d.Session().Save()
		if got := caption.TitleOf(d.Page.Lang, d.Session().Game.Puzzle()); got != "Hard, 21 November" {
			t.Errorf("%q", got)
		}
	}
	if list, err := d.Sessions().Store.List(); err != nil || len(list) != 1 {
		t.Errorf("%d games, %v", len(list), err)
	}
	d.Close()
}

func TestGamesHaveTitles(t *testing.T) { screentest.NewDesk(t, screentest.Easy).TitledGames() }
