package page

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/solver/logic"
)

// A CardText is what a card says about a step.
type CardText struct {
	Title      string
	Link       bool   // the title leads to the page of its technique
	Grade      string // level and score
	Paragraphs []string
	Lines      []CardLine          // then one for each part, if it is followed part by part
	Legend     []logic.LegendEntry // what the board shows
	Notation   string
	WhyNot     string // why it can't be done, where it can't
	Answer     CardAnswer

	Part, Parts int // which part of the diagram is shown, from 1, and of how many
}

// Spoken returns the texts to be read out: of what is followed part by part, the part at hand.
func (t CardText) Spoken() []string {
	switch i := t.Part - 1; {
	case i >= 0 && i < len(t.Lines):
		return []string{t.Lines[i].Text}
	case len(t.Paragraphs) == 0:
		return []string{t.Title}
	}
	return t.Paragraphs
}

// A Card explains a step, in as much height as it needs; it scrolls if there is not
// enough room.
type Card struct {
	Base
	text   CardText
	below  []string // sentences under the text
	pic    *widget.Pic
	face   *widget.PressPic // pic, with the title to press
	scroll *widget.ScrollView
	line   widget.Rect // where the line of the current part is
	title  float64     // where the title ends
}

// NewCard makes a card; part goes to another part of the argument, link to the page of the
// technique of the title.
func NewCard(b Base, part func(by int), link func()) *Card {
	c := &Card{Base: b}
	c.pic = b.Kit.NewPic(func(on *widget.Canvas) { c.paint(on) })
	c.face = &widget.PressPic{Pic: c.pic, Press: func(_, y float64) {
		if c.text.Link && y < c.title {
			link()
		}
	}}
	c.scroll = b.Kit.NewScrollView(c.face)
	c.scroll.OnWheel = func(by int) {
		if len(c.text.Lines) > 0 {
			part(by)
		}
	}
	return c
}

// Object returns what is placed.
func (c *Card) Object() fyne.CanvasObject { return c.scroll }

// Scroll scrolls by a key, and reports whether there is more than can be seen.
func (c *Card) Scroll(name fyne.KeyName) bool { return c.scroll.Scroll(name) }

// Show shows another text, from its beginning.
func (c *Card) Show(t CardText) {
	fresh := t.Title != c.text.Title || !slices.Equal(t.Paragraphs, c.text.Paragraphs)
	c.text = t
	c.measure()
	switch {
	case len(t.Lines) > 0:
		c.scroll.Reveal(float32(c.line.Y), float32(c.line.H))
	case fresh:
		c.scroll.To(0)
	}
	c.pic.Repaint()
}

// Below shows further sentences under the text, from the next arrangement on.
func (c *Card) Below(sentences []string) { c.below = sentences }

// Hold keeps the current picture to fade from; Fade shows the transition to the new one, from
// 0 to 1.
func (c *Card) Hold()           { c.pic.Hold() }
func (c *Card) Fade(at float64) { c.pic.Fade(at) }

// Arrange places the card.
func (c *Card) Arrange(put Place, r widget.Rect) {
	put(c.scroll, r)
	c.measure()
}

// measure makes the picture as high as its text needs.
func (c *Card) measure() {
	size := c.scroll.Size()
	if size.Width <= 0 {
		return
	}
	c.pic.SetMin(float64(size.Width), c.Height(float64(size.Width)))
	c.pic.Resize(c.pic.MinSize())
	c.scroll.Refresh()
}

// Height returns the height of the card at a width.
func (c *Card) Height(w float64) float64 { return c.paint(&widget.Canvas{Kit: c.Kit, S: 1, W: w}) }

// HeightOf returns the height at a width of a card with another text, without sentences below.
func (c *Card) HeightOf(t CardText, w float64) float64 {
	of := *c
	of.text, of.below = t, nil
	return of.Height(w)
}

