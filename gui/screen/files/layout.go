package files

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	placesWide  = 152.
	placesGap   = 28.
	leastFiles  = 330. // width of the list beside places, at text scale 1
	chooserChip = 28.
	placeHeight = 34.
)

func (t *fileTable) rowHeight() float64 { return max(48, t.Kit.Size(38)) }

// Arrange implements page.Page: field, places and list at the left, what is chosen at the right. In
// a tall window there is the left part alone.
func (s *Chooser) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.Objects()...)
	left := r
	if !tall {
		panel := min(max(300, r.W*.332), 380*max(1, s.Kit.TextScale))
		left.W -= panel + page.Gutter
		right := r.Column(r.X+r.W-panel, panel)
		right.H -= s.buttons.arrangeRows(put, right)
		s.panel.arrange(put, right)
	} else {
		left.H -= s.buttons.arrange(put, r)
	}
	y := r.Y
	layout.Show(put, s.title, s.side.arrangeMenu(put, s.TitleRow(left)))
	field := float64(s.input.field.MinSize().Height) // the toolkit has its text at the top of more
	y += s.Kit.Size(32)
	layout.Show(put, s.input.path, left.Strip(y, field))
	y += field + 12
	y = s.kinds.arrange(put, left, y)
	list := left.Strip(y, left.Y+left.H-y)
	if side := s.side.wide(); s.side.fits(left.W) {
		s.side.arrange(put, list.Column(list.X, side))
		list.X, list.W = list.X+side+placesGap, list.W-side-placesGap
	}
	s.table.arrange(put, list)
}

// arrangeMenu places the places as a menu in the row of a title where the list has none beside it, and returns
// what is left of the row.
func (p *placesBar) arrangeMenu(put page.Place, row widget.Rect) widget.Rect {
	if !p.fits(row.W) {
		menu := min(p.Kit.Size(180), row.W/2)
		layout.Show(put, p.menu, widget.Rect{X: row.X + row.W - menu, Y: row.Y, W: menu, H: max(chooserChip, row.H)})
		row.W -= menu + 12
	}
	return row
}

// fits reports whether there is room for the places beside the list.
func (p *placesBar) fits(w float64) bool {
	return w >= p.wide()+placesGap+p.Kit.Size(leastFiles)
}

func (p *placesBar) wide() float64 { return max(placesWide, p.Kit.Size(placesWide)) }

// arrange places the kinds, and beside or below them how many entries there are.
func (k *kindChips) arrange(put page.Place, r widget.Rect, y float64) float64 {
	high := max(chooserChip, k.Kit.Size(chooserChip))
	k.wide = r.W
	chips := k.width()
	switch {
	case len(k.names()) < 2:
		layout.Show(put, k.found, r.Strip(y, high))
		return y + high + 8
	case k.foundFits():
		layout.Show(put, k.found, widget.Rect{X: r.X + chips + page.SmallGap, Y: y, W: r.W - chips - page.SmallGap, H: high})
		layout.Show(put, k.chips, widget.Rect{X: r.X, Y: y, W: chips, H: high})
	default:
		layout.Show(put, k.chips, r.Strip(y, high))
	}
	return y + high + 12
}

// foundFits reports whether there is room beside the chips for how many entries there are.
func (k *kindChips) foundFits() bool {
	return k.width()+k.Kit.Painter.Width(k.found.Text(), k.Kit.Size(13), false)+20 <= k.wide
}

// fitFound lays the page out anew where what is said beside the chips has room now, or none any more.
func (k *kindChips) fitFound() {
	if k.wide > 0 && len(k.names()) > 1 && k.foundFits() != k.found.Visible() {
		k.relayout()
	}
}

// arrange places the list, under the names of its columns where it has some.
func (t *fileTable) arrange(put page.Place, r widget.Rect) {
	head := t.Kit.Size(26)
	if t.columns(r.W) && r.H > t.Kit.Size(160) {
		layout.Show(put, t.head, r.Strip(r.Y, head))
		r.Y, r.H = r.Y+head+2, r.H-head-2
	}
	layout.Show(put, t.files, r.Strip(r.Y, max(40, r.H)))
}

// arrange places as many folders as there is room for.
func (p *placesBar) arrange(put page.Place, r widget.Rect) {
	y := r.Y
	for _, c := range []*widget.Control{p.recent, p.usual} {
		n := len(p.foldersOf(c))
		line := max(placeHeight, p.Kit.Size(placeHeight-4))
		n = min(n, int((r.Y+r.H-y-p.Kit.Size(26)-2)/line))
		if n <= 0 {
			continue
		}
		high := p.Kit.Size(26) + 2 + float64(n)*line
		layout.Show(put, c, r.Strip(y, high))
		y += high + 4
	}
}

// arrange places what is said of the file over its picture.
func (s *filePanel) arrange(put page.Place, r widget.Rect) {
	top := s.Kit.Size(24)
	layout.Show(put, s.name, s.TitleRow(r))
	layout.Show(put, s.line, r.Strip(r.Y+top-4, s.Kit.Size(22)))
	top += s.Kit.Size(22) + 14
	s.arrangePicture(put, r.Strip(r.Y+top, r.H-top))
}

// arrangePicture places the picture, the others of its file, and the note.
func (s *filePanel) arrangePicture(put page.Place, r widget.Rect) {
	note, thumbs := 0., 0.
	if s.note.Text() != "" {
		note = s.TextHeight(s.note.Text(), r.W, theme.Secondary) + page.SmallGap
	}
	if s.save == nil {
		thumbs = (r.W-5*8)/6 + 11
	}
	caption := s.Kit.Size(26)
	side := min(r.W-42, r.H-note-caption-14)
	if side-thumbs >= 120 || r.H-note-thumbs-caption-14 >= r.W-42 {
		side = min(r.W-42, r.H-note-thumbs-caption-14)
	} else {
		thumbs = 0
	}
	if side >= 90 && (s.save == nil || s.save.Picture != nil) {
		card := side + 14 + caption
		layout.Show(put, s.pic, r.Strip(r.Y, card))
		r.Y += card + 11
		if thumbs > 0 {
			layout.Show(put, s.thumbs, r.Strip(r.Y, thumbs-11))
			r.Y += thumbs
		}
	}
	if note > 0 && r.Y+note <= r.Y+r.H {
		layout.Show(put, s.note, r.Strip(r.Y+4, note))
	}
}
