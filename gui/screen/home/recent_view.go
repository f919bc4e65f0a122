package home

import (
	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// changed shows what the chosen game is, in the list and on the board.
func (s *Recent) changed() {
	s.list.Refresh()
	s.aside.Repaint()
	s.app.Refresh()
}

// picked returns the chosen game, false if there is none.
func (s *Recent) picked() (store.GameInfo, bool) {
	if i := s.list.Chosen(); i >= 0 && i < len(s.games) {
		return s.games[i], true
	}
	return store.GameInfo{}, false
}

// OwnBoard implements BoardOwner: the chosen game is seen there.
func (s *Recent) OwnBoard() bool {
	_, ok := s.picked()
	return ok
}

// Status implements StatusProvider: which game is on the board.
func (s *Recent) Status() string {
	l, ok := s.picked()
	if !ok {
		return ""
	}
	if r := s.rows.Rows[l]; r != nil && r.Err == nil {
		return s.name(&r.Value, s.rows.Rated[r.Of])
	}
	return playedAt(s.Lang, s.app.Sessions().Now(), l.Saved)
}

// Input implements InputHandler: a game that is only seen can't be played.
func (s *Recent) Input(game.Input) bool { return s.OwnBoard() }

// View implements BoardViewer: until it is read the board is empty.
func (s *Recent) View(v board.View) board.View {
	l, ok := s.picked()
	if !ok {
		return v
	}
	shown := board.View{Flags: v.Flags}
	if r := s.rows.Rows[l]; r != nil && r.Err == nil {
		shown.State, shown.Givens = r.Value.State, r.Value.Puzzle.Givens.Filled()
	}
	return shown
}

// Shows implements PuzzleProvider: the chosen game.
func (s *Recent) Shows() (screen.ShownPuzzle, error) {
	l, ok := s.picked()
	if !ok {
		return screen.Current(s.app), nil
	}
	r := s.rows.Rows[l]
	if r == nil { // it was not painted yet
		e, err := s.app.Sessions().Store.Summary(l)
		return screen.ShownPuzzle{Puzzle: e.State.Of(e.Puzzle)}, err
	}
	return screen.ShownPuzzle{Puzzle: r.Value.State.Of(r.Value.Puzzle), Facts: s.rows.Rated[r.Of]}, r.Err
}
