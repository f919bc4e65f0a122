package print

import "strconv"

// A layout is the layout of the pages of one sheet, in millimetres.
type layout struct {
	sheet         *Sheet
	per           int // puzzles on a page
	foot          footLayout
	solved        []int // the items whose solutions are on pages at the end
	left, right   float64
	top, bottom   float64 // of the area of the puzzles on a page
	cols, rows    int
	scale         float64 // of the labels above a grid
	head          float64 // their height
	frame         frame
	pitchX, stepY float64 // from grid to grid
	end           endLayout
}

// Dimensions that are the same on every paper.
const (
	headerHeight = 23.4 // title and date, of which
	headerSpace  = 11.2 // is white below them; on paper smaller than A4 down to half of it
	labelHeight  = 6.0  // number, level and time above a grid
	slack        = 18.0 // the most extra space between grids if there is room
)

// shape returns how many columns and rows a page of n puzzles has, and the smallest gaps
// between them.
func shape(n int) (cols, rows int, gapX, gapY float64) {
	switch n {
	case 1:
		return 1, 1, 0, 0
	case 2:
		return 1, 2, 0, 11
	case 4:
		return 2, 2, 9.6, 11.3
	case 6:
		return 2, 3, 9.6, 9
	case 9:
		return 3, 3, 8, 9
	}
	return 3, 4, 8, 8
}

func newLayout(s *Sheet) *layout {
	w, h := s.Paper.Size()
	m := s.Paper.Margin()
	l := &layout{sheet: s, per: s.PerPage, left: m, right: w - m, top: m, bottom: h - m}
	if l.per == 0 {
		l.per = 4
	}
	if l.headed() {
		l.top += headerHeight - min(max(.3*(297-h), 0), headerSpace/2)
	}
	atFoot := s.Solutions == AtFoot && l.per <= footSlots
	if atFoot {
		l.foot = newFootLayout(l)
		l.bottom = l.foot.top
	}
	l.place()
	if s.Solutions != NoSolutions && !atFoot {
		for i := range s.Items.Len() {
			if it := s.Items.At(i); !it.Solution.Filled().Empty() {
				l.solved = append(l.solved, i)
			}
		}
		l.end = newEndLayout(l)
	}
	return l
}

// headed reports whether there is a header above the puzzles.
func (l *layout) headed() bool {
	s := l.sheet
	return s.Show.Name || s.Show.Title && s.Title+s.Date != ""
}

// place computes the largest grids that fit, and distributes them.
func (l *layout) place() {
	cols, rows, gapX, gapY := shape(l.per)
	l.cols, l.rows = cols, rows
	width, height := l.right-l.left, l.bottom-l.top
	colWidth := (width - float64(cols-1)*gapX) / float64(cols)
	rowHeight := (height - float64(rows-1)*gapY) / float64(rows)
	l.scale = min(max(min(colWidth, rowHeight-labelHeight)/75, .72), 1)
	if show := l.sheet.Show; show.Number || show.Level || show.Name {
		l.head = labelHeight * l.scale
	}
	l.frame = frameFor(min(colWidth, rowHeight-l.head))
	spare := height - float64(rows)*(l.head+l.frame.side()) - float64(rows-1)*gapY
	l.stepY = l.head + l.frame.side() + gapY + min(spare/float64(rows), slack)
	if cols > 1 {
		l.pitchX = (width - l.frame.side()) / float64(cols-1)
	} else {
		l.left += (width - l.frame.side()) / 2
	}
}

// puzzlePages returns how many pages of puzzles there are.
func (l *layout) puzzlePages() int { return (l.sheet.Items.Len() + l.per - 1) / l.per }

func (l *layout) pages() int {
	n := l.puzzlePages()
	if len(l.solved) > 0 {
		n += (len(l.solved) + l.end.per - 1) / l.end.per
	}
	return n
}

func (l *layout) page(i int) Page {
	p := &Page{}
	p.Width, p.Height = l.sheet.Paper.Size()
	if n := l.puzzlePages(); i < n {
		l.header(p)
		from := i * l.per
		to := min(from+l.per, l.sheet.Items.Len())
		for k := from; k < to; k++ {
			l.item(p, k, k-from)
		}
		if l.foot.frame.cell > 0 {
			l.footSolutions(p, from, to)
		}
	} else {
		l.endPage(p, i-n)
	}
	l.footer(p, i)
	return *p
}

// number returns the number printed above the k-th item.
func number(it *Item, k int) string {
	if n := it.Number; n != 0 {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(k + 1)
}

// item draws the k-th puzzle with its label at a place on the page.
func (l *layout) item(p *Page, k, place int) {
	x := l.left + float64(place%l.cols)*l.pitchX
	y := l.top + float64(place/l.cols)*l.stepY
	it := l.sheet.Items.At(k)
	l.label(p, &it, k, x, y+12*capHeight*25.4/72*l.scale)
	p.grid(l.frame.at(x, y+l.head), &it, l.sheet.Show, l.sheet.DigitSize)
}
