package page

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/solver/logic"
)

// PrintFuncs is what the print page shows and does.
type PrintFuncs struct {
	Levels  []logic.Level
	Order   *PrintOrder
	Changed func()
	Say     func() string // how many pages there are, or what is being done
	Why     func() string // why it can't be printed like that, or what will be missing on the paper
	Files   func() bool   // puzzles of files are open
	Kept    func() bool   // a set is open
	Look    func()        // shows the preview, where it has no room beside the page
	More    func()
	Extra   func() string // says what is set there; "" if nothing is
	Focus   func(fyne.Focusable)

	Symmetry    func() generator.Symmetry
	SetSymmetry func(generator.Symmetry)
	Print       func()
	View        func()
	Save        func()
	Back        func()
}

// Print is the page for printing; its preview takes the board's place.
type Print struct {
	Base
	do      PrintFuncs
	title   *widget.Label
	say     *widget.Label
	look    *widget.Control
	why     *widget.Label
	more    *widget.Control
	counts  *widget.Control
	heading *Field // the title of what is printed
	which   *Field
	rows    []printRow
	last    int // the row that was changed last, -1 for none
	checks  []*widget.Control
	buttons []*widget.Control
}

// A printRow is a row of the page: its name and its control.
type printRow struct {
	label *widget.Label // nil for none
	body  fyne.CanvasObject
	kind  rowKind
	shown func() bool // nil for always
	spare bool        // gives way in a low window: it is on the page of more options, too
}

// A rowKind is how high a row is.
type rowKind uint8

const (
	lineRow rowKind = iota
	sourceRow
	countsRow
	fieldRow
	tilesRow
)

// maxCount is the greatest number of puzzles of one level in a set.
const maxCount = 99

// NewPrint makes the page.
func NewPrint(b Base, do PrintFuncs) *Print {
	p := &Print{Base: b, do: do, last: -1}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("print.page.title"))
	p.say = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	p.look = b.Link(b.T("print.preview"), widget.Right, do.Look)
	p.why = b.Paragraph(theme.Caption)
	p.more = b.NewControl(nil, p.paintMore, func(int) { do.More() })
	p.addSource()
	p.addOptions()
	p.label("print.number", print.Number)
	p.label("print.titles", print.Heading)
	p.label("print.level", print.Level|print.Explainer)
	p.label("print.name", print.Name|print.Time)
	p.mark("print.candidates", print.Candidates)
	p.mark("print.entries", print.Game)
	p.buttons = []*widget.Control{b.Button(b.T("print.print"), true, do.Print), b.Button(b.T("print.pdf"), false, do.Save),
		b.Button(b.T("print.view"), false, do.View), b.Button(b.T("enter.back"), false, do.Back)}
	p.Refresh()
	return p
}

// addSource adds the rows that say what is printed.
func (p *Print) addSource() {
	b, o := p.Base, p.do.Order
	from := func(list ...PrintSource) func() bool { return func() bool { return slices.Contains(list, o.From) } }
	sources := []PrintSource{ThisPuzzle, NewSet}
	whats := []widget.Segment{{Text: b.T("print.this")}, {Text: b.T("print.set")}}
	if p.do.Files() {
		sources, whats = append(sources, FromList), append(whats, widget.Segment{Text: b.T("print.list")})
	}
	if p.do.Kept() {
		sources, whats = append(sources, KeptSet), append(whats, widget.Segment{Text: b.T("print.kept")})
	}
	p.add("", sourceRow, p.Segments(whats, func() int { return slices.Index(sources, o.From) },
		func(i int) { o.From = sources[i]; p.changed(0) }), nil, false)
	p.heading = p.field("print.title", &o.Title)
	p.add("", fieldRow, p.heading, from(NewSet, FromList, KeptSet), true)
	p.counts = b.NewControl(p.countZones, p.paintCounts, p.count)
	p.counts.Tip = func(zone int) widget.Tip { return b.Texts("tip.fewer", "tip.more")(zone % 2) }
	p.add("", countsRow, p.counts, from(NewSet), false)
	p.which = p.field("print.which", &o.Which)
	p.which.Entry.Most = LongText
	p.add("", fieldRow, p.which, from(FromList), false)
	p.add("new.symmetry", tilesRow, b.SymmetryTiles(p.do.Symmetry, p.do.SetSymmetry), from(NewSet), true)
}

