package page

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/solver/logic"
)

// A PrintOrder says what to print.
type PrintOrder struct {
	Set       bool // new puzzles, not the current game
	Counts    map[logic.Level]int
	PerPage   int
	Paper     print.Paper
	Solutions print.Solutions
	Show      print.Show
}

// PrintFuncs is what the print page shows and does.
type PrintFuncs struct {
	Levels  []logic.Level
	Order   *PrintOrder
	Changed func()
	Say     func() string // how many pages there are, or what is being done
	Save    func()
	Back    func()
}

// Print is the page for printing; its preview takes the board's place.
type Print struct {
	Base
	do      PrintFuncs
	title   *widget.Label
	say     *widget.Label
	what    *widget.Control
	counts  *widget.Control
	options []option
	checks  []*widget.Control
	save    *widget.Control
	back    *widget.Control
}

// An option is a name and its choices.
type option struct {
	label  *widget.Label
	choice *widget.Control
	set    bool // only shown for a set
}

// maxCount is the greatest number of puzzles of one level in a set.
const maxCount = 99

// NewPrint makes the page.
func NewPrint(b Base, do PrintFuncs) *Print {
	p := &Print{Base: b, do: do}
	o := do.Order
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("print.page.title"))
	p.say = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	p.what = b.Segments([]widget.Segment{{Text: b.T("print.this")}, {Text: b.T("print.set")}},
		func() int { return btoi(o.Set) }, func(i int) { o.Set = i == 1; do.Changed() })
	p.counts = b.NewControl(p.countZones, p.paintCounts, p.count)
	p.counts.Tip = func(zone int) widget.Tip { return b.texts("tip.fewer", "tip.more")(zone % 2) }
	p.option("print.onpage", true, numbers(print.Counts), func() int { return slices.Index(print.Counts, o.PerPage) },
		func(i int) { o.PerPage = print.Counts[i] })
	var papers []widget.Segment
	for _, size := range print.Papers {
		papers = append(papers, widget.Segment{Text: size.Name()})
	}
	p.option("print.paper", false, papers, func() int { return slices.Index(print.Papers, o.Paper) },
		func(i int) { o.Paper = print.Papers[i] })
	p.option("print.solutions", false, []widget.Segment{{Text: b.T("print.none")}, {Text: b.T("print.foot")}, {Text: b.T("print.end")}},
		func() int { return int(o.Solutions) }, func(i int) { o.Solutions = print.Solutions(i) })
	p.check("print.number", &o.Show.Number)
	p.check("print.titles", &o.Show.Title)
	p.check("print.level", &o.Show.Level)
	p.check("print.name", &o.Show.Name)
	p.check("print.candidates", &o.Show.Candidates)
	p.check("print.entries", &o.Show.Entries)
	p.save = b.Button(b.T("print.pdf"), true, do.Save)
	p.back = b.Button(b.T("new.back"), false, do.Back)
	p.Refresh()
	return p
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func numbers(list []int) (out []widget.Segment) {
	for _, n := range list {
		out = append(out, widget.Segment{Text: strconv.Itoa(n)})
	}
	return out
}

func (p *Print) option(key string, set bool, list []widget.Segment, chosen func() int, choose func(int)) {
	l := p.Label(theme.Body, widget.Left, p.Pal.Text)
	l.SetText(p.T(key))
	p.options = append(p.options, option{l, p.Segments(list, chosen, func(i int) { choose(i); p.do.Changed() }), set})
}

func (p *Print) check(key string, on *bool) {
	p.checks = append(p.checks, p.Check(p.T(key), func() bool { return *on }, func() { *on = !*on; p.do.Changed() }))
}

// Objects implements Page.
func (p *Print) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title, p.say, p.what, p.counts}
	for _, o := range p.options {
		out = append(out, o.label, o.choice)
	}
	return append(append(out, objects(p.checks)...), p.save, p.back)
}

