package files

import (
	"cmp"
	"image"

	"fyne.io/fyne/v2"
	xdraw "golang.org/x/image/draw"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// previewEdge is the space between the card and the picture on it.
const previewEdge = 13.

// paintPreview paints the card with what is chosen, empty until that is known.
func (s *Chooser) paintPreview(c *widget.Canvas) {
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
		s.paintPhoto(c, p.photo, at)
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
func (s *Chooser) paintPhoto(c *widget.Canvas, m image.Image, r widget.Rect) {
	size := m.Bounds().Size()
	k := min(r.W/float64(size.X), r.H/float64(size.Y))
	w, h := k*float64(size.X), k*float64(size.Y)
	x, y := r.X+(r.W-w)/2, r.Y+(r.H-h)/2
	xdraw.ApproxBiLinear.Scale(c.Dst, image.Rect(int(x*c.S), int(y*c.S), int((x+w)*c.S), int((y+h)*c.S)), m, m.Bounds(), xdraw.Src, nil)
}

// thumbZones are the first puzzles of a file that holds several.
func (s *Chooser) thumbZones(w, h float64) (zones []widget.Rect) {
	if len(s.shown.list) < 2 {
		return nil
	}
	side := min((w-5*8)/6, h)
	for i := range s.shown.list {
		zones = append(zones, widget.Rect{X: float64(i) * (w - side) / 5, W: side, H: side})
	}
	return zones
}

func (s *Chooser) paintThumbs(c *widget.Canvas) {
	for i, r := range s.thumbZones(c.W, c.H) {
		chosen := i == s.shown.at
		c.Frame(i, r, 6, chosen)
		c.MentionIn(r, s.T("many.name", "n", i+1))
		paintThumb(c, &s.shown.list[i], r.Inset(3))
	}
}

// tapThumb shows another puzzle of the file.
func (s *Chooser) tapThumb(i int) {
	s.shown.at, s.shown.level = i, ""
	s.update()
}

// chipNames are the kinds that can be chosen.
func (s *Chooser) chipNames() (names []string) {
	if s.save == nil {
		names = append(names, s.T("chooser.all"))
	}
	for _, k := range s.state.ask.Kinds {
		names = append(names, cmp.Or(k.Short, k.Name))
	}
	return names
}

const chipGap = 8.

func (s *Chooser) chipWide(name string) float64 {
	return s.Kit.Painter.Width(name, s.Kit.Size(13), true) + 36
}

// chipsWide returns the width of all chips.
func (s *Chooser) chipsWide() (w float64) {
	for _, name := range s.chipNames() {
		w += s.chipWide(name) + chipGap
	}
	return w
}

// chipsIn returns the chips that there is room for: where not all fit, the last one opens a menu of
// the others, and is called as what is chosen among them.
func (s *Chooser) chipsIn(w float64) (names []string, all bool) {
	names = s.chipNames()
	if s.chipsWide() <= w+chipGap {
		return names, true
	}
	more, x := s.T("chooser.more"), 0.
	widest := s.chipWide(more)
	if s.state.kind < len(names) {
		widest = max(widest, s.chipWide(names[s.state.kind]))
	}
	fit := 0
	for fit < len(names) && x+s.chipWide(names[fit])+chipGap+widest <= w {
		x += s.chipWide(names[fit]) + chipGap
		fit++
	}
	if s.state.kind >= fit {
		more = names[s.state.kind]
	}
	return append(names[:fit:fit], more), false
}

func (s *Chooser) chipZones(w, h float64) (zones []widget.Rect) {
	names, _ := s.chipsIn(w)
	x := 0.
	for _, name := range names {
		wide := min(s.chipWide(name), w-x)
		zones = append(zones, widget.Rect{X: x, W: wide, H: h})
		x += wide + chipGap
	}
	return zones
}

func (s *Chooser) paintChips(c *widget.Canvas) {
	names, all := s.chipsIn(c.W)
	for i, r := range s.chipZones(c.W, c.H) {
		chosen := i == s.state.kind || !all && i == len(names)-1 && s.state.kind >= i
		col := c.Frame(i, r, r.H/2, chosen)
		c.Write(names[i], widget.Rect{X: r.X + 8, W: r.W - 16, H: r.H}, 13, chosen, widget.Centre, col)
	}
}

// tapChip chooses a kind, or opens the menu of those that there is no room for.
func (s *Chooser) tapChip(i int) {
	names, all := s.chipsIn(float64(s.chips.Size().Width))
	if all || i < len(names)-1 {
		s.SetKind(i)
		return
	}
	var items []page.MenuItem
	for k, name := range s.chipNames() {
		if k >= i {
			items = append(items, page.MenuItem{Text: name, Checked: k == s.state.kind, Run: func() { s.SetKind(k) }})
		}
	}
	page.PopUp(s.Base, s.chips, fyne.NewPos(float32(s.chips.Zones()[i].X), s.chips.Size().Height+2), items)
}
