package table

import (
	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Input implements InputHandler: a digit key draws at that candidate of the cursor's
// cell, or with that colour if the tool colours whole cells; with Shift it chooses a
// colour.
func (s *Draw) Input(in game.Input) bool {
	switch {
	case !s.app.Play().Active():
		return false
	case in.Kind == game.Type && s.tool == ColourCell:
		s.colour = in.Digit
		s.app.Play().Move(game.Move{Action: game.Colour, Digit: in.Digit, Cells: s.app.Session().UI.Selected})
	case in.Kind == game.Type:
		s.pick(puzzle.Cand(s.app.Session().UI.Cursor, in.Digit))
	case in.Kind == game.TypeAs && in.Mode == game.CornerMode:
		s.setColour(in.Digit)
	case in.Kind == game.NextMode:
		s.SetTool(s.tool + 1)
	default:
		return false
	}
	s.app.Refresh()
	return true
}

// Pick implements PickHandler: a press picks a candidate, a drag draws a link from where
// it started.
func (s *Draw) Pick(p board.Pick) {
	if !s.app.Play().Active() {
		return
	}
	switch p.Phase {
	case board.Press:
		s.pick(p.Candidate)
		s.drag = s.draft != nil
	case board.Over:
		if s.drag && s.draft != nil {
			s.draft.To = p.Candidate
		}
	case board.Release:
		if s.drag && s.draft != nil && s.draft.To != s.draft.From {
			s.link(s.draft.To)
		}
		s.drag = false
	}
	s.app.Refresh()
}

// Link starts a link of a kind at a candidate.
func (s *Draw) Link(tool DrawTool, from puzzle.Candidate) {
	s.SetTool(tool)
	s.pick(from)
}

// pick applies the tool to a candidate.
func (s *Draw) pick(k puzzle.Candidate) {
	s.app.ClearMessage()
	switch {
	case s.tool == ColourCell:
		s.app.Play().Move(game.Move{Action: game.Colour, Digit: s.colour, Cells: puzzle.CellsOf(k.Cell())})
	case s.tool == EraseDrawing:
		s.eraseAt(k)
	case !s.candidate(k):
	case s.tool == ColourCandidate:
		s.app.Play().Move(game.Move{Action: game.ColourCand, Digit: s.colour, Cands: []puzzle.Candidate{k}})
	case s.draft != nil:
		s.link(k)
	default:
		s.draft = &game.Link{From: k, To: k, Weak: s.tool == WeakLink}
		s.app.Say(s.T("draw.from", "cand", k))
	}
}

// link finishes the link; at the candidate where it started it cancels it.
func (s *Draw) link(to puzzle.Candidate) {
	from, weak := s.draft.From, s.draft.Weak
	s.draft = nil
	s.app.ClearMessage()
	switch {
	case from == to:
	case s.candidate(to):
		s.app.Play().Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{from, to}, Weak: weak})
	}
}

// candidate reports whether k is a candidate, and shows a message if not.
func (s *Draw) candidate(k puzzle.Candidate) bool {
	at := s.app.Session().Game.State()
	switch c := k.Cell(); {
	case at.Grid[c] != 0:
		s.app.Say(s.T("draw.filled", "cell", c))
		return false
	case !(board.Possible(&at)[c] | at.Corner[c]).Has(k.Digit()):
		s.app.Say(s.T("draw.notcand", "cell", c, "d", k.Digit()))
		return false
	}
	return true
}

// eraseAt removes what is drawn at a candidate: its colour, else a link, else a colour
// of its cell.
func (s *Draw) eraseAt(k puzzle.Candidate) {
	at := s.app.Session().Game.State()
	if n := at.CandColours[k.Cell()][k.Digit()-1]; n != 0 {
		s.app.Play().Move(game.Move{Action: game.ColourCand, Digit: puzzle.Digit(n), Cands: []puzzle.Candidate{k}})
		return
	}
	for l := range at.Links.All() {
		if l.From == k || l.To == k {
			s.app.Play().Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{l.From, l.To}, Weak: l.Weak})
			return
		}
	}
	if colours := puzzle.DigitSet(at.Colours[k.Cell()]); colours != 0 {
		s.app.Play().Move(game.Move{Action: game.Colour, Digit: colours.Min(), Cells: puzzle.CellsOf(k.Cell())})
		return
	}
	s.app.Say(s.T("draw.nothinghere", "cand", k))
}

// View implements BoardViewer: it shows the candidates at fixed places, and the link
// being drawn.
func (s *Draw) View(v board.View) board.View {
	if v.Paused != "" {
		return v
	}
	v.Cands = board.Possible(&v.State)
	if s.draft != nil && v.State.Grid[s.draft.From.Cell()] == 0 {
		v.Draft = s.draft
	}
	return v
}
