package home

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/widget"
)

// learning shows what of the lessons comes up again, and which is next on the path.
type learning struct {
	page.Base
	app    *screen.App
	state  *learnState
	shown  *learnReport
	narrow bool
	title  *widget.Pic
	due    *widget.Control
	next   *widget.Control
	path   *widget.Control // leads to the path, beside the title
}

// newLearning makes the part of the page.
func newLearning(a *screen.App, state *learnState, shown *learnReport) *learning {
	b := a.Base()
	k := &learning{Base: b, app: a, state: state, shown: shown}
	k.title = homeTitle(b, "home.learn", &k.narrow)
	k.due = b.Kit.NewControl(nil, k.paintDue, func(int) { k.practise() })
	k.next = b.Kit.NewControl(nil, k.paintNext, func(int) { k.openNext() })
	k.path = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintWay(c, shown.path, c.Pal.Text2) }, func(int) { a.Show(learn.NewStations(a)) })
	return k
}

func (k *learning) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.path, k.due, k.next}
}

// practise begins the practice of today.
func (k *learning) practise() { k.app.Push(learn.NewPractice(k.app, k.state.Due)) }

// openNext opens the lesson that is next on the path, or the path.
func (k *learning) openNext() {
	if l, stage, ok := k.state.lesson(); ok && k.state.answered {
		k.app.Push(learn.NewLesson(k.app, l, stage, rand.Uint64))
	} else if k.state.answered {
		k.app.Show(learn.NewStations(k.app))
	}
}

// update shows the report.
func (k *learning) update() {
	for _, c := range []*widget.Control{k.due, k.next, k.path} {
		c.Repaint()
	}
}

// parts returns what stands below the heading.
func (k *learning) parts(narrow bool) layout.Stack {
	due, next := max(50, k.Kit.Size(28)+22), max(82, k.Kit.Size(28)+54)
	if k.narrow = narrow; narrow {
		due = max(40, k.Kit.Size(28)+12)
		next = due // without the way
	}
	return layout.Stack{{Object: k.due, Least: due, Absent: k.shown.due == ""}, {Object: k.next, Gap: page.SmallGap, Least: next}}
}

func (k *learning) paintDue(c *widget.Canvas) {
	c.Frame(0, c.Bounds(), 10, false)
	k.paintLesson(c, c.H/2, k.shown.due, k.shown.dueNote, learn.PaintAgain)
}

// paintNext paints the lesson that is next, and where it is on the way.
func (k *learning) paintNext(c *widget.Canvas) {
	c.Frame(0, c.Bounds(), 10, false)
	if k.shown.next == "" { // it isn't known yet
		c.Mention(k.T("home.learn"))
		return
	}
	if k.narrow {
		k.paintLesson(c, c.H/2, k.shown.next, k.shown.nextNote, learn.PaintStation)
		return
	}
	const high = 24.
	k.paintLesson(c, (c.H-high+8)/2, k.shown.next, k.shown.nextNote, learn.PaintStation)
	x, y, w := 16., c.H-high, c.W-32
	const gap = 1.5
	from := 0.
	at := min(max(k.shown.at*w, 6.5), w-6.5)
	for _, end := range append(k.shown.ends, 1) {
		k.paintWay(c, x, y, from, end*w-gap/2, at)
		from = end*w + gap/2
	}
	c.Disc(x+at, y, 8.5, c.Pal.Surface)
	c.Ring(x+at, y, 6.5, 2.5, c.Pal.Accent)
	c.Disc(x+at, y, 2.5, c.Pal.Accent)
}

// paintWay paints a part of the way: in the accent colour as far as one has come.
func (k *learning) paintWay(c *widget.Canvas, x, y, from, to, at float64) {
	bar := widget.Rect{X: x + from, Y: y - 2, W: to - from, H: 4}
	c.Round(bar, 2, 0, trackColour(c))
	if at > from {
		c.Round(bar.Column(bar.X, min(to, at)-from), 2, 0, c.Pal.Accent)
	}
}

// paintLesson paints a lesson with its mark, and a note at the right.
func (k *learning) paintLesson(c *widget.Canvas, y float64, name, note string, mark func(c *widget.Canvas, x, y, r float64)) {
	s := min(c.TextScale, 1.5)
	mark(c, 16+11*s, y, s)
	at := widget.Rect{X: 16 + 22*s + 12, Y: y - c.Size(12), H: c.Size(24)}
	at.W = c.W - at.X - 16
	w := c.Painter.Width(note, c.Size(13)*c.S, false)/c.S + 2
	if wide := c.Painter.Width(name, c.Size(15)*c.S, true) / c.S; wide*.75+w+10 > at.W {
		w = max(0, at.W-wide*.75-10)
	}
	if w > 30 {
		c.Write(note, at.Column(at.X+at.W-w, w), 13, false, widget.Right, c.Pal.Text2)
		at.W -= w + 10
	}
	size := 15.
	if wide := c.Painter.Width(name, c.Size(15)*c.S, true) / c.S; wide > at.W {
		size = 15 * max(.7, (at.W-1)/wide)
	}
	c.Write(name, at, size, true, widget.Left, c.Pal.Text)
}
