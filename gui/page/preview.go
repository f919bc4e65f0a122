package page

import (
	"image"
	"image/draw"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
)

// A Fold says which pages are side by side.
type Fold uint8

const (
	NoFold    Fold = iota // each is alone
	FirstLeft             // the first and the second, and so on
	FirstAlone
)

// Sides returns the pages shown with page at, all from 0: itself, or the two of a spread. -1
// stands for none.
func (f Fold) Sides(at, of int) (left, right int) {
	left = at
	switch f {
	case NoFold:
		return at, -1
	case FirstLeft:
		left = at - at%2
	case FirstAlone:
		left = at - (at+1)%2
	}
	if right = left + 1; right >= of {
		right = -1
	}
	return left, right
}

// spreads returns how many spreads there are, and the first page of one.
func (f Fold) spreads(of int) int {
	switch f {
	case NoFold:
		return of
	case FirstLeft:
		return (of + 1) / 2
	}
	return of/2 + 1
}

func (f Fold) first(spread int) int {
	switch f {
	case NoFold:
		return spread
	case FirstLeft:
		return 2 * spread
	}
	return max(2*spread-1, 0)
}

// A Spread is what a preview shows: a page, or two side by side.
type Spread struct {
	Fold     Fold
	From, To int // the numbers of the first page shown and of the last one
	Of       int // how many pages there are; 0 if there is nothing to show
}

// can reports whether there are pages before, for zone 0, or after.
func (s Spread) can(zone int) bool {
	return zone == 0 && s.From > 1 || zone == 1 && s.To < s.Of
}

// A Paginated is what a preview shows and turns the pages of. Pages are counted from 0.
type Paginated interface {
	Spread() Spread
	PageAt(n int) *print.Page // nil while it is not laid out
	Sections() []print.Section
	Turn(by int)
	GoTo(n int)
}

// A preview is pages of paper in the board's place.
type preview struct {
	Base
	of     Paginated
	drawn  map[*print.Page]*image.Gray // the pages that are shown
	pixels float64                     // a millimetre, of these
	w, h   float64                     // where it was painted last
}

// Preview makes pages of paper in the board's place, with zones at their left and right for
// turning pages, which the wheel does, too, and the pages before and after in a strip below.
func Preview(b Base, of Paginated) *widget.Pager {
	p := &preview{Base: b, of: of}
	pager := b.Kit.NewPager(p.zones, p.paint, p.tap, of.Turn)
	pager.Tip = func(zone int) widget.Tip {
		if zone < 0 || zone > 1 || !of.Spread().can(zone) {
			return widget.Tip{}
		}
		return b.Texts("tip.page.back", "tip.page.on")(zone)
	}
	return pager
}

// chevron returns the width of the zones for turning pages, which paper may not cover.
func chevron(w float64) float64 { return min(56, max(32, .09*w)) }

// zones returns those for turning pages, then those of the strip and of the sections.
func (p *preview) zones(w, h float64) []widget.Rect {
	s := p.strip(w, h)
	side := chevron(w)
	list := []widget.Rect{{W: side, H: s.top}, {X: w - side, W: side, H: s.top}}
	list = append(list, s.thumbs...)
	return append(list, s.names...)
}

func (p *preview) tap(zone int) {
	if zone < 2 {
		p.of.Turn(2*zone - 1)
		return
	}
	s := p.strip(p.w, p.h)
	if zone -= 2; zone < len(s.thumbs) {
		p.of.GoTo(p.of.Spread().Fold.first(s.first + zone))
	} else if zone -= len(s.thumbs); zone < len(s.sections) {
		p.of.GoTo(s.sections[zone].Page)
	}
}

