package page

import (
	"slices"

	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// A MoveMap is the current line of moves, its savepoints and the branches that leave it.
type MoveMap struct {
	Game       *game.Game // whose moves they are
	Line       string     // its name
	At, Of     int
	Savepoints []MoveMark
	Branches   []MoveBranch // those that leave the line
	All        int          // how many branches the game has, this one included
	WhatIf     WhatIf
}

// A WhatIf says whether the current line is a what-if, and which candidate can be ruled
// out, as "r4c5 = 1", if it has led to a contradiction.
type WhatIf struct {
	On      bool
	RuleOut string
}

// A MoveMark is a savepoint on the line.
type MoveMark struct {
	Name       string
	Node, Move int
}

// A MoveBranch leaves the line after the move From.
type MoveBranch struct {
	Tip, From int
}

func (m *MoveMap) equal(o *MoveMap) bool {
	return m.Game == o.Game && m.Line == o.Line && m.At == o.At && m.Of == o.Of && m.All == o.All && m.WhatIf == o.WhatIf &&
		slices.Equal(m.Savepoints, o.Savepoints) && slices.Equal(m.Branches, o.Branches)
}

// fewMoves is how many moves an only line has before there is something to go through.
const fewMoves = 5

// Lengths of the line, in units.
const (
	lineY    = 12. // distance of the line from the upper edge
	LineEnds = 8.  // distance of its ends from both sides: room for the ring
	lineHigh = 24. // its height, in which a press moves the current position
	apart    = 12. // savepoints closer than this are merged
)

// A moveLine is the layout of the line, in units.
type moveLine struct {
	w        float64
	most     int // number of moves in the full width
	marks    []lineMark
	branches []float64 // where branches leave the line
	ringAt   float64
}

type lineMark struct {
	*MoveMark
	x float64
}

// newMoveLine lays out m on a line of width w.
func newMoveLine(m *MoveMap, w float64) *moveLine {
	l := &moveLine{w: w, most: m.Of}
	l.ringAt = l.x(m.At)
	for i := range m.Savepoints {
		k := lineMark{&m.Savepoints[i], l.x(m.Savepoints[i].Move)}
		if n := len(l.marks); n == 0 || k.x >= l.marks[n-1].x+apart {
			l.marks = append(l.marks, k)
		}
	}
	dots := map[int]bool{} // one for those that would lie on each other
	for _, b := range m.Branches {
		if x := l.x(b.From); !dots[int(2*x)] {
			dots[int(2*x)] = true
			l.branches = append(l.branches, x)
		}
	}
	return l
}

// x returns the position of a move, move the move at a position.
func (l *moveLine) x(move int) float64 {
	if l.most == 0 {
		return LineEnds
	}
	return LineEnds + (l.w-2*LineEnds)*float64(move)/float64(l.most)
}

func (l *moveLine) move(x float64, of int) int {
	n := (x - LineEnds) / (l.w - 2*LineEnds) * float64(l.most)
	return min(max(int(n+.5), 0), of)
}

// zones returns the zones of the savepoints.
func (l *moveLine) zones() []widget.Rect {
	var out []widget.Rect
	for _, k := range l.marks {
		out = append(out, widget.Rect{X: k.x - 8, W: 16, H: lineHigh})
	}
	return out
}

// paint draws the line: played moves in the accent colour, moves that can be redone in a
// pale one.
func (l *moveLine) paint(c *widget.Canvas) {
	p := c.Pal
	accent := p.Accent
	if c.Disabled {
		accent = p.Text3
	}
	c.Path(2, p.Text3, l.ringAt, lineY, l.x(l.most), lineY)
	c.Path(2, accent, LineEnds, lineY, l.ringAt, lineY)
	for _, x := range l.branches {
		col := p.Text3
		if x <= l.ringAt {
			col = accent
		}
		c.Disc(x, lineY, 3.5, col)
	}
	for i, k := range l.marks {
		r, fill := 5., p.Ground
		if c.Hover == i || c.Pressed == i {
			fill = p.Same
		}
		diamond := []float64{k.x, lineY - r, k.x + r, lineY, k.x, lineY + r, k.x - r, lineY, k.x, lineY - r}
		c.Polygon(fill, diamond...)
		c.Path(1.5, accent, diamond...)
	}
	c.Disc(l.ringAt, lineY, 7, p.Ground)
	c.Ring(l.ringAt, lineY, 7, 3, accent)
	c.FocusRing(0, c.Bounds(), 6)
}
