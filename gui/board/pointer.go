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
	notify(b.OnPointer)
	requestFocus(b)
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
	b.pointer.letGo()
	if b.After != nil && b.pointer.finger(c, b.now()) {
		b.pointer.lay(e.Position, b.After, func() { b.openMenu(c, e.AbsolutePosition) })
	}
	add := e.Modifier&(fyne.KeyModifierShortcutDefault|fyne.KeyModifierShift) != 0
	if b.OnPick != nil && !add {
		b.send(game.Input{Kind: game.Tap, Cell: c})
		b.pointer.pick(e.Position, Press, b.OnPick)
		return
	}
	b.pointer.liftPen(b.OnPen) // of a press whose end never came
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
		for _, in := range b.view.doublePress(c) {
			b.send(in)
		}
	}
}

// TappedSecondary implements fyne.SecondaryTappable: it opens the menu of a cell. A press
// must not: after it the toolkit takes the focus from all that is not under the pointer.
func (b *Board) TappedSecondary(e *fyne.PointEvent) {
	if c, on := b.pointer.hitCell(e.Position); on && b.OnMenu != nil {
		b.OnMenu(c, e.AbsolutePosition)
	}
}

// openMenu opens the menu of a cell on which a finger lies, as the secondary button does.
func (b *Board) openMenu(c puzzle.Cell, at fyne.Position) {
	if b.OnPick == nil && b.OnMenu != nil {
		b.pointer.down, b.pointer.at = false, time.Time{}
		b.pointer.liftPen(b.OnPen)
		b.OnMenu(c, at)
	}
}

// pick picks the candidate nearest to a position.
func (p *pointer) pick(at fyne.Position, phase Phase, picks func(Pick)) {
	x, y := p.place(at)
	k := p.CandAt(x, y)
	if was := p.picked; phase == Over && was != nil && *was == k {
		return
	}
	p.picked = &k
	picks(Pick{k, phase})
}

// MouseUp ends a long press; nothing else, as it may never come, and drags have an end event of
// their own.
func (b *Board) MouseUp(*desktop.MouseEvent) {
	b.pointer.letGo()
	b.pointer.liftPen(b.OnPen)
}

// MouseIn implements desktop.Hoverable.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved shows a ring in the cell under the pointer.
func (b *Board) MouseMoved(e *desktop.MouseEvent) {
	notify(b.OnPointer)
	var over puzzle.CellSet
	if c, on := b.pointer.hitCell(e.Position); on {
		over.Add(c)
	}
	if b.pointer.hover(over, b.now()) {
		b.SetView(b.view)
	}
}

// MouseOut implements desktop.Hoverable.
func (b *Board) MouseOut() {
	if b.pointer.hover(puzzle.CellSet{}, b.now()) {
		b.SetView(b.view)
	}
}

// hover says over which cell the pointer is now, and reports whether it was over another.
func (p *pointer) hover(over puzzle.CellSet, now time.Time) (other bool) {
	if other = over != p.over; other {
		p.over, p.came = over, now
	}
	return other
}

// notify calls a function that may be nil.
func notify(f func()) {
	if f != nil {
		f()
	}
}

func (b *Board) send(in game.Input) {
	if b.OnInput != nil {
		b.OnInput(in)
	}
}
