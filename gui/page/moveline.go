package page

import (
	"cmp"
	"slices"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// A MoveMap is the current line of moves, its savepoints and the branches that leave it.
type MoveMap struct {
	Game       *game.Game           // whose moves they are
	NameOf     func(tip int) string // of a branch that the player gave no name
	Line       string               // its name
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

// A MoveBranch leaves the line after the move From, for Len moves of its own.
type MoveBranch struct {
	Name           string // given by the player, may be empty
	Tip, From, Len int
}

func (m *MoveMap) equal(o *MoveMap) bool {
	return m.Game == o.Game && m.Line == o.Line && m.At == o.At && m.Of == o.Of && m.All == o.All && m.WhatIf == o.WhatIf &&
		slices.Equal(m.Savepoints, o.Savepoints) && slices.Equal(m.Branches, o.Branches)
}

// Lengths of the line, in units.
const (
	lineY         = 14. // distance of the line from the upper edge
	LineEnds      = 8.  // distance of its ends from both sides: room for the ring
	lineBand      = 24. // height of the band in which a press moves the current position
	minBranch     = 26. // least length of a branch
	maxBranchRows = 3   // greatest number of rows of branches below the line
	maxTried      = 24  // greatest number of branches for which a place is sought
	apart         = 12. // savepoints closer than this are merged
)

// A moveLine is the layout of the line, in units.
type moveLine struct {
	w, row   float64 // row: distance between two rows of branches
	most     int     // number of moves in the full width
	marks    []lineMark
	branches []lineBranch // the branches that are shown
	unshown  []float64    // where branches that are not shown leave the line
	rows     int          // rows of branches, at least 1
	ringAt   float64
	lineEnd  float64
}

type lineMark struct {
	*MoveMark
	x float64
}

// A lineBranch is a branch in the layout: it leaves the line at x and ends at end, with
// its name beside it.
type lineBranch struct {
	*MoveBranch
	x, end float64
	row    int // from 0
	name   string
	label  widget.Rect
}

// newMoveLine lays out m on a line of width w. It shows the branches nearest to the move
// near, in at most rows rows. name names a branch, and wide measures a name: both cost
// time, so only the nearest branches are named.
func newMoveLine(m *MoveMap, near int, w, row float64, rows int, name func(*MoveBranch) string, wide func(string) float64) *moveLine {
	l := &moveLine{w: w, row: row, most: m.Of, rows: 1}
	for _, b := range m.Branches {
		l.most = max(l.most, b.From+b.Len)
	}
	l.ringAt, l.lineEnd = l.x(m.At), l.x(m.Of)
	for i := range m.Savepoints {
		k := lineMark{&m.Savepoints[i], l.x(m.Savepoints[i].Move)}
		if n := len(l.marks); n == 0 || k.x >= l.marks[n-1].x+apart {
			l.marks = append(l.marks, k)
		}
	}
	order := make([]*MoveBranch, len(m.Branches))
	for i := range order {
		order[i] = &m.Branches[i]
	}
	slices.SortStableFunc(order, func(a, b *MoveBranch) int { return cmp.Compare(distance(a.From, near), distance(b.From, near)) })
	for i, b := range order {
		if i >= maxTried || len(l.branches) == maxBranchRows {
			l.unshown = append(l.unshown, l.x(b.From))
			continue
		}
		l.addBranch(b, rows, name(b), wide)
	}
	return l
}

func distance(a, b int) int { return max(a-b, b-a) }

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

// addBranch places a branch in the first row that has room; without room the line only hints
// at it. Its name is placed before it, or else after it: then the branch may be drawn
// shorter than it is.
func (l *moveLine) addBranch(b *MoveBranch, rows int, text string, wide func(string) float64) {
	t := lineBranch{MoveBranch: b, name: text, x: l.x(b.From)}
	t.end = min(max(l.x(b.From+b.Len), t.x+minBranch), l.w-LineEnds)
	name := min(wide(text), l.w*.6)
	t.label = widget.Rect{X: t.x - 6 - name, W: name, H: l.row}
	if t.label.X < LineEnds {
		t.end = max(min(t.end, l.w-LineEnds-8-name), t.x+minBranch)
		t.label.X = t.end + 8
	}
	if over := t.label.X + name - (l.w - LineEnds); over > 0 {
		t.label.W = name - over
	}
	if t.label.W >= min(name, 40) {
		for t.row = range rows {
			if t.label.Y = l.y(t.row) - l.row/2; !l.taken(&t) {
				l.branches, l.rows = append(l.branches, t), max(l.rows, t.row+1)
				return
			}
		}
	}
	l.unshown = append(l.unshown, t.x)
}

// taken reports whether the place of t overlaps another branch or its name.
func (l *moveLine) taken(t *lineBranch) bool {
	r := t.zone(l)
	return slices.ContainsFunc(l.branches, func(o lineBranch) bool {
		q := o.zone(l)
		crosses := func(upper widget.Rect, x float64) bool { return x > upper.X-4 && x < upper.X+upper.W+4 }
		switch {
		case o.row == t.row:
			return r.X < q.X+q.W+8 && q.X < r.X+r.W+8
		case o.row > t.row:
			return crosses(t.label, o.x)
		}
		return crosses(o.label, t.x)
	})
}

// y returns the position of a row of branches: the names of the last end where the picture ends, so
// that the ring of the focus leaves them whole.
func (l *moveLine) y(row int) float64 { return lineY - 2 + l.row*float64(row+1) }

// zone returns where a press means the branch: its name, its end and what is between.
func (t *lineBranch) zone(l *moveLine) widget.Rect {
	left, right := min(t.label.X, t.x), max(t.label.X+t.label.W, t.end+LineEnds)
	return widget.Rect{X: left, Y: l.y(t.row) - l.row/2, W: right - left, H: l.row}
}

// zones returns the zones of the savepoints, then those of the branches.
func (l *moveLine) zones() []widget.Rect {
	var out []widget.Rect
	for _, k := range l.marks {
		out = append(out, widget.Rect{X: k.x - 8, Y: 0, W: 16, H: lineBand})
	}
	for i := range l.branches {
		out = append(out, l.branches[i].zone(l))
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
	for i := range l.branches {
		l.paintBranch(c, &l.branches[i], c.Hover == len(l.marks)+i || c.Pressed == len(l.marks)+i)
	}
	c.Path(2, p.Text3, l.ringAt, lineY, l.lineEnd, lineY)
	c.Path(2, accent, LineEnds, lineY, l.ringAt, lineY)
	dots := map[int]bool{} // one for those that would lie on each other
	for _, x := range l.unshown {
		if at := int(2 * x); !dots[at] {
			dots[at] = true
			c.Disc(x, lineY, 2.5, p.Text3)
		}
	}
	for i := range l.branches {
		x, col := l.branches[i].x, p.Text3
		if x <= l.ringAt {
			col = accent
		}
		c.Disc(x, lineY, 3, col)
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
	if c.Focus >= 0 {
		c.Round(c.Bounds(), 6, 2.5, p.Accent)
	}
}

func (l *moveLine) paintBranch(c *widget.Canvas, t *lineBranch, lit bool) {
	y, line, col := l.y(t.row), c.Pal.Text3, c.Pal.Text2
	if c.Disabled {
		col = c.Pal.Text3
	} else if lit {
		line, col = c.Pal.Accent, c.Pal.Accent
	}
	bend := min(20, t.end-3.5-t.x)
	var xy []float64
	for _, q := range paint.Bezier(paint.Pt{X: t.x, Y: lineY}, paint.Pt{X: t.x + .55*bend, Y: lineY + 2},
		paint.Pt{X: t.x + .2*bend, Y: y}, paint.Pt{X: t.x + bend, Y: y}) {
		xy = append(xy, q.X, q.Y)
	}
	if t.end-3.5 > t.x+bend {
		xy = append(xy, t.end-3.5, y)
	}
	c.Path(1.5, line, xy...)
	c.Ring(t.end, y, 3.5, 1.5, line)
	c.Line(t.name, t.label, theme.Caption, col)
}
