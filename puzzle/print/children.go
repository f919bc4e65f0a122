package print

import (
	"cmp"
	"math"
	"slices"
)

// The sheet for children, in millimetres and points.
const (
	childNumber = 10.2 // room for the number at the left of a grid
	childGap    = 7.4  // between two grids, one above the other
	childRule   = 4.6  // from the puzzles to the rule
	childSide   = 22.9 // of a solution
	childLine   = .7   // of the boxes
	childGrid   = 64.9 // the largest grid: cells of 10.7 on a board of 6 by 6
)

// ChildrenPerPage is how many puzzles a page of a sheet for children has unless others are asked for.
const ChildrenPerPage = 6

// childLabels are what is on a sheet for children at most: nothing that measures.
const childLabels = Number | Heading | Name | PageNumber | Reference

// labels returns those that are printed.
func (o *Options) labels() Labels {
	if o.Children {
		return o.Labels&childLabels | Number
	}
	return o.Labels
}

// arrangeChildren places the grids of a sheet for children in an area, their numbers at the left.
func (s *Sheet) arrangeChildren(in box) (best arrangement) {
	n := s.PerPage
	if n == 0 {
		n = ChildrenPerPage
	}
	for i, cols := range shapes(n) {
		rows := n / cols
		width := in.width()/float64(cols) - childNumber
		height := (in.height() - float64(rows-1)*childGap) / float64(rows)
		a := arrangement{cols: cols, rows: rows, top: in.top, scale: 1, frame: s.childFrame(min(width, height))}
		a.pitchX = in.width() / float64(cols)
		a.left = in.left + childNumber
		spare := a.pitchX - childNumber - a.frame.side()
		if cols > 1 {
			a.pitchX += spare / 2 / float64(cols) // the free space is between the columns
		} else {
			a.left += spare / 2
		}
		a.stepY = a.frame.side() + childGap
		if rows > 1 {
			a.stepY += min((in.height()-float64(rows)*a.stepY+childGap)/float64(rows-1), slack)
		}
		if i == 0 || a.frame.cell > best.frame.cell {
			best = a
		}
	}
	return best
}

// childFrame returns the largest frame no wider than side for the board of the first puzzle.
func (s *Sheet) childFrame(side float64) frame {
	b := frame{line: childLine, thin: .3 * childLine, grey: hairline}
	if first := s.at(0); !first.blank {
		b = b.sized(first.Puzzle.Shape)
	}
	b.cell = math.Floor((min(side, childGrid)-b.line)/float64(b.shape.Size())*10+1e-6) / 10
	return b
}

// childLabel draws the number at the left of a grid.
func childLabel(p *Page, number string, b frame) {
	st := style{Bold, 13, black}
	p.text(b.x-2.6-st.width(number), b.y+capHeight*st.size*25.4/72+.4, number, st)
}

// easiestFirst is the order of the puzzles of a sheet for children by level and points.
func (s *Sheet) easiestFirst() (order []int) {
	type key struct{ level, points, at int }
	var keys []key
	for i := range s.puzzles() {
		it := s.at(i)
		keys = append(keys, key{int(it.Level), it.Points, i})
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.level, b.level), cmp.Compare(a.points, b.points), cmp.Compare(a.at, b.at))
	})
	for _, k := range keys {
		order = append(order, k.at)
	}
	for i := s.puzzles(); i < s.len(); i++ {
		order = append(order, i)
	}
	return order
}

// newFootChildren returns the layout of solutions in a row at the foot of a sheet for children.
func newFootChildren(l *layout) footLayout {
	f := footLayout{area: l.area, slots: ChildrenPerPage, label: style{Bold, 9, black}}
	width := f.area.width()
	f.frame = frameFor(min(childSide, width/ChildrenPerPage-6)).with(l.sheet.Ink)
	f.pitch = width / ChildrenPerPage
	f.rule = childRule
	f.area.top = f.area.bottom - childRule - footSpace - f.frame.side()
	in := l.area
	in.bottom = f.area.top
	f.arranged = l.arrangeIn(in)
	return f
}
