package page

import (
	"sudoku/gui/widget"
)

// Lengths on the page, in units.
const (
	lampHeight = 40.
	optionHigh = 38.
	footHigh   = 44.
	photoSide  = 172.
	photoSmall = 120.
	photoLeast = 96.
	cellSide   = 108.
	cellSmall  = 72.
	tileHigh   = 48.
	photoGap   = 12.
)

// Arrange implements Page: the buttons and what the cell at the cursor may hold always, the
// rest in order of importance as far as there is room.
func (p *Photo) Arrange(put Place, r widget.Rect, tall bool) {
	hide(p.Objects()...)
	high := max(footHigh, p.Size(widget.KeyHeight)+8)
	if tall || r.H < 420 {
		high = max(optionHigh, p.Size(26)+8)
	}
	foot := widget.Rect{X: r.X, Y: r.Y + r.H - high, W: r.W, H: high}
	body := widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - high - photoGap}
	if tall {
		row(put, foot, 8, p.back, p.print, p.play)
		if body.H < 300 || body.W < 300 {
			p.arrangeLow(put, body)
			return
		}
	} else {
		wide := (r.W - 12) * .5
		show(put, p.print, widget.Rect{X: foot.X, Y: foot.Y, W: wide, H: high})
		show(put, p.play, widget.Rect{X: foot.X + wide + 12, Y: foot.Y, W: r.W - wide - 12, H: high})
		link := min(p.Painter.Width(p.T("enter.back"), p.Size(13), false)+18, r.W/4)
		show(put, p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - link, H: p.Size(30)})
		show(put, p.leave, widget.Rect{X: r.X + r.W + 8 - link, Y: r.Y - 8, W: link, H: max(28, p.Size(28))})
		body = Below(body, p.Size(30)-8)
	}
	p.arrangeBody(put, body, high)
}

// arrangeBody places the blocks from the top down.
func (p *Photo) arrangeBody(put Place, body widget.Rect, button float64) {
	lines := len(p.Painter.Wrap(p.state.Sentence, body.W-2, p.Size(14), false))
	sentence, head := p.Size(4+20*float64(max(1, lines))), p.Size(24)+10
	room := body.H
	takes := func(height float64) bool {
		ok := room >= height
		if ok {
			room -= height
		}
		return ok
	}
	rows, most := max(cellSmall, 2*p.rowHeight()), max(cellSide, 3*p.rowHeight())
	if n := len(p.state.Fixes); n > 0 {
		rows, most = p.fixes.HeadHeight()+p.fixes.RowHeight(), p.fixes.HeadHeight()+float64(n)*p.fixes.RowHeight()+8
	}
	cell := takes(rows + photoGap)
	lamp := takes(lampHeight + 8 + sentence)
	photo := takes(photoLeast + photoGap)
	tiles := len(p.state.Doubts) > 0 && takes(head+max(tileHigh, p.Size(40))+8)
	hand := p.state.Entries && takes(max(optionHigh, p.Size(30))+photoGap)
	more := takes(button + photoGap)
	what := takes(p.Size(22) + 8)
	side := photoLeast
	if photo {
		grow := min(photoSide-photoLeast, max(0, room))
		side, room = side+grow, room-grow
	}
	if cell {
		grow := min(most-rows, max(0, room))
		rows, room = rows+grow, room-grow
	}
	if what {
		show(put, p.what, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: p.Size(22)})
		body = Below(body, p.Size(22)+8)
	}
	if !what && room >= 6 { // below the title
		body = Below(body, min(room, 10))
	}
	if photo {
		p.arrangePhoto(put, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: side})
		body = Below(body, side+photoGap)
	}
	if hand {
		high := max(optionHigh, p.Size(30))
		show(put, p.hand, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: high})
		body = Below(body, high+photoGap)
	}
	if lamp {
		show(put, p.lamp, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: lampHeight})
		show(put, p.sentence, widget.Rect{X: body.X, Y: body.Y + lampHeight + 6, W: body.W, H: sentence})
		body = Below(body, lampHeight+8+sentence)
	}
	if tiles {
		show(put, p.heading, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: head})
		high := max(tileHigh, p.Size(40))
		show(put, p.tiles, widget.Rect{X: body.X, Y: body.Y + head, W: body.W, H: high})
		body = Below(body, head+high+8)
	}
	if cell {
		p.arrangeCell(put, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: rows})
	}
	if more {
		first := p.find
		if p.state.Lamp == OneSolution {
			first = p.next
		}
		row(put, widget.Rect{X: body.X, Y: body.Y + body.H - button, W: body.W, H: button}, 8, first, p.compare, p.more)
	}
}

