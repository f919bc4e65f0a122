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
	d := &Document{info: s.info(), pages: l.total, page: l.page, sections: l.sections()}
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
	l.parts = nil
	l.addSolutions()
	l.number()
	if l.total == 0 {
		return nil, errNoSolution
	}
	return &Document{info: s.info(), pages: l.total, page: l.page, sections: l.sections()}, nil
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
	answers bool // solutions of a section of a book
	pages   int
	first   int // its first page
	draw    func(p *Page, i int)
}

// number gives the parts their pages, blank ones where a part begins on the right.
func (l *layout) number() {
	l.total = 0
	for _, pt := range l.parts {
		if pt.right {
			l.total += l.total % 2
		}
		pt.first = l.total
		l.total += pt.pages
	}
	if l.form.mirrored {
		l.total += l.total % 2
	}
}

// partAt returns the part with page i, nil for a blank page.
func (l *layout) partAt(i int) *part {
	at := sort.Search(len(l.parts), func(k int) bool { return l.parts[k].first > i }) - 1
	for ; at >= 0 && l.parts[at].pages == 0; at-- {
	}
	if at < 0 || i >= l.parts[at].first+l.parts[at].pages {
		return nil
	}
	return l.parts[at]
}

func (l *layout) sections() (list []Section) {
	for _, pt := range l.parts {
		if pt.shown && pt.pages > 0 {
			list = append(list, Section{pt.title, pt.depth, pt.first})
		}
	}
	return list
}
