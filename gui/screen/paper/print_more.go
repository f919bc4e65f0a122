package paper

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/print"
)

// PrintMore is the page of more options for printing.
type PrintMore struct {
	app *screen.App
	*page.Form
	print *Print
	last  string            // the key of the option that was changed last
	wrong map[string]string // what was typed for an option, by its key, and can't be
}

// NewPrintMore makes the screen for the options of another one.
func NewPrintMore(a *screen.App, of *Print) *PrintMore {
	s := &PrintMore{app: a, print: of, wrong: map[string]string{}}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *PrintMore) Rebuild() {
	b := s.app.Base()
	rows := slices.Concat(s.texts(), s.bound(), s.sizes(), s.grids(), s.ink(), s.labels())
	s.Form = page.NewForm(b, b.T("print.more"), rows, b.Kit.Button(b.T("print.set.save"), false, s.print.SaveSet),
		b.Kit.Button(b.T("print.set.open"), false, s.open), b.Kit.Button(b.T("page.close"), true, s.app.Back))
}

// open lets the person choose a set, and shows it on the page for printing.
func (s *PrintMore) open() {
	s.app.Choose(screen.OpenSetOrder, func(path string) {
		if s.app.Top() == screen.Screen(s) {
			s.app.Back()
		}
		OpenSet(s.app, path)
	})
}

// Space implements SpaceProvider.
func (s *PrintMore) Space() screen.Space { return screen.WholeSpace }

// changed applies a change of an option.
func (s *PrintMore) changed(key string) {
	s.last = key
	s.print.changed()
	s.Refresh()
}

// row returns the row of an option: its name is the text of its key, a change shows at once,
// and what doesn't fit is said there, clash first.
func (s *PrintMore) row(key string, c page.SettingControl, clash func() string) page.Setting {
	return page.Setting{Text: s.app.Base().T(key), Control: c, Changed: func() { s.changed(key) }, Why: func() string {
		if clash != nil && clash() != "" {
			return clash()
		}
		if s.last == key {
			return s.print.why()
		}
		return ""
	}}
}

func (s *PrintMore) text(key string, to *string) page.Setting {
	return s.row(key, page.Text{Value: *to, Most: page.LineText, Typed: func(text string) { *to = text }}, nil)
}

func (s *PrintMore) on(key string, to *bool, why func() string) page.Setting {
	return s.row(key, page.Switch{On: func() bool { return *to }, Flip: func() { *to = !*to }}, why)
}

// choice returns the row of a choice, whose names are keys of sentences.
func (s *PrintMore) choice(key string, names []string, chosen func() int, choose func(int), why func() string) page.Setting {
	var list []string
	for _, name := range names {
		list = append(list, s.app.Base().T(name))
	}
	return s.row(key, page.Choice{Names: list, Chosen: chosen, Choose: choose}, why)
}

// because returns why an option has no effect: a sentence while that holds.
func (s *PrintMore) because(key string, holds func() bool) func() string {
	return func() string {
		if holds() {
			return s.app.Base().T(key)
		}
		return ""
	}
}

func (s *PrintMore) texts() []page.Setting {
	o := &s.print.Order
	names := page.Text{Value: strings.Join(o.Names, ", "), Typed: func(text string) { o.Names = namesOf(text) }}
	return []page.Setting{s.text("print.title", &o.Title), s.text("print.author", &o.Author),
		s.row("print.names", names, s.because("print.why.names", func() bool { return len(o.Names) > 0 && o.Binding == print.Book }))}
}

func (s *PrintMore) bound() []page.Setting {
	o := &s.print.Order
	loose := func(chosen func() bool) func() string {
		return s.because("print.why.loose", func() bool { return o.Binding != print.Book && chosen() })
	}
	return []page.Setting{
		s.choice("print.bound", []string{"print.bound.loose", "print.bound.booklet", "print.bound.book"}, func() int { return int(o.Binding) }, s.bind, nil),
		s.measured("print.trim", o.Trim.Name(), func(text string) (ok bool) {
			trim, ok := print.ParseTrim(inches(text))
			if ok {
				o.Trim = o.Trim.WithSize(trim)
				s.bind(int(print.Book))
			}
			return ok
		}, "cli.wanttrim", nil),
		s.on("print.bleed", &o.Bleed, loose(func() bool { return o.Bleed })),
		s.choice("print.cover", []string{"print.cover.none", "print.cover.white", "print.cover.cream"}, func() int { return int(o.Cover) },
			func(i int) { o.Cover = print.Cover(i) }, s.cover),
		s.row("print.landscape", page.Switch{On: func() bool { return o.Paper.Wide() }, Flip: func() { o.Paper = o.Paper.Turned() }},
			s.because("print.why.landscape", func() bool { return o.Paper.Wide() && o.Binding == print.Book })),
	}
}

