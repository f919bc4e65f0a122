package print

// A Page is what to draw on one page: the fills in order, then the texts. All lengths are
// millimetres from its top left corner.
type Page struct {
	Width, Height float64
	Fills         []Fill
	Texts         []Text
}

// A Fill is a filled rectangle; every line is one.
type Fill struct {
	X, Y, W, H float64
	Grey       Grey
}

// A Text is a run of characters in one face, which has all of them.
type Text struct {
	X, Y   float64 // the beginning of its baseline
	S      string
	Face   Face
	Size   float64 // in points
	Grey   Grey
	Turned bool // upside down: it runs to the left of X
}

// Grey is a shade from 0, black, to 255, white.
type Grey uint8

const (
	black    Grey = 0
	pencil   Grey = 0x40 // entries and marks
	pale     Grey = 0x55 // digits of the solution, texts at the foot
	hairline Grey = 0x78 // cell lines
	faint    Grey = 0xa8 // cell lines of small grids
)

// points converts millimetres to points.
func points(mm float64) float64 { return mm * 72 / 25.4 }

// fill adds a rectangle.
func (p *Page) fill(x, y, w, h float64, g Grey) {
	p.Fills = append(p.Fills, Fill{x, y, w, h, g})
}

// A style is the appearance of a text.
type style struct {
	face Face // Regular or Bold; characters that it doesn't have are in Han
	size float64
	grey Grey
}

// text writes s with its baseline from x, y and returns the x where it ends.
func (p *Page) text(x, y float64, s string, st style) float64 {
	for _, r := range st.face.runs(s) {
		p.Texts = append(p.Texts, Text{X: x, Y: y, S: r.text, Face: r.face, Size: st.size, Grey: st.grey})
		x += r.face.width(r.text, st.size)
	}
	return x
}

// mark returns how many fills and texts there are, for turn.
func (p *Page) mark() (fills, texts int) { return len(p.Fills), len(p.Texts) }

// turn turns everything drawn since mark upside down, within the page's width and between
// top and bottom.
func (p *Page) turn(fills, texts int, top, bottom float64) {
	for i := range p.Fills[fills:] {
		f := &p.Fills[fills+i]
		f.X, f.Y = p.Width-f.X-f.W, top+bottom-f.Y-f.H
	}
	for i := range p.Texts[texts:] {
		t := &p.Texts[texts+i]
		t.X, t.Y, t.Turned = p.Width-t.X, top+bottom-t.Y, !t.Turned
	}
}
