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
	Set       bool // new puzzles, not the one that is shown
	List      bool // those of the opened files
	Counts    map[logic.Level]int
	PerPage   int
	Paper     print.Paper
	Solutions print.Solutions
	Labels    print.Labels
	Marks     print.Marks
	PrintMore
}

// PrintMore is what is ordered on the page of more options.
type PrintMore struct {
	Title, Author string
	Names         string // of those who get a copy each, with commas between them
	Binding       Binding
	Trim          print.Paper
	Bleed         bool
	Cover         print.Cover
	Landscape     bool
	DigitSize     float64 // in points; 0 fits the cell
	Margin        float64 // in millimetres; negative for that of the paper
	Ink           print.Ink
	QR, Path      bool
	Blank         int
}

// Margins returns paper with the margins that are ordered.
func (o *PrintMore) Margins(p print.Paper) print.Paper {
	if o.Margin < 0 {
		return p
	}
	return p.WithMargin(o.Margin)
}

// Binding says how pages are bound.
type Binding uint8

const (
	Loose Binding = iota
	Booklet
	Book
)

// Several reports whether there may be more than one grid.
func (o *PrintOrder) Several() bool { return o.Set || o.List || o.Blank > 0 }

// PrintFuncs is what the print page shows and does.
type PrintFuncs struct {
	Levels  []logic.Level
	Order   *PrintOrder
	Changed func()
	Say     func() string // how many pages there are, or what is being done
	Why     func() string // why it can't be printed like that, or what will be missing on the paper
	Files   func() bool   // puzzles of files are open
	More    func()
	Print   func()
	View    func()
	Save    func()
	Back    func()
}

// Print is the page for printing; its preview takes the board's place.
type Print struct {
	Base
	do      PrintFuncs
	title   *widget.Label
	say     *widget.Label
	why     *widget.Label
	more    *widget.Control
	what    *widget.Control
	counts  *widget.Control
	options []option
	checks  []*widget.Control
	buttons []*widget.Control
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
	p.why = b.Paragraph(theme.Caption)
	p.more = b.Link(b.T("print.more"), widget.Left, do.More)
	whats := []widget.Segment{{Text: b.T("print.this")}, {Text: b.T("print.set")}}
	if do.Files() {
		whats = append(whats, widget.Segment{Text: b.T("print.list")})
	}
	p.what = b.Segments(whats, func() int { return btoi(o.Set) + 2*btoi(o.List) },
		func(i int) { o.Set, o.List = i == 1, i == 2; do.Changed() })
	p.counts = b.NewControl(p.countZones, p.paintCounts, p.count)
	p.counts.Tip = func(zone int) widget.Tip { return b.texts("tip.fewer", "tip.more")(zone % 2) }
	p.option("print.onpage", true, numbers(print.Counts), func() int {
		if o.DigitSize > 0 {
			return -1 // as many as fit
		}
		return slices.Index(print.Counts, o.PerPage)
	}, func(i int) { o.PerPage, o.DigitSize = print.Counts[i], 0 })
	var papers []widget.Segment
	for _, size := range print.Papers {
		papers = append(papers, widget.Segment{Text: size.Name()})
	}
	p.option("print.paper", false, papers, func() int { return slices.Index(print.Papers, o.Paper) },
		func(i int) { o.Paper = print.Papers[i] })
	p.option("print.solutions", false, []widget.Segment{{Text: b.T("print.none")}, {Text: b.T("print.foot")}, {Text: b.T("print.end")}, {Text: b.T("print.facing")}},
		func() int { return int(o.Solutions) }, func(i int) { o.Solutions = print.Solutions(i) })
	p.label("print.number", print.Number)
	p.label("print.titles", print.Heading)
	p.label("print.level", print.Level|print.Score)
	p.label("print.name", print.Name|print.Time)
	p.mark("print.candidates", print.Candidates)
	p.mark("print.entries", print.Game)
	p.buttons = []*widget.Control{b.Button(b.T("print.print"), true, do.Print), b.Button(b.T("print.pdf"), false, do.Save),
		b.Button(b.T("print.view"), false, do.View), b.Button(b.T("enter.back"), false, do.Back)}
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

func (p *Print) label(key string, some print.Labels) {
	p.check(key, func() bool { return p.do.Order.Labels.Has(some) },
		func(on bool) { p.do.Order.Labels = p.do.Order.Labels.With(some, on) })
}

func (p *Print) mark(key string, m print.Marks) {
	p.check(key, func() bool { return p.do.Order.Marks&m != 0 }, func(bool) { p.do.Order.Marks ^= m })
}

func (p *Print) check(key string, is func() bool, set func(bool)) {
	p.checks = append(p.checks, p.Check(p.T(key), is, func() { set(!is()); p.do.Changed() }))
}

// Objects implements Page.
func (p *Print) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title, p.say, p.what, p.counts, p.why, p.more}
	for _, o := range p.options {
		out = append(out, o.label, o.choice)
	}
	return append(append(out, objects(p.checks)...), objects(p.buttons)...)
}

// Refresh implements Page.
func (p *Print) Refresh() {
	p.say.SetText(p.do.Say())
	p.why.SetSpans(widget.Span{Text: p.do.Why(), Colour: p.Pal.Warn})
	p.what.Repaint()
	p.counts.Repaint()
	for _, o := range p.options {
		o.choice.Repaint()
	}
	for _, c := range p.checks {
		c.Repaint()
	}
}
