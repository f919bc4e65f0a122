package page

import (
	"sudoku/gui/widget"
)

// Heights on the page, in units.
const (
	lampHeight  = 40.
	fieldHeight = 36.
	optionHigh  = 38.
	footHigh    = 44.
)

// optionHeight is the height of a row of buttons: with their keys below the texts if there
// is room for two such rows.
func (p *Enter) optionHeight(room float64) float64 {
	if high := max(optionHigh, p.Size(widget.KeyHeight)+4); 2*high+22 <= room {
		return high
	}
	return optionHigh
}

// footHeight is the height of the last row.
func (p *Enter) footHeight() float64 { return max(footHigh, p.Size(widget.KeyHeight)+8) }

// Arrange implements Page: it always shows the lamp and its sentence, and then the rest
// in order of importance as far as there is room.
func (p *Enter) Arrange(put Place, r widget.Rect, tall bool) {
	hide(p.Objects()...)
	least := 180.
	if p.state.Fixes != nil { // a row of the list and its heading
		least = max(least, p.footHeight()+12+lampHeight+14+p.Size(44)+p.Size(54)+12)
	}
	if r.H < least {
		p.arrangeLeast(put, r)
		return
	}
	foot := r.Y + r.H - p.footHeight()
	p.arrangeFoot(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: p.footHeight()}, tall)
	body := widget.Rect{X: r.X, Y: r.Y, W: r.W, H: foot - 12 - r.Y}
	if !tall {
		link := min(p.Painter.Width(p.T("enter.back"), p.Size(13), false)+18, r.W/4)
		show(put, p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - link, H: p.Size(30)})
		show(put, p.leave, widget.Rect{X: r.X + r.W + 8 - link, Y: r.Y - 8, W: link, H: max(28, p.Size(28))})
		body = Below(body, p.Size(30)-8)
	}
	sentence := p.Size(44)
	room := body.H - lampHeight - 14 - sentence
	list := p.state.Fixes != nil
	takes := func(height float64) bool {
		if ok := room >= height; !ok {
			return false
		}
		room -= height
		return true
	}
	if list {
		takes(min(room, p.Size(30)+2.2*p.fixes.RowHeight()))
	}
	option := p.optionHeight(room)
	hand := !list && takes(option+10)
	then := !list && takes(option+12)
	digits := !list && takes(48+10)
	fields := p.fieldsHeight(r.W)
	if takes(fields + 18) {
		link := p.Painter.Width(p.photoLink(), p.Size(13), false) + 16
		how := max(28, p.Size(20)*float64(len(p.Painter.Wrap(p.T("enter.how"), r.W-link-8, p.Size(13), false))))
		if takes(how + 12) {
			show(put, p.how, widget.Rect{X: r.X, Y: body.Y, W: r.W - link - 8, H: how + 2})
			show(put, p.photo, widget.Rect{X: r.X + r.W - link + 6, Y: body.Y - 4, W: link, H: max(28, p.Size(28))})
			body = Below(body, how+12)
		}
		p.arrangeFields(put, widget.Rect{X: r.X, Y: body.Y, W: r.W})
		body = Below(body, fields+18)
	}
	show(put, p.lamp, widget.Rect{X: r.X, Y: body.Y, W: r.W, H: lampHeight})
	show(put, p.sentence, widget.Rect{X: r.X, Y: body.Y + lampHeight + 8, W: r.W, H: sentence})
	body = Below(body, lampHeight+14+sentence)
	if list {
		p.fixes.Arrange(put, body)
		return
	}
	p.arrangeInput(put, body, option, hand, then, digits, tall)
}

// arrangeLeast lays out the smallest window: the lamp or the corrections, and the
// buttons.
func (p *Enter) arrangeLeast(put Place, r widget.Rect) {
	foot := widget.Rect{X: r.X, Y: r.Y + r.H - optionHigh, W: r.W, H: optionHigh}
	body := widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - optionHigh - 6}
	p.arrangeFoot(put, foot, true)
	if p.state.Fixes != nil {
		p.fixes.ArrangeRows(put, body)
		return
	}
	lamp := min(lampHeight, body.H)
	show(put, p.lamp, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: lamp})
	if body = Below(body, lamp+6); body.H >= p.Size(42) {
		show(put, p.sentence, body)
	}
}

// arrangeFoot places the last row: a grid typed before is offered where there is nothing
// to compare yet.
func (p *Enter) arrangeFoot(put Place, r widget.Rect, tall bool) {
	middle := p.compare
	if p.state.Before {
		middle = p.before
	}
	if tall {
		row(put, r, 12, p.back, middle, p.play)
		return
	}
	wide := (r.W - 12) * .59
	show(put, middle, widget.Rect{X: r.X, Y: r.Y, W: wide, H: r.H})
	show(put, p.play, widget.Rect{X: r.X + wide + 12, Y: r.Y, W: r.W - wide - 12, H: r.H})
}

// fieldsHeight returns the height of the fields: two rows, or one in a wide page.
func (p *Enter) fieldsHeight(w float64) float64 {
	height := max(fieldHeight, p.Size(fieldHeight))
	if w > 640*p.TextScale {
		return height
	}
	return 2*height + 8
}

func (p *Enter) arrangeFields(put Place, r widget.Rect) {
	height := max(fieldHeight, p.Size(fieldHeight))
	stars := p.Painter.Width(p.T("enter.stars"), p.Size(12), false) + 24 + NumStars*28.5
	r.H = height
	if r.W > 640*p.TextScale {
		rest := r
		rest.W -= stars + 8
		row(put, rest, 8, p.fields[0], p.fields[1], p.fields[2])
		show(put, p.stars, widget.Rect{X: r.X + r.W - stars, Y: r.Y, W: stars, H: height})
		return
	}
	row(put, r, 8, p.fields[0], p.fields[1])
	r.Y += height + 8
	show(put, p.fields[2], widget.Rect{X: r.X, Y: r.Y, W: r.W - stars - 8, H: height})
	show(put, p.stars, widget.Rect{X: r.X + r.W - stars, Y: r.Y, W: stars, H: height})
}

// arrangeInput places the choice between printed and pencilled digits, the digits, and
// the follow-up commands.
func (p *Enter) arrangeInput(put Place, r widget.Rect, high float64, hand, then, digits, tall bool) {
	if hand {
		wide := (r.W - 12) * .72
		show(put, p.hand, widget.Rect{X: r.X, Y: r.Y, W: wide, H: high})
		show(put, p.clear, widget.Rect{X: r.X + wide + 12, Y: r.Y, W: r.W - wide - 12, H: high})
		r = Below(r, high+10)
	}
	if then {
		last := widget.Rect{X: r.X, Y: r.Y + r.H - high, W: r.W, H: high}
		if p.state.Lamp == OneSolution {
			row(put, last, 8, Objects(p.then)...)
		} else {
			show(put, p.find, last)
		}
		r.H -= high + 12
	}
	if digits {
		p.arrangeDigits(put, r, tall)
	}
}

// arrangeDigits places the digit pad if there is room for it, in one row or three.
func (p *Enter) arrangeDigits(put Place, r widget.Rect, tall bool) {
	if gap := min(12, (r.H-3*36)/2); !tall && gap >= 8 {
		h := min((r.H-2*gap)/3, 82)
		for i := range 3 {
			line := widget.Rect{X: r.X, Y: r.Y + r.H - 3*h - 2*gap + float64(i)*(h+gap), W: r.W, H: h}
			row(put, line, gap, Objects(p.digits[3*i:3*i+3])...)
		}
		return
	}
	row(put, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: min(64, r.H)}, 6, Objects(p.digits[:])...)
}
