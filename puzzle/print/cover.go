package print

// The thickness of a page, in millimetres.
var pageThickness = [...]float64{White: .002252 * inch, Cream: .0025 * inch}

// The least number of pages, and the least width in millimetres, of a spine with a text.
const spinePages, leastSpine = 80, 4

// CoverFile returns the cover of a book as a document of one page: back, spine and front
// side by side, with bleed all round.
func (s Sheet) CoverFile() (*Document, error) {
	l, err := s.layout()
	if err != nil {
		return nil, err
	}
	return &Document{info: s.info(), pages: 1, page: func(int) Page { return l.cover() }}, nil
}

// Spine returns the width of a book's spine in millimetres.
func (c Cover) Spine(pages int) float64 { return pageThickness[max(c, White)] * float64(pages) }

// safe is how far inside the trim texts of a cover stay, in millimetres.
const safe = 12.0

func (l *layout) coverHeight() float64 { return l.form.height + 2*bleed }

// darkEnd is where the dark part of a cover ends.
func (l *layout) darkEnd() float64 { return .42 * l.coverHeight() }

// coverSides returns where texts are on the front and on the back.
func (l *layout) coverSides() (front, back box) {
	f := l.form
	width, height := 2*f.width+l.sheet.Cover.Spine(l.parts.total)+2*bleed, l.coverHeight()
	front = box{width - bleed - f.width + safe, bleed + safe, width - bleed - safe, height - bleed - safe}
	back = box{bleed + safe, bleed + safe, bleed + f.width - safe, height - bleed - safe}
	return front, back
}

// hasSpineText reports whether the book is thick enough for a text on its spine.
func (l *layout) hasSpineText() bool {
	return l.parts.total >= spinePages && l.sheet.Cover.Spine(l.parts.total) >= leastSpine
}

func (l *layout) cover() Page {
	s, f := l.sheet, l.form
	spine := s.Cover.Spine(l.parts.total)
	p := &Page{Width: 2*f.width + spine + 2*bleed, Height: l.coverHeight()}
	p.Bleed = Area{0, 0, p.Width, p.Height}
	p.Trim = Area{bleed, bleed, p.Width - 2*bleed, f.height}
	front, back := l.coverSides()
	p.fill(p.Width-bleed-f.width-spine, 0, f.width+spine+bleed, l.darkEnd(), 0x20)
	p.fill(0, l.darkEnd()-1.2, p.Width, 1.2, 0x20)
	title, _ := l.onFront(front, l.darkEnd())
	p.lines(front, front.top+1.2*title.size*inch/72, title)
	first := l.item(0)
	side := min(.72*front.width(), .36*p.Height)
	b := frameFor(side)
	b = b.at(front.left+(front.width()-b.side())/2, l.darkEnd()+.06*p.Height)
	p.grid(b, &Item{Puzzle: first.Puzzle}, 0, 0)
	author, _ := l.author(front)
	p.above(front, front.bottom-1, author)
	l.back(p, back)
	if l.hasSpineText() {
		l.spine(p, p.Width-bleed-f.width-spine/2, spine)
	}
	p.ink(s.Ink)
	return *p
}

// back draws the sections. The place of the bar code, below on the right, stays free.
func (l *layout) back(p *Page, in box) {
	title, _ := l.onBack(in)
	y := p.lines(in, in.top+14, title)
	const step = 7
	y = max(y+5, min(y+16, l.darkEnd()-5-step*float64(len(l.groups)-1))) // above the line
	for _, g := range l.groups {
		p.centred(in, y, g.title+" · "+l.count(g), style{Regular, 11, black}, 1)
		y += step
	}
}

// spine writes title and author down the spine, the title on its dark part.
func (l *layout) spine(p *Page, x, width float64) {
	title, _ := l.spineTitle(width)
	p.down(x, .21*p.Height+bleed/2, title)
	author, _ := l.spineAuthor(width)
	p.down(x, .71*p.Height, author)
}
