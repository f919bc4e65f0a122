package paper

import (
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// printPage is the controls of the page.
type printPage struct {
	page.Base
	title   *widget.Label
	size    *widget.Label   // how many puzzles and pages there are
	open    *widget.Control // opens the preview, where it has no room beside the page
	form    *printForm
	more    *widget.Control
	saved   *widget.Control // names the file that was written, and opens its folder
	buttons []*widget.Control
}

// Rebuild implements Screen.
func (s *Print) Rebuild() {
	b := s.app.Base()
	s.preview = page.Preview(b, &s.sheetPages)
	s.lay() // in the language
	s.printPage = printPage{Base: b, form: newPrintForm(s.app, s.printing, s)}
	s.title = b.Title(b.T("print.page.title"))
	s.size = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	s.open = b.Kit.Link(b.T("print.preview"), widget.Right, func() { s.app.Push(NewPrintPages(s.app, s)) })
	s.more = b.Kit.NewControl(nil, func(c *widget.Canvas) {
		page.MoreLine(c, b.T("print.more"), s.Order.extra(b.Lang), s.Order.extra(b.Lang), c.Pal.Text2)
	},
		func(int) { s.app.Push(NewPrintMore(s.app, s)) })
	s.saved = b.Kit.NewControl(nil, s.paintSaved, func(int) { s.app.ShowFile(s.written) })
	s.buttons = []*widget.Control{b.Kit.Button(b.T("print.print"), true, s.print), b.Kit.Button(b.T("print.pdf"), false, s.Save),
		b.Kit.Button(b.T("print.view"), false, s.openViewer), b.Kit.Button(b.T("enter.back"), false, s.app.Back)}
	s.Refresh()
}

// Objects implements page.Page.
func (s *Print) Objects() []fyne.CanvasObject {
	return slices.Concat([]fyne.CanvasObject{s.title, s.size, s.open}, s.form.objects(), []fyne.CanvasObject{s.more, s.saved}, page.Objects(s.buttons))
}

// Refresh implements page.Refresher.
func (s *Print) Refresh() {
	s.size.SetText(s.summary())
	s.form.update(s.remark())
	s.more.Repaint()
	s.saved.Repaint()
}

// paintSaved paints the name of the file that was written, and what opens its folder.
func (s *Print) paintSaved(c *widget.Canvas) {
	text := s.T("save.folder.show")
	link := c.Painter.Width(text, c.Size(theme.Secondary.Size)*c.S, false)/c.S + 4
	r := c.Bounds().Inset(8)
	c.Line(s.T("print.saved", "file", filepath.Base(s.written)), widget.Rect{X: r.X, W: r.W - link - 12, H: c.H}, theme.Secondary, c.Pal.Text2)
	c.Line(text, widget.Rect{X: r.X + r.W - link, W: link, H: c.H}, theme.Secondary, c.Pal.Accent)
	if c.Hover == 0 {
		c.Rule(r.X+r.W-link, c.H/2+c.Size(9), link-4, c.Pal.Accent)
	}
	if c.Focus == 0 {
		c.Round(c.Bounds(), 6, 2.5, c.Pal.Accent)
	}
}

// Status implements StatusProvider.
func (s *Print) Status() string {
	b := s.app.Base()
	if s.delivery.job.Busy() {
		return s.delivery.status()
	}
	if level, ok := s.missing(); ok {
		key, left := "print.making", s.left()
		if left > 2*time.Second {
			key = "print.making.left"
		}
		return b.T(key, "level", b.Lang.Level(level.Name()), "n", len(s.made[level]), "of", s.Order.Counts[level], "time", b.About(left))
	}
	if s.list.job.Busy() {
		return b.T("print.reading.list", "n", s.list.done, "of", s.list.asked.n)
	}
	if s.layJob.Busy() {
		return b.T("print.reading")
	}
	v := s.Spread()
	switch {
	case s.wrong != "": // the pages that are shown are those of another order
		return s.wrong
	case v.Of == 0:
		return b.T("print.nothing")
	case v.From != v.To:
		return b.T("print.status.two", "from", v.From, "to", v.To, "of", v.Of, "paper", s.Order.paperName())
	}
	return b.T("print.status", "page", v.From, "of", v.Of, "paper", s.Order.paperName())
}

// Busy reports whether puzzles are being made, rated or explained.
func (s *Print) Busy() bool {
	return s.jobs.Busy() || s.factsJob.Busy() || s.list.job.Busy() || s.setJob.Busy() || s.layJob.Busy()
}
