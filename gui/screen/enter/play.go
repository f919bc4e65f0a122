package enter

import (
	"context"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// Play starts a game with the typed digits as givens and the pencilled digits as
// entries. If the puzzle does not have exactly one solution, it lists possible typing
// errors first; called again, it plays a puzzle with several solutions as it is.
func (s *Enter) Play() {
	p := s.entry.Puzzle()
	j, err := session.Analyse(context.Background(), s.entry.Game.State(), p)
	switch {
	case err != nil:
		s.app.Warn(s.Lang.Error(err))
	case s.entry.Blank():
		s.app.Say(s.T("enter.nothing"))
	case p.Shape != nil && solutionCount(&j) == page.ManySolutions && !s.asked:
		s.asked = true // the next press plays it
		s.app.Say(s.againText(s.Lang))
	case p.Shape == nil && solutionCount(&j) != page.OneSolution && (s.fixes == nil || !s.fixes.keys):
		s.typos.ask()
		if solutionCount(&j) == page.ManySolutions {
			s.app.Say(s.againText(s.Lang))
		}
	case solutionCount(&j) == page.NoSolution:
		s.app.Say(s.T("enter.clash"))
	default:
		s.start(p)
	}
}

// againText says how a puzzle with several solutions is played as it is, and what may leave one of them.
func (s *state) againText(l words.Lang) string {
	return l.Sentences(screen.NoteText(l, s.entry.Puzzle()), l.T("enter.again"))
}

// start starts the game. The entry is cleared only when the game is on the disk.
func (s *Enter) start(p puzzle.Puzzle) {
	if p.Origin.Kind == "" {
		p.Origin = puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Typed}
	}
	p.Origin.Day, p.Origin.Kept = "", true
	s.app.Start(p)
	if said := screen.CameWith(s.app); said != "" {
		s.app.Say(said)
	}
	if s.app.Session().Save() != nil {
		return // the entry is kept
	}
	s.entry.Clear()
	s.entry.Game.Describe(puzzle.Puzzle{})
	s.entry.Game.SetOrigin(puzzle.Origin{})
	_ = s.entry.Flush() // if this fails the entry is kept, which does no harm
}

// PlayThen plays the typed puzzle and calls then at once. Wrong pencilled digits are
// removed first, in one undoable step.
func (s *Enter) PlayThen(then func(*screen.App)) {
	p := s.entry.Puzzle()
	j, err := session.Analyse(context.Background(), s.entry.Game.State(), p)
	if err != nil || solutionCount(&j) != page.OneSolution {
		s.Play()
		return
	}
	s.start(p)
	if !j.Wrong.Empty() {
		s.app.Play().Move(game.Move{Action: game.Erase, Cells: j.Wrong})
	}
	then(s.app)
}

// FillEasy fills in all singles up to the first harder step, and says which step that
// is.
func FillEasy(a *screen.App) {
	m := hints.AllSingles(hints.Request(a))
	if m.Grid.Filled().Empty() {
		hints.FindHint(a)
		return
	}
	a.Play().Move(m)
	if !a.Session().Game.Finished() {
		hints.FindHint(a)
	}
	a.Refresh()
}

// Shows implements PuzzleProvider: the typed puzzle.
func (s *Enter) Shows() (screen.ShownPuzzle, error) {
	p := screen.ShownPuzzle{Puzzle: s.entry.Puzzle(), Facts: s.entry.Facts()}
	if p.Date == "" {
		p.Date = s.app.Sessions().Now().Format(time.DateOnly)
	}
	return p, nil
}

// CheckPuzzle shows a puzzle as if it were typed.
func CheckPuzzle(a *screen.App, p puzzle.Puzzle) {
	s := NewEnter(a)
	a.Show(s)
	s.take(p)
}
