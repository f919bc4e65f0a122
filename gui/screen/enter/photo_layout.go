package enter

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Lengths on the page, in units.
const (
	photoSide  = 172.
	photoSmall = 120.
	photoLeast = 96.
	cellSide   = 108.
	cellSmall  = 72.
	photoGap   = 12.
)

// Heights of parts that grow with the text.
func sourceHeight(k *widget.Kit) float64 { return k.Size(22) }
func kindsHeight(k *widget.Kit) float64  { return max(optionHigh, k.Size(30)) }

func sentenceHeight(k *widget.Kit, sentence string, w float64) float64 {
	lines := k.Painter.Wrap(sentence, w-2, k.Size(14), false)
	return k.Size(4 + 20*float64(max(1, len(lines))))
}

// Arrange implements page.Page: the buttons and what the cell at the cursor may hold always, the
// rest in order of importance as far as there is room.
func (s *Photo) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.Objects()...)
	high := max(footHigh, s.Kit.Size(widget.KeyHeight)+8)
	if tall || r.H < 420 {
		high = max(optionHigh, s.Kit.Size(26)+8)
	}
	foot := r.Strip(r.Y+r.H-high, high)
	body := r.Strip(r.Y, r.H-high-photoGap)
	if !tall {
		half := (r.W - page.Gap) * .5
		layout.Show(put, s.print, widget.Rect{X: foot.X, Y: foot.Y, W: half, H: high})
		layout.Show(put, s.play, widget.Rect{X: foot.X + half + page.Gap, Y: foot.Y, W: r.W - half - page.Gap, H: high})
		s.arrangeBody(put, arrangeTitle(put, s.Base, body, s.title, s.leave), high)
		return
	}
	layout.Equal(put, foot, page.SmallGap, s.back, s.print, s.play)
	if body.H < 300 || body.W < 300 {
		s.arrangeLow(put, body)
	} else {
		s.arrangeBody(put, body, high)
	}
}

// A photoRoom says for which parts there is room.
type photoRoom struct {
	cell, solutions, photo, tiles, kinds, more, source bool
	apart                                              bool    // the kinds of digits beside the photo
	side                                               float64 // of the photo
	rows                                               float64 // the height of what the cell may hold
	left                                               float64 // what is left over
}

// room returns the parts there is room for in a page without its title and foot, in order of
// importance, and how large they are; button is the height of a row of buttons.
func (s *Photo) room(w, h, button float64) (p photoRoom) {
	takes := func(height float64) bool {
		ok := h >= height
		if ok {
			h -= height
		}
		return ok
	}
	grow := func(from, to float64) float64 {
		by := min(to-from, max(0, h))
		h -= by
		return from + by
	}
	rows, most := max(cellSmall, 2*s.cell.rowHeight()), max(cellSide, 3*s.cell.rowHeight())
	if n := len(s.shown.Fixes); n > 0 {
		rows, most = s.fixList.HeadHeight()+s.fixList.RowHeight(), s.fixList.HeadHeight()+float64(n)*s.fixList.RowHeight()+8
	}
	p.cell = takes(rows + photoGap)
	p.solutions = takes(indicatorHigh + 8 + sentenceHeight(s.Kit, s.shown.Sentence, w))
	p.photo = takes(photoLeast + photoGap)
	p.tiles = len(s.shown.Doubts) > 0 && takes(s.tiles.height()+8)
	p.kinds = s.shown.Kinds != 0 && takes(kindsHeight(s.Kit)+photoGap)
	p.more = takes(button + photoGap)
	p.source = takes(sourceHeight(s.Kit) + 8)
	if p.photo {
		p.side = grow(photoLeast, photoSide)
		p.apart = len(s.shown.Samples) > 1 && p.side >= s.table.height() && w-p.side >= s.Kit.Size(150) && takes(s.picture.linkHeight())
	}
	if p.cell {
		p.rows = grow(rows, most)
	}
	p.left = h
	return p
}