// Refresh implements Page.
func (p *Print) Refresh() {
	p.say.SetText(p.do.Say())
	p.what.Repaint()
	p.counts.Repaint()
	for _, o := range p.options {
		o.choice.Repaint()
	}
	for _, c := range p.checks {
		c.Repaint()
	}
}

// Arrange implements Page.
func (p *Print) Arrange(put Place, r widget.Rect, tall bool) {
	gap, line, what, counts, check := 12., 38., 44., 62., 32.
	if r.H < 560 { // a low window
		gap, line, what, counts, check = 5, 28, 36, 58, 28
	}
	title := p.Painter.Width(p.T("print.page.title"), p.Size(20), true) + 12
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: title, H: p.Size(30)})
	put(p.say, widget.Rect{X: r.X + title, Y: r.Y - 9, W: r.W - title, H: p.Size(30)})
	y := r.Y + p.Size(34)
	put(p.what, widget.Rect{X: r.X, Y: y, W: r.W, H: what})
	y += what + gap
	p.counts.Hide()
	if p.do.Order.Set {
		show(put, p.counts, widget.Rect{X: r.X, Y: y, W: r.W, H: counts})
		y += counts + gap
	}
	for _, o := range p.options {
		if o.set && !p.do.Order.Set {
			hide(o.label, o.choice)
			continue
		}
		show(put, o.label, widget.Rect{X: r.X, Y: y, W: 88, H: line})
		show(put, o.choice, widget.Rect{X: r.X + 88, Y: y, W: r.W - 88, H: line})
		y += line + gap
	}
	foot := r.Y + r.H - 44
	for i, c := range p.checks {
		half := r.W / 2
		c.Show()
		if y+float64(i/2)*check+28 > foot { // not enough room in a low window
			c.Hide()
			continue
		}
		put(c, widget.Rect{X: r.X + half*float64(i%2), Y: y + float64(i/2)*check, W: half - 4, H: 28})
	}
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 16, p.save, p.back)
}

// countZones returns a minus and a plus zone for each level.
func (p *Print) countZones(w, h float64) (out []widget.Rect) {
	const gap = 4
	step := (w + gap) / float64(len(p.do.Levels))
	for i := range p.do.Levels {
		x := float64(i) * step
		half := (step - gap) / 2
		out = append(out, widget.Rect{X: x, W: half, H: h}, widget.Rect{X: x + half, W: half, H: h})
	}
	return out
}

func (p *Print) count(zone int) {
	counts, level := p.do.Order.Counts, p.do.Levels[zone/2]
	counts[level] = min(max(counts[level]+2*(zone%2)-1, 0), maxCount)
	p.do.Changed()
}

func (p *Print) paintCounts(c *widget.Canvas) {
	zones := p.countZones(c.W, c.H)
	for i, level := range p.do.Levels {
		minus, plus := zones[2*i], zones[2*i+1]
		card := widget.Rect{X: minus.X, W: minus.W + plus.W, H: c.H}
		c.Frame(-2, card, 8, false)
		n := p.do.Order.Counts[level]
		c.Write(p.Lang.Say(level.Text()), widget.Rect{X: card.X, Y: 5, W: card.W, H: 20}, 13, false, widget.Centre, c.Pal.Text2)
		number := widget.Rect{X: card.X, Y: 26, W: card.W, H: 30}
		c.Write(strconv.Itoa(n), number, 18, false, widget.Centre, c.Pal.Text)
		for k, sign := range []string{"−", "+"} {
			r, col := zones[2*i+k], c.Pal.Text2
			if c.Hover == 2*i+k || c.Focus == 2*i+k || c.Pressed == 2*i+k {
				c.Round(widget.Rect{X: r.X + 4, Y: 26, W: r.W - 8, H: 30}.Inset(1), 6, 1.5, c.Pal.Accent)
			}
			side := widget.Rect{X: card.X + 8, Y: 26, W: card.W - 16, H: 30}
			c.Write(sign, side, 16, false, widget.Align(k), col)
		}
	}
}