// bind chooses a binding, with what fits it.
func (s *PrintMore) bind(i int) {
	o := &s.print.Order
	if o.Binding = print.Binding(i); o.Binding == print.Book && o.Solutions == print.AtFoot {
		o.Solutions = print.AtEnd
	}
}

// cover says what the choice of a cover means, or why it has no effect.
func (s *PrintMore) cover() string {
	o, b := &s.print.Order, s.app.Base()
	n := s.print.pages()
	switch {
	case o.Cover == print.NoCover:
		return ""
	case o.Binding != print.Book:
		return b.T("print.why.loose")
	case n < print.MinBookPages || n > print.MaxBookPages:
		return b.T("paper.pages", "n", n, "least", print.MinBookPages, "most", print.MaxBookPages)
	}
	return b.T("print.spine", "n", n, "width", b.Lang.Decimal(o.Cover.Spine(n)/25.4, 3))
}

func (s *PrintMore) grids() []page.Setting {
	o, b := &s.print.Order, s.app.Base()
	var boards []string
	for _, k := range screen.BoardKinds {
		boards = append(boards, "new.board."+k.Name())
	}
	return []page.Setting{
		s.row("print.blank", page.Number{Value: func() string { return strconv.Itoa(o.Blank) },
			Step: func(by int) { o.Blank = min(max(o.Blank+by, 0), maxBlank) }}, nil),
		s.row("print.symmetry", page.Number{Value: func() string { return b.T("symmetry." + s.app.Prefs().Symmetry().Name()) },
			Step: func(by int) {
				list := generator.Symmetries
				i := slices.Index(list, s.app.Prefs().Symmetry())
				s.print.setSymmetry(list[(i+by+len(list))%len(list)])
			}}, nil),
		s.choice("print.board", boards, func() int { return slices.Index(screen.BoardKinds, o.Board) },
			func(i int) { s.print.setBoard(screen.BoardKinds[i]) },
			s.because("print.why.board", func() bool { return o.Board != generator.Classic && o.From != fromNew })),
		s.on("print.children", &o.Children, nil),
	}
}

// maxBlank is the most blank grids that can be ordered in the window.
const maxBlank = 999

func (s *PrintMore) ink() []page.Setting {
	o := &s.print.Order
	return []page.Setting{
		s.choice("print.ink", []string{"print.ink.shades", "print.ink.black", "print.ink.grey"}, func() int { return int(o.Ink) }, func(i int) { o.Ink = print.Ink(i) }, nil),
		s.mark("print.entries", print.Game),
		s.mark("print.candidates", print.Candidates),
		s.mark("print.strike", print.Strike),
		s.on("print.qr", &o.QR, nil),
		s.on("print.path", &o.Path, nil),
	}
}

func (s *PrintMore) labels() (rows []page.Setting) {
	o := &s.print.Order
	for _, l := range []struct {
		key  string
		some print.Labels
	}{
		{"print.number", print.Number}, {"print.titles", print.Heading}, {"print.level", print.Level}, {"level.explainer", print.Explainer}, {"print.score.label", print.Score},
		{"print.name.line", print.Name}, {"print.time.line", print.Time}, {"print.givens", print.Givens}, {"print.owntitle", print.OwnTitle}, {"print.owndate", print.OwnDate},
	} {
		rows = append(rows, s.row(l.key, page.Switch{On: func() bool { return o.Labels.Has(l.some) },
			Flip: func() { o.Labels = o.Labels.With(l.some, !o.Labels.Has(l.some)) }}, nil))
	}
	return rows
}

// mark returns the row for marks in the cells.
func (s *PrintMore) mark(key string, m print.Marks) page.Setting {
	o := &s.print.Order
	return s.row(key, page.Switch{On: func() bool { return o.Marks&m != 0 }, Flip: func() { o.Marks ^= m }}, nil)
}
