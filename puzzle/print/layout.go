package print

import "strconv"

// A layout is where things stand on the pages of one sheet, in millimetres.
type layout struct {
	sheet         *Sheet
	per           int // puzzles on a page
	foot          footLayout
	solved        []int // the items whose solutions are on pages at the end
	left, right   float64
	top, bottom   float64 // of the puzzles' part of a page
	cols, rows    int
	scale         float64 // of the words above a grid
	head          float64 // their height
	box           box
	pitchX, stepY float64 // from grid to grid
	key           keyLayout
}

// Measures that hold on every paper.
const (
	headerHeight = 23.4 // title and date, of which
	headerSpace  = 11.2 // is white below them; on paper lower than A4 up to half of it goes
	labelHeight  = 6.0  // number, level and time above a grid
	slack        = 18.0 // how much further apart grids may stand where there is room
)

// shape returns how many columns and rows a page of n puzzles has, and how far
// apart they stand at least.
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
		for i := range s.Items {
			if !s.Items[i].Solution.Filled().Empty() {
				l.solved = append(l.solved, i)
			}
		}
		l.key = newKeyLayout(l)
	}
	return l
}

// headed reports whether anything stands above the puzzles.
func (l *layout) headed() bool {
	s := l.sheet
	return s.Show.Name || s.Show.Title && s.Title+s.Date != ""
}

// place finds the largest grids that fit, and spreads them.
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
	l.box = boxFor(min(colWidth, rowHeight-l.head))
	spare := height - float64(rows)*(l.head+l.box.side()) - float64(rows-1)*gapY
	l.stepY = l.head + l.box.side() + gapY + min(spare/float64(rows), slack)
	if cols > 1 {
		l.pitchX = (width - l.box.side()) / float64(cols-1)
	} else {
		l.left += (width - l.box.side()) / 2
	}
}

// puzzlePages returns how many pages hold puzzles.
func (l *layout) puzzlePages() int { return (len(l.sheet.Items) + l.per - 1) / l.per }

func (l *layout) pages() int {
	n := l.puzzlePages()
	if len(l.solved) > 0 {
		n += (len(l.solved) + l.key.per - 1) / l.key.per
	}
	return n
}

func (l *layout) page(i int) Page {
	p := &Page{}
	p.Width, p.Height = l.sheet.Paper.Size()
	if n := l.puzzlePages(); i < n {
		l.header(p)
		from := i * l.per
		to := min(from+l.per, len(l.sheet.Items))
		for k := from; k < to; k++ {
			l.item(p, k, k-from)
		}
		if l.foot.box.cell > 0 {
			l.footSolutions(p, from, to)
		}
	} else {
		l.keyPage(p, i-n)
	}
	l.footer(p, i)
	return *p
}

// number returns what an item is called.
func (l *layout) number(k int) string {
	if n := l.sheet.Items[k].Number; n != 0 {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(k + 1)
}

// item draws the k-th puzzle with its words at a place on the page.
func (l *layout) item(p *Page, k, place int) {
	x := l.left + float64(place%l.cols)*l.pitchX
	y := l.top + float64(place/l.cols)*l.stepY
	l.label(p, k, x, y+12*capHeight*25.4/72*l.scale)
	p.grid(l.box.at(x, y+l.head), &l.sheet.Items[k], l.sheet.Show, l.sheet.DigitSize)
}
