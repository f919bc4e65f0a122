package enter

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// Key implements KeyHandler: what is typed goes into the grid. Once that is done Return plays.
func (s *Enter) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	switch {
	case mod&^fyne.KeyModifierShift != 0:
		return false
	case screen.IsReturn(name) && s.allTyped():
		s.Play()
		return true
	}
	return s.key(name)
}

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
		s.Checks.ask()
		if solutionCount(&j) == page.ManySolutions {
			s.app.Say(s.againText(s.Lang))
		}
	case solutionCount(&j) == page.NoSolution:
		s.app.Say(s.T("enter.clash"))
	default:
		start(s.app, s.entry, p)
	}
}

// againText says how a puzzle with several solutions is played as it is, and what may leave one of them.
func (s *state) againText(l words.Lang) string {
	return l.Sentences(screen.NoteText(l, s.entry.Puzzle()), l.T("enter.again"))
}

// start starts the game of a typed puzzle. The entry is cleared only when the game is on the disk.
func start(a *screen.App, e *session.Entry, p puzzle.Puzzle) {
	if p.Origin.Kind == "" {
		p.Origin = puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Typed}
	}
	p.Origin.Day, p.Origin.Kept = "", true
	a.Start(p)
	if said := screen.CameWith(a); said != "" {
		a.Say(said)
	}
	if a.Session().Save() != nil {
		return // the entry is kept
	}
	e.Clear()
	e.Game.Describe(puzzle.Puzzle{})
	e.Game.SetOrigin(puzzle.Origin{})
	_ = e.Flush() // if this fails the entry is kept, which does no harm
}

// Nexts is what can be done at once with a typed puzzle that is played.
var Nexts = []struct {
	Name string
	Key  fyne.KeyName
	Do   func(*screen.App)
}{
	{"solve", fyne.KeyS, screen.Solve},
	{"easy", fyne.KeyE, FillEasy},
	{"next", fyne.KeyN, hints.FindHint},
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
	start(s.app, s.entry, p)
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

// Print opens the page for printing the puzzle.
func (s *Enter) Print() { s.app.Pages.Print(false) }

// CheckPuzzle shows a puzzle as if it were typed.
func CheckPuzzle(a *screen.App, p puzzle.Puzzle) {
	s := NewEnter(a)
	a.Show(s)
	s.take(p)
}
