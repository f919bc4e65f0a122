package paper

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
)

// A printForm is the order on the page: rows of options, what is wrong with them, and check
// boxes.
type printForm struct {
	page.Base
	app *screen.App
	*printing
	screen  printScreen
	counts  *widget.Control
	heading *page.Field // the title of what is printed
	which   *page.Field
	rows    []printRow
	last    int           // the row that was changed last, -1 for none
	problem *widget.Label // why it can't be printed like that, or what will be missing on the paper
	checks  []*widget.Control
}

// A printScreen takes what is changed of an order.
type printScreen interface {
	changed()
	setSymmetry(generator.Symmetry)
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

// newPrintForm makes the form of an order.
func newPrintForm(a *screen.App, of *printing, screen printScreen) *printForm {
	f := &printForm{Base: a.Base(), app: a, printing: of, screen: screen, last: -1}
	f.problem = f.Kit.Paragraph(theme.Caption)
	f.addSource()
	f.addOptions()
	f.label("print.number", print.Number)
	f.label("print.titles", print.Heading)
	f.label("print.level", print.Level|print.Explainer)
	f.label("print.name", print.Name|print.Time)
	f.mark("print.candidates", print.Candidates)
	f.mark("print.entries", print.Game)
	return f
}

// addSource adds the rows that say what is printed.
func (f *printForm) addSource() {
	sources := []printSource{fromShown, fromNew}
	names := []widget.Segment{{Text: f.T("print.this")}, {Text: f.T("print.set")}}
	if f.app.Files().Any() {
		sources, names = append(sources, FromFiles), append(names, widget.Segment{Text: f.T("print.list")})
	}
	if f.kept != nil {
		sources, names = append(sources, fromKept), append(names, widget.Segment{Text: f.T("print.kept")})
	}
	f.add("", originRow, f.Kit.Segments(names, func() int { return slices.Index(sources, f.Order.From) },
		func(i int) { f.source(sources[i]); f.rowChanged(0) }), nil, false)
	f.heading = f.field("print.title", &f.Order.Title)
	f.add("", fieldRow, f.heading, func() bool { return f.Order.From != fromShown }, true)
	f.counts = f.Kit.NewControl(f.countZones, f.paintCounts, f.count)
	f.counts.Tip = func(zone int) widget.Tip { return f.Texts("tip.fewer", "tip.more")(zone % 2) }
	f.add("", countsRow, f.counts, f.ofNewSet, false)
	f.which = f.field("print.which", &f.Order.Which)
	f.which.Entry.Most = page.LongText
	f.add("", fieldRow, f.which, func() bool { return f.Order.From == FromFiles }, false)
	f.add("new.symmetry", tilesRow, page.SymmetryTiles(f.Base, f.app.Prefs().Symmetry, f.screen.setSymmetry), f.ofNewSet, true)
}

func (f *printForm) ofNewSet() bool { return f.Order.From == fromNew }

// count orders one puzzle more or less of a level.
func (f *printForm) count(zone int) {
	f.Order.count(caption.Levels()[zone/2], 2*(zone%2)-1)
	f.rowChanged(slices.IndexFunc(f.rows, func(r printRow) bool { return r.kind == countsRow }))
}

// field makes a field for a text of the order.
func (f *printForm) field(key string, to *string) *page.Field {
	n := len(f.rows)
	c := page.NewField(f.Base, f.T(key), *to, func(text string) {
		if *to != text {
			*to = text
			f.rowChanged(n)
		}
	}, f.app.Back)
	c.Entry.OnSubmitted = func(string) { f.app.Focus(f.rows[0].body.(*widget.Control)) }
	return c
}

// addOptions adds the rows that say how it is printed.
func (f *printForm) addOptions() {
	o := &f.Order
	f.option("print.onpage", numbers(print.Counts), func() int {
		if o.DigitSize > 0 {
			return -1 // as many as fit
		}
		return slices.Index(print.Counts, o.PerPage)
	}, func(i int) { o.PerPage, o.DigitSize = print.Counts[i], 0 })
	f.rows[len(f.rows)-1].shown = o.several
	var papers []widget.Segment
	for _, size := range print.Papers {
		papers = append(papers, widget.Segment{Text: size.Name()})
	}
	f.option("print.paper", papers, func() int {
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
		places = append(places, widget.Segment{Text: f.T(key)})
	}
	f.option("print.solutions", places, func() int { return int(o.Solutions) }, func(i int) { o.Solutions = print.Solutions(i) })
}

// add adds a row; key is that of its name, "" for none.
func (f *printForm) add(key string, kind rowKind, body fyne.CanvasObject, shown func() bool, spare bool) {
	r := printRow{body: body, kind: kind, shown: shown, spare: spare}
	if key != "" {
		r.label = f.Kit.Label(theme.Body, widget.Left, f.Kit.Pal.Text)
		r.label.SetText(f.T(key))
	}
	f.rows = append(f.rows, r)
}

// rowChanged applies a change of a row.
func (f *printForm) rowChanged(row int) {
	f.last = row
	f.screen.changed()
}

func numbers(list []int) (out []widget.Segment) {
	for _, n := range list {
		out = append(out, widget.Segment{Text: strconv.Itoa(n)})
	}
	return out
}

func (f *printForm) option(key string, list []widget.Segment, chosen func() int, choose func(int)) {
	n := len(f.rows)
	f.add(key, lineRow, f.Kit.Segments(list, chosen, func(i int) { choose(i); f.rowChanged(n) }), nil, false)
}

func (f *printForm) label(key string, some print.Labels) {
	f.check(key, func() bool { return f.Order.Labels.Has(some) },
		func(on bool) { f.Order.Labels = f.Order.Labels.With(some, on) })
}

func (f *printForm) mark(key string, m print.Marks) {
	f.check(key, func() bool { return f.Order.Marks&m != 0 }, func(bool) { f.Order.Marks ^= m })
}

func (f *printForm) check(key string, is func() bool, set func(bool)) {
	f.checks = append(f.checks, f.Kit.Check(f.T(key), is, func() { set(!is()); f.rowChanged(-1) }))
}

// objects returns the rows, what is wrong, and the check boxes.
func (f *printForm) objects() (out []fyne.CanvasObject) {
	for _, r := range f.rows {
		if r.label != nil {
			out = append(out, r.label)
		}
		out = append(out, r.body)
	}
	return append(append(out, f.problem), page.Objects(f.checks)...)
}

// update shows the order, and what is remarked about it.
func (f *printForm) update(remark string) {
	f.problem.SetSpans(widget.Span{Text: remark, Colour: f.Kit.Pal.Warn})
	f.heading.Fill(f.Order.Title)
	f.which.Fill(f.Order.Which)
	for _, r := range f.rows {
		if c, ok := r.body.(*widget.Control); ok {
			c.Repaint()
		}
	}
	for _, c := range f.checks {
		c.Repaint()
	}
}
