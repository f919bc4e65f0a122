package library

import (
	"image"
	"math"
	"strings"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// StateKeys are the names of what was done with a puzzle.
var StateKeys = [...]string{library.New: "library.new", library.Begun: "library.begun", library.Solved: "library.solved", library.Shown: "library.shown"}

// Lengths of a row, in units: the thumbnail's cells and its left edge.
const (
	thumbCell = 6.
	thumbAt   = 5.
)

func (f *libraryList) rowHeight() float64 { return max(67, f.Kit.Size(44)+18) }

// rowWide is the least width of a row, at text scale 1, that has all columns.
const rowWide = 420.

func (f *libraryList) paintRow(c *widget.Canvas, i int) {
	line := f.row(i)
	f.paintRowBox(c, line, i)
	k := max(1, math.Floor((c.H-9)/59*thumbCell*c.S)/(thumbCell*c.S))
	cell := max(1, int(math.Round(thumbCell*k*c.S)))
	side := board.ThumbnailSide(cell)
	if line.unread {
		c.Round(widget.Rect{X: thumbAt, Y: (c.H - float64(side)/c.S) / 2, W: float64(side) / c.S, H: float64(side) / c.S}, 0, 0, c.Pal.Sunk)
		return
	}
	if c.Dst != nil {
		board.Thumbnail(c.Dst, c.Pal, image.Pt(int(thumbAt*c.S), int(c.H*c.S)/2-side/2), cell, line.shape, &line.givens, &line.entries)
	}
	text := widget.Rect{X: thumbAt + float64(side)/c.S + 12, Y: c.H/2 - c.Size(22), H: c.Size(22)}
	text.W = c.W - 12 - text.X
	if c.W < c.Size(rowWide) {
		f.paintNarrowRow(c, line, text)
	} else {
		f.paintWideRow(c, line, text)
	}
}

// paintRowBox shows whether a row is chosen or has the cursor, and rules between others.
func (f *libraryList) paintRowBox(c *widget.Canvas, line libraryLine, i int) {
	r := c.Bounds()
	at := f.state.cursor
	fill := c.Pal.Ground
	if line.chosen {
		c.Chosen(true)
		fill = c.Pal.SelectFill
	}
	switch {
	case i == at:
		c.Box(r, 8, 2, c.Pal.Accent, fill)
	case line.chosen:
		c.Box(r, 8, 1, c.Pal.Accent, fill)
	case c.Hover == 0:
		c.Box(r, 8, 1, c.Pal.Thin, c.Pal.SelectFill)
	case i+1 != at && i+1 < f.state.Len() && !f.row(i+1).chosen:
		x := thumbAt + 59 + 10.
		c.Rule(x, c.H-1, c.W-x, c.Pal.Hair)
	}
}

// paintWideRow writes title over source, level over the rating of Sudoku Explainer, state over
// time.
func (f *libraryList) paintWideRow(c *widget.Canvas, line libraryLine, text widget.Rect) {
	state, level := f.stateWidth(c), f.levelWidth(c)
	right := text.X + text.W
	under := func(r widget.Rect) widget.Rect { r.Y += r.H; return r }
	at := text.Column(right-state, state)
	f.paintState(c, line.state, at)
	c.Write(line.time, under(at), 13, false, widget.Right, c.Pal.Text2)
	at.X, at.W = right-state-10-level, level
	c.Write(line.level, at, 14, false, widget.Right, c.Pal.Text)
	c.Write(line.se, under(at), 13, false, widget.Right, c.Pal.Text2)
	at.X, at.W = text.X, at.X-8-text.X
	c.Squeeze(line.title, line.short, at, theme.Type{Size: 15, Bold: true}, c.Pal.Text)
	c.Line(line.source, under(at), theme.Type{Size: 13}, c.Pal.Text2)
}

// paintNarrowRow writes the title, and under it both ratings, source and state.
func (f *libraryList) paintNarrowRow(c *widget.Canvas, line libraryLine, text widget.Rect) {
	c.Squeeze(line.title, line.short, text, theme.Type{Size: 15, Bold: true}, c.Pal.Text)
	text.Y += text.H
	state := min(f.stateWidth(c), text.W*.55)
	f.paintState(c, line.state, text.Column(text.X+text.W-state, state))
	var under []string
	for _, part := range []string{line.level, line.se, line.source} {
		if part != "" {
			under = append(under, part)
		}
	}
	c.Line(strings.Join(under, " · "), text.Column(text.X, text.W-state-6), theme.Type{Size: 13}, c.Pal.Text2)
}

// levelWidth returns the width of the widest rating, so that each is whole.
func (f *libraryList) levelWidth(c *widget.Canvas) (w float64) {
	for _, level := range caption.Levels() {
		text := f.T("library.level", "level", f.Lang.Level(level.Name()), "score", f.Lang.Number(99999))
		w = max(w, c.Painter.Width(text, c.Size(14)*c.S, false)/c.S+2)
	}
	return w
}

// stateWidth returns the width of the widest state with its mark.
func (f *libraryList) stateWidth(c *widget.Canvas) float64 {
	w := c.Size(52)
	for _, key := range StateKeys {
		w = max(w, c.Painter.Width(f.T(key), c.Size(14)*c.S, false)/c.S+c.Size(22))
	}
	return w
}

// paintState writes a state at the right of r, with its mark before it.
func (f *libraryList) paintState(c *widget.Canvas, state library.State, r widget.Rect) {
	text := f.T(StateKeys[state])
	col := c.Pal.Text
	if state == library.New {
		col = c.Pal.Text2
	}
	w := min(c.Painter.Width(text, c.Size(14)*c.S, false)/c.S, r.W-c.Size(20))
	c.Write(text, r.Column(r.X+r.W-w-1, w+1), 14, false, widget.Right, col)
	x, y := r.X+r.W-w-c.Size(13), r.Y+r.H/2
	switch state {
	case library.Begun:
		c.Icon(widget.HalfIcon, x, y, 16, c.Pal.Accent)
	case library.Solved:
		c.Icon(widget.TickIcon, x, y, 16, c.Pal.Accent)
	}
}
