package board

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A pointer is the state of the mouse on the board.
type pointer struct {
	Geom
	margin int     // from the edge of the widget to the grid, in pixels
	unit   float64 // pixels per unit

	over   puzzle.CellSet    // the cell under the pointer
	came   time.Time         // when it came there
	held   fyne.Position     // where a finger was laid
	unhold func()            // says that it lies there no longer; nil: it doesn't
	last   fyne.Position     // last position of the press or the drag
	down   bool              // a press on the grid has not ended
	cell   puzzle.Cell       // last pressed
	at     time.Time         // time of that press; zero: it was not a plain press
	dragAt puzzle.Cell       // last sent
	passed []puzzle.Cell     // whose corners the drag has crossed since
	picked *puzzle.Candidate // last candidate of a press that picks; nil: the press selects

	pen     bool     // the press writes
	lastPen PenPoint // and was last there
}

// A Pick is a candidate that the pointer reached: by a press, during a drag, or at its
// end.
type Pick struct {
	puzzle.Candidate
	Phase Phase
}

// A Phase says what the pointer does.
type Phase uint8

const (
	Press Phase = iota
	Over
	Release
)

// fit takes over the shape of the board and the side of the widget, which may be pressed
// before it is painted.
func (p *pointer) fit(s *puzzle.Shape, side, scale float32) {
	p.unit = float64(scale)
	p.Geom, p.margin = fitWithin(s, int(math.Round(float64(side)*p.unit)), marginPixels(p.unit))
}

// place converts a position in the widget to pixels of the grid.
func (p *pointer) place(at fyne.Position) (x, y float64) {
	return float64(at.X)*p.unit - float64(p.margin), float64(at.Y)*p.unit - float64(p.margin)
}

// hitCell returns the cell at a position, if it is on the grid.
func (p *pointer) hitCell(at fyne.Position) (puzzle.Cell, bool) {
	x, y := p.place(at)
	side := float64(p.Side())
	return p.CellAt(x, y), p.P > 0 && x >= 0 && y >= 0 && x < side && y < side
}

