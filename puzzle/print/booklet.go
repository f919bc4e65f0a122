package print

import "sudoku/puzzle/print/pdf"

// half returns the size of a page of a booklet: half of the paper.
func half(p Paper) (w, h float64) {
	w, h = p.Size()
	w, h = max(w, h), min(w, h)
	return w / 2, h
}

// paperThickness is that of one sheet in millimetres. In a folded booklet the inner sheets
// stand out by that much each, so their pages are moved towards the fold.
const paperThickness = .1

// impose puts two pages on each side of the paper, in the order in which they follow one
// another when the sheets are folded as one pile.
func (d *Document) impose(paper Paper) {
	page, pages := d.page, d.pages
	sheets := (pages + 3) / 4
	w, h := half(paper)
	place := func(to *Page, n int, x float64) {
		if n < pages {
			p := page(n)
			to.add(&p, x, 0)
		}
	}
	d.pages = 2 * sheets
	d.info.Spreads = pdf.Single
	d.page = func(side int) Page {
		sheet := side / 2
		creep := paperThickness * float64(sheet)
		left, right := 4*sheets-1-side, side
		if side%2 == 1 {
			left, right = right, left
		}
		p := &Page{Width: 2 * w, Height: h}
		place(p, left, creep)
		place(p, right, w-creep)
		return *p
	}
	for i := range d.sections {
		n := d.sections[i].Page
		d.sections[i].Page = min(n, 4*sheets-1-n)
	}
}
