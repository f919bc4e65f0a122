package window

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A drawing is the open page of colours and links.
type drawing struct {
	page   *page.Draw
	tool   page.DrawTool
	colour puzzle.Digit
	draft  *game.Link // one end is chosen
	drag   bool       // the pointer is down on it
}

// openDraw turns to the page of colours and links, or back from it.
func (w *Window) openDraw() {
	if w.drawing != nil {
		w.backToGame()
		return
	}
	w.showDraw(&drawing{colour: 1})
}

func (w *Window) showDraw(d *drawing) {
	w.hideHint()
	w.preview = nil
	d.page = page.NewDraw(w.Base(), page.DrawFuncs{
		Tool:      func() page.DrawTool { return d.tool },
		SetTool:   w.setTool,
		Colour:    func() int { return int(d.colour) },
		SetColour: func(n int) { w.setColour(puzzle.Digit(n)) },
		Plain:     !w.prefs.On(screen.PrefPatterns),
		Clear:     w.clearDrawing,
		Close:     w.backToGame,
	})
	w.drawing = d
	w.board.OnPick = w.picked
	w.turn(d.page)
	w.Refresh()
}

func (w *Window) drawingOpen() bool { return w.drawing != nil }

// leaveDraw forgets the page.
func (w *Window) leaveDraw() {
	w.drawing = nil
	if w.board != nil {
		w.board.OnPick = nil
	}
}

func (w *Window) setTool(t page.DrawTool) {
	w.drawing.tool, w.drawing.draft = t%page.NumDrawTools, nil
	w.notice = nil
	w.Refresh()
}

func (w *Window) setColour(n puzzle.Digit) {
	d := w.drawing
	d.colour = n
	if d.tool != page.ColourCell && d.tool != page.ColourCandidate {
		d.tool, d.draft = page.ColourCandidate, nil
	}
	w.notice = nil
	w.Refresh()
}

// canClear reports whether the player has coloured or linked anything.
func (w *Window) canClear() bool {
	s := w.session.Game.State()
	return w.playing() && (s.Colours != [81]game.ColourSet{} || s.CandColours != [81][9]uint8{} || s.Links != "")
}

// clearDrawing takes all colours and links away: one undo.
func (w *Window) clearDrawing() {
	if !w.canClear() {
		w.Say(w.T("draw.nothing"))
		return
	}
	w.Move(game.Move{Action: game.ClearDrawing})
	w.Say(w.T("draw.cleared"))
	w.Refresh()
}

// drawInput takes the keys that draw: a digit picks the candidate at the cursor,
// or the colour where whole cells are coloured; with Shift it chooses a colour.
func (w *Window) drawInput(in game.Input) bool {
	d := w.drawing
	switch {
	case in.Kind == game.Type && d.tool == page.ColourCell:
		d.colour = in.Digit
		w.Move(game.Move{Action: game.Colour, Digit: in.Digit, Cells: w.session.UI.Selected})
	case in.Kind == game.Type:
		w.pick(puzzle.Cand(w.session.UI.Cursor, in.Digit))
	case in.Kind == game.TypeAs && in.Mode == game.CornerMode:
		w.setColour(in.Digit)
	case in.Kind == game.NextMode:
		w.setTool(d.tool + 1)
	default:
		return false
	}
	w.Refresh()
	return true
}

// picked does what the pointer does with a candidate: a press picks it, a drag
// draws a link from where it began.
func (w *Window) picked(p board.Pick) {
	d := w.drawing
	if d == nil || !w.playing() {
		return
	}
	switch p.Phase {
	case board.Press:
		w.pick(p.Candidate)
		d.drag = d.draft != nil
	case board.Over:
		if d.drag && d.draft != nil {
			d.draft.To = p.Candidate
		}
	case board.Release:
		if d.drag && d.draft != nil && d.draft.To != d.draft.From {
			w.link(d.draft.To)
		}
		d.drag = false
	}
	w.Refresh()
}

// pick applies the tool to a candidate.
func (w *Window) pick(k puzzle.Candidate) {
	d := w.drawing
	w.notice = nil
	switch {
	case d.tool == page.ColourCell:
		w.Move(game.Move{Action: game.Colour, Digit: d.colour, Cells: puzzle.CellsOf(k.Cell())})
	case d.tool == page.EraseDrawing:
		w.rub(k)
	case !w.candidate(k):
	case d.tool == page.ColourCandidate:
		w.Move(game.Move{Action: game.ColourCand, Digit: d.colour, Cands: []puzzle.Candidate{k}})
	case d.draft != nil:
		w.link(k)
	default:
		d.draft = &game.Link{From: k, To: k, Weak: d.tool == page.WeakLink}
		w.Say(w.T("draw.from", "cand", k))
	}
}

// link ends the link that was begun; where it began, it is given up.
func (w *Window) link(to puzzle.Candidate) {
	d := w.drawing
	from, weak := d.draft.From, d.draft.Weak
	d.draft, w.notice = nil, nil
	switch {
	case from == to:
	case w.candidate(to):
		w.Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{from, to}, Weak: weak})
	}
}

// candidate reports whether k is one; if not it says so.
func (w *Window) candidate(k puzzle.Candidate) bool {
	s := w.session.Game.State()
	switch c := k.Cell(); {
	case s.Grid[c] != 0:
		w.Say(w.T("draw.filled", "cell", c))
		return false
	case !(board.Possible(&s)[c] | s.Corner[c]).Has(k.Digit()):
		w.Say(w.T("draw.notcand", "cell", c, "d", k.Digit()))
		return false
	}
	return true
}

// rub takes away what is drawn at a candidate: its colour, or else a link, or else
// a colour of its cell.
func (w *Window) rub(k puzzle.Candidate) {
	s := w.session.Game.State()
	if n := s.CandColours[k.Cell()][k.Digit()-1]; n != 0 {
		w.Move(game.Move{Action: game.ColourCand, Digit: puzzle.Digit(n), Cands: []puzzle.Candidate{k}})
		return
	}
	for l := range s.Links.All() {
		if l.From == k || l.To == k {
			w.Move(game.Move{Action: game.Draw, Cands: []puzzle.Candidate{l.From, l.To}, Weak: l.Weak})
			return
		}
	}
	if colours := puzzle.DigitSet(s.Colours[k.Cell()]); colours != 0 {
		w.Move(game.Move{Action: game.Colour, Digit: colours.Min(), Cells: puzzle.CellsOf(k.Cell())})
		return
	}
	w.Say(w.T("draw.nothinghere", "cand", k))
}

// view shows the candidates at fixed places, and the link that is being drawn.
func (d *drawing) view(v board.View) board.View {
	v.Cands = board.Possible(&v.State)
	if d.draft != nil && v.State.Grid[d.draft.From.Cell()] == 0 {
		v.Draft = d.draft
	}
	return v
}
