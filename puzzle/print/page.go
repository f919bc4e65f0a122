package print

// A Page is what to draw on one page: the fills in order, then the shapes, then the texts.
// All lengths are millimetres from its top left corner.
type Page struct {
	Width, Height float64
	Trim, Bleed   Area // where the paper will be cut, and the area with ink beyond; zero for none
	Fills         []Fill
	Shapes        []Shape
	Texts         []Text

	codes []Fill // drawn in black with any ink
}

// An Area is a rectangle on a page.
type Area struct{ X, Y, W, H float64 }

// A Fill is a filled rectangle; every level or upright line is one.
type Fill struct {
	X, Y, W, H float64
	Grey       Grey
}

// A Shape is a filled polygon: a disc, an arrow head, a sloping line.
type Shape struct {
	Points []Point
	Grey   Grey
}

// A Point is a place on a page.
type Point struct{ X, Y float64 }

// A Text is a run of characters in one face, which has all of them.
type Text struct {
	X, Y float64 // the beginning of its baseline
	S    string
	Face Face
	Size float64 // in points
	Grey Grey
	Turn Turn
	Wide bool // its strokes are wider: no face has these characters in bold
}

// stroked is how much wider the strokes of a Wide text are, with its size 1.
const stroked = .035

// A Turn is the direction in which a text runs.
type Turn uint8

const (
	Upright    Turn = iota
	Down            // from the top down, as on the spine of a book
	UpsideDown      // to the left
)

// Grey is a shade from 0, black, to 255, white.
type Grey uint8

const (
	black    Grey = 0
	pencil   Grey = 0x40 // entries and marks
	pale     Grey = 0x55 // digits of the solution, texts at the foot
	hairline Grey = 0x78 // cell lines
	faint    Grey = 0xa8 // cell lines of small grids
	sparing  Grey = 0x60 // the darkest shade of Sparing ink
	tint     Grey = 0xe4
	white    Grey = 0xff
)

// points converts millimetres to points.
func points(mm float64) float64 { return mm * 72 / 25.4 }

// fill adds a rectangle.
func (p *Page) fill(x, y, w, h float64, g Grey) {
	p.Fills = append(p.Fills, Fill{x, y, w, h, g})
}

// widens reports whether characters that another face has in the place of f are widened.
func (f Face) widens(other Face) bool { return f == Bold && other != Bold }

// A style is the appearance of a text.
type style struct {
	face Face // Regular or Bold; characters that it doesn't have are in Han
	size float64
	grey Grey
}

// text writes s with its baseline from x, y and returns the x where it ends.
func (p *Page) text(x, y float64, s string, st style) float64 {
	for _, r := range st.face.runs(s) {
		x -= r.back(st.size)
		p.Texts = append(p.Texts, Text{X: x, Y: y, S: r.text, Face: r.face, Size: st.size, Grey: st.grey, Wide: st.face.widens(r.face)})
		x += r.face.width(r.text, st.size)
	}
	return x
}

// back returns how much nearer to the run before it a run begins, in millimetres.
func (r run) back(size float64) float64 {
	if !r.squeezed {
		return 0
	}
	return size / 2 * 25.4 / 72
}

// down writes lines from the top down, centred on a point, the first one at the right.
func (p *Page) down(x, y float64, t setting) {
	x += float64(len(t.lines)-1)/2*t.lead() - capHeight/2*t.size*25.4/72
	for _, line := range t.lines {
		at := y - t.width(line)/2
		for _, r := range t.face.runs(line) {
			at -= r.back(t.size)
			p.Texts = append(p.Texts, Text{X: x, Y: at, S: r.text, Face: r.face, Size: t.size, Grey: t.grey, Turn: Down, Wide: t.face.widens(r.face)})
			at += r.face.width(r.text, t.size)
		}
		x -= t.lead()
	}
}

// mark returns how many fills and texts there are, for turn.
func (p *Page) mark() (fills, texts int) { return len(p.Fills), len(p.Texts) }

// turn turns everything drawn since mark upside down, about the centre of an area.
func (p *Page) turn(fills, texts int, b box) {
	for i := range p.Fills[fills:] {
		f := &p.Fills[fills+i]
		f.X, f.Y = b.left+b.right-f.X-f.W, b.top+b.bottom-f.Y-f.H
	}
	for i := range p.Texts[texts:] {
		t := &p.Texts[texts+i]
		t.X, t.Y, t.Turn = b.left+b.right-t.X, b.top+b.bottom-t.Y, UpsideDown-t.Turn
	}
}

// move moves everything drawn so far.
func (p *Page) move(x, y float64) {
	if x == 0 && y == 0 {
		return
	}
	for _, fills := range [][]Fill{p.Fills, p.codes} {
		for i := range fills {
			fills[i].X, fills[i].Y = fills[i].X+x, fills[i].Y+y
		}
	}
	for _, s := range p.Shapes {
		for i := range s.Points {
			s.Points[i].X, s.Points[i].Y = s.Points[i].X+x, s.Points[i].Y+y
		}
	}
	for i := range p.Texts {
		p.Texts[i].X, p.Texts[i].Y = p.Texts[i].X+x, p.Texts[i].Y+y
	}
}

// add draws all of another page, which is not used any more.
func (p *Page) add(q *Page, x, y float64) {
	q.move(x, y)
	p.Fills = append(p.Fills, q.Fills...)
	p.Shapes = append(p.Shapes, q.Shapes...)
	p.Texts = append(p.Texts, q.Texts...)
	p.codes = append(p.codes, q.codes...)
}

// ink gives everything the shades of an ink, and adds the codes.
func (p *Page) ink(ink Ink) {
	shade := func(g *Grey) {
		switch {
		case ink == Black && *g < tint:
			*g = black
		case ink == Sparing && *g < sparing:
			*g = sparing
		}
	}
	if ink != Shades {
		for i := range p.Fills {
			shade(&p.Fills[i].Grey)
		}
		for i := range p.Shapes {
			shade(&p.Shapes[i].Grey)
		}
		for i := range p.Texts {
			shade(&p.Texts[i].Grey)
		}
	}
	for i := range p.codes {
		p.codes[i].align()
	}
	p.Fills, p.codes = append(p.Fills, p.codes...), nil
}
