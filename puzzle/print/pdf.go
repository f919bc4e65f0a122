package print

import (
	"cmp"
	"context"
	"io"
	"iter"
	"runtime"
	"strings"
	"sync"

	"sudoku/puzzle/fault"
	"sudoku/puzzle/print/pdf"
)

// PDF writes a sheet as a PDF file, page by page. Equal sheets give equal bytes. The error
// is that of Check, of ctx or of w.
func PDF(ctx context.Context, w io.Writer, s Sheet) error {
	if err := s.Check(); err != nil {
		return err
	}
	info := pdf.Info{Producer: "Sudoku Desk", Lang: s.Lang.Code()}
	if s.Show.Title {
		info.Title = plain(s.Title)
	}
	file := pdf.NewWriter(w, info, fonts())
	l, i := newLayout(&s), 0
	for page, err := range l.drawn() {
		if err := cmp.Or(err, ctx.Err()); err != nil {
			return err
		}
		if err := file.Add(page); err != nil {
			return err
		}
		if section := l.section(i); section != "" {
			file.Outline(0, s.Lang.T(section))
		}
		i++
	}
	return file.Close()
}

// section returns the title of the section that begins with a page, "" if none does. A
// sheet with puzzles only has no sections.
func (l *layout) section(page int) string {
	switch {
	case len(l.solved) > 0 && page == 0:
		return "paper.puzzles"
	case len(l.solved) > 0 && page == l.puzzlePages():
		return "paper.solutions"
	}
	return ""
}

// plain returns a text as it will be printed.
func plain(s string) string {
	var b strings.Builder
	for _, r := range Regular.runs(s) {
		b.WriteString(r.text)
	}
	return b.String()
}

// drawn yields the pages in order. They are drawn on all cores, at most a few in advance. A
// panic there is the error of the page.
func (l *layout) drawn() iter.Seq2[pdf.Page, error] {
	return func(yield func(pdf.Page, error) bool) {
		var workers sync.WaitGroup
		defer workers.Wait()
		ahead := make([]pageDrawing, 2*runtime.GOMAXPROCS(0))
		n := l.pages()
		for i := range n + len(ahead) {
			next := &ahead[i%len(ahead)]
			if i >= len(ahead) && i-len(ahead) < n {
				if <-next.done; !yield(next.page, next.err) {
					return
				}
			}
			if i < n {
				*next = pageDrawing{done: make(chan struct{})}
				workers.Go(func() { next.draw(l, i) })
			}
		}
	}
}

// A pageDrawing is a page while it is drawn.
type pageDrawing struct {
	page pdf.Page
	err  error
	done chan struct{} // is closed when page or err is set
}

func (d *pageDrawing) draw(l *layout, i int) {
	defer close(d.done)
	defer fault.Recover(&d.err)
	d.page = l.page(i).draw()
}

// draw draws a page for the file.
func (p Page) draw() pdf.Page {
	c := pdf.NewContent(fonts())
	top := points(p.Height)
	for _, f := range p.Fills {
		c.Fill(points(f.X), top-points(f.Y), points(f.W), -points(f.H), uint8(f.Grey))
	}
	for _, t := range p.Texts {
		c.Text(points(t.X), top-points(t.Y), t.S, int(t.Face), t.Size, uint8(t.Grey), t.Turned)
	}
	c.Finish()
	return pdf.Page{Width: points(p.Width), Height: top, Content: c}
}
