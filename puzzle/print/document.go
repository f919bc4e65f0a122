package print

import (
	"sort"

	"sudoku/puzzle/print/pdf"
)

// A Document is the pages of a sheet. Each is laid out when it is asked for; several
// goroutines may ask at once.
type Document struct {
	info     pdf.Info
	pages    int
	page     func(i int) Page
	sections []Section
}

// A Section is an entry of the outline.
type Section struct {
	Title string
	Depth int // 0 at the top
	Page  int // its first page, from 0
}

// NumPages returns how many pages there are.
func (d *Document) NumPages() int { return d.pages }

// PageAt lays out page i, from 0.
func (d *Document) PageAt(i int) Page { return d.page(i) }

// Title returns the title, "" for none.
func (d *Document) Title() string { return d.info.Title }

// Sections returns the outline, in the order of the pages.
func (d *Document) Sections() []Section { return d.sections }

// Document returns the pages of the sheet. The error is that of Check.
func (s Sheet) Document() (*Document, error) {
	l, err := s.layout()
	if err != nil {
		return nil, err
	}
	d := &Document{info: s.info(), pages: l.parts.total, page: l.page, sections: l.parts.sections()}
	switch {
	case s.Binding == Booklet:
		d.impose(s.Paper)
	case s.Solutions == Facing && s.Binding != Book:
		d.info.Spreads = pdf.OddLeft
	case s.Binding == Book:
		d.info.Spreads = pdf.OddRight
	}
	return d, nil
}

// SolutionFile returns the solutions alone, as a document of its own.
func (s Sheet) SolutionFile() (*Document, error) {
	l, err := s.layout()
	if err != nil {
		return nil, err
	}
	l.parts = partList{}
	l.addSolutions()
	l.parts.number(l.form.mirrored)
	if l.parts.total == 0 {
		return nil, errNoSolution
	}
	return &Document{info: s.info(), pages: l.parts.total, page: l.page, sections: l.parts.sections()}, nil
}

func (s *Sheet) info() pdf.Info {
	info := pdf.Info{Author: plain(s.Author), Producer: "Sudoku Desk", Lang: s.Lang.Code()}
	if s.Labels.Has(Heading) {
		info.Title = plain(s.Title)
	}
	return info
}

// A part is some consecutive pages of one kind.
type part struct {
	title   string // in the outline, if it is there, and at the head of pages
	depth   int
	shown   bool // in the outline
	bare    bool // without page number and running head
	right   bool // begins on a right-hand page
	last    bool // ends on the last page of a booklet, whose sheets have four
	answers bool // solutions of a section of a book
	pages   int
	first   int // its first page
	draw    func(p *Page, i int)
}

// A partList is the parts of a document in their order.
type partList struct {
	list  []*part
	total int // pages, once they are numbered
}

func (l *partList) add(parts ...*part) { l.list = append(l.list, parts...) }

// number gives the parts their pages, blank ones where a part begins on the right, and at the
// end where a document must have an even number.
func (l *partList) number(even bool) {
	l.total = 0
	for _, pt := range l.list {
		switch {
		case pt.right:
			l.total += l.total % 2
		case pt.last:
			l.total = (l.total+pt.pages+3)/4*4 - pt.pages
		}
		pt.first = l.total
		l.total += pt.pages
	}
	if even {
		l.total += l.total % 2
	}
}

// at returns the part with page i, nil for a blank page.
func (l *partList) at(i int) *part {
	at := sort.Search(len(l.list), func(k int) bool { return l.list[k].first > i }) - 1
	for ; at >= 0 && l.list[at].pages == 0; at-- {
	}
	if at < 0 || i >= l.list[at].first+l.list[at].pages {
		return nil
	}
	return l.list[at]
}

// sections returns the outline.
func (l *partList) sections() (list []Section) {
	for _, pt := range l.list {
		if pt.shown && pt.pages > 0 {
			list = append(list, Section{pt.title, pt.depth, pt.first})
		}
	}
	return list
}
