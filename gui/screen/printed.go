package screen

import (
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
)

// A ShownPuzzle is the puzzle that a screen shows, and what is known of it.
type ShownPuzzle struct {
	puzzle.Puzzle
	Facts session.Facts
}

// A PuzzleProvider is a screen that shows another puzzle than that of the current game. It
// can then be printed, unless there is an error.
type PuzzleProvider interface{ Shows() (ShownPuzzle, error) }

// PrintShown opens the page for printing the puzzle that is shown, or a new set. It leads
// back to a screen that shows a puzzle of its own.
func PrintShown(a *App, set bool) {
	if s, ok := a.Top().(*Print); ok {
		s.from(set)
		s.changed()
		return
	}
	if s, ok := a.Top().(*Library); ok && !set {
		s.press(libraryPrint)
		return
	}
	from, ok := Find[PuzzleProvider](a)
	if !ok {
		a.Show(NewPrint(a, set))
		return
	}
	what, err := from.Shows()
	if err != nil {
		a.Warn(a.Base().Lang.Error(err))
		return
	}
	s := NewPrint(a, set)
	s.what, s.ofGame = what, false
	a.Push(s)
}

// PrintBlank opens the page for printing, with a page of blank grids and nothing else.
func PrintBlank(a *App) {
	PrintShown(a, true)
	s, ok := a.Top().(*Print)
	if !ok {
		return
	}
	clear(s.order.Counts)
	s.order.Blank = max(s.order.PerPage, 1)
	s.changed()
}

// current returns the puzzle of the current game.
func current(a *App) ShownPuzzle {
	return ShownPuzzle{a.Session().Game.Current(), a.Session().Facts()}
}

// Shows implements PuzzleProvider: the typed puzzle.
func (s *Enter) Shows() (ShownPuzzle, error) {
	p := ShownPuzzle{s.entry.Puzzle(), s.entry.Facts()}
	if p.Date == "" {
		p.Date = s.app.Sessions().Now().Format(time.DateOnly)
	}
	return p, nil
}

// Shows implements PuzzleProvider: the chosen puzzle.
func (s *FilePuzzles) Shows() (ShownPuzzle, error) {
	if s.files.Count() == 0 {
		return current(s.app), nil
	}
	i := s.at()
	p := ShownPuzzle{Puzzle: s.files.puzzle(i)}
	p.Title = TitleOf(s.Lang, p.Puzzle)
	p.Facts = s.rows.rated[printed{p.Shape, p.Givens}]
	return p, nil
}

// Shows implements PuzzleProvider: the chosen game.
func (s *Recent) Shows() (ShownPuzzle, error) {
	i := s.list.Chosen()
	if i < 0 || i >= len(s.games) {
		return current(s.app), nil
	}
	l := s.games[i]
	r := s.rows.rows[l]
	if r == nil { // it was not painted yet
		e, err := s.app.Sessions().Store.Summary(l)
		return ShownPuzzle{Puzzle: e.State.Of(e.Puzzle)}, err
	}
	return ShownPuzzle{r.value.State.Of(r.value.Puzzle), s.rows.rated[r.of]}, r.err
}

// Shows implements PuzzleProvider: the example.
func (g *Guide) Shows() (ShownPuzzle, error) {
	p := ShownPuzzle{Puzzle: puzzle.Puzzle{Entries: g.pos.Grid, Centre: g.pos.Cands, Title: g.app.Base().Lang.Say(g.list[g.chosen].Name())}}
	for c := range g.pos.Given.All() {
		p.Givens[c], p.Entries[c] = p.Entries[c], 0
	}
	return p, nil
}
