package widget

import (
	"image/color"
	"slices"
	"sort"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
)

// A Span is a piece of text in one colour.
type Span struct {
	Text   string
	Colour color.NRGBA
}

// A Label is text of one or more lines. It repaints only when its text changes.
type Label struct {
	*Pic
	Heading bool // it is the title of what follows
	spans   []Span
	ofShort func() float64 // the width of short
	short   string         // is shown where the text doesn't fit in its line; "" for none
	most    int            // characters of a span
}

// lineText is how many characters of a text are laid out that stands in one line, and
// of a title or a path in a sentence.
const lineText = 200

// Label makes one line of text, cut with an ellipsis if it does not fit. A span of
// SetSpans may have a colour of its own.
func (k *Kit) Label(t theme.Type, at Align, col color.NRGBA) *Label {
	l := &Label{most: lineText, Heading: t == theme.PageTitle && at == Left}
	l.Pic = k.NewPic(func(c *Canvas) {
		if len(l.spans) == 0 {
			return
		}
		col := col
		if own := l.spans[0].Colour; own.A > 0 {
			col = own
		}
		s := l.spans[0].Text
		if l.short != "" && !c.fits(s, c.W*1.3, t) {
			s = l.short
		}
		s = c.cut(s, c.W*1.45*max(c.TextScale, 1), t) // Write shrinks it first
		c.Write(s, Rect{0, 0, c.W, c.H}, t.Size, t.Bold, at, col)
	})
	if at == Left {
		l.fits = func() float64 { return spansWidth(k, l.spans, t) }
		l.ofShort = func() float64 { return spansWidth(k, []Span{{Text: l.short}}, t) }
	}
	return l
}

// Paragraph makes wrapped text in one or more colours.
func (k *Kit) Paragraph(t theme.Type) *Label {
	l := &Label{most: paint.Longest, Heading: t == theme.PageTitle}
	l.Pic = k.NewPic(func(c *Canvas) { c.spans(l.spans, t) })
	l.fits = func() float64 { return spansWidth(k, l.spans, t) }
	return l
}

// spansWidth returns the width of texts in one line, in units, and a little more.
func spansWidth(k *Kit, list []Span, t theme.Type) float64 {
	x, scale := 2., k.scale()
	for _, s := range list {
		x += k.Painter.Width(s.Text, k.Size(t.Size)*scale, t.Bold)/scale + spanGap*k.TextScale
	}
	return x
}

const spanGap = 8. // between texts in one line, in units

// SetText shows one text.
func (l *Label) SetText(s string) { l.SetSpans(Span{Text: s}) }

// SetTexts shows one text, or a shorter wording where it doesn't fit in its line.
func (l *Label) SetTexts(s, short string) {
	short = paint.Clip(short, l.most)
	if l.SetText(s); l.short != short {
		l.short = short
		l.Repaint()
	}
}

// Width returns the width that its text needs in one line, in units; of two wordings the shorter one.
func (l *Label) Width() float64 {
	if l.short == "" {
		return l.fits()
	}
	return min(l.fits(), l.ofShort())
}

// Text returns the current text.
func (l *Label) Text() (s string) {
	for i, span := range l.spans {
		if i > 0 {
			s += "  "
		}
		s += span.Text
	}
	return s
}

// SetSpans shows texts in their colours, one after the other.
func (l *Label) SetSpans(spans ...Span) {
	for i, s := range spans {
		if short := paint.Clip(s.Text, l.most); short != s.Text {
			spans = slices.Clone(spans)
			spans[i].Text = short
		}
	}
	if len(spans) == len(l.spans) {
		same := true
		for i := range spans {
			same = same && spans[i] == l.spans[i]
		}
		if same {
			return
		}
	}
	l.spans = spans
	l.place()
	l.Repaint()
}

// Line writes one line of text into r, cut with an ellipsis if it does not fit. Larger text is
// first written smaller, down to its usual size: it loses no words for being larger.
func (c *Canvas) Line(s string, r Rect, t theme.Type, col color.Color) {
	t.Size *= max(1/max(c.TextScale, 1), min(1, c.part(s, r.W, t)))
	c.Write(c.cut(s, r.W, t), r, t.Size, t.Bold, Left, col)
}

