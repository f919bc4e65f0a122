package screen

import (
	"slices"
	"strconv"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/puzzle/print"
)

// PrintMore is the page of more options for printing.
type PrintMore struct {
	desk Desk
	pageOf[*page.Settings]
	print *Print
	last  string // the key of the option that was changed last
}

// NewPrintMore makes the screen for the options of another one.
func NewPrintMore(d Desk, of *Print) *PrintMore {
	s := &PrintMore{desk: d, print: of}
	s.Again()
	return s
}

// Again implements Screen.
func (s *PrintMore) Again() Screen {
	b := s.desk.Base()
	s.page = page.NewForm(b, b.T("print.more"), slices.Concat(s.texts(), s.bound(), s.grids(), s.ink(), s.labels()),
		b.Button(b.T("sheet.close"), true, s.desk.Back))
	return s
}

// Space implements SpaceProvider.
func (s *PrintMore) Space() Space { return whole }

// changed applies a change of an option.
func (s *PrintMore) changed(key string) {
	s.last = key
	s.print.changed()
}

// row completes the row of an option: its name is the text of its key, a change shows at
// once, and what doesn't fit is said there.
func (s *PrintMore) row(key string, r page.Setting) page.Setting {
	r.Text = s.desk.Base().T(key)
	if choose := r.Choose; choose != nil {
		r.Choose = func(i int) {
			choose(i)
			s.changed(key)
		}
	}
	if typed := r.Typed; typed != nil {
		r.Typed = func(text string) {
			typed(text)
			s.changed(key)
		}
	}
	clash := r.Why
	r.Why = func() string {
		if clash != nil && clash() != "" {
			return clash()
		}
		if s.last == key {
			return s.print.why()
		}
		return ""
	}
	return r
}

func (s *PrintMore) text(key string, to *string) page.Setting {
	return s.row(key, page.Setting{Value: *to, Typed: func(text string) { *to = text }})
}

func (s *PrintMore) on(key string, to *bool, why func() string) page.Setting {
	return s.row(key, page.Setting{Chosen: func() int { return btoi(*to) }, Choose: func(int) { *to = !*to }, Why: why})
}

// choice returns the row of a choice, whose names are keys of sentences.
func (s *PrintMore) choice(key string, names []string, chosen func() int, choose func(int), why func() string) page.Setting {
	var list []string
	for _, name := range names {
		list = append(list, s.desk.Base().T(name))
	}
	return s.row(key, page.Setting{Choices: list, Chosen: chosen, Choose: choose, Why: why})
}

// because returns why an option has no effect: a sentence while that holds.
func (s *PrintMore) because(key string, holds func() bool) func() string {
	return func() string {
		if holds() {
			return s.desk.Base().T(key)
		}
		return ""
	}
}

func (s *PrintMore) texts() []page.Setting {
	o := &s.print.order
	names := page.Setting{Value: o.Names, Typed: func(text string) { o.Names = text },
		Why: s.because("print.why.names", func() bool { return o.Names != "" && o.Binding == page.Book })}
	return []page.Setting{s.text("print.title", &o.Title), s.text("print.author", &o.Author), s.row("print.names", names)}
}

// trims are the sizes of books to choose from.
var trims = []string{"5x8in", "6x9in", "7x10in", "8.5x11in"}

func (s *PrintMore) bound() []page.Setting {
	o := &s.print.order
	loose := s.because("print.why.loose", func() bool { return o.Binding != page.Book && (o.Bleed || o.Cover != print.NoCover) })
	var sizes []string
	for _, trim := range trims {
		sizes = append(sizes, trim[:len(trim)-len("in")])
	}
	return []page.Setting{
		s.choice("print.bound", []string{"print.bound.loose", "print.bound.booklet", "print.bound.book"}, func() int { return int(o.Binding) }, func(i int) {
			if o.Binding = page.Binding(i); o.Binding == page.Book && o.Solutions == print.AtFoot {
				o.Solutions = print.AtEnd
			}
		}, nil),
		s.row("print.trim", page.Setting{Choices: sizes,
			Chosen: func() int { return slices.Index(trims, o.Trim.Name()) },
			Choose: func(i int) { o.Trim, _ = print.ParseTrim(trims[i]); o.Binding = page.Book }}),
		s.on("print.bleed", &o.Bleed, loose),
		s.choice("print.cover", []string{"print.cover.none", "print.cover.white", "print.cover.cream"}, func() int { return int(o.Cover) },
			func(i int) { o.Cover = print.Cover(i) }, loose),
		s.on("print.landscape", &o.Landscape, s.because("print.why.landscape", func() bool { return o.Landscape && o.Binding == page.Book })),
		s.row("print.margin", page.Setting{Number: func() string { return millimetres(o.Margins(o.Paper).Margin()) },
			Choose: func(by int) { o.Margin = min(max(o.Margins(o.Paper).Margin()+float64(by), 0), print.MaxMargin) }}),
	}
}