// MouseDown selects at once instead of waiting for a tap. With Ctrl or Shift it extends
// the selection; a double press on a digit selects all cells with that digit.
func (b *Board) MouseDown(e *desktop.MouseEvent) {
	b.pointed()
	b.requestFocus()
	c, on := b.pointer.hitCell(e.Position)
	b.pointer.down = on && e.Button == desktop.MouseButtonPrimary
	if !on {
		return
	}
	b.pointer.last, b.pointer.dragAt, b.pointer.picked = e.Position, c, nil
	b.pointer.passed = b.pointer.passed[:0]
	if e.Button == desktop.MouseButtonSecondary {
		b.pointer.letGo()
		return
	}
	b.lay(c, e)
	add := e.Modifier&(fyne.KeyModifierShortcutDefault|fyne.KeyModifierShift) != 0
	if b.OnPick != nil && !add {
		b.send(game.Input{Kind: game.Tap, Cell: c})
		b.pick(e.Position, Press)
		return
	}
	b.liftPen() // of a press whose end never came
	b.pointer.pen = !add && b.OnPen != nil && b.OnPen(b.pointer.penAt(e.Position, Press))
	double := !add && b.pointer.cell == c && b.now().Sub(b.pointer.at) < doubleClick
	b.pointer.cell, b.pointer.at = c, time.Time{}
	if !add && !double {
		b.pointer.at = b.now()
	}
	if double && b.view.UI.First {
		return // two events of one press
	}
	b.send(game.Input{Kind: game.Tap, Cell: c, Add: add, Digit: b.view.State.Grid[c]})
	if double && b.view.Paused == "" {
		b.doublePress(c)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: it opens the menu of a cell. A press
// must not: after it the toolkit takes the focus from all that is not under the pointer.
func (b *Board) TappedSecondary(e *fyne.PointEvent) {
	if c, on := b.pointer.hitCell(e.Position); on && b.OnMenu != nil {
		b.OnMenu(c, e.AbsolutePosition)
	}
}

// pick reports the candidate nearest to a position.
func (b *Board) pick(at fyne.Position, phase Phase) {
	x, y := b.pointer.place(at)
	k := b.pointer.CandAt(x, y)
	if was := b.pointer.picked; phase == Over && was != nil && *was == k {
		return
	}
	b.pointer.picked = &k
	b.OnPick(Pick{k, phase})
}

// MouseUp ends a long press; nothing else, as it may never come, and drags have an end event of
// their own.
func (b *Board) MouseUp(*desktop.MouseEvent) {
	b.pointer.letGo()
	b.liftPen()
}

// Dragged selects all cells between the previous pointer position and this one: events
// are rare enough for a fast pointer to skip cells.
func (b *Board) Dragged(e *fyne.DragEvent) {
	b.pointed()
	b.pointer.moved(e.Position)
	if !b.pointer.down {
		return
	}
	if b.pointer.pen {
		b.pointer.at = time.Time{}
		b.OnPen(b.pointer.penAt(e.Position, Over))
		return
	}
	if b.pointer.picked != nil {
		if b.OnPick != nil {
			b.pick(e.Position, Over)
		}
		return
	}
	from := b.pointer.last
	b.pointer.last, b.pointer.at = e.Position, time.Time{}
	for _, c := range b.pointer.cellsOnLine(from, e.Position) {
		if c == b.pointer.dragAt {
			continue
		}
		if between, ok := b.pointer.between(c); ok && b.view.Flags&Touching != 0 {
			b.send(game.Input{Kind: game.Drag, Cell: between})
		}
		b.pointer.dragAt, b.pointer.passed = c, b.pointer.passed[:0]
		b.send(game.Input{Kind: game.Drag, Cell: c})
	}
}

// between returns, of the two cells between that of the drag and another across a corner, the one
// that the drag was longer in; if neither, the one in the row of the drag.
func (p *pointer) between(c puzzle.Cell) (puzzle.Cell, bool) {
	if c.Row() == p.dragAt.Row() || c.Col() == p.dragAt.Col() {
		return 0, false
	}
	beside, above := puzzle.CellAt(p.dragAt.Row(), c.Col()), puzzle.CellAt(c.Row(), p.dragAt.Col())
	more := 0
	for _, k := range p.passed {
		switch k {
		case beside:
			more++
		case above:
			more--
		}
	}
	if more < 0 {
		return above, true
	}
	return beside, true
}

// DragEnd implements fyne.Draggable.
func (b *Board) DragEnd() {
	b.pointer.down = false
	b.pointer.letGo()
	b.liftPen()
	if k := b.pointer.picked; k != nil && b.OnPick != nil {
		b.OnPick(Pick{*k, Release})
	}
	b.pointer.picked = nil
}

// cellsOnLine lists the cells that a line crosses, in order. The corners of a cell do not count,
// so that a drag along the diagonal selects only the diagonal; they are noted as passed.
func (p *pointer) cellsOnLine(from, to fyne.Position) (list []puzzle.Cell) {
	x0, y0 := p.place(from)
	x1, y1 := p.place(to)
	size := float64(p.P)
	steps := max(1, math.Ceil(math.Hypot(x1-x0, y1-y0)*8/size))
	for i := 1.; i <= steps; i++ {
		x, y := x0+(x1-x0)*i/steps, y0+(y1-y0)*i/steps
		side := float64(p.Side())
		x, y = max(0, min(x, side-1)), max(0, min(y, side-1))
		c := p.CellAt(x, y)
		cx, cy := p.Centre(c)
		if math.Abs(x-cx)+math.Abs(y-cy) > .72*size {
			p.passed = append(p.passed, c)
			continue
		}
		if n := len(list); n == 0 || list[n-1] != c {
			list = append(list, c)
		}
	}
	return list
}

// MouseIn implements desktop.Hoverable.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved shows a ring in the cell under the pointer.
func (b *Board) MouseMoved(e *desktop.MouseEvent) {
	b.pointed()
	var over puzzle.CellSet
	if c, on := b.pointer.hitCell(e.Position); on {
		over.Add(c)
	}
	b.hover(over)
}

// MouseOut implements desktop.Hoverable.
func (b *Board) MouseOut() { b.hover(puzzle.CellSet{}) }

func (b *Board) hover(over puzzle.CellSet) {
	if over != b.pointer.over {
		b.pointer.over, b.pointer.came = over, b.now()
		b.SetView(b.view)
	}
}

func (b *Board) pointed() {
	if b.OnPointer != nil {
		b.OnPointer()
	}
}

func (b *Board) send(in game.Input) {
	if b.OnInput != nil {
		b.OnInput(in)
	}
}