// arrangeBody places the parts from the top down.
func (s *Photo) arrangeBody(put page.Place, body widget.Rect, button float64) {
	room := s.room(body.W, body.H, button)
	next := func(high, gap float64) widget.Rect { // returns the next part
		r := body.Strip(body.Y, high)
		body = page.Below(body, high+gap)
		return r
	}
	if room.source {
		layout.Show(put, s.source, next(sourceHeight(s.Kit), 8))
	} else if room.left >= 6 { // below the title
		next(0, min(room.left, 10))
	}
	switch {
	case room.apart:
		r := next(room.side, 0)
		s.picture.arrangeAlone(put, widget.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H})
		s.table.arrange(put, widget.Rect{X: r.X + r.H + 16, Y: r.Y, W: r.W - r.H - 16, H: r.H})
		s.picture.arrangeLinks(put, next(s.picture.linkHeight(), photoGap))
	case room.photo:
		s.picture.arrange(put, next(room.side, photoGap))
	}
	if room.kinds {
		layout.Show(put, s.kinds[s.shown.Kinds], next(kindsHeight(s.Kit), photoGap))
	}
	if room.solutions {
		layout.Show(put, s.indicator, next(indicatorHigh, 6))
		layout.Show(put, s.sentence, next(sentenceHeight(s.Kit, s.shown.Sentence, body.W), 2))
	}
	if room.tiles {
		s.tiles.arrange(put, next(s.tiles.height(), 8))
	}
	if cell := room.cell; cell && len(s.shown.Fixes) > 0 {
		s.fixList.Arrange(put, next(room.rows, 0))
	} else if cell {
		s.cell.arrange(put, next(room.rows, 0))
	}
	if room.more {
		first := s.find
		if s.shown.Solutions == page.OneSolution {
			first = s.next
		}
		layout.Equal(put, body.Strip(body.Y+body.H-button, button), page.SmallGap, first, s.compare, s.more)
	}
}

// arrangeLow places what there is room for in a low page: the photo at the left, beside it
// the indicator and the cell at the cursor.
func (s *Photo) arrangeLow(put page.Place, r widget.Rect) {
	if len(s.shown.Fixes) > 0 {
		s.fixList.ArrangeRows(put, r)
		return
	}
	box := max(36, s.Kit.Size(30))
	if r.H < 2*box {
		s.cell.arrangeLine(put, r.Strip(r.Y, min(box, r.H)))
		return
	}
	side := min(r.H-box-page.SmallGap, photoSmall)
	if r.H > photoSmall+2*box {
		side = min(r.H-box-page.SmallGap, photoSide)
	}
	if r.H >= cellSmall+box && r.W-side-page.Gap >= page.IndicatorWidth(s.Base) {
		layout.Show(put, s.picture.handles, widget.Rect{X: r.X, Y: r.Y, W: side, H: side})
		s.arrangeBeside(put, widget.Rect{X: r.X + side + page.Gap, Y: r.Y, W: r.W - side - page.Gap, H: side})
	} else {
		layout.Show(put, s.indicator, r.Strip(r.Y, min(indicatorHigh, r.H-box-6)))
	}
	s.cell.arrangeLine(put, r.Strip(r.Y+r.H-box, box))
}

// arrangeBeside places the indicator and as much as there is room for below it.
func (s *Photo) arrangeBeside(put page.Place, r widget.Rect) {
	high := min(indicatorHigh, r.H)
	layout.Show(put, s.indicator, r.Strip(r.Y, high))
	r = page.Below(r, high+6)
	if link := s.picture.linkHeight(); r.H >= s.Kit.Size(44)+link {
		layout.Show(put, s.sentence, r.Strip(r.Y, r.H-link-4))
		s.picture.arrangeLinks(put, r.Strip(r.Y+r.H-link, link))
	} else if r.H >= s.Kit.Size(22) {
		layout.Show(put, s.sentence, r)
	}
}
