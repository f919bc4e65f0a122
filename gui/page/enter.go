package page

import (
	"image/color"

	"fyne.io/fyne/v2"

	"sudoku/gui/look"
	"sudoku/puzzle"
)

// A Lamp is what is known of the digits typed so far.
type Lamp uint8

const (
	Unlit Lamp = iota // still counting
	Impossible
	Many
	One
)

// Enter is the page to type a printed puzzle with.
type Enter struct {
	Base
	lit      Lamp
	title    *look.Label
	how      *look.Label
	lamp     *look.Pic
	sentence *look.Label
	digits   [9]*look.Control
	clear    *look.Control
	back     *look.Control
	play     *look.Control
}

// EnterFuncs is what the enter page does.
type EnterFuncs struct {
	Clear, Play, Back func()
	Digit             func(puzzle.Digit)
	Left              func(puzzle.Digit) int // of nine
}

// NewEnter makes the page.
func NewEnter(b Base, do EnterFuncs) *Enter {
	p := &Enter{Base: b}
	p.title = b.Label(look.PageTitle, look.Left, b.Pal.Ink)
	p.title.SetText(b.T("enter.title"))
	p.how = b.Paragraph(look.Secondary)
	p.how.SetSpans(look.Span{Text: b.T("enter.how"), Colour: b.Pal.Ink2})
	p.lamp = b.NewPic(p.paintLamp)
	p.sentence = b.Paragraph(look.Body)
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.DigitButton(i+1, func() int { return do.Left(d) }, func() bool { return false }, func() { do.Digit(d) }, func() bool { return false })
	}
	p.clear = b.Button(b.T("enter.clear"), false, do.Clear)
	p.back = b.Button(b.T("enter.back"), false, do.Back)
	p.play = b.Button(b.T("enter.play"), true, do.Play)
	return p
}

// Objects implements Page.
func (p *Enter) Objects() []fyne.CanvasObject {
	return append(objects(p.digits[:]), p.title, p.how, p.lamp, p.sentence, p.clear, p.back, p.play)
}

// Refresh implements Page.
func (p *Enter) Refresh() {
	for _, d := range p.digits {
		d.Repaint()
	}
}

// Lit returns what the lamp shows.
func (p *Enter) Lit() Lamp { return p.lit }

// Show lights the lamp and says the sentence; whyNot, where there is one, tells
// why what was typed can't be played yet.
func (p *Enter) Show(lit Lamp, sentence, whyNot string) {
	if p.lit != lit {
		p.lit = lit
		p.lamp.Repaint()
	}
	p.sentence.SetSpans(look.Span{Text: sentence, Colour: p.Pal.Ink})
	p.play.Disable(whyNot)
}

// Arrange implements Page.
func (p *Enter) Arrange(put Place, r look.Rect, tall bool) {
	put(p.title, look.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y := r.Y - 8 + p.Size(30)
	how, lamp, foot := p.Size(40), 40., r.Y+r.H-44
	if r.H < 180 { // the least window: the lamp alone
		hide(p.title, p.how, p.sentence)
		hide(objects(p.digits[:])...)
		show(put, p.lamp, look.Rect{X: r.X, Y: r.Y, W: r.W, H: min(lamp, foot-r.Y-8)})
		row(put, look.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.back, p.clear, p.play)
		return
	}
	p.title.Show()
	show(put, p.how, look.Rect{X: r.X, Y: y, W: r.W, H: how})
	y += how + 12
	put(p.lamp, look.Rect{X: r.X, Y: y, W: r.W, H: lamp})
	y += lamp + 8
	sentence := max(22, min(p.Size(64), foot-y-8))
	show(put, p.sentence, look.Rect{X: r.X, Y: y, W: r.W, H: sentence})
	p.arrangeDigits(put, look.Rect{X: r.X, Y: y + sentence + 8, W: r.W, H: foot - 20 - (y + sentence + 8)}, tall)
	row(put, look.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.back, p.clear, p.play)
}

// arrangeDigits puts the pad where there is room for it, in one row or three.
func (p *Enter) arrangeDigits(put Place, r look.Rect, tall bool) {
	switch {
	case !tall && r.H >= 3*44+2*12:
		h := min((r.H-2*16)/3, 82)
		for i := range 3 {
			line := look.Rect{X: r.X, Y: r.Y + r.H - 3*h - 32 + float64(i)*(h+16), W: r.W, H: h}
			row(put, line, 16, objects(p.digits[3*i:3*i+3])...)
		}
	case r.H >= 44:
		row(put, look.Rect{X: r.X, Y: r.Y, W: r.W, H: min(64, r.H)}, 6, objects(p.digits[:])...)
	default:
		hide(objects(p.digits[:])...)
	}
}

func (p *Enter) paintLamp(c *look.Canvas) {
	type box struct {
		lamp      Lamp
		key       string
		icon      look.Icon
		ink, fill color.NRGBA
	}
	pal := c.Pal
	done := look.CircleIcon
	if p.lit == One {
		done = look.TickIcon
	}
	boxes := []box{
		{Impossible, "lamp.impossible", look.CrossIcon, pal.Bad, pal.BadFill},
		{Many, "lamp.many", look.BarsIcon, pal.Warn, pal.Cover},
		{One, "lamp.one", done, pal.Good, pal.Surface},
	}
	w := (c.W - 16) / 3
	for i, b := range boxes {
		r := look.Rect{X: float64(i) * (w + 8), W: w, H: c.H}
		text, lit := p.T(b.key), p.lit == b.lamp
		ink := pal.Ink2
		if lit {
			ink = b.ink
			c.Box(r, 8, 2, ink, b.fill)
		} else {
			c.Box(r, 8, 1, pal.Hair, pal.Ground)
		}
		tw := min(c.Ink.Width(text, c.Size(14)*c.S, lit)/c.S, r.W-36)
		x := r.X + (r.W-tw-24)/2
		b.icon(c, x+7, c.H/2, ink)
		c.Write(text, look.Rect{X: x + 24, W: tw, H: c.H}, 14, lit, look.Left, ink)
	}
}
