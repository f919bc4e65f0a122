package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/board"
	"sudoku/gui/look"
	"sudoku/puzzle"
)

// A HintText is what the hint page says at one depth.
type HintText struct {
	Depth      int // 1 to 5
	Title      string
	Grade      string // level and score
	Paragraphs []string
	Picture    puzzle.Picture
	Notation   string
	WhyNot     string // why it can't be done, where it can't
}

// HintFuncs is what the hint page does.
type HintFuncs struct {
	Depth       func(int)
	Do, Deeper  func()
	Close, Path func()
}

// Hint is the page that explains one step.
type Hint struct {
	Base
	text   HintText
	depths *look.Control
	card   *look.Pic
	scroll *container.Scroll
	do     *look.Control
	path   *look.Control
	close  *look.Control
}

// NumDepths is how deep a hint goes.
const NumDepths = 5

// NewHint makes the page.
func NewHint(b Base, do HintFuncs) *Hint {
	p := &Hint{Base: b}
	p.depths = b.NewControl(depthZones, p.paintDepths, func(i int) { do.Depth(i + 1) })
	p.card = b.NewPic(func(c *look.Canvas) { p.paintCard(c) })
	p.scroll = container.NewVScroll(p.card)
	p.do = b.Button(b.T("hint.page.do"), true, do.Do)
	p.path = b.Button(b.T("hint.page.path"), false, do.Path)
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	return p
}

// Show shows another depth.
func (p *Hint) Show(t HintText) {
	p.text = t
	p.do.Disable(t.WhyNot)
	p.measure()
	p.depths.Repaint()
	p.card.Repaint()
}

// Objects implements Page.
func (p *Hint) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.depths, p.scroll, p.do, p.path, p.close}
}

// Refresh implements Page.
func (p *Hint) Refresh() {}

// Arrange implements Page.
func (p *Hint) Arrange(put Place, r look.Rect, tall bool) {
	button := 44.
	if tall {
		button = 38
	}
	foot, card := r.Y+r.H-button, r.Y+30+p.Size(28)
	if r.H < 170 { // the least window: the hint key goes deeper
		hide(p.depths)
		card = r.Y
	} else {
		show(put, p.depths, look.Rect{X: r.X, Y: r.Y, W: r.W, H: 28 + p.Size(20)})
	}
	put(p.scroll, look.Rect{X: r.X, Y: card, W: r.W, H: max(40, foot-12-card)})
	p.measure()
	gap := 12.
	w := (r.W - 2*gap) / 3.25
	put(p.do, look.Rect{X: r.X, Y: foot, W: w * 1.25, H: button})
	put(p.path, look.Rect{X: r.X + w*1.25 + gap, Y: foot, W: w, H: button})
	put(p.close, look.Rect{X: r.X + w*2.25 + 2*gap, Y: foot, W: w, H: button})
}

// measure makes the card as high as what it says needs.
func (p *Hint) measure() {
	size := p.scroll.Size()
	if size.Width <= 0 {
		return
	}
	c := &look.Canvas{Kit: p.Kit, S: 1, W: float64(size.Width)}
	h := p.paintCard(c)
	p.card.SetMin(float64(size.Width), min(h, float64(size.Height)))
	if h > float64(size.Height) {
		p.card.SetMin(float64(size.Width), h)
	}
	p.card.Resize(p.card.MinSize())
	p.scroll.Refresh()
}

func depthZones(w, h float64) (out []look.Rect) {
	for i := range NumDepths {
		out = append(out, look.Rect{X: w * float64(i) / NumDepths, W: w / NumDepths, H: h})
	}
	return out
}

