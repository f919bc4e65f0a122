package print

import (
	"cmp"
	"context"
	"io"
	"strings"

	"sudoku/puzzle/print/pdf"
)

// PDF writes the document as a PDF file, page by page. Equal documents give equal bytes.
// The error is that of ctx or of w.
func (d *Document) PDF(ctx context.Context, w io.Writer) error {
	file := pdf.NewWriter(w, d.info, fonts())
	i := 0
	for page, err := range inOrder(d.pages, func(i int) pdf.Page { return d.page(i).draw() }) {
		if err := cmp.Or(err, ctx.Err()); err != nil {
			return err
		}
		if err := file.Add(page); err != nil {
			return err
		}
		for _, section := range d.sections {
			if section.Page == i {
				file.Outline(section.Depth, section.Title)
			}
		}
		i++
	}
	return file.Close()
}

// plain returns a text as it will be printed.
func plain(s string) string {
	var b strings.Builder
	for _, r := range Regular.runs(s) {
		b.WriteString(r.text)
	}
	return b.String()
}

// draw draws a page for the file.
func (p Page) draw() pdf.Page {
	c := pdf.NewContent(fonts())
	top := points(p.Height)
	for _, f := range p.Fills {
		c.Fill(points(f.X), top-points(f.Y), points(f.W), -points(f.H), uint8(f.Grey))
	}
	for _, f := range p.Shapes {
		outline := make([][2]float64, len(f.Points))
		for i, at := range f.Points {
			outline[i] = [2]float64{points(at.X), top - points(at.Y)}
		}
		c.Polygon(uint8(f.Grey), outline...)
	}
	for _, t := range p.Texts {
		if t.Wide {
			c.Widen(stroked*t.Size, uint8(t.Grey))
		}
		c.Text(points(t.X), top-points(t.Y), t.S, int(t.Face), t.Size, uint8(t.Grey), pdf.Turn(t.Turn))
		if t.Wide {
			c.Widen(0, 0)
		}
	}
	c.Finish()
	return pdf.Page{Width: points(p.Width), Height: top, Content: c, Trim: p.Trim.box(top), Bleed: p.Bleed.box(top)}
}

// box returns the area in points from the lower left corner of a page of some height.
func (a Area) box(top float64) pdf.Box {
	if a == (Area{}) {
		return pdf.Box{}
	}
	return pdf.Box{Left: points(a.X), Bottom: top - points(a.Y+a.H), Right: points(a.X + a.W), Top: top - points(a.Y)}
}
