package print

import (
	"sync"

	"sudoku/puzzle/words"
)

// A layout is the layout of the pages of one sheet, in millimetres.
type layout struct {
	sheet   *Sheet
	order   []int // the items in the order in which they are printed; nil for that of the sheet
	groups  []*group
	form    form
	area    box         // of the puzzles on a right-hand page
	puzzles arrangement // of them
	foot    footLayout
	end     endLayout
	parts   partList
	book    *book         // what only a book has; nil for other sheets
	rule    func() string // of all boards but the classic one
	solved  bool          // the groups know which puzzles have solutions
	below   bool          // level, ratings and number of givens have a line of their own
}

// A group is some consecutive puzzles, in a book those of a level. Puzzles are counted in
// the order in which they are printed.
type group struct {
	title    string
	from, to int
	solved   []int // those whose solutions are on pages at the end
	puzzles  *part // the first time they are printed
	answers  *part // their solutions at the end
}

// Dimensions that are the same on every paper.
const (
	headerHeight  = 23.4 // title and date, of which
	headerSpace   = 11.2 // is white below them; on paper smaller than A4 down to half of it
	referenceSize = 7.5  // in points, of the line below a grid
	referenceTail = 4.4  // its height
)

func newLayout(s *Sheet) *layout {
	l := &layout{sheet: s}
	switch {
	case s.Binding == Book:
		l.book = newBook(l)
	case s.Children:
		l.order = s.easiestFirst()
		fallthrough
	default:
		l.groups = []*group{{to: s.len()}}
	}
	l.rule = sync.OnceValue(func() string { return ruleOf(s.boards, s.Lang) })
	if l.book != nil {
		l.book.bind()
	} else {
		l.form = sheetForm(s)
		l.build()
	}
	return l
}

// solve finds out once which puzzles have solutions.
func (l *layout) solve() {
	if l.solved {
		return
	}
	l.solved = true
	for _, g := range l.groups {
		for k := g.from; k < g.to; k++ {
			if it := l.item(k); it.solved() {
				g.solved = append(g.solved, k)
			}
		}
	}
}

// solved reports whether there is a solution to print.
func (it *Item) solved() bool { return !it.Solution.Filled().Empty() }

// item returns the k-th puzzle to print.
func (l *layout) item(k int) Item {
	if l.order != nil {
		k = l.order[k]
	}
	return l.sheet.at(k)
}

// build lays out the pages for a form.
func (l *layout) build() {
	l.area = l.form.body()
	if l.headed() {
		l.area.top += headerHeight - min(max(.3*(297-l.form.height), 0), headerSpace/2) + l.form.ruleRoom(l.rule())
	}
	l.below = false
	if l.arrange(); !l.factsFit() {
		l.below = true
		l.arrange()
	}
	l.end = newEndLayout(l)
	l.parts = partList{}
	if l.book != nil {
		l.book.addFront()
	}
	l.addPuzzles()
	if l.solvedAtEnd() {
		l.addSolutions()
	}
	addPaths(l)
	l.parts.number(l.form.mirrored)
}

// solvedAtEnd reports whether there are pages of solutions after the puzzles.
func (l *layout) solvedAtEnd() bool {
	s := l.sheet.Solutions
	return s == AtEnd || s == AtFoot && l.foot.none()
}

// headed reports whether there is a header above the puzzles.
func (l *layout) headed() bool {
	s := l.sheet
	return s.Binding != Book && (s.Labels.Has(Name) || len(s.Names) > 0 || s.Labels.Has(Heading) && s.Title+s.Date != "" || l.rule() != "")
}

// arrange places the puzzles, and their solutions if they are on the same page.
func (l *layout) arrange() {
	l.puzzles, l.foot = l.arrangeIn(l.area), footLayout{}
	if l.sheet.Solutions == AtFoot {
		if foot := newFootLayout(l); foot.arranged.per() <= foot.slots {
			l.puzzles, l.foot = foot.arranged, foot
		}
	}
	l.puzzles.frame = l.puzzles.frame.with(l.sheet.Ink).heavier(l.sheet.Heavy)
	if l.sheet.Binding == Book {
		l.puzzles.lower(l.area)
	}
}

// arrangeIn places the puzzles in an area.
func (l *layout) arrangeIn(area box) arrangement {
	s, needed := l.sheet, l.need()
	switch {
	case s.Children:
		return s.arrangeChildren(area)
	case s.PerPage == 0 && s.DigitSize > 0:
		return arrangeDigits(area, s.DigitSize, needed)
	case s.PerPage == 0:
		return arrangeCount(area, 4, needed)
	}
	return arrangeCount(area, s.PerPage, needed)
}

// need returns the space that each grid needs around it.
func (l *layout) need() (n need) {
	s := l.sheet
	if l.sheet.labels()&above != 0 {
		n.lines++
	}
	if l.below {
		n.lines++
	}
	if l.sheet.labels()&(OwnTitle|OwnDate) != 0 {
		n.lines++
	}
	if l.refers() {
		n.tail = referenceTail
	}
	if s.QR {
		n.tail = codeTail
	}
	return n
}

// refers reports whether a line below each puzzle says where its solution is.
func (l *layout) refers() bool {
	return l.sheet.Labels.Has(Reference) && l.sheet.Solutions == AtEnd
}

// The least size of digits in points: smaller ones can't be read.
const (
	leastDigit     = 5.0
	leastBookDigit = 8.0
)

// check returns an error if the grids don't fit.
func (l *layout) check() error {
	s := l.sheet
	least := leastDigit
	if s.Binding == Book {
		least = leastBookDigit
	}
	switch a := l.puzzles; {
	case len(s.Names) > MaxNames:
		return words.Error("cli.manynames", "most", MaxNames)
	case s.DigitSize > 0 && s.PerPage == 0 && a.per() == 0:
		one := arrangeCount(l.area, 1, l.need()).frame
		return words.Error("paper.digits", "size", words.Tenths(s.DigitSize), "most", words.Tenths(max(0, points(maxEm*one.cell)-.05)))
	case a.frame.cell <= 0:
		return words.Error("paper.small")
	case a.frame.digit() < least:
		return words.Error("paper.tiny", "n", a.per(), "size", words.Tenths(a.frame.digit()), "least", words.Tenths(least))
	}
	return nil
}

// page lays out a page.
func (l *layout) page(i int) Page {
	p := l.form.blank(i)
	if pt := l.parts.at(i); pt != nil {
		pt.draw(p, i-pt.first)
		if !pt.bare {
			if l.book != nil {
				l.book.runningHead(p, pt, i)
			} else {
				l.footer(p, i)
			}
		}
	}
	p.move(l.form.shift(i))
	if l.book != nil {
		l.book.thumb(p, i)
	}
	p.ink(l.sheet.Ink)
	p.write(faceOf(l.sheet.Lang))
	return *p
}
