package window

import (
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/widget"
)

// A tallPlan says how a tall window is shared: from the top margin, head, board, status
// line, page. The page gets what the others leave.
type tallPlan struct {
	margin, head, status float64
	gaps                 [3]float64 // after head, board and status line
	side                 float64    // of the board
}

// taken returns the height that is neither board nor page.
func (p tallPlan) taken() float64 {
	return p.head + p.status + p.gaps[0] + p.gaps[1] + p.gaps[2] + p.margin
}

// arrangeTall places the page below the board.
func (lt *layout) arrangeTall(width, height float64) {
	p := lt.planTall(width, height)
	x, wide := p.margin, width-2*p.margin
	if screen.SpaceOf(lt.app.Top()).Whole {
		lt.arrangeOwn(widget.Rect{X: x, Y: top, W: wide, H: height - top - p.margin})
		return
	}
	y := 0.
	if lt.folded() {
		y = max(0, (height-p.taken()-p.side)/2)
	}
	line := p.status
	if line > 0 {
		line += p.gaps[2] - 1
	}
	if lent := lt.status.lend(wide, line, mostLent*height); lent > 0 {
		p.status += lent
		p.side = lt.fit(p.side - lent)
	}
	lt.headless = p.head == noHead
	lt.placeHead(widget.Rect{X: x, Y: y + 14, W: wide, H: p.head}, p.head < lt.twoLines())
	y += p.head + p.gaps[0]
	lt.placeBoard(x+(wide-p.side)/2, y, p.side)
	y += p.side + p.gaps[1]
	if p.status == 0 {
		lt.status.label.Hide()
	} else {
		lt.placeStatus(widget.Rect{X: x, Y: y, W: wide, H: p.status + p.gaps[2] - 1})
	}
	if lt.folded() {
		hide(lt.page())
		return
	}
	y += p.status + p.gaps[2]
	lt.arrangePage(widget.Rect{X: x, Y: y, W: wide, H: height - y - p.margin}, true)
}

// twoLines returns the height of a head with the level under the title.
func (lt *layout) twoLines() float64 { return lt.kit.Size(52) + 14 }

// noHead is the space above the board without title and clock.
const noHead = 10.

// Sides of the board in a tall window, in units: the least, with cells of 28, and the
// least that is kept for a page with all of its controls.
const (
	leastSide  = 28*9 + 2
	usefulSide = 29*9 + 2
)

// planTall shares a tall window. Beside play, pages leave the board its size if they have
// room enough below it.
func (lt *layout) planTall(width, height float64) tallPlan {
	play := lt.plan(width, height, lt.app.Play().Heights(), true, .62)
	hint := hints.Heights(lt.app.Base())[0]
	if side := lt.fit(height - play.taken() - hint); !lt.folded() && side < play.side && side >= .56*height {
		play.side = side // so that it stays when a hint comes
	}
	if lt.app.Top() == screen.Screen(lt.app.Play()) {
		return play
	}
	head, heights := screen.SpaceOf(lt.app.Top()).Head, lt.heights(height)
	same := play
	if !head {
		same.head = noHead
	}
	if height-same.taken()-same.side >= heights[0] {
		return same
	}
	return lt.plan(width, height, heights, head, .45)
}

// heights returns the heights that the page wants below the board, the most comfortable
// one first.
func (lt *layout) heights(height float64) []float64 {
	if p, ok := lt.page().(interface{ Heights() []float64 }); ok {
		return p.Heights()
	}
	space := screen.SpaceOf(lt.app.Top())
	return []float64{max(lt.app.Play().Heights()[0], min(height*space.Share, lt.kit.Size(space.AtMost)))}
}

// plan returns the roomiest plan with a board that is as large as the width allows, or
// has that share of the height. If there is none, the page gets the largest of its
// heights that leaves a useful board.
func (lt *layout) plan(width, height float64, heights []float64, head bool, share float64) tallPlan {
	small := width < 380 || height < 560
	margin, gaps := 15., [3]float64{6, 8, 6}
	if small {
		margin, gaps = 8, [3]float64{4, 6, 4}
	}
	two, one, line := lt.twoLines(), max(32, lt.kit.Size(30)+2), lt.kit.Size(28)-4 // for two lines of the least size
	if !head {
		two, one = noHead, noHead
	}
	plans := []tallPlan{{margin: margin, head: two, status: lt.kit.Size(44)}, {head: two, status: line}, {head: one, status: line}}
	wanted := lt.fit(max(leastSide, min(width-2*margin, share*height)))
	var p tallPlan
	for _, h := range heights[:max(1, len(heights)-1)] {
		for i := range plans {
			p = plans[i]
			p.margin, p.gaps = margin, gaps
			p.side = lt.fit(min(width-2*margin, height-p.taken()-lt.foot(h)))
			if p.side >= wanted && !(small && i < 2) {
				return p
			}
		}
	}
	for _, h := range heights {
		if p.side = lt.fit(min(width-2*margin, height-p.taken()-lt.foot(h))); p.side >= usefulSide {
			return p
		}
	}
	last := heights[len(heights)-1]
	if height-p.taken()-leastSide < last {
		p.head = noHead // the page needs the room more than title and clock
	}
	if height-p.taken()-leastSide < last && len(lt.head.chips.on) == 0 { // chips need a place
		p.status = 0
	}
	p.side = lt.fit(max(leastSide, min(width-2*margin, height-p.taken()-last)))
	return p
}

// foot returns the height of the page below the board.
func (lt *layout) foot(h float64) float64 {
	if lt.folded() {
		return 0
	}
	return h
}

// arrangeOwn gives a page without a board everything below the menu; one that has both places
// keeps the status line, and others have it while it has a message.
func (lt *layout) arrangeOwn(r widget.Rect) {
	lt.hideBoard()
	status := 0.
	if screen.SpaceOf(lt.app.Top()).Both {
		status = lt.kit.Size(40)
	}
	if status += lt.status.lend(r.W, status, mostLent*r.H); status > 0 {
		lt.show(lt.status.label, r.Strip(r.Y+r.H-status+6, status))
		r.H -= status + 2
	} else {
		lt.status.label.Hide()
	}
	lt.arrangePage(r, true)
}

// mostLent is how much of the height a message gets at most.
const mostLent = .2
