package files

import (
	"image"

	xdraw "golang.org/x/image/draw"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// previewEdge is the space between the card and the picture on it.
const previewEdge = 13.

// paint paints the card with what is chosen, empty until that is known.
func (s *filePanel) paint(c *widget.Canvas) {
	p, r := &s.shown, c.Bounds()
	c.Box(r, 10, 1, c.Pal.Hair, c.Pal.Surface)
	caption := c.Size(26)
	side := c.H - caption - previewEdge
	if side < 40 {
		return
	}
	at := widget.Rect{X: (c.W - side) / 2, Y: previewEdge, W: side, H: side}
	switch {
	case len(p.lines) > 0:
		paintLines(c, p.lines, at)
	case c.Unseen():
	case p.photo != nil:
		paintPhoto(c, p.photo, at)
	case p.board:
		n := board.FitOn(p.view.State.Shape, int(side*c.S)).Side()
		m := board.Picture(c.Painter, c.Pal, p.view, n)
		at = widget.Rect{X: (c.W - float64(n)/c.S) / 2, Y: previewEdge, W: float64(n) / c.S, H: float64(n) / c.S}
		c.Place(m, at)
	}
	foot := widget.Rect{X: at.X, Y: c.H - caption - 1, W: at.W, H: caption}
	right := c.Painter.Width(p.right, c.Size(13)*c.S, false)/c.S + 2
	if left := foot.Column(foot.X, foot.W-right-8); left.W > c.Painter.Width(p.brief, c.Size(.75*13)*c.S, false)/c.S {
		c.Squeeze(p.foot, p.brief, left, theme.Secondary, c.Pal.Text2)
	}
	c.Write(p.right, foot.Column(foot.X+foot.W-right, right), 13, false, widget.Right, c.Pal.Text2)
}

// paintPhoto paints a photo as large as it fits in r.
func paintPhoto(c *widget.Canvas, m image.Image, r widget.Rect) {
	size := m.Bounds().Size()
	k := min(r.W/float64(size.X), r.H/float64(size.Y))
	w, h := k*float64(size.X), k*float64(size.Y)
	x, y := r.X+(r.W-w)/2, r.Y+(r.H-h)/2
	xdraw.ApproxBiLinear.Scale(c.Dst, image.Rect(int(x*c.S), int(y*c.S), int((x+w)*c.S), int((y+h)*c.S)), m, m.Bounds(), xdraw.Src, nil)
}

// thumbZones are the first puzzles of a file that holds several.
func (s *filePanel) thumbZones(w, h float64) (zones []widget.Rect) {
	if len(s.shown.list) < 2 {
		return nil
	}
	side := min((w-5*8)/6, h)
	for i := range s.shown.list {
		zones = append(zones, widget.Rect{X: float64(i) * (w - side) / 5, W: side, H: side})
	}
	return zones
}

func (s *filePanel) paintThumbs(c *widget.Canvas) {
	for i, r := range s.thumbZones(c.W, c.H) {
		chosen := i == s.shown.at
		c.Frame(i, r, 6, chosen)
		c.MentionIn(r, s.T("many.name", "n", i+1))
		paintThumb(c, &s.shown.list[i], r.Inset(3))
	}
}

// tapThumb shows another puzzle of the file.
func (s *filePanel) tapThumb(i int) {
	s.shown.at, s.shown.level = i, ""
	s.update()
}