func millimetres(mm float64) string { return strconv.FormatFloat(mm, 'f', -1, 64) + " mm" }

// digitSizes are those to choose from, in points; 0 fits the cell.
var digitSizes = []float64{0, 12, 16, 24, 36, 48}

func (s *PrintMore) grids() []page.Setting {
	o, b := &s.print.order, s.desk.Base()
	sizes := []string{b.T("print.digits.fit")}
	for _, size := range digitSizes[1:] {
		sizes = append(sizes, strconv.Itoa(int(size)))
	}
	return []page.Setting{
		s.row("print.digits", page.Setting{Choices: sizes, Chosen: func() int { return slices.Index(digitSizes, o.DigitSize) },
			Choose: func(i int) { o.DigitSize = digitSizes[i] }}),
		s.row("print.blank", page.Setting{Number: func() string { return strconv.Itoa(o.Blank) },
			Choose: func(by int) { o.Blank = min(max(o.Blank+by, 0), maxBlank) }}),
		s.row("print.symmetry", page.Setting{Number: func() string { return b.T("symmetry." + s.desk.Prefs().Symmetry().Name()) },
			Choose: func(by int) { s.symmetry(by) }}),
	}
}

// maxBlank is the most blank grids that can be ordered in the window.
const maxBlank = 99

// symmetry chooses another symmetry for new puzzles, which are then made anew.
func (s *PrintMore) symmetry(by int) {
	list := generator.Symmetries
	i := slices.Index(list, s.desk.Prefs().Symmetry())
	s.desk.Prefs().SetString(PrefSymmetry, list[(i+by+len(list))%len(list)].Name())
	clear(s.print.made)
}

func (s *PrintMore) ink() []page.Setting {
	o := &s.print.order
	return []page.Setting{
		s.choice("print.ink", []string{"print.ink.shades", "print.ink.black", "print.ink.grey"}, func() int { return int(o.Ink) }, func(i int) { o.Ink = print.Ink(i) }, nil),
		s.mark("print.entries", print.Game),
		s.mark("print.candidates", print.Candidates),
		s.mark("print.strike", print.Strike),
		s.on("print.qr", &o.QR, nil),
		s.on("print.path", &o.Path, s.because("print.why.path", func() bool { return o.Path && o.Several() })),
	}
}

func (s *PrintMore) labels() (rows []page.Setting) {
	o := &s.print.order
	for _, l := range []struct {
		key  string
		some print.Labels
	}{
		{"print.number", print.Number}, {"print.titles", print.Heading}, {"print.level", print.Level}, {"print.score.label", print.Score},
		{"print.name", print.Name | print.Time}, {"print.givens", print.Givens}, {"print.owntitle", print.OwnTitle}, {"print.owndate", print.OwnDate},
	} {
		rows = append(rows, s.row(l.key, page.Setting{Chosen: func() int { return btoi(o.Labels.Has(l.some)) },
			Choose: func(int) { o.Labels = o.Labels.With(l.some, !o.Labels.Has(l.some)) }}))
	}
	return rows
}

// mark returns the row for marks in the cells.
func (s *PrintMore) mark(key string, m print.Marks) page.Setting {
	o := &s.print.order
	return s.row(key, page.Setting{Chosen: func() int { return btoi(o.Marks&m != 0) }, Choose: func(int) { o.Marks ^= m }})
}