// Wording is Line for a text with a shorter wording, which is written where it doesn't fit.
func (c *Canvas) Wording(s, short string, r Rect, t theme.Type, col color.Color) {
	if !c.fits(s, r.W, t) {
		s = short
	}
	c.Line(s, r, t, col)
}

// part returns by how much smaller a text has to be to fit in a line, more than 1 if there is room.
func (c *Canvas) part(s string, width float64, t theme.Type) float64 {
	return (width - 1) / max(1, c.Painter.Width(paint.Clip(s, lineText), c.Size(t.Size)*c.S, t.Bold)/c.S)
}

// fits reports whether a text fits in a line.
func (c *Canvas) fits(s string, width float64, t theme.Type) bool {
	return c.Painter.Width(paint.Clip(s, lineText), c.Size(t.Size)*c.S, t.Bold) <= width*c.S
}

// Squeeze is Line for text that is rather written smaller than cut, down to three quarters
// of its usual size, and has a shorter wording, unless that is "".
func (c *Canvas) Squeeze(s, short string, r Rect, t theme.Type, col color.Color) {
	if small := t; short != "" {
		small.Size *= .75
		if !c.fits(s, r.W, small) {
			s = short
		}
	}
	t.Size *= max(.75, min(1, c.part(s, r.W, t)))
	c.Line(s, r, t, col)
}

// cut shortens s to the width with an ellipsis.
func (c *Canvas) cut(s string, width float64, t theme.Type) string {
	s = paint.Clip(s, lineText)
	px := c.Size(t.Size) * c.S
	if c.Unseen() || c.fits(s, width, t) {
		return s
	}
	if c.Cut != nil {
		c.Cut(s)
	}
	runes := []rune(s)
	n := sort.Search(len(runes), func(n int) bool {
		return c.Painter.Width(string(runes[:n+1])+"…", px, t.Bold) > width*c.S
	})
	return string(runes[:n]) + "…"
}

// Brief shortens what is put into a sentence where it is a text: a title or a path can
// be as long as it likes.
func Brief(args []any) []any {
	for i, arg := range args {
		if s, ok := arg.(string); ok && len(s) > lineText {
			args = slices.Clone(args)
			args[i] = paint.Clip(s, lineText)
		}
	}
	return args
}

// spans writes texts of several colours: each continues the line of the one before if
// all of it fits there, else it starts a new line. If they do not fit they are written
// smaller, down to two thirds of the usual size, and at last without those at the end.
func (c *Canvas) spans(list []Span, t theme.Type) {
	measure := *c
	measure.Dst, measure.said = nil, nil
	least := c.leastPart()
	for part := 1.; ; part = max(part-.08, least) {
		smaller := theme.Type{Size: t.Size * part, Line: t.Line * part, Bold: t.Bold}
		if part == least || measure.flowSpans(list, smaller) < c.H+smaller.Line/8 {
			for len(list) > 1 && measure.flowSpans(list, smaller) > c.H+smaller.Line/8 {
				list = list[:len(list)-1]
			}
			if high := c.flowSpans(list, smaller); high > c.H+smaller.Line/8 {
				c.tight(list[len(list)-1].Text)
			}
			return
		}
	}
}

// flowSpans writes at a size, or only measures, and returns the height.
func (c *Canvas) flowSpans(list []Span, t theme.Type) float64 {
	px, step := c.Size(t.Size)*c.S, c.Size(t.Line)
	x, y := 0., 0.
	for _, s := range list {
		w := c.Painter.Width(s.Text, px, t.Bold) / c.S
		if x > 0 && x+w > c.W {
			x, y = 0, y+step
		}
		if x == 0 && w > c.W {
			y += c.Flow(s.Text, Rect{0, y, c.W, 0}, t, s.Colour)
			continue
		}
		if c.Dst != nil {
			c.Write(s.Text, Rect{x, y, w, step}, t.Size, t.Bold, Left, s.Colour)
		}
		x += w + spanGap*c.TextScale
	}
	if x > 0 {
		y += step
	}
	return y
}
