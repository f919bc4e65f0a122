package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Draw is for colours and links, which are drawn on the board.
type Draw struct {
	desk   Desk
	page   *page.Draw
	tool   page.DrawTool
	colour puzzle.Digit
	draft  *game.Link // one end is chosen
	drag   bool       // the pointer is down on it
}

// NewDraw makes the screen.
func NewDraw(d Desk) *Draw {
	s := &Draw{desk: d, colour: 1}
	s.Again()
	return s
}

// Page implements Screen.
func (s *Draw) Page() page.Page { return s.page }

// Close implements Screen.
func (s *Draw) Close() {}

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

// Space implements Spacer.
func (s *Draw) Space() Space { return Space{Head: true, Bar: true, Share: .4, AtMost: 280} }

// Escape implements Escaper: it gives up the link that was begun.
func (s *Draw) Escape() bool {
	if s.draft == nil {
		return false
	}
	s.draft = nil
	s.desk.Hush()
	return true
}

// SetTool chooses what a press draws.
func (s *Draw) SetTool(t page.DrawTool) {
	s.tool, s.draft = t%page.NumDrawTools, nil
	s.desk.Hush()
	s.desk.Refresh()
}

func (s *Draw) setColour(n puzzle.Digit) {
	s.colour = n
	if s.tool != page.ColourCell && s.tool != page.ColourCandidate {
		s.tool, s.draft = page.ColourCandidate, nil
	}
	s.desk.Hush()
	s.desk.Refresh()
}

// ClearDrawing takes all colours and links away: one undo.
func ClearDrawing(d Desk) {
	b, at := d.Base(), d.Session().Game.State()
	if !d.Playing() || at.Colours == [81]game.ColourSet{} && at.CandColours == [81][9]uint8{} && at.Links == "" {
		d.Say(b.T("draw.nothing"))
		return
	}
	d.Move(game.Move{Action: game.ClearDrawing})
	d.Say(b.T("draw.cleared"))
	d.Refresh()
}

// Input implements Inputter: it takes the keys that draw: a digit picks the candidate at the cursor,
// or the colour where whole cells are coloured; with Shift it chooses a colour.
func (s *Draw) Input(in game.Input) bool {
	switch {
	case in.Kind == game.Type && s.tool == page.ColourCell:
		s.colour = in.Digit
		s.desk.Move(game.Move{Action: game.Colour, Digit: in.Digit, Cells: s.desk.Session().UI.Selected})
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

// Pick implements Picker: a press picks a candidate, a drag draws a link from where it
// began.
func (s *Draw) Pick(p board.Pick) {
	if !s.desk.Playing() {
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

// Link begins a link of a kind at a candidate.
func (s *Draw) Link(tool page.DrawTool, from puzzle.Candidate) {
	s.SetTool(tool)
	s.pick(from)
}

// pick applies the tool to a candidate.
func (s *Draw) pick(k puzzle.Candidate) {
	s.desk.Hush()
	switch {
	case s.tool == page.ColourCell:
		s.desk.Move(game.Move{Action: game.Colour, Digit: s.colour, Cells: puzzle.CellsOf(k.Cell())})
	case s.tool == page.EraseDrawing:
		s.eraseAt(k)
	case !s.candidate(k):
	case s.tool == page.ColourCandidate:
		s.desk.Move(game.Move{Action: game.ColourCand, Digit: s.colour, Cands: []puzzle.Candidate{k}})
	case s.draft != nil:
		s.link(k)
	default:
		s.draft = &game.Link{From: k, To: k, Weak: s.tool == page.WeakLink}
		s.desk.Say(s.desk.Base().T("draw.from", "cand", k))
	}
}

// link ends the link that was begun; where it began, it is given up.
func (s *Draw) link(to puzzle.Candidate) {
	from, weak := s.draft.From, s.draft.Weak
	s.draft = nil
	s.desk.Hush()
	switch {
	case from == to:
	case s.candidate(to):
		s.desk.Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{from, to}, Weak: weak})
	}
}

// candidate reports whether k is one; if not it says so.
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

// eraseAt takes away what is drawn at a candidate: its colour, or else a link, or else
// a colour of its cell.
func (s *Draw) eraseAt(k puzzle.Candidate) {
	at := s.desk.Session().Game.State()
	if n := at.CandColours[k.Cell()][k.Digit()-1]; n != 0 {
		s.desk.Move(game.Move{Action: game.ColourCand, Digit: puzzle.Digit(n), Cands: []puzzle.Candidate{k}})
		return
	}
	for l := range at.Links.All() {
		if l.From == k || l.To == k {
			s.desk.Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{l.From, l.To}, Weak: l.Weak})
			return
		}
	}
	if colours := puzzle.DigitSet(at.Colours[k.Cell()]); colours != 0 {
		s.desk.Move(game.Move{Action: game.Colour, Digit: colours.Min(), Cells: puzzle.CellsOf(k.Cell())})
		return
	}
	s.desk.Say(s.desk.Base().T("draw.nothinghere", "cand", k))
}

// View implements Viewer: it shows the candidates at fixed places, and the link that is being drawn.
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