// paint paints the card, or only measures it if there is no picture.
func (c *Card) paint(on *widget.Canvas) float64 {
	pal, t := on.Pal, c.text
	pad := c.padding()
	inner := widget.Rect{X: pad + 4, W: on.W - 2*pad - 8}
	if on.Dst != nil { // as height as its text
		h := c.paint(&widget.Canvas{Kit: on.Kit, S: on.S, W: on.W})
		on.Box(widget.Rect{W: on.W, H: h}, 10, 1, pal.Hair, pal.Surface)
	}
	y := pad + c.paintTitle(on, inner, pad)
	c.title = y
	y = c.paintFound(on, inner, y)
	for _, s := range t.Paragraphs {
		y += on.Flow(s, widget.Rect{X: inner.X, Y: y, W: inner.W}, theme.Body, pal.Text) + 8
	}
	y = c.paintAnswer(on, inner, c.paintLines(on, inner, y))
	y = c.paintLegend(on, inner, y)
	if t.Notation != "" {
		y = rule(on, inner, y+4)
		y += on.Flow(t.Notation, widget.Rect{X: inner.X, Y: y, W: inner.W}, theme.Secondary, pal.Text2)
	}
	if len(c.below) > 0 {
		y = rule(on, inner, y+4)
		for _, s := range c.below {
			y += on.Flow(s, widget.Rect{X: inner.X, Y: y, W: inner.W}, theme.Secondary, pal.Text)
		}
	}
	return y + pad
}

// padding is the space round the text, less where little of it can be seen at a time.
func (c *Card) padding() float64 {
	if h := float64(c.scroll.Size().Height); h > 0 && h < c.Kit.Size(90) {
		return 6
	}
	return 16
}

// paintTitle paints the title with the grade beside it, or below it if the title needs
// the whole width, and returns their height; without a title there is none.
func (c *Card) paintTitle(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	pal, t, grade := on.Pal, c.text, 0.
	if t.Title == "" {
		return 0
	}
	col := pal.Text
	if t.Link {
		col = pal.Accent
	}
	if t.Grade != "" {
		grade = on.Painter.Width(t.Grade, on.Size(13)*on.S, false)/on.S + 12
	}
	if grade > inner.W/2 {
		h := on.Flow(t.Title, widget.Rect{X: inner.X, Y: y, W: inner.W}, theme.CardTitle, col) + 2
		return h + on.Flow(t.Grade, widget.Rect{X: inner.X, Y: y + h, W: inner.W}, theme.Secondary, pal.Text2) + 6
	}
	if grade > 0 && on.Dst != nil {
		on.Write(t.Grade, inner.Strip(y, on.Size(26)), 13, false, widget.Right, pal.Text2)
	}
	return on.Flow(t.Title, widget.Rect{X: inner.X, Y: y, W: inner.W - grade}, theme.CardTitle, col) + 6
}

// Parts makes the control that goes from one part of a diagram to the next.
func Parts(b Base, at func() (n, of int), turn func(by int)) *widget.Control {
	halves := func(w, h float64) []widget.Rect { return []widget.Rect{{W: w / 2, H: h}, {X: w / 2, W: w / 2, H: h}} }
	parts := b.Kit.NewControl(halves, func(c *widget.Canvas) {
		n, of := at()
		r := c.Bounds()
		c.Box(r, 8, 1, c.Pal.Hair, c.Pal.Surface)
		for i, half := range halves(c.W, c.H) {
			if c.Hover == i {
				c.Round(half.Inset(1), 7, 0, c.Pal.SelectFill)
			}
			if c.Focus == i {
				c.Round(half, 8, 2.5, c.Pal.Accent)
			}
		}
		for _, side := range []float64{-1, 1} {
			x, y := c.W/2+side*(c.W/2-20), c.H/2
			c.Path(2, c.Pal.Accent, x-3*side, y-5, x+2*side, y, x-3*side, y+5)
		}
		c.Write(b.T("hint.part", "n", n, "of", of), r, 13, false, widget.Centre, c.Pal.Text)
	}, func(zone int) { turn(2*zone - 1) })
	parts.Tip = b.Texts("tip.part.back", "tip.part.on")
	return parts
}