// paintDepths paints the line of dots: done with a tick, now with a ring, to come hollow.
func (p *Hint) paintDepths(c *look.Canvas) {
	pal, y := c.Pal, 12.
	names := []string{"hint.where", "hint.what", "hint.pattern", "hint.why", "hint.do"}
	for i, r := range depthZones(c.W, c.H) {
		x, at := r.X+r.W/2, i+1
		if i > 0 {
			col := pal.Thin
			if at <= p.text.Depth {
				col = pal.Accent
			}
			c.Path(2, col, x-r.W+11, y, x-11, y)
		}
		switch {
		case at < p.text.Depth:
			c.Disc(x, y, 7, pal.Accent)
			c.Path(1.6, pal.OnAccent, x-3.2, y, x-.8, y+2.6, x+3.4, y-2.8)
		case at == p.text.Depth:
			c.Ring(x, y, 8, 2.5, pal.Accent)
			c.Disc(x, y, 3.4, pal.Accent)
		default:
			c.Ring(x, y, 7, 2, pal.Thin)
		}
		ink := pal.Ink2
		if at == p.text.Depth {
			ink = pal.Ink
		}
		if c.Focus == i {
			c.Round(r, 6, 2.5, pal.Accent)
		}
		c.Write(p.T(names[i]), look.Rect{X: r.X, Y: 25, W: r.W, H: c.H - 27}, 13, at == p.text.Depth, look.Centre, ink)
	}
}

// paintCard paints the card, or measures it where there is no picture.
func (p *Hint) paintCard(c *look.Canvas) float64 {
	pal, t := c.Pal, p.text
	inner := look.Rect{X: 20, W: c.W - 40}
	if c.Dst != nil { // as high as what it says
		h := p.paintCard(&look.Canvas{Kit: c.Kit, S: c.S, W: c.W})
		c.Box(look.Rect{W: c.W, H: h}, 10, 1, pal.Hair, pal.Surface)
	}
	y := 16.
	grade := 0.
	if t.Grade != "" {
		grade = c.Ink.Width(t.Grade, c.Size(13)*c.S, false)/c.S + 12
		if c.Dst != nil {
			c.Write(t.Grade, look.Rect{X: inner.X, Y: y, W: inner.W, H: c.Size(26)}, 13, false, look.Right, pal.Ink2)
		}
	}
	y += c.Flow(t.Title, look.Rect{X: inner.X, Y: y, W: inner.W - grade}, look.CardTitle, pal.Ink) + 6
	for _, s := range t.Paragraphs {
		y += c.Flow(s, look.Rect{X: inner.X, Y: y, W: inner.W}, look.Body, pal.Ink) + 8
	}
	if list := legend(t.Picture); len(list) > 0 {
		y = p.rule(c, inner, y+4)
		for _, role := range list {
			if c.Dst != nil {
				board.Sample(c.Ink, c.Pal, c.Dst, role, (inner.X+20)*c.S, (y+14)*c.S, 72*c.S)
				c.Write(p.T(legendKey(role)), look.Rect{X: inner.X + 50, Y: y, W: inner.W - 50, H: 28}, 13, false, look.Left, pal.Ink)
			}
			y += 28
		}
	}
	if t.Notation != "" {
		y = p.rule(c, inner, y+4)
		y += c.Flow(t.Notation, look.Rect{X: inner.X, Y: y, W: inner.W}, look.Secondary, pal.Ink2)
	}
	return y + 16
}

func (p *Hint) rule(c *look.Canvas, r look.Rect, y float64) float64 {
	if c.Dst != nil {
		c.Rule(r.X, y, r.W, c.Pal.Hair)
	}
	return y + 12
}

// legend lists the roles of candidates that a picture uses, each once.
func legend(pic puzzle.Picture) (out []puzzle.Role) {
	seen := map[puzzle.Role]bool{}
	for _, k := range pic.Cands {
		if k.Role < puzzle.Set && !seen[k.Role] {
			seen[k.Role] = true
			out = append(out, k.Role)
		}
	}
	return out
}

func legendKey(r puzzle.Role) string {
	return "legend." + [...]string{"", "base", "cover", "fin", "on", "off", "eliminate", "placement"}[r]
}
