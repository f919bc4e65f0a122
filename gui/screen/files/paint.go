package files

import (
	"image"
	"image/color"
	"time"

	"sudoku/gui/board"
	"sudoku/gui/folder"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Lengths of a row, in units.
const (
	fileAt      = 9.   // its picture
	filePicture = 36.  // its size
	fileTextAt  = 56.  // where the name begins
	columnsWide = 400. // the least width of a row, at text scale 1, that has columns
	whenWide    = 96.
)

// A fileTable is the list of what lies in the folder.
type fileTable struct {
	page.Base
	state  *chooserState
	want   func(name string) // notes that a row is seen of which nothing is known
	now    func() time.Time
	choose func(row int)
	act    func() // does what Enter is for
	head   *widget.Pic
	files  *widget.List
}

// make makes the controls.
func (t *fileTable) make(b page.Base) {
	t.Base = b
	t.head = b.Kit.NewPic(t.paintHead)
	t.files = b.Kit.NewList(t.rowHeight(), func() int { return len(t.state.rows) }, t.paintRow, t.choose)
	t.files.Own, t.files.Name = true, b.T("chooser.list")
	t.files.Zones = screen.WholeRow
	t.files.Tap = func(row, _ int) { t.choose(row) }
	t.files.Double = func(row int) { t.choose(row); t.act() }
	t.files.Act = t.act
}

// show shows the rows after others were listed or typed: from the first, or where they were.
func (t *fileTable) show(inPlace bool) {
	at := t.files.GetScrollOffset()
	t.files.Pick(-1)
	if t.files.Pick(t.state.chosen); inPlace {
		t.files.ScrollToOffset(at)
	}
}

// pageRows returns how many rows a page of the list has.
func (t *fileTable) pageRows() int {
	return max(1, int(float64(t.files.Size().Height)/(t.rowHeight()+4))-1)
}

// columns reports whether a row has columns rather than two lines.
func (t *fileTable) columns(w float64) bool { return w >= t.Kit.Size(columnsWide) }

// widths returns where the columns of a row begin and end.
func (t *fileTable) widths(w float64) (name, what, when widget.Rect) {
	end := w - 14
	when = widget.Rect{X: end - t.Kit.Size(whenWide), W: t.Kit.Size(whenWide)}
	room := when.X - fileTextAt
	name = widget.Rect{X: fileTextAt, W: room*.56 - 8}
	what = widget.Rect{X: fileTextAt + room*.56, W: room*.44 - 8}
	return name, what, when
}

// whatWide returns how much room there is in a row of a width for what its file is: up to where it says
// when that was changed.
func (t *fileTable) whatWide(row fileRow, w float64) float64 {
	_, what, when := t.widths(w)
	return when.X + when.W - t.Kit.Painter.Width(row.When, t.Kit.Size(theme.Secondary.Size), false) - 12 - what.X
}

// isCut reports whether the list has no room for all that it says of a row.
func (t *fileTable) isCut(row fileRow) bool {
	w := float64(t.files.Size().Width) - t.files.Bar()
	name, _, _ := t.widths(w)
	what, text := t.whatWide(row, w), row.What
	if !t.columns(w) {
		name.W, what, text = w-fileTextAt-12, w-fileTextAt-12, lowerLine(t.Lang, row)
	}
	return t.Kit.Painter.Width(row.Name, t.Kit.Size(14), true) > name.W || t.Kit.Painter.Width(text, t.Kit.Size(theme.Secondary.Size), false) > what
}

// paintHead names the columns of the list.
func (t *fileTable) paintHead(c *widget.Canvas) {
	name, what, when := t.widths(c.W - t.files.Bar())
	name.H, what.H, when.H = c.H, c.H, c.H
	c.Line(t.T("chooser.name"), name, theme.Secondary, c.Pal.Text2)
	c.Line(t.T("chooser.what"), what, theme.Secondary, c.Pal.Text2)
	c.Write(t.T("chooser.changed"), when, theme.Secondary.Size, false, widget.Right, c.Pal.Text2)
}

// paintRow paints a row of the list.
func (t *fileTable) paintRow(c *widget.Canvas, i int) {
	e := t.state.entry(i)
	if e == nil {
		return
	}
	if !t.state.known.has(e) {
		t.want(e.Name)
	}
	row := t.state.row(i, t.Lang, t.now())
	c.Disabled = row.Off
	t.paintRowBox(c, i)
	t.paintFilePicture(c, e, row)
	col, pale := c.Pal.Text, c.Pal.Text2
	if row.Dim {
		col = c.Pal.Text2
	}
	if row.Off {
		col, pale = c.Pal.Text3, c.Pal.Text3
	}
	name, what, when := t.widths(c.W)
	if t.columns(c.W) {
		name.H, what.H, when.H = c.H, c.H, c.H
		typedName(c, row, name, col)
		what.W = t.whatWide(row, c.W)
		c.Line(row.What, what, theme.Secondary, pale)
		c.Write(row.When, when, theme.Secondary.Size, false, widget.Right, pale)
		return
	}
	text := widget.Rect{X: fileTextAt, Y: c.H/2 - c.Size(20), W: c.W - fileTextAt - 12, H: c.Size(21)}
	typedName(c, row, text, col)
	c.Line(lowerLine(t.Lang, row), text.Strip(c.H/2, c.Size(18)), theme.Caption, pale)
}

// lowerLine returns what is said of a row under its name, where it has no columns.
func lowerLine(l words.Lang, row fileRow) string { return l.Commas(nonEmpty(row.What, row.When)...) }

// paintRowBox shows whether a row is chosen or under the pointer, and rules between others.
func (t *fileTable) paintRowBox(c *widget.Canvas, i int) {
	r := c.Bounds()
	switch {
	case i == t.state.chosen:
		c.Chosen(true)
		c.Box(r, 8, 2, c.Pal.Accent, c.Pal.SelectFill)
	case c.Hover == 0:
		c.Box(r, 8, 1, c.Pal.Thin, c.Pal.SelectFill)
	case i+1 != t.state.chosen && i+1 < len(t.state.rows):
		c.Rule(8, c.H-1, c.W-16, c.Pal.Hair)
	}
}

// paintFilePicture paints the first puzzle of a file, or what kind of file it is.
func (t *fileTable) paintFilePicture(c *widget.Canvas, e *folder.Entry, row fileRow) {
	f := t.state.known.facts[e.Name]
	r := widget.Rect{X: fileAt, Y: (c.H - filePicture) / 2, W: filePicture, H: filePicture}
	if len(f.First) == 0 || f.Link != "" {
		if !c.Unseen() {
			row.Drawn.paint(c, r)
		}
		return
	}
	paintThumb(c, &f.First[0], r)
}

// paintThumb paints a puzzle too small for digits in the middle of r.
func paintThumb(c *widget.Canvas, p *puzzle.Puzzle, r widget.Rect) {
	if c.Dst == nil || c.Unseen() {
		return
	}
	cell := max(1, (int(r.W*c.S)-5)/9)
	side := board.ThumbnailSide(cell)
	at := image.Pt(int(r.X*c.S)+(int(r.W*c.S)-side)/2, int(r.Y*c.S)+(int(r.H*c.S)-side)/2)
	board.Thumbnail(c.Dst, c.Pal, at, cell, p.Shape, &p.Givens, &p.Entries)
}

// typedName writes the name of a row, with what is typed of it in bold.
func typedName(c *widget.Canvas, row fileRow, r widget.Rect, col color.Color) {
	t := theme.Type{Size: 14}
	at := 0
	for i := range row.Name {
		if row.Bold--; row.Bold < 0 {
			at = i
			break
		}
		at = i + 1
	}
	if at == 0 || c.Unseen() || c.Painter.Width(row.Name, c.Size(14)*c.S, true) > r.W*c.S {
		c.Line(row.Name, r, t, col)
		return
	}
	if row.Bold >= 0 {
		at = len(row.Name)
	}
	w := c.Painter.Width(row.Name[:at], c.Size(14)*c.S, true) / c.S
	c.Line(row.Name[:at], r.Column(r.X, w+2), theme.Type{Size: 14, Bold: true}, col)
	c.Line(row.Name[at:], r.Column(r.X+w, r.W-w), t, col)
}
