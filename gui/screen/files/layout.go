package files

import (
	"fyne.io/fyne/v2"

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

func (s *Chooser) rowHeight() float64 { return max(48, s.Kit.Size(38)) }

// Arrange implements page.Page: field, places and list at the left, what is chosen at the right. In
// a tall window there is the left part alone.
func (s *Chooser) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.Objects()...)
	left := r
	if !tall {
		panel := min(max(300, r.W*.332), 380*max(1, s.Kit.TextScale))
		left.W -= panel + page.Gutter
		s.arrangePanel(put, r.Column(r.X+r.W-panel, panel))
	} else {
		left.H -= s.arrangeFoot(put, r)
	}
	y := r.Y
	s.arrangeTitle(put, left)
	field := float64(s.field.MinSize().Height) // the toolkit has its text at the top of more
	y += s.Kit.Size(32)
	layout.Show(put, s.path, left.Strip(y, field))
	y += field + 12
	y = s.arrangeChips(put, left, y)
	s.arrangeFiles(put, left.Strip(y, left.Y+left.H-y))
}

// arrangeTitle places the title, and the places as a menu beside it where the list has none.
func (s *Chooser) arrangeTitle(put page.Place, r widget.Rect) {
	row := s.TitleRow(r)
	if !s.hasSide(r.W) {
		menu := min(s.Kit.Size(180), r.W/2)
		layout.Show(put, s.menu, widget.Rect{X: r.X + r.W - menu, Y: row.Y, W: menu, H: max(chooserChip, row.H)})
		row.W -= menu + 12
	}
	layout.Show(put, s.title, row)
}

// hasSide reports whether there is room for the places beside the list.
func (s *Chooser) hasSide(w float64) bool {
	return w >= s.sideWide()+placesGap+s.Kit.Size(leastFiles)
}

func (s *Chooser) sideWide() float64 { return max(placesWide, s.Kit.Size(placesWide)) }

// arrangeChips places the kinds, and beside or below them how many entries there are.
func (s *Chooser) arrangeChips(put page.Place, r widget.Rect, y float64) float64 {
	high := max(chooserChip, s.Kit.Size(chooserChip))
	s.wide = r.W
	chips := s.chipsWide()
	switch {
	case len(s.chipNames()) < 2:
		layout.Show(put, s.found, r.Strip(y, high))
		return y + high + 8
	case s.foundFits():
		layout.Show(put, s.found, widget.Rect{X: r.X + chips + page.SmallGap, Y: y, W: r.W - chips - page.SmallGap, H: high})
		layout.Show(put, s.chips, widget.Rect{X: r.X, Y: y, W: chips, H: high})
	default:
		layout.Show(put, s.chips, r.Strip(y, high))
	}
	return y + high + 12
}

// foundFits reports whether there is room beside the chips for how many entries there are.
func (s *Chooser) foundFits() bool {
	return s.chipsWide()+s.Kit.Painter.Width(s.found.Text(), s.Kit.Size(13), false)+20 <= s.wide
}

// fitFound lays the page out anew where what is said beside the chips has room now, or none any more.
func (s *Chooser) fitFound() {
	if s.wide > 0 && len(s.chipNames()) > 1 && s.foundFits() != s.found.Visible() {
		s.app.Later(func() {
			if !s.Closed() {
				s.app.Relayout()
			}
		})
	}
}

// arrangeFiles places the list, with the places beside it where there is room.
func (s *Chooser) arrangeFiles(put page.Place, r widget.Rect) {
	head := s.Kit.Size(26)
	if side := s.sideWide(); s.hasSide(r.W) {
		s.arrangePlaces(put, r.Column(r.X, side))
		r.X, r.W = r.X+side+placesGap, r.W-side-placesGap
	}
	if s.columns(r.W) && r.H > s.Kit.Size(160) {
		layout.Show(put, s.head, r.Strip(r.Y, head))
		r.Y, r.H = r.Y+head+2, r.H-head-2
	}
	layout.Show(put, s.files, r.Strip(r.Y, max(40, r.H)))
}

// arrangePlaces places as many folders as there is room for.
func (s *Chooser) arrangePlaces(put page.Place, r widget.Rect) {
	y := r.Y
	for _, c := range []*widget.Control{s.recent, s.usual} {
		n := len(s.foldersOf(c))
		line := max(placeHeight, s.Kit.Size(placeHeight-4))
		n = min(n, int((r.Y+r.H-y-s.Kit.Size(26)-2)/line))
		if n <= 0 {
			continue
		}
		high := s.Kit.Size(26) + 2 + float64(n)*line
		layout.Show(put, c, r.Strip(y, high))
		y += high + 4
	}
}

// arrangePanel places what is chosen over two rows of buttons.
func (s *Chooser) arrangePanel(put page.Place, r widget.Rect) {
	button := page.ButtonHeight
	if r.H < 460 {
		button = 36
	}
	y := r.Y + r.H - 2*button - page.Gap
	list := page.Objects(s.buttons())
	layout.Show(put, s.accept, r.Strip(y, button))
	layout.Equal(put, r.Strip(y+button+page.Gap, button), page.Gap, list[1:]...)
	top, foot := r.Y+s.Kit.Size(24), y-page.Gap
	layout.Show(put, s.name, s.TitleRow(r))
	layout.Show(put, s.line, r.Strip(top-4, s.Kit.Size(22)))
	top += s.Kit.Size(22) + 14
	s.arrangePreview(put, r.Strip(top, foot-top))
}

// arrangePreview places the picture, the others of its file, and the note.
func (s *Chooser) arrangePreview(put page.Place, r widget.Rect) {
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

// arrangeFoot places the buttons at the foot of a tall window, in two rows where they need them, and
// returns their height.
func (s *Chooser) arrangeFoot(put page.Place, r widget.Rect) float64 {
	const button, gap = 38, 8
	at := func(row int) widget.Rect { return r.Strip(r.Y+r.H-button-float64(row)*(button+gap), button) }
	all := page.Objects(s.buttons())
	switch rest := all[1:]; {
	case page.Wide(all, gap) <= r.W:
	case page.Wide(rest, gap) <= r.W && r.H > s.Kit.Size(200):
		layout.Show(put, s.accept, at(1))
		layout.Equal(put, at(0), gap, rest...)
		return 2*button + gap + 10
	default:
		all = []fyne.CanvasObject{s.accept, s.back}
	}
	layout.Equal(put, at(0), gap, all...)
	return button + 10
}
