package print

import "sudoku/puzzle/words"

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
	return &Document{info: s.info(), pages: 1, page: func(int) Page { return newCover(l).page(l.item(0)) }}, nil
}

// Spine returns the width of a book's spine in millimetres.
func (c Cover) Spine(pages int) float64 { return pageThickness[max(c, White)] * float64(pages) }

// safe is how far inside the trim texts of a cover stay, in millimetres.
const safe = 12.0

// A coverLayout is the layout of the cover of a book. Its height, and the width of a side but
// for the spine, are those of the pages with bleed.
type coverLayout struct {
	title, author string
	sections      []string
	form          form // of the pages
	pages         int
	spine         float64 // its width
	width, height float64
	dark          float64 // where the dark part ends
	front, back   box     // of the texts
	ink           Ink
}

func newCover(l *layout) *coverLayout {
	s, f := l.sheet, l.form
	c := &coverLayout{title: s.bookTitle(), author: s.Author, form: f, pages: l.parts.total, ink: s.Ink}
	c.spine = s.Cover.Spine(c.pages)
	c.width, c.height = 2*f.width+c.spine+2*bleed, f.height+2*bleed
	c.dark = .42 * c.height
	c.front = box{c.width - bleed - f.width + safe, bleed + safe, c.width - bleed - safe, c.height - bleed - safe}
	c.back = box{bleed + safe, bleed + safe, bleed + f.width - safe, c.height - bleed - safe}
	for _, g := range l.groups {
		c.sections = append(c.sections, g.title+" · "+g.count(s.Lang))
	}
	return c
}

// hasSpineText reports whether the book is thick enough for a text on its spine.
func (c *coverLayout) hasSpineText() bool { return c.pages >= spinePages && c.spine >= leastSpine }

// page draws the cover, with a puzzle on its front.
func (c *coverLayout) page(first Item) Page {
	p := &Page{Width: c.width, Height: c.height}
	p.Bleed = Area{0, 0, p.Width, p.Height}
	p.Trim = Area{bleed, bleed, p.Width - 2*bleed, c.form.height}
	p.fill(p.Width-bleed-c.form.width-c.spine, 0, c.form.width+c.spine+bleed, c.dark, 0x20)
	p.fill(0, c.dark-1.2, p.Width, 1.2, 0x20)
	title, _ := c.titleOnFront()
	p.lines(c.front, c.front.top+1.2*title.size*inch/72, title)
	side := min(.72*c.front.width(), .36*p.Height)
	b := frameFor(side)
	b = b.at(c.front.left+(c.front.width()-b.side())/2, c.dark+.06*p.Height)
	p.grid(b, &Item{Puzzle: first.Puzzle}, 0, 0)
	author, _ := authorIn(c.front, c.author)
	p.above(c.front, c.front.bottom-1, author)
	c.drawBack(p)
	if c.hasSpineText() {
		c.drawSpine(p)
	}
	p.ink(c.ink)
	return *p
}

// drawBack draws the sections. The place of the bar code, below on the right, stays free.
func (c *coverLayout) drawBack(p *Page) {
	title, _ := c.titleOnBack()
	y := p.lines(c.back, c.back.top+14, title)
	const step = 7
	y = max(y+5, min(y+16, c.dark-5-step*float64(len(c.sections)-1))) // above the line
	for _, s := range c.sections {
		p.centred(c.back, y, s, style{Regular, 11, black}, 1)
		y += step
	}
}

// drawSpine writes title and author down the spine, the title on its dark part.
func (c *coverLayout) drawSpine(p *Page) {
	x := p.Width - bleed - c.form.width - c.spine/2
	title, _ := c.titleOnSpine()
	p.down(x, .21*p.Height+bleed/2, title)
	author, _ := c.authorOnSpine()
	p.down(x, .71*p.Height, author)
}

// titleOnFront sets the title on the dark part of the front.
func (c *coverLayout) titleOnFront() (setting, bool) {
	return style{Bold, 1.2 * titleSize(c.front), white}.set(c.title, c.front.width(), c.dark-c.front.top-4, leastTitle)
}

func (c *coverLayout) titleOnBack() (setting, bool) {
	st := style{Bold, 14, black}
	return st.set(c.title, c.back.width(), 3*st.lead(), leastTitle)
}

// A spine has room for the title in its dark part, and for the author below.
func (c *coverLayout) titleOnSpine() (setting, bool) {
	return onSpine(c.title, style{face: Bold, grey: white}, c.spine, .38*c.height-bleed)
}

func (c *coverLayout) authorOnSpine() (setting, bool) {
	return onSpine(c.author, style{face: Regular, grey: black}, c.spine, .4*c.height)
}

// checkSpine returns an error if title or author are too long for a spine with texts.
func (c *coverLayout) checkSpine() error {
	switch {
	case !c.hasSpineText():
	case !fits(c.titleOnSpine()):
		return words.Error("paper.title.spine", "n", c.pages)
	case !fits(c.authorOnSpine()):
		return words.Error("paper.author.spine", "n", c.pages)
	}
	return nil
}
