package page

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/widget"
)

// Parts of the page with all options of new puzzles.

// SymmetryPart returns the row of the symmetries.
func SymmetryPart(b Base, chosen func() generator.Symmetry, choose func(generator.Symmetry)) *Part {
	k := SymmetryTiles(b, chosen, choose)
	k.Follow(func() int { return slices.Index(generator.Symmetries, chosen()) })
	return &Part{k, k, func(w float64) float64 { return max(28, min((w-7*6)/8, ButtonHeight)) }}
}

// ChoicePart returns a row of choices, several in a line; they are buttons if none is chosen
// at the start.
func ChoicePart(b Base, list []string, across int, chosen func() int, choose func(int)) *Part {
	lines := (len(list) + across - 1) / across
	zones := func(w, h float64) []widget.Rect { return Tiles(across, lines)(w, h)[:len(list)] }
	k := b.Kit.NewControl(zones, func(c *widget.Canvas) {
		for i, r := range zones(c.W, c.H) {
			col := c.Frame(i, r, 8, i == chosen())
			c.Write(list[i], r.Inset(4), 14, i == chosen(), widget.Centre, col)
		}
	}, choose)
	k.Across = across
	if chosen() >= 0 {
		k.Follow(chosen)
	}
	return &Part{k, k, func(float64) float64 { return float64(lines)*max(30, b.Kit.Size(34)) + 10*float64(lines-1) }}
}

// A Chip is something that is asked for and can be taken back.
type Chip struct{ Kind, Name string }

// ChipsPart returns a row of chips; a press on one takes it back. After them stands a word
// that adds others.
func ChipsPart(b Base, chips func() []Chip, add string, drop func(int), choose func()) *Part {
	high := max(28, b.Kit.Size(28))
	lay := func(w float64) (out []widget.Rect) {
		x, y := 0., 0.
		place := func(width float64) {
			if width = min(width, w); x > 0 && x+width > w {
				x, y = 0, y+high+6
			}
			out = append(out, widget.Rect{X: x, Y: y, W: width, H: high})
			x += width + 8
		}
		for _, chip := range chips() {
			place(b.chipWidth(chip))
		}
		place(b.Kit.Painter.Width(add, b.Kit.Size(13), false) + 28)
		return out
	}
	k := b.Kit.NewControl(func(w, _ float64) []widget.Rect { return lay(w) }, func(c *widget.Canvas) {
		list := chips()
		for i, r := range lay(c.W) {
			if i < len(list) {
				b.paintChip(c, i, r, list[i])
			} else {
				c.Write(add, r.Inset(6), 13, false, widget.Centre, c.Frame(i, r, r.H/2, false))
			}
		}
	}, func(i int) {
		if i < len(chips()) {
			drop(i)
		} else {
			choose()
		}
	})
	return &Part{k, k, func(w float64) float64 {
		z := lay(w)
		return z[len(z)-1].Y + high
	}}
}

// chipWidth returns the width of a chip: its words, and the cross at its end.
func (b Base) chipWidth(chip Chip) float64 {
	return b.Kit.Painter.Width(chip.Kind+" "+chip.Name, b.Kit.Size(13), false) + 12 + 30
}

func (b Base) paintChip(c *widget.Canvas, i int, r widget.Rect, chip Chip) {
	col := c.Frame(i, r, r.H/2, false)
	text := r.Column(r.X+12, r.W-12-28)
	kind := c.Painter.Width(chip.Kind+" ", c.Size(13)*c.S, false) / c.S
	if whole := b.chipWidth(chip) - 42; whole > text.W {
		kind *= max(.3, text.W/whole)
	}
	c.Write(chip.Kind, r.Column(text.X, kind-2), 13, false, widget.Left, c.Pal.Text2)
	c.Write(chip.Name, r.Column(text.X+kind, text.W-kind), 13, false, widget.Left, col)
	x, y := r.X+r.W-17, r.Y+r.H/2
	c.Path(1.5, c.Pal.Text2, x-4, y-4, x+4, y+4)
	c.Path(1.5, c.Pal.Text2, x-4, y+4, x+4, y-4)
}