func (p *preview) paint(c *widget.Canvas) {
	p.w, p.h = c.W, c.H
	c.Round(c.Bounds(), 10, 0, c.Pal.Sunk)
	at := p.of.Spread()
	zones := p.zones(c.W, c.H)
	for i, key := range []string{"tip.page.back", "tip.page.on"} {
		c.MentionIn(zones[i], p.T(key))
		c.FocusRing(i, zones[i].Inset(4), 8)
	}
	if at.Of == 0 {
		c.Mention(p.T("print.nothing"))
		return
	}
	s := p.strip(c.W, c.H)
	p.spread(c, at, s.top)
	c.Mention(p.T("hint.part", "n", at.From, "of", at.Of))
	for i, way := range []float64{-1, 1} {
		r, col := zones[i], c.Pal.Text2
		if !at.can(i) {
			continue
		}
		if c.Hover == i || c.Focus == i {
			col = c.Pal.Text
		}
		widget.ChevronIcon(way)(c, r.X+r.W/2, r.H/2, col)
	}
	p.paintStrip(c, at, s)
}

// spread paints a page as large as fits above the strip, or two in as much room side by side.
func (p *preview) spread(c *widget.Canvas, at Spread, bottom float64) {
	if c.Unseen() {
		return
	}
	room, side := widget.Rect{W: c.W, H: bottom}.Inset(16), chevron(c.W)-12
	room.X, room.W = room.X+side, room.W-2*side
	if at.Of == 1 && c.W < 480 { // nothing to turn in a narrow window
		room.X, room.W = 12, c.W-24
	}
	left, right := at.Fold.Sides(at.From-1, at.Of)
	before := p.drawn
	p.drawn = map[*print.Page]*image.Gray{}
	if at.Fold == NoFold {
		p.paper(c, p.of.PageAt(left), room, .5, before)
		return
	}
	room.W /= 2
	for side, n := range []int{left, right} {
		if n >= 0 {
			p.paper(c, p.of.PageAt(n), room, float64(1-side), before) // at the fold
		}
		room.X += room.W
	}
}

// paper paints a page as large as fits into a part of the picture, on white in every
// theme. What is left beside it is on the left as far as a part of it says.
func (p *preview) paper(c *widget.Canvas, page *print.Page, room widget.Rect, left float64, before map[*print.Page]*image.Gray) {
	if page == nil {
		return
	}
	s := min(room.W/page.Width, room.H/page.Height) // units per millimetre
	r := widget.Rect{X: room.X + left*(room.W-s*page.Width), Y: room.Y + (room.H-s*page.Height)/2, W: s * page.Width, H: s * page.Height}
	picture := before[page]
	if px := s * c.S; picture == nil || p.pixels != px {
		picture, p.pixels = page.Image(px), px
	}
	p.drawn[page] = picture
	at := picture.Rect.Add(image.Pt(int(r.X*c.S+.5), int(r.Y*c.S+.5)))
	draw.Draw(c.Dst, at.Inset(-int(max(1, c.S+.5))), image.NewUniform(c.Pal.Thin), image.Point{}, draw.Src)
	draw.Draw(c.Dst, at, picture, image.Point{}, draw.Src)
	if page.Trim != (print.Area{}) {
		p.trim(c, r, page, s)
	}
}

// cut is the colour of the line where paper is cut: paper is white in every theme.
var cut = theme.Light.CoverLine

// trim paints where the paper will be cut.
func (p *preview) trim(c *widget.Canvas, r widget.Rect, page *print.Page, s float64) {
	t := widget.Rect{X: r.X + s*page.Trim.X, Y: r.Y + s*page.Trim.Y, W: s * page.Trim.W, H: s * page.Trim.H}
	for x := t.X; x < t.X+t.W; x += 12 {
		w := min(7, t.X+t.W-x)
		c.Round(widget.Rect{X: x, Y: t.Y, W: w, H: 1}, 0, 0, cut)
		c.Round(widget.Rect{X: x, Y: t.Y + t.H - 1, W: w, H: 1}, 0, 0, cut)
	}
	for y := t.Y; y < t.Y+t.H; y += 12 {
		h := min(7, t.Y+t.H-y)
		c.Round(widget.Rect{X: t.X, Y: y, W: 1, H: h}, 0, 0, cut)
		c.Round(widget.Rect{X: t.X + t.W - 1, Y: y, W: 1, H: h}, 0, 0, cut)
	}
}
