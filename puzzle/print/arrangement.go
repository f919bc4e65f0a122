package print

import "math"

// An arrangement is the places of the grids on a page.
type arrangement struct {
	cols, rows    int
	left, top     float64 // of the first grid's label
	scale         float64 // of the labels
	head, tail    float64 // heights of what is above and below a grid
	frame         frame
	pitchX, stepY float64 // from grid to grid
}

func (a *arrangement) per() int { return a.cols * a.rows }

// place returns where the n-th grid is: the left end of its label, the top of that, and
// the frame.
func (a *arrangement) place(n int) (x, y float64, b frame) {
	x, y = a.left+float64(n%a.cols)*a.pitchX, a.top+float64(n/a.cols)*a.stepY
	return x, y, a.frame.at(x, y+a.head)
}

// lower moves the grids towards the middle of an area, clear of a running head.
func (a *arrangement) lower(in box) {
	used := float64(a.rows-1)*a.stepY + a.head + a.frame.side() + a.tail
	a.top += min(max(in.height()-used, 0)/2, slack/2)
}

// A need is the space that is needed around each grid.
type need struct {
	lines int     // of labels above it
	tail  float64 // below it
}

const (
	labelHeight = 6.0  // number, level and time above a grid
	labelStep   = 4.6  // another line of them
	slack       = 18.0 // the most extra space between grids if there is room
)

// height returns that of the labels.
func (n need) height(scale float64) float64 {
	if n.lines == 0 {
		return 0
	}
	return (labelHeight + float64(n.lines-1)*labelStep) * scale
}

// gaps returns the smallest gaps between grids.
func gaps(cols, rows int) (x, y float64) {
	switch {
	case cols == 1 && rows == 1:
		return 0, 0
	case cols == 1 || rows == 1:
		return 11, 11
	case cols == 2 && rows == 2:
		return 9.6, 11.3
	case cols*rows == 6:
		return 9.6, 9
	case cols*rows == 9:
		return 8, 9
	}
	return 8, 8
}

// arrange computes the largest grids that fit in an area, and distributes them.
func arrange(in box, cols, rows int, n need) arrangement {
	a := arrangement{cols: cols, rows: rows, left: in.left, top: in.top, tail: n.tail}
	gapX, gapY := gaps(cols, rows)
	width, height := in.width(), in.height()
	colWidth := (width - float64(cols-1)*gapX) / float64(cols)
	rowHeight := (height - float64(rows-1)*gapY) / float64(rows)
	a.scale = min(max(min(colWidth, rowHeight-n.tail-labelHeight)/75, .72), 1)
	a.head = n.height(a.scale)
	a.frame = frameFor(min(colWidth, rowHeight-a.head-n.tail))
	spare := height - float64(rows)*(a.head+a.frame.side()+n.tail) - float64(rows-1)*gapY
	a.stepY = a.head + a.frame.side() + n.tail + gapY + min(spare/float64(rows), slack)
	a.spread(width)
	return a
}

// spread distributes the columns over a width: from side to side, but not too far apart.
func (a *arrangement) spread(width float64) {
	side := a.frame.side()
	if a.cols > 1 {
		a.pitchX = (width - side) / float64(a.cols-1)
	}
	if a.cols == 1 || a.pitchX > widest*side {
		a.pitchX = min(a.pitchX, wide*side)
		a.left += (width - side - float64(a.cols-1)*a.pitchX) / 2
	}
}

// Columns that are more than widest sides apart stand wide sides apart.
const wide, widest = 1.3, 1.9

// shapes lists the columns of a page of n grids: first on a page that is higher than
// wide.
func shapes(n int) []int {
	switch n {
	case 1:
		return []int{1}
	case 2:
		return []int{1, 2}
	case 4:
		return []int{2, 4, 1}
	case 6:
		return []int{2, 3}
	case 9:
		return []int{3}
	}
	return []int{3, 4, 6}
}

// arrangeCount arranges n grids in those columns in which they are largest.
func arrangeCount(in box, n int, needed need) (best arrangement) {
	for i, cols := range shapes(n) {
		if a := arrange(in, cols, n/cols, needed); i == 0 || a.frame.cell > best.frame.cell {
			best = a
		}
	}
	return best
}

// The height of a digit's em as a part of the cell: usual, at least and at most.
const emOfCell, leastEm, maxEm = .6, .5, .85

// heavyEm is the usual height of the em of a heavier digit.
const heavyEm = .75

// arrangeDigits arranges as many grids as fit with digits of a size in points, none if
// not even one does.
func arrangeDigits(in box, size float64, needed need) arrangement {
	em := size * 25.4 / 72
	best := most(in, needed, func(b frame) bool { return b.digit() >= size })
	if best.per() == 0 {
		best = most(in, needed, func(b frame) bool { return maxEm*b.cell >= em })
	}
	return best.atMost(em/leastEm, in)
}

// most arranges as many grids as have frames that are large enough.
func most(in box, needed need, enough func(frame) bool) (best arrangement) {
	for cols := 1; ; cols++ {
		rows := 1
		for ; ; rows++ {
			a := arrange(in, cols, rows, needed)
			if !enough(a.frame) {
				break
			}
			if a.per() > best.per() {
				best = a
			}
		}
		if rows == 1 {
			return best
		}
	}
}

// atMost returns the arrangement with cells no larger than a side.
func (a arrangement) atMost(cell float64, in box) arrangement {
	if a.frame.cell > cell {
		a.frame = frameFor(9.05 * cell)
		a.left = in.left
		a.spread(in.width())
	}
	return a
}

// smallEm is the usual height of the em on boards smaller than 9 by 9, whose cells are larger.
const smallEm = .577

// digit returns the usual size of a given in points.
func (b frame) digit() float64 {
	em := emOfCell
	if b.shape.Size() < 9 {
		em = smallEm
	}
	return math.Round(2*points(em*b.cell)) / 2
}

// usual returns the size of a given in points if none is ordered.
func (b frame) usual() float64 {
	if b.heavy {
		return math.Round(2*points(heavyEm*b.cell)) / 2
	}
	return b.digit()
}
