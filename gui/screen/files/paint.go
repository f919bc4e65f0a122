package files

import (
	"image"
	"image/color"

	"sudoku/gui/board"
	"sudoku/gui/folder"
	"sudoku/gui/paint"
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

// columns reports whether a row has columns rather than two lines.
func (s *Chooser) columns(w float64) bool { return w >= s.Kit.Size(columnsWide) }

// fileColumns returns where the columns of a row begin and end.
func (s *Chooser) fileColumns(w float64) (name, what, when widget.Rect) {
	end := w - 14
	when = widget.Rect{X: end - s.Kit.Size(whenWide), W: s.Kit.Size(whenWide)}
	room := when.X - fileTextAt
	name = widget.Rect{X: fileTextAt, W: room*.56 - 8}
	what = widget.Rect{X: fileTextAt + room*.56, W: room*.44 - 8}
	return name, what, when
}

// whatWide returns how much room there is in a row of a width for what its file is: up to where it says
// when that was changed.
func (s *Chooser) whatWide(row fileRow, w float64) float64 {
	_, what, when := s.fileColumns(w)
	return when.X + when.W - s.Kit.Painter.Width(row.When, s.Kit.Size(theme.Secondary.Size), false) - 12 - what.X
}

// isCut reports whether the list has no room for all that it says of a row.
func (s *Chooser) isCut(row fileRow) bool {
	w := float64(s.files.Size().Width) - s.files.Bar()
	name, _, _ := s.fileColumns(w)
	what, text := s.whatWide(row, w), row.What
	if !s.columns(w) {
		name.W, what, text = w-fileTextAt-12, w-fileTextAt-12, lowerLine(s.Lang, row)
	}
	return s.Kit.Painter.Width(row.Name, s.Kit.Size(14), true) > name.W || s.Kit.Painter.Width(text, s.Kit.Size(theme.Secondary.Size), false) > what
}

// paintHead names the columns of the list.
func (s *Chooser) paintHead(c *widget.Canvas) {
	name, what, when := s.fileColumns(c.W - s.files.Bar())
	name.H, what.H, when.H = c.H, c.H, c.H
	c.Line(s.T("chooser.name"), name, theme.Secondary, c.Pal.Text2)
	c.Line(s.T("chooser.what"), what, theme.Secondary, c.Pal.Text2)
	c.Write(s.T("chooser.changed"), when, theme.Secondary.Size, false, widget.Right, c.Pal.Text2)
}

// paintRow paints a row of the list.
func (s *Chooser) paintRow(c *widget.Canvas, i int) {
	e := s.state.entry(i)
	if e == nil {
		return
	}
	if !s.state.isKnown(e) {
		s.want(e.Name)
	}
	row := s.state.row(i, s.Lang, s.app.Sessions().Now())
	c.Disabled = row.Off
	s.paintRowBox(c, i)
	s.paintFilePicture(c, e, row)
	col, pale := c.Pal.Text, c.Pal.Text2
	if row.Dim {
		col = c.Pal.Text2
	}
	if row.Off {
		col, pale = c.Pal.Text3, c.Pal.Text3
	}
	name, what, when := s.fileColumns(c.W)
	if s.columns(c.W) {
		name.H, what.H, when.H = c.H, c.H, c.H
		typedName(c, row, name, col)
		what.W = s.whatWide(row, c.W)
		c.Line(row.What, what, theme.Secondary, pale)
		c.Write(row.When, when, theme.Secondary.Size, false, widget.Right, pale)
		return
	}
	text := widget.Rect{X: fileTextAt, Y: c.H/2 - c.Size(20), W: c.W - fileTextAt - 12, H: c.Size(21)}
	typedName(c, row, text, col)
	c.Line(lowerLine(s.Lang, row), text.Strip(c.H/2, c.Size(18)), theme.Caption, pale)
}

// lowerLine returns what is said of a row under its name, where it has no columns.
func lowerLine(l words.Lang, row fileRow) string { return l.Commas(nonEmpty(row.What, row.When)...) }

// paintRowBox shows whether a row is chosen or under the pointer, and rules between others.
func (s *Chooser) paintRowBox(c *widget.Canvas, i int) {
	r := c.Bounds()
	switch {
	case i == s.state.chosen:
		c.Chosen(true)
		c.Box(r, 8, 2, c.Pal.Accent, c.Pal.SelectFill)
	case c.Hover == 0:
		c.Box(r, 8, 1, c.Pal.Thin, c.Pal.SelectFill)
	case i+1 != s.state.chosen && i+1 < len(s.state.rows):
		c.Rule(8, c.H-1, c.W-16, c.Pal.Hair)
	}
}

// paintFilePicture paints the first puzzle of a file, or what kind of file it is.
func (s *Chooser) paintFilePicture(c *widget.Canvas, e *folder.Entry, row fileRow) {
	f := s.state.known[e.Name]
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

// offered says what completes the field, "" if nothing does.
func (s *Chooser) offered() string {
	name, _ := s.state.completion()
	if name == "" {
		return ""
	}
	return s.T("chooser.completes", "name", name)
}

// paintOffer shows behind the cursor what completes the field, and which key does.
func (s *Chooser) paintOffer(c *widget.Canvas) {
	name, rest := s.state.completion()
	if name == "" {
		return
	}
	key := s.Kit.Painter.Width("Tab", c.Size(11)*c.S, false)/c.S + 14
	box := widget.Rect{X: c.W - key - 20, Y: c.H/2 - c.Size(9), W: key, H: c.Size(18)}
	c.Box(box, 4, 1, c.Pal.Hair, c.Pal.Surface)
	c.Write("Tab", box, 11, false, widget.Centre, c.Pal.Text2)
	if !s.field.AtEnd() {
		return
	}
	x := float64(s.field.CursorPosition().X)
	w := min(c.Painter.Width(rest, c.Size(fieldText)*c.S, false)/c.S+2, box.X-x-6)
	if x < 8 || w < 8 {
		return
	}
	at := widget.Rect{X: x + caret, W: w, H: 2 * (s.field.Baseline() - c.Size(fieldText*paint.DigitDrop))}
	c.Round(widget.Rect{X: at.X, Y: at.H/2 - c.Size(10), W: w, H: c.Size(20)}, 0, 0, c.Pal.Sunk)
	c.Line(rest, at, theme.Type{Size: fieldText}, c.Pal.Text2)
}

// The size of text in the toolkit's fields, and how wide the cursor is.
const fieldText, caret = 14, 2

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
