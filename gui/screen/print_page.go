package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
)

// printPage is the controls of the page.
type printPage struct {
	page.Base
	title   *widget.Label
	size    *widget.Label   // how many grids and pages there are
	open    *widget.Control // opens the preview, where it has no room beside the page
	problem *widget.Label   // why it can't be printed like that, or what will be missing on the paper
	more    *widget.Control
	counts  *widget.Control
	heading *page.Field // the title of what is printed
	which   *page.Field
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
	originRow
	countsRow
	fieldRow
	tilesRow
)

// Rebuild implements Screen.
func (s *Print) Rebuild() {
	b := s.app.Base()
	s.preview = b.Preview(s)
	s.lay() // in the language
	s.printPage = printPage{Base: b, last: -1}
	s.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	s.title.SetText(b.T("print.page.title"))
	s.size = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	s.open = b.Link(b.T("print.preview"), widget.Right, s.openPreview)
	s.problem = b.Paragraph(theme.Caption)
	s.more = b.NewControl(nil, s.paintMore, s.openMore)
	s.addSource()
	s.addOptions()
	s.label("print.number", print.Number)
	s.label("print.titles", print.Heading)
	s.label("print.level", print.Level|print.Explainer)
	s.label("print.name", print.Name|print.Time)
	s.mark("print.candidates", print.Candidates)
	s.mark("print.entries", print.Game)
	s.buttons = []*widget.Control{b.Button(b.T("print.print"), true, s.print), b.Button(b.T("print.pdf"), false, s.save),
		b.Button(b.T("print.view"), false, s.view), b.Button(b.T("enter.back"), false, s.app.Back)}
	s.Refresh()
}

// Page implements Screen.
func (s *Print) Page() page.Page { return s }

func (s *Print) openPreview() { s.app.Push(NewPrintPages(s.app, s)) }
func (s *Print) openMore(int) { s.app.Push(NewPrintMore(s.app, s)) }

// addSource adds the rows that say what is printed.
func (s *Print) addSource() {
	sources := []printSource{fromShown, fromNew}
	names := []widget.Segment{{Text: s.T("print.this")}, {Text: s.T("print.set")}}
	if s.app.Files().Any() {
		sources, names = append(sources, fromFiles), append(names, widget.Segment{Text: s.T("print.list")})
	}
	if s.kept != nil {
		sources, names = append(sources, fromKept), append(names, widget.Segment{Text: s.T("print.kept")})
	}
	s.add("", originRow, s.Segments(names, func() int { return slices.Index(sources, s.order.From) },
		func(i int) { s.order.From = sources[i]; s.rowChanged(0) }), nil, false)
	s.heading = s.field("print.title", &s.order.Title)
	s.add("", fieldRow, s.heading, func() bool { return s.order.From != fromShown }, true)
	s.counts = s.NewControl(s.countZones, s.paintCounts, s.count)
	s.counts.Tip = func(zone int) widget.Tip { return s.Texts("tip.fewer", "tip.more")(zone % 2) }
	s.add("", countsRow, s.counts, s.ofNewSet, false)
	s.which = s.field("print.which", &s.order.Which)
	s.which.Entry.Most = page.LongText
	s.add("", fieldRow, s.which, func() bool { return s.order.From == fromFiles }, false)
	s.add("new.symmetry", tilesRow, s.SymmetryTiles(s.app.Prefs().Symmetry, s.setSymmetry), s.ofNewSet, true)
}

func (s *Print) ofNewSet() bool { return s.order.From == fromNew }

// count orders one puzzle more or less of a level.
func (s *Print) count(zone int) {
	s.order.count(levels()[zone/2], 2*(zone%2)-1)
	s.rowChanged(slices.IndexFunc(s.rows, func(r printRow) bool { return r.kind == countsRow }))
}

// field makes a field for a text of the order.
func (s *Print) field(key string, to *string) *page.Field {
	n := len(s.rows)
	f := s.NewField(s.T(key), *to, func(text string) {
		if *to != text {
			*to = text
			s.rowChanged(n)
		}
	}, s.app.Back)
	f.Entry.OnSubmitted = func(string) { s.app.Focus(s.rows[0].body.(*widget.Control)) }
	return f
}

// addOptions adds the rows that say how it is printed.
func (s *Print) addOptions() {
	o := &s.order
	s.option("print.onpage", numbers(print.Counts), func() int {
		if o.DigitSize > 0 {
			return -1 // as many as fit
		}
		return slices.Index(print.Counts, o.PerPage)
	}, func(i int) { o.PerPage, o.DigitSize = print.Counts[i], 0 })
	s.rows[len(s.rows)-1].shown = o.several
	var papers []widget.Segment
	for _, size := range print.Papers {
		papers = append(papers, widget.Segment{Text: size.Name()})
	}
	s.option("print.paper", papers, func() int {
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
		places = append(places, widget.Segment{Text: s.T(key)})
	}
	s.option("print.solutions", places, func() int { return int(o.Solutions) }, func(i int) { o.Solutions = print.Solutions(i) })
}

// add adds a row; key is that of its name, "" for none.
func (s *Print) add(key string, kind rowKind, body fyne.CanvasObject, shown func() bool, spare bool) {
	r := printRow{body: body, kind: kind, shown: shown, spare: spare}
	if key != "" {
		r.label = s.Label(theme.Body, widget.Left, s.Pal.Text)
		r.label.SetText(s.T(key))
	}
	s.rows = append(s.rows, r)
}

// rowChanged applies a change of a row.
func (s *Print) rowChanged(row int) {
	s.last = row
	s.changed()
}

func numbers(list []int) (out []widget.Segment) {
	for _, n := range list {
		out = append(out, widget.Segment{Text: strconv.Itoa(n)})
	}
	return out
}

func (s *Print) option(key string, list []widget.Segment, chosen func() int, choose func(int)) {
	n := len(s.rows)
	s.add(key, lineRow, s.Segments(list, chosen, func(i int) { choose(i); s.rowChanged(n) }), nil, false)
}

func (s *Print) label(key string, some print.Labels) {
	s.check(key, func() bool { return s.order.Labels.Has(some) },
		func(on bool) { s.order.Labels = s.order.Labels.With(some, on) })
}

func (s *Print) mark(key string, m print.Marks) {
	s.check(key, func() bool { return s.order.Marks&m != 0 }, func(bool) { s.order.Marks ^= m })
}

func (s *Print) check(key string, is func() bool, set func(bool)) {
	s.checks = append(s.checks, s.Check(s.T(key), is, func() { set(!is()); s.rowChanged(-1) }))
}

// Objects implements page.Page.
func (s *Print) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.size, s.open}
	for _, r := range s.rows {
		if r.label != nil {
			out = append(out, r.label)
		}
		out = append(out, r.body)
	}
	out = append(out, s.problem)
	return append(append(append(out, page.Objects(s.checks)...), s.more), page.Objects(s.buttons)...)
}

// Refresh implements page.Refresher.
func (s *Print) Refresh() {
	s.size.SetText(s.summary())
	s.problem.SetSpans(widget.Span{Text: s.remark(), Colour: s.Pal.Warn})
	s.heading.Fill(s.order.Title)
	s.which.Fill(s.order.Which)
	s.more.Repaint()
	for _, r := range s.rows {
		if c, ok := r.body.(*widget.Control); ok {
			c.Repaint()
		}
	}
	for _, c := range s.checks {
		c.Repaint()
	}
}
