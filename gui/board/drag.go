package board

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Dragged selects all cells between the previous pointer position and this one: events
// are rare enough for a fast pointer to skip cells.
func (b *Board) Dragged(e *fyne.DragEvent) {
	notify(b.OnPointer)
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
			b.pointer.pick(e.Position, Over, b.OnPick)
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
	b.pointer.liftPen(b.OnPen)
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
