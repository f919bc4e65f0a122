package stats

import (
	"slices"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// onBoard returns the games of the kind of board that is chosen: the classic one at first, or where
// nothing was played on that, another.
func (s *statisticsState) onBoard() []library.Outcome {
	if len(s.boards) > 0 && !slices.Contains(s.boards, s.board) {
		s.board = s.boards[0]
	}
	if len(s.boards) < 2 {
		return s.all
	}
	return library.OnBoard(s.all, s.board)
}

// playedBoards returns the names of the boards of games that count, the classic one first.
func playedBoards(games []library.Outcome) []string {
	return library.Boards(slices.DeleteFunc(slices.Clone(games), func(o library.Outcome) bool { return !o.Counts() }))
}

// boardName returns what a kind of board is called, by the name that shapes have.
func (s *statisticsState) boardName(l words.Lang, name string) string {
	var shape *puzzle.Shape
	if i := slices.IndexFunc(s.all, func(o library.Outcome) bool { return o.Shape.Name() == name }); i >= 0 {
		shape = s.all[i].Shape
	}
	return caption.ShapeName(l, shape)
}

// scope says which weeks are shown and, where there is a choice, of which boards.
func (s *statisticsState) scope(l words.Lang) string {
	if len(s.boards) < 2 {
		return spanName(l, s.span)
	}
	return l.T("statistics.board", "board", s.boardName(l, s.board), "weeks", spanName(l, s.span))
}

// boardItems lists the boards to choose from, if there are several.
func (s *Statistics) boardItems() (list []page.MenuItem) {
	if len(s.State.boards) < 2 {
		return nil
	}
	for _, name := range s.State.boards {
		list = append(list, page.MenuItem{Text: s.State.boardName(s.Lang, name), Checked: name == s.State.board, Run: func() {
			s.State.board, s.State.chose, s.State.back = name, false, 0
			s.State.sort()
			s.update()
		}})
	}
	return list
}
