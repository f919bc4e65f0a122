package screen

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
)

// Done shows the summary of a finished game.
type Done struct {
	record
	pageOf[*page.Done]
	earlier []library.Outcome // of the other games, once they are counted
	shown   time.Time
}

// keyDelay is how long the summary takes no Return: the finger that typed the last digit may
// still be on its way.
const keyDelay = time.Second

// NewDone makes the screen.
func NewDone(d Desk) *Done {
	s := &Done{record: newRecord(d), shown: d.Keeper().Now()}
	s.Again()
	name := d.Session().Name
	s.look(func(k known) {
		s.earlier = slices.DeleteFunc(slices.Clone(k.games), func(o library.Outcome) bool { return o.Game == name })
		s.page.Refresh()
	}, func(error) {}) // it isn't compared then
	return s
}

// Close implements Screen.
func (s *Done) Close() { s.record.Close() }

// View implements BoardViewer: nothing is selected on a finished board.
func (s *Done) View(v board.View) board.View {
	v.UI.Selected = puzzle.CellSet{}
	v.Flags &^= board.Peers | board.SameDigit
	return v
}

// OfGame implements GameScreen.
func (s *Done) OfGame() {}

// Again implements Screen.
func (s *Done) Again() Screen {
	b := s.desk.Base()
	next, history := b.T("done.next"), s.desk.Play().History()
	if s.desk.Files().Playing() {
		next = b.T("action.nextof")
	}
	s.page = page.NewDone(b, page.DoneFuncs{
		Lead: s.lead, Facts: s.Facts,
		Moves: replay{history, s},
		Next:  s.next, NextName: next, Review: func() { OpenReview(s.desk) }, Choose: func() { OpenNew(s.desk) },
		Again: history.PlayAgain, Try: history.TryHere, LookingBack: history.LookingBack,
	})
	return s
}

// next starts the next puzzle of the file, or generates another one like the current
// one.
func (s *Done) next() {
	s.desk.ClearMessage() // it is about this game
	if f := s.desk.Files(); f.Playing() {
		f.Next()
	} else {
		Another(s.desk)
	}
}

// Another generates a puzzle with the same options as the last one, on the page New,
// which shows the progress and can stop the search; after an exercise it generates
// another in the same technique.
func Another(d Desk) {
	if t := exerciseOf(d.Session().Game.Puzzle()); t != nil {
		g := NewGuide(d, t)
		d.Show(g)
		g.practise()
		return
	}
	OpenNew(d)
	d.Maker().Make()
}

func (s *Done) lead() string {
	if o, ok := s.first(); ok {
		return s.desk.Base().T("done.again", "time", game.Clock(o.Elapsed))
	}
	if s.desk.Session().Facts().Solutions() > 1 {
		return s.desk.Base().T("done.onesolution")
	}
	return s.desk.Base().T("done.lead")
}

// first returns an earlier game in which the player solved the same puzzle.
func (s *Done) first() (library.Outcome, bool) {
	givens := s.desk.Session().Game.Puzzle().Givens
	f, _ := s.desk.Session().Game.Finish()
	for _, o := range s.earlier {
		if o.Givens == givens && o.Counts() && (f.When.IsZero() || o.FinishedAt().Before(f.When)) {
			return o, true
		}
	}
	return library.Outcome{}, false
}

// Facts returns the lines of the summary; the difficulty is added when it is known.
func (s *Done) Facts() []page.Fact {
	at, l := s.desk.Session(), s.desk.Base().Lang
	moves := at.Game.Outcome().Moves
	facts := []page.Fact{{Name: l.T("done.time"), Value: game.Clock(at.Game.Elapsed())}}
	known := at.Facts()
	if t := library.SumOf(library.AtLevel(s.earlier, uint8(known.Rating.Level))); known.Rated && t.Games > 0 {
		facts = append(facts, page.Fact{Name: l.T("done.compare"),
			Value: l.T("done.times", "average", game.Clock(t.Mean), "best", game.Clock(t.Best))})
	}
	if known.Known {
		facts = append(facts, page.Fact{Name: l.T("done.level"), Value: LevelOf(l, known)})
	}
	if known.Explained {
		facts = append(facts, page.Fact{Name: l.T("level.explainer"), Value: gradedOf(l, known.SE)})
	}
	if t := known.Rating.Hardest; t != nil && known.Rated {
		facts = append(facts, page.Fact{Name: l.T("done.hardest"), Value: l.Say(t.Name)})
	}
	return append(facts, page.Fact{Name: l.T("done.hints"), Value: l.T("done.count", "n", at.Game.HintsTaken())},
		page.Fact{Name: l.T("done.moves"), Value: l.T("done.count", "n", moves)})
}

// A replay is the history of a finished game: going to a move only shows it.
type replay struct {
	History
	done *Done
}

// Map implements page.History.
func (r replay) Map() page.MoveMap {
	m := r.History.Map()
	m.WhatIf = page.WhatIf{}
	return m
}

// GoTo implements page.History.
func (r replay) GoTo(move int) { r.done.Replay(move) }

// Replay shows the board as it was after a move.
func (s *Done) Replay(move int) {
	s.desk.ClearMessage()
	s.desk.StopMotion()
	s.desk.Session().Game.GoTo(move)
	s.desk.Refresh()
}

// Changed implements ChangeHandler: where the program solved the puzzle, undo leads back
// into the game.
func (s *Done) Changed() {
	if !s.desk.Session().Game.Finished() {
		s.desk.Back()
	}
}

// Status implements StatusProvider: which move is shown, and how to go on.
func (s *Done) Status() string {
	b, g := s.desk.Base(), s.desk.Session().Game
	at, of := g.MoveNumber()
	switch m, ok := g.LastMove(); {
	case !s.desk.Play().History().LookingBack():
		return b.T("done.status")
	case ok:
		return b.T("done.looking", "at", at, "of", of, "move", MoveText(b.Lang, m))
	}
	return b.T("done.start", "of", of)
}

// Key implements KeyHandler: Return presses the primary button, but for a moment at first.
func (s *Done) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	if s.desk.Keeper().Now().Sub(s.shown) >= keyDelay {
		s.next()
	}
	return true
}

// Space implements SpaceProvider.
func (s *Done) Space() Space { return Space{Share: Usual.Share, AtMost: Usual.AtMost} }
