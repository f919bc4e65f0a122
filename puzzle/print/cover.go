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

func (l *layout) cover() Page {
	s, f := l.sheet, l.form
	spine := s.Book.Cover.Spine(l.total)
	p := &Page{Width: 2*f.width + spine + 2*bleed, Height: f.height + 2*bleed}
	p.Bleed = Area{0, 0, p.Width, p.Height}
	p.Trim = Area{bleed, bleed, p.Width - 2*bleed, f.height}
	const safe = 12.0
	front := box{p.Width - bleed - f.width + safe, bleed + safe, p.Width - bleed - safe, p.Height - bleed - safe}
	p.fill(p.Width-bleed-f.width-spine, 0, f.width+spine+bleed, .42*p.Height, 0x20)
	p.fill(0, .42*p.Height-1.2, p.Width, 1.2, 0x20)
	y := front.top + 1.2*titleSize(front)*inch/72
	p.centred(front, y, l.bookTitle(), style{Bold, 1.2 * titleSize(front), white}, 4)
	first := l.item(0)
	side := min(.72*front.width(), .36*p.Height)
	b := frameFor(side)
	b = b.at(front.left+(front.width()-b.side())/2, .42*p.Height+.06*p.Height)
	p.grid(b, &Item{Puzzle: first.Puzzle}, 0, 0)
	p.centred(front, front.bottom-1, s.Author, style{Regular, 14, black}, 1)
	l.back(p, box{bleed + safe, bleed + safe, bleed + f.width - safe, p.Height - bleed - safe})
	if l.total >= spinePages && spine >= leastSpine {
		l.spine(p, p.Width-bleed-f.width-spine/2, spine)
	}
	p.ink(s.Ink)
	return *p
}

// back draws the sections. The place of the bar code, below on the right, stays free.
func (l *layout) back(p *Page, in box) {
	y := in.top + 14
	p.centred(in, y, l.bookTitle(), style{Bold, 14, black}, 2)
	y += 16
	for _, g := range l.groups {
		p.centred(in, y, g.title+" · "+l.count(g), style{Regular, 11, black}, 1)
		y += 7
	}
}

// spine writes title and author down the spine, the title on its dark part.
func (l *layout) spine(p *Page, x, width float64) {
	size := min(points(.55*(width-2*.0625*inch)), 14)
	p.down(x, .21*p.Height+bleed/2, l.bookTitle(), .38*p.Height-bleed, style{Bold, size, white})
	p.down(x, .71*p.Height, l.sheet.Author, .4*p.Height, style{Regular, size, black})
}