// field makes a field for a text of the order.
func (p *Print) field(key string, to *string) *Field {
	n := len(p.rows)
	f := p.NewField(p.T(key), *to, func(text string) {
		if *to != text {
			*to = text
			p.changed(n)
		}
	}, func() { p.do.Back() })
	f.Entry.OnSubmitted = func(string) { p.do.Focus(p.rows[0].body.(*widget.Control)) }
	return f
}

// addOptions adds the rows that say how it is printed.
func (p *Print) addOptions() {
	b, o := p.Base, p.do.Order
	p.option("print.onpage", numbers(print.Counts), func() int {
		if o.DigitSize > 0 {
			return -1 // as many as fit
		}
		return slices.Index(print.Counts, o.PerPage)
	}, func(i int) { o.PerPage, o.DigitSize = print.Counts[i], 0 })
	p.rows[len(p.rows)-1].shown = o.Several
	var papers []widget.Segment
	for _, size := range print.Papers {
		papers = append(papers, widget.Segment{Text: size.Name()})
	}
	p.option("print.paper", papers, func() int {
		if o.Binding == print.Book {
			return -1
		}
		return slices.IndexFunc(print.Papers, func(p print.Paper) bool { return p.Name() == o.Paper.Name() })
	}, func(i int) {
		if o.Paper = o.Paper.WithSize(print.Papers[i]); o.Binding == print.Book {
			o.Binding = print.Loose
		}
	})
	var places []widget.Segment
	for _, key := range []string{"print.none", "print.foot", "print.end", "print.facing", "print.apart"} {
		places = append(places, widget.Segment{Text: b.T(key)})
	}
	p.option("print.solutions", places, func() int { return int(o.Solutions) }, func(i int) { o.Solutions = print.Solutions(i) })
}

// add adds a row; key is that of its name, "" for none.
func (p *Print) add(key string, kind rowKind, body fyne.CanvasObject, shown func() bool, spare bool) {
	r := printRow{body: body, kind: kind, shown: shown, spare: spare}
	if key != "" {
		r.label = p.Label(theme.Body, widget.Left, p.Pal.Text)
		r.label.SetText(p.T(key))
	}
	p.rows = append(p.rows, r)
}

// changed applies a change of a row.
func (p *Print) changed(row int) {
	p.last = row
	p.do.Changed()
}

// paintMore paints the line that opens the other options, with what is set of them.
func (p *Print) paintMore(c *widget.Canvas) {
	MoreLine(c, p.T("print.more"), p.do.Extra(), c.Pal.Text2)
}

func numbers(list []int) (out []widget.Segment) {
	for _, n := range list {
		out = append(out, widget.Segment{Text: strconv.Itoa(n)})
	}
	return out
}

func (p *Print) option(key string, list []widget.Segment, chosen func() int, choose func(int)) {
	n := len(p.rows)
	p.add(key, lineRow, p.Segments(list, chosen, func(i int) { choose(i); p.changed(n) }), nil, false)
}

func (p *Print) label(key string, some print.Labels) {
	p.check(key, func() bool { return p.do.Order.Labels.Has(some) },
		func(on bool) { p.do.Order.Labels = p.do.Order.Labels.With(some, on) })
}

func (p *Print) mark(key string, m print.Marks) {
	p.check(key, func() bool { return p.do.Order.Marks&m != 0 }, func(bool) { p.do.Order.Marks ^= m })
}

func (p *Print) check(key string, is func() bool, set func(bool)) {
	p.checks = append(p.checks, p.Check(p.T(key), is, func() { set(!is()); p.changed(-1) }))
}

// Objects implements Page.
func (p *Print) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title, p.say, p.look}
	for _, r := range p.rows {
		if r.label != nil {
			out = append(out, r.label)
		}
		out = append(out, r.body)
	}
	out = append(out, p.why)
	return append(append(append(out, Objects(p.checks)...), p.more), Objects(p.buttons)...)
}

// Refresh implements Page.
func (p *Print) Refresh() {
	p.say.SetText(p.do.Say())
	p.why.SetSpans(widget.Span{Text: p.do.Why(), Colour: p.Pal.Warn})
	p.heading.Fill(p.do.Order.Title)
	p.which.Fill(p.do.Order.Which)
	p.more.Repaint()
	for _, r := range p.rows {
		if c, ok := r.body.(*widget.Control); ok {
			c.Repaint()
		}
	}
	for _, c := range p.checks {
		c.Repaint()
	}
}