// SpanPart returns a row in which the lower and the upper end of a range are slid. The
// numbers up to the middle take three quarters of the room.
func SpanPart(b Base, least, most, middle int, name func() string, span func() (from, to int), set func(from, to int)) *Part {
	s := &slider{least: least, most: most, middle: middle, name: name, span: span, set: set}
	k := b.Kit.NewTrack(s.paint, s.slide)
	k.OnKey, s.track = s.key, k
	return &Part{k, &k.Control, func(float64) float64 { return max(28, b.Kit.Size(28)) }}
}

// A slider is a line with two handles.
type slider struct {
	least, most, middle int
	name                func() string
	span                func() (from, to int)
	set                 func(from, to int)
	track               *widget.Track
	upper               bool // the handle that is moved is the upper one
	held                bool // it is being dragged
}

// sliderEdge is the room beside the ends of the line, for the handles.
const sliderEdge = 10.

// at returns where a number is: the numbers up to the middle take three quarters.
func (s *slider) at(n int, w float64) float64 {
	w -= 2 * sliderEdge
	if n <= s.middle {
		return sliderEdge + .75*w*float64(n-s.least)/float64(s.middle-s.least)
	}
	return sliderEdge + .75*w + .25*w*float64(n-s.middle)/float64(s.most-s.middle)
}

// numberAt returns the number nearest to a place.
func (s *slider) numberAt(x, w float64) int {
	best := s.least
	for n := s.least; n <= s.most; n++ {
		if d, least := s.at(n, w)-x, s.at(best, w)-x; d*d < least*least {
			best = n
		}
	}
	return best
}

// slide moves the nearer handle, or the one that is held.
func (s *slider) slide(x float64) {
	w := float64(s.track.Size().Width)
	from, to := s.span()
	n := s.numberAt(x, w)
	if s.held = s.held && s.track.Dragging(); !s.held {
		lower, upper := s.at(from, w)-x, s.at(to, w)-x
		s.upper = upper*upper < lower*lower || from == to && n > to
	}
	s.held = true
	s.move(n)
}

// move moves the handle at hand to a number; it takes the other along.
func (s *slider) move(n int) {
	from, to := s.span()
	n = min(max(n, s.least), s.most)
	if s.upper {
		s.set(min(from, n), n)
	} else {
		s.set(n, max(to, n))
	}
	s.track.Repaint()
}

// key moves the handle at hand by the arrows; Up and Down choose the handle.
func (s *slider) key(name fyne.KeyName) bool {
	from, to := s.span()
	at := from
	if s.upper {
		at = to
	}
	switch name {
	case fyne.KeyLeft:
		s.move(at - 1)
	case fyne.KeyRight:
		s.move(at + 1)
	case fyne.KeyHome:
		s.move(s.least)
	case fyne.KeyEnd:
		s.move(s.most)
	case fyne.KeyUp, fyne.KeyDown, fyne.KeySpace:
		s.upper = name == fyne.KeyUp || name == fyne.KeySpace && !s.upper
		s.track.Repaint()
	default:
		return false
	}
	return true
}

func (s *slider) paint(c *widget.Canvas) {
	c.Mention(s.name())
	from, to := s.span()
	y, a, z := c.H/2, s.at(from, c.W), s.at(to, c.W)
	c.Round(widget.Rect{X: sliderEdge, Y: y - 2, W: c.W - 2*sliderEdge, H: 4}, 2, 0, c.Pal.Hair)
	c.Round(widget.Rect{X: a, Y: y - 2, W: z - a, H: 4}, 2, 0, c.Pal.Accent)
	for i, x := range []float64{a, z} {
		c.Disc(x, y, 8, c.Pal.Surface)
		c.Ring(x, y, 8, 2, c.Pal.Accent)
		if s.track.Focused() && s.upper == (i == 1) {
			c.Disc(x, y, 4, c.Pal.Accent)
		}
	}
	if s.track.Focused() {
		c.Round(c.Bounds(), 6, 2.5, c.Pal.Accent)
	}
}