// arrangePhoto places the photo, and beside it what can be done with it.
func (p *Photo) arrangePhoto(put Place, r widget.Rect) {
	side := min(r.H, r.W/2)
	show(put, p.photo, widget.Rect{X: r.X, Y: r.Y, W: side, H: side})
	r = widget.Rect{X: r.X + side + 16, Y: r.Y, W: r.W - side - 16, H: side}
	link := max(28, p.Size(24))
	card := 0.
	if p.state.Others != "" {
		card = min(max(74, p.Size(64)), r.H-2*link)
		if card < p.Size(50) {
			card = 0
		}
	}
	left := r.H - card
	how := p.Size(19) * float64(len(p.Painter.Wrap(p.T("photo.how"), r.W, p.Size(13), false)))
	if left-2*link >= how+4 {
		show(put, p.how, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: how + 2})
		r, left = Below(r, how+2), left-how-2
	}
	if left >= link {
		show(put, p.turn, widget.Rect{X: r.X - 4, Y: r.Y, W: r.W, H: link})
		r, left = Below(r, link), left-link
	}
	if left >= link {
		show(put, p.whole, widget.Rect{X: r.X - 4, Y: r.Y, W: r.W, H: link})
		r = Below(r, link)
	}
	if card > 0 {
		show(put, p.other, widget.Rect{X: r.X, Y: r.Y + r.H - card + 4, W: r.W, H: card - 4})
	}
}

// arrangeCell places the picture of the cell and what it may hold, or corrections.
func (p *Photo) arrangeCell(put Place, r widget.Rect) {
	if len(p.state.Fixes) > 0 {
		p.fixes.Arrange(put, r)
		return
	}
	side := min(r.H, cellSide, r.W/3)
	if p.state.CellPic != nil {
		show(put, p.cell, widget.Rect{X: r.X, Y: r.Y, W: side, H: side})
		r.X, r.W = r.X+side+12, r.W-side-12
	}
	show(put, p.rows, r)
}

// arrangeLow places what there is room for in a low page: the photo at the left, beside it
// the lamp and the cell at the cursor.
func (p *Photo) arrangeLow(put Place, r widget.Rect) {
	if len(p.state.Fixes) > 0 {
		p.fixes.ArrangeRows(put, r)
		return
	}
	box := max(36, p.Size(30))
	if r.H < 2*box {
		p.arrangeChoices(put, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: min(box, r.H)})
		return
	}
	side := min(r.H-box-8, photoSmall)
	if r.H > photoSmall+2*box {
		side = min(r.H-box-8, photoSide)
	}
	if r.H >= cellSmall+box && r.W-side-12 >= p.IndicatorWidth() {
		show(put, p.photo, widget.Rect{X: r.X, Y: r.Y, W: side, H: side})
		at := widget.Rect{X: r.X + side + 12, Y: r.Y, W: r.W - side - 12, H: side}
		lamp := min(lampHeight, at.H)
		show(put, p.lamp, widget.Rect{X: at.X, Y: at.Y, W: at.W, H: lamp})
		at = Below(at, lamp+6)
		if link := max(28, p.Size(24)); at.H >= p.Size(44)+link {
			show(put, p.sentence, widget.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H - link - 4})
			half := at.W / 2
			show(put, p.turn, widget.Rect{X: at.X - 4, Y: at.Y + at.H - link, W: half, H: link})
			show(put, p.whole, widget.Rect{X: at.X + half, Y: at.Y + at.H - link, W: half, H: link})
		} else if at.H >= p.Size(22) {
			show(put, p.sentence, at)
		}
		r = Below(r, side+8)
		p.arrangeChoices(put, widget.Rect{X: r.X, Y: r.Y + r.H - box, W: r.W, H: box})
		return
	}
	show(put, p.lamp, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: min(lampHeight, r.H-box-6)})
	p.arrangeChoices(put, widget.Rect{X: r.X, Y: r.Y + r.H - box, W: r.W, H: box})
}

// arrangeChoices places the picture of the cell and what it may hold in one line.
func (p *Photo) arrangeChoices(put Place, r widget.Rect) {
	if p.state.CellPic != nil {
		show(put, p.cell, widget.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H})
		r.X, r.W = r.X+r.H+8, r.W-r.H-8
	}
	show(put, p.boxes, r)
}
