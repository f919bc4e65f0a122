package stats

import (
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// Games on other boards don't count for what is usual on the classic one, and the statistics show
// one kind of board at a time.
func TestStatisticsKeepBoardsApart(t *testing.T) {
	mini := screentest.Finished("2026-11-20", puzzle.Easy, 1)
	mini.Shape = puzzle.Mini6
	classic := screentest.Finished("2026-11-20", puzzle.Easy, 9)
	s := statisticsState{}
	s.setGames(screen.Known{Games: []library.Outcome{mini, classic}})
	if len(s.boards) != 2 || s.board != "classic" || len(s.At(puzzle.Easy)) != 1 || s.At(puzzle.Easy)[0].Shape != nil {
		t.Errorf("%q of %q, %d games", s.board, s.boards, len(s.At(puzzle.Easy)))
	}
	s.board = "6x6"
	s.sort()
	if len(s.At(puzzle.Easy)) != 1 || s.At(puzzle.Easy)[0].Shape != puzzle.Mini6 || !strings.Contains(s.scope(words.English), "Mini 6 × 6") {
		t.Errorf("%q: %d games", s.scope(words.English), len(s.At(puzzle.Easy)))
	}
}
