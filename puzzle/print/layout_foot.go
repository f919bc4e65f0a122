package print

// A footLayout is the layout of solutions upside down on the page of their puzzles: along
// the lower margin, up to four side by side, or beside the puzzles. The zero value is for
// none.
type footLayout struct {
	arranged arrangement // of the puzzles
	area     box         // of the solutions, which is turned as a whole
	frame    frame
	pitch    float64 // from solution to solution
	beside   bool
	slots    int     // for how many solutions there is room
	rule     float64 // from the puzzles to the rule
	label    style   // of numbers at the left of the solutions; zero for labels above
}

func (f *footLayout) none() bool { return f.frame.cell == 0 }

const (
	footSlots  = 4
	footSide   = 34.6 // of a solution, less on narrow paper
	footRule   = 6.1  // from the puzzles to the rule between them and the solutions
	footSpace  = 5.0  // from the rule to the solutions
	footLabel  = 4.1  // height of the label of a solution
	footNumber = 5.4  // room for a number at the left of a solution
	footGap    = 8.0  // from a puzzle to the solution beside it
)

// newFootLayout returns the layout in which the puzzles are larger. One or two puzzles
// may be larger with their solutions beside them.
func newFootLayout(l *layout) footLayout {
	if l.sheet.Children {
		return newFootChildren(l)
	}
	below := newFootBelow(l)
	if n := below.arranged.per(); n <= 2 {
		if f := newFootBeside(l); f.arranged.per() == n && f.arranged.frame.cell > 1.05*below.arranged.frame.cell {
			return f
		}
	}
	return below
}

func newFootBelow(l *layout) footLayout {
	f := footLayout{area: l.area, slots: footSlots, rule: footRule}
	width := f.area.width()
	f.frame = frameFor(min(footSide, (width-5*(footSlots-1))/footSlots))
	f.pitch = (width - f.frame.side()) / (footSlots - 1)
	f.area.top = f.area.bottom - footRule - footSpace - f.frame.side() - footLabel
	in := l.area
	in.bottom = f.area.top
	f.arranged = l.arrangeIn(in)
	f.frame = f.frame.with(l.sheet.Ink)
	return f
}

// newFootBeside puts each solution to the right of its puzzle, level with its foot.
func newFootBeside(l *layout) footLayout {
	f := footLayout{beside: true, slots: footSlots, area: l.area, frame: frameFor(footSide)}
	in := l.area
	in.right -= footGap + f.frame.side()
	f.arranged = l.arrangeIn(in)
	if f.arranged.cols == 1 { // as a whole in the middle
		f.arranged.left = in.left + (in.width()-f.arranged.frame.side())/2
	}
	f.frame = f.frame.with(l.sheet.Ink)
	return f
}

// footSolutions draws the solutions of the i-th page of a group: first upright in reading
// order, then it turns them.
func (l *layout) footSolutions(p *Page, g *group, i int) {
	f := &l.foot
	turned := f.area
	if !f.beside {
		turned.top += f.rule + footSpace
		p.fill(f.area.left, f.area.top+f.rule, f.area.width(), .2, hairline)
	}
	fills, texts := p.mark()
	x := turned.left
	for k, place := range l.on(g, i) {
		it := l.item(k)
		if !it.solved() {
			continue
		}
		if f.beside {
			_, _, b := l.puzzles.place(place)
			turned = box{b.x + b.side() + footGap, b.y + b.side() - f.frame.side() - footLabel, b.x + b.side() + footGap + f.frame.side(), b.y + b.side()}
			fills, texts = p.mark()
			x = turned.left
		}
		l.footSolution(p, &it, number(&it, k), x, turned.top)
		x += f.pitch
		if f.beside {
			p.turn(fills, texts, turned)
		}
	}
	if !f.beside {
		turned.left, turned.right = 0, l.form.width
		p.turn(fills, texts, turned)
	}
}

// footSolution draws one solution upright, with its number.
func (l *layout) footSolution(p *Page, it *Item, number string, x, y float64) {
	f := &l.foot
	if f.label.size > 0 {
		x += footNumber
		p.text(x-1.4-f.label.width(number), y+2.3, number, f.label)
		p.solution(f.frame.at(x, y), it)
		return
	}
	end := p.text(x, y+2.3, number, style{Bold, 9, black})
	p.text(end+1.8, y+2.3, l.sheet.Lang.T("paper.solution"), style{Regular, 8, black})
	p.solution(f.frame.at(x, y+footLabel), it)
}
