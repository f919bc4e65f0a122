package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Draw lets the player draw colours and links on the board.
type Draw struct {
	desk Desk
	pageOf[*page.Draw]
	tool   page.DrawTool
	colour puzzle.Digit
	draft  *game.Link // a link with one end chosen
	drag   bool       // a drag from that end is under way
}

// NewDraw makes the screen.
func NewDraw(d Desk) *Draw {
	s := &Draw{desk: d, colour: 1}
	s.Again()
	return s
}

// OfGame implements GameScreen.
func (s *Draw) OfGame() {}

// Again implements Screen.
func (s *Draw) Again() Screen {
	s.page = page.NewDraw(s.desk.Base(), page.DrawFuncs{
		Tool:      func() page.DrawTool { return s.tool },
		SetTool:   s.SetTool,
		Colour:    func() int { return int(s.colour) },
		SetColour: func(n int) { s.setColour(puzzle.Digit(n)) },
		Plain:     !s.desk.Prefs().On(PrefPatterns),
		Clear:     func() { ClearDrawing(s.desk) },
		Close:     s.desk.Back,
	})
	return s
}

// Space implements SpaceProvider.
func (s *Draw) Space() Space { return Space{Head: true, Bar: true, Share: .4, AtMost: 280} }

// Escape implements EscapeHandler: it cancels the link that was started.
func (s *Draw) Escape() bool {
	if s.draft == nil {
		return false
	}
	s.draft = nil
	s.desk.ClearMessage()
	return true
}

// SetTool chooses what a press on the board draws.
func (s *Draw) SetTool(t page.DrawTool) {
	s.tool, s.draft = t%page.NumDrawTools, nil
	s.desk.ClearMessage()
	s.desk.Refresh()
}

func (s *Draw) setColour(n puzzle.Digit) {
	s.colour = n
	if s.tool != page.ColourCell && s.tool != page.ColourCandidate {
		s.tool, s.draft = page.ColourCandidate, nil
	}
	s.desk.ClearMessage()
	s.desk.Refresh()
}

// ClearDrawing removes all colours and links in one undoable step.
func ClearDrawing(d Desk) {
	b, at := d.Base(), d.Session().Game.State()
	if !d.Play().Active() || at.Colours == [81]game.ColourSet{} && at.CandColours == [81][9]uint8{} && at.Links == "" {
		d.Say(b.T("draw.nothing"))
		return
	}
	d.Play().Move(game.Move{Action: game.ClearDrawing})
	d.Say(b.T("draw.cleared"))
	d.Refresh()
}

// OpenDraw opens the screen, if it isn't open.
func OpenDraw(d Desk) *Draw {
	s, ok := Top(d).(*Draw)
	if !ok {
		s = NewDraw(d)
		d.Show(s)
	}
	return s
}

// Drawing reports whether the screen is open.
func Drawing(d Desk) bool {
	_, ok := Top(d).(*Draw)
	return ok
}

// ToggleDraw opens the screen, or closes it.
func ToggleDraw(d Desk) {
	if Drawing(d) {
		d.Back()
	} else {
		OpenDraw(d)
	}
}

// Input implements InputHandler: a digit key draws at that candidate of the cursor's
// cell, or with that colour if the tool colours whole cells; with Shift it chooses a
// colour.
func (s *Draw) Input(in game.Input) bool {
	switch {
	case !s.desk.Play().Active():
		return false
	case in.Kind == game.Type && s.tool == page.ColourCell:
		s.colour = in.Digit
		s.desk.Play().Move(game.Move{Action: game.Colour, Digit: in.Digit, Cells: s.desk.Session().UI.Selected})
	case in.Kind == game.Type:
		s.pick(puzzle.Cand(s.desk.Session().UI.Cursor, in.Digit))
	case in.Kind == game.TypeAs && in.Mode == game.CornerMode:
		s.setColour(in.Digit)
	case in.Kind == game.NextMode:
		s.SetTool(s.tool + 1)
	default:
		return false
	}
	s.desk.Refresh()
	return true
}

// Pick implements PickHandler: a press picks a candidate, a drag draws a link from where
// it started.
func (s *Draw) Pick(p board.Pick) {
	if !s.desk.Play().Active() {
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
	s.desk.Refresh()
}

// Link starts a link of a kind at a candidate.
func (s *Draw) Link(tool page.DrawTool, from puzzle.Candidate) {
	s.SetTool(tool)
	s.pick(from)
}

// pick applies the tool to a candidate.
func (s *Draw) pick(k puzzle.Candidate) {
	s.desk.ClearMessage()
	switch {
	case s.tool == page.ColourCell:
		s.desk.Play().Move(game.Move{Action: game.Colour, Digit: s.colour, Cells: puzzle.CellsOf(k.Cell())})
	case s.tool == page.EraseDrawing:
		s.eraseAt(k)
	case !s.candidate(k):
	case s.tool == page.ColourCandidate:
		s.desk.Play().Move(game.Move{Action: game.ColourCand, Digit: s.colour, Cands: []puzzle.Candidate{k}})
	case s.draft != nil:
		s.link(k)
	default:
		s.draft = &game.Link{From: k, To: k, Weak: s.tool == page.WeakLink}
		s.desk.Say(s.desk.Base().T("draw.from", "cand", k))
	}
}

// link finishes the link; at the candidate where it started it cancels it.
func (s *Draw) link(to puzzle.Candidate) {
	from, weak := s.draft.From, s.draft.Weak
	s.draft = nil
	s.desk.ClearMessage()
	switch {
	case from == to:
	case s.candidate(to):
		s.desk.Play().Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{from, to}, Weak: weak})
	}
}

// candidate reports whether k is a candidate, and shows a message if not.
func (s *Draw) candidate(k puzzle.Candidate) bool {
	at, b := s.desk.Session().Game.State(), s.desk.Base()
	switch c := k.Cell(); {
	case at.Grid[c] != 0:
		s.desk.Say(b.T("draw.filled", "cell", c))
		return false
	case !(board.Possible(&at)[c] | at.Corner[c]).Has(k.Digit()):
		s.desk.Say(b.T("draw.notcand", "cell", c, "d", k.Digit()))
		return false
	}
	return true
}

// eraseAt removes what is drawn at a candidate: its colour, else a link, else a colour
// of its cell.
func (s *Draw) eraseAt(k puzzle.Candidate) {
	at := s.desk.Session().Game.State()
	if n := at.CandColours[k.Cell()][k.Digit()-1]; n != 0 {
		s.desk.Play().Move(game.Move{Action: game.ColourCand, Digit: puzzle.Digit(n), Cands: []puzzle.Candidate{k}})
		return
	}
	for l := range at.Links.All() {
		if l.From == k || l.To == k {
			s.desk.Play().Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{l.From, l.To}, Weak: l.Weak})
			return
		}
	}
	if colours := puzzle.DigitSet(at.Colours[k.Cell()]); colours != 0 {
		s.desk.Play().Move(game.Move{Action: game.Colour, Digit: colours.Min(), Cells: puzzle.CellsOf(k.Cell())})
		return
	}
	s.desk.Say(s.desk.Base().T("draw.nothinghere", "cand", k))
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
