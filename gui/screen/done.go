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
}

// NewDone makes the screen.
func NewDone(d Desk) *Done {
	s := &Done{record: newRecord(d)}
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
	next := b.T("done.next")
	if s.desk.Files().Playing() {
		next = b.T("action.nextof")
	}
	s.page = page.NewDone(b, page.DoneFuncs{
		Lead: s.lead, Facts: s.Facts,
		Moves: s.replay(),
		Next:  s.next, NextName: next, Review: func() { OpenReview(s.desk) }, Choose: func() { OpenNew(s.desk) }, Back: s.desk.Back,
	})
	return s
}

// next starts the next puzzle of the file, or generates another one like the current
// one.
func (s *Done) next() {
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
	if t := exerciseOf(d.Session().Game.Puzzle().Title); t != nil {
		g := NewGuide(d, t)
		d.Show(g)
		g.practise()
		return
	}
	OpenNew(d)
	d.Maker().Make()
}

func (s *Done) lead() string {
	if s.desk.Session().Facts().Solutions() > 1 {
		return s.desk.Base().T("done.onesolution")
	}
	return s.desk.Base().T("done.lead")
}

// Facts returns the lines of the summary; the difficulty is added when it is known.
func (s *Done) Facts() []page.Fact {
	at, l := s.desk.Session(), s.desk.Base().Lang
	_, moves := at.Game.MoveNumber()
	facts := []page.Fact{{Name: l.T("done.time"), Value: game.Clock(at.Game.Elapsed())}}
	known := at.Facts()
	if t := library.SumOf(library.AtLevel(s.earlier, uint8(known.Rating.Level))); known.Rated && t.Games > 0 {
		facts = append(facts, page.Fact{Name: l.T("done.compare"),
			Value: l.T("done.times", "average", game.Clock(t.Mean.Round(time.Second)), "best", game.Clock(t.Best))})
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

// replay returns the funcs of the line of moves; the summary stays open.
func (s *Done) replay() page.MovesFuncs {
	do := s.desk.Play().History().Funcs()
	do.WhatIf = func() page.WhatIf { return page.WhatIf{} }
	do.GoTo = s.Replay
	return do
}

// Replay shows the board as it was after a move.
func (s *Done) Replay(move int) {
	s.desk.ClearMessage()
	s.desk.StopMotion()
	s.desk.Session().Game.GoTo(move)
	s.desk.Refresh()
}

// Changed implements ChangeHandler: a further move closes the summary.
func (s *Done) Changed() {
	if !s.desk.Session().Game.Finished() {
		s.desk.Back()
	}
}

// Key implements KeyHandler: Return presses the primary button.
func (s *Done) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	s.next()
	return true
}

// Space implements SpaceProvider.
func (s *Done) Space() Space { return Space{Share: Usual.Share, AtMost: Usual.AtMost} }
