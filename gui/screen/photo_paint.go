package screen

import (
	"image/color"
	"slices"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// photoTiles is how many doubtful cells are shown at once.
const photoTiles = 3

// repaint repaints what differs from what was shown.
func (s *Photo) repaint(was *photoReport) {
	now := &s.shown
	if was.Picture != now.Picture || was.Cell != now.Cell || was.Grid != now.Grid {
		s.moved = outline{}
		s.photo.Repaint()
		s.wholeLink.Repaint()
	}
	if was.Other != now.Other || was.OtherText != now.OtherText {
		s.other.Repaint()
	}
	if was.Solutions != now.Solutions {
		s.indicator.Repaint()
	}
	if was.Mine != now.Mine {
		s.kinds.Repaint()
	}
	if was.Count != now.Count || was.At != now.At || !slices.Equal(was.Doubts, now.Doubts) {
		s.heading.Repaint()
		s.tiles.Repaint()
	}
	if was.CellPic != now.CellPic || !slices.Equal(was.Choices, now.Choices) {
		s.cell.Repaint()
		s.rows.Repaint()
		s.boxes.Repaint()
	}
}

// frame returns where the picture is in the control: whole, and in the middle.
func (s *Photo) frame(w, h float64) widget.Rect {
	m := s.shown.Picture
	if m == nil {
		return widget.Rect{W: w, H: h}
	}
	k := min(w/float64(m.Rect.Dx()), h/float64(m.Rect.Dy()))
	fw, fh := k*float64(m.Rect.Dx()), k*float64(m.Rect.Dy())
	return widget.Rect{X: (w - fw) / 2, Y: (h - fh) / 2, W: fw, H: fh}
}

// part returns a place in the control as a part of the picture.
func (s *Photo) part(x, y float64) (u, v float64) {
	size := s.photo.Size()
	f := s.frame(float64(size.Width), float64(size.Height))
	return (x - f.X) / f.W, (y - f.Y) / f.H
}

// corners returns where the corners of the grid are in the control.
func (s *Photo) corners(w, h float64) [][2]float64 {
	at := s.shown.Grid
	if s.moved != (outline{}) {
		at = s.moved
	}
	return s.placed(at, w, h)
}

func (s *Photo) placed(at outline, w, h float64) (out [][2]float64) {
	f := s.frame(w, h)
	for _, q := range at {
		out = append(out, [2]float64{f.X + q[0]*f.W, f.Y + q[1]*f.H})
	}
	return out
}

func (s *Photo) drag(i int, x, y float64) {
	if s.moved == (outline{}) {
		s.moved = s.shown.Grid
	}
	s.moved[i][0], s.moved[i][1] = s.part(x, y)
	s.photo.Repaint()
}

func (s *Photo) drop(i int, x, y float64) {
	s.moved = outline{}
	u, v := s.part(x, y)
	s.photo.Repaint()
	s.moveCorner(i, u, v)
}

const (
	handleRadius = 6.
	outlineWidth = 2.
)

func (s *Photo) paintPhoto(c *widget.Canvas) {
	f := s.frame(c.W, c.H)
	s.scaled.photo.Paint(c, s.shown.Picture, f, 8)
	line := func(at [][2]float64, width float64, col color.Color) {
		for i := range at {
			a, b := at[i], at[(i+1)%len(at)]
			c.Path(width, col, a[0], a[1], b[0], b[1])
		}
	}
	at := s.corners(c.W, c.H)
	line(at, outlineWidth+2, c.Pal.Surface)
	line(at, outlineWidth, c.Pal.Accent)
	if s.moved == (outline{}) {
		cell := s.placed(s.shown.Cell, c.W, c.H)
		line(cell, 3.5, c.Pal.Cover)
		line(cell, 2, c.Pal.CoverLine)
	}
	for i, q := range at {
		fill := c.Pal.Surface
		if c.Hover == i || s.photo.Holds() == i {
			fill = c.Pal.Same
		}
		x, y := min(max(q[0], handleRadius+1), c.W-handleRadius-1), min(max(q[1], handleRadius+1), c.H-handleRadius-1)
		c.Disc(x, y, handleRadius, fill)
		c.Ring(x, y, handleRadius, outlineWidth, c.Pal.Accent)
		if c.Focus == i {
			c.Ring(x, y, handleRadius+3, 1.5, c.Pal.Accent)
		}
	}
	c.Mention(s.T("photo.corner"))
}

// paintOther paints the card of another grid.
func (s *Photo) paintOther(c *widget.Canvas) {
	col := c.Frame(0, widget.Rect{W: c.W, H: c.H}, 8, false)
	side := min(c.H-20, c.W*.36, 50)
	s.scaled.other.Paint(c, s.shown.Other, widget.Rect{X: 10, Y: (c.H - side) / 2, W: side, H: side}, 3)
	text := widget.Rect{X: 20 + side, W: c.W - side - 28}
	lines := c.Height(s.T("photo.another"), text.W, theme.Secondary)
	text.Y, text.H = max(2, (c.H-lines-c.Size(16))/2), lines
	c.Flow(s.T("photo.another"), text, theme.Secondary, col)
	if text.Y += lines; text.Y+c.Size(16) <= c.H {
		c.Write(s.shown.OtherText, widget.Rect{X: text.X, Y: text.Y, W: text.W, H: c.Size(16)}, 12, false, widget.Left, c.Pal.Text2)
	}
}

func (s *Photo) paintHeading(c *widget.Canvas) {
	c.Rule(0, 4, c.W, c.Pal.Hair)
	line := widget.Rect{Y: 8, W: c.W, H: c.H - 8}
	title := s.T("photo.doubts")
	wide := min(c.Painter.Width(title, c.Size(15)*c.S, true)/c.S+1, .6*c.W)
	c.Write(title, widget.Rect{Y: line.Y, W: wide, H: line.H}, 15, true, widget.Left, c.Pal.Text)
	c.Write(s.shown.Count, widget.Rect{X: wide + 10, Y: line.Y, W: c.W - wide - 10, H: line.H}, 13, false, widget.Right, c.Pal.Text2)
}

// firstTile returns the first doubt that has a tile: those beside the one at the cursor.
func (s *Photo) firstTile() int {
	return min(max(0, s.shown.At-1), max(0, len(s.shown.Doubts)-photoTiles))
}

func (s *Photo) tileZones(w, h float64) (out []widget.Rect) {
	const gap = 8
	each := (w - gap*(photoTiles-1)) / photoTiles
	for i := range min(photoTiles, len(s.shown.Doubts)) {
		out = append(out, widget.Rect{X: float64(i) * (each + gap), W: each, H: h})
	}
	return out
}

func (s *Photo) paintTiles(c *widget.Canvas) {
	from := s.firstTile()
	for i, r := range s.tileZones(c.W, c.H) {
		d := s.shown.Doubts[from+i]
		col := c.Frame(i, r, 8, from+i == s.shown.At)
		side := min(32, r.H-14)
		s.scaled.tiles[i].Paint(c, d.Pic, widget.Rect{X: r.X + 8, Y: r.Y + (r.H-side)/2, W: side, H: side}, 3)
		text := widget.Rect{X: r.X + side + 16, W: r.W - side - 20, H: c.Size(16)}
		text.Y = r.Y + (r.H-2*text.H)/2
		c.Write(d.Cell.String(), text, 13, true, widget.Left, col)
		text.Y += text.H
		c.Write(d.Text, text, 12, false, widget.Left, c.Pal.Text2)
	}
}
