package print

// A footLayout is where solutions stand upside down along the lower margin, in
// four places beside each other. The zero one stands for none.
type footLayout struct {
	top, bottom float64 // with the white space above them
	left, right float64
	box         box
	pitch       float64
}

const (
	footSlots = 4
	footSide  = 34.6 // of a solution, less on narrow paper
	footRule  = 6.1  // from the puzzles to the rule that parts them from solutions
	footSpace = 5.0  // from the rule to the solutions
	footLabel = 4.1  // height of the words of a solution
)

func newFootLayout(l *layout) footLayout {
	f := footLayout{bottom: l.bottom, left: l.left, right: l.right}
	width := l.right - l.left
	f.box = boxFor(min(footSide, (width-5*(footSlots-1))/footSlots))
	f.pitch = (width - f.box.side()) / (footSlots - 1)
	f.top = f.bottom - footRule - footSpace - f.box.side() - footLabel
	return f
}

// footSolutions draws the solutions of the items from..to: upright first, in the
// order in which they are read, then all turned at once.
func (l *layout) footSolutions(p *Page, from, to int) {
	f := &l.foot
	top := f.top + footRule + footSpace
	p.fill(f.left, f.top+footRule, f.right-f.left, .2, hairline)
	fills, texts := p.mark()
	x := f.left
	for k := from; k < to; k++ {
		if l.sheet.Items[k].Solution.Filled().Empty() {
			continue
		}
		end := p.text(x, top+2.3, l.number(k), style{Bold, 9, black})
		p.text(end+1.8, top+2.3, l.sheet.Lang.T("paper.solution"), style{Regular, 8, black})
		p.solution(f.box.at(x, top+footLabel), &l.sheet.Items[k])
		x += f.pitch
	}
	p.turn(fills, texts, top, f.bottom)
}

// A keyLayout is where solutions stand on the pages at the end.
type keyLayout struct {
	per, cols    int
	top          float64
	box          box
	pitchX, step float64
}

const keyLabel = 4.4 // height of the number above a solution

func newKeyLayout(l *layout) keyLayout {
	paper := l.sheet.Paper
	w, h := paper.Size()
	width := w - 2*paper.Margin()
	k := keyLayout{cols: 4, top: paper.Margin() + 17}
	k.box = boxFor((width - float64(k.cols-1)*8) / float64(k.cols))
	k.pitchX = (width - k.box.side()) / float64(k.cols-1)
	least := keyLabel + k.box.side() + 5
	room := h - paper.Margin() - k.top + 5
	rows := int(room / least)
	k.per = k.cols * rows
	k.step = min(room/float64(rows), least+4)
	return k
}

// keyPage draws the n-th page of solutions.
func (l *layout) keyPage(p *Page, n int) {
	s, left := l.sheet, l.sheet.Paper.Margin()
	room := p.Width - 2*left
	p.heading(left, left+6.3, s.Lang.T("paper.solutions"), room)
	if s.Show.Title {
		st := style{Regular, 10, black}
		p.text(left, left+12.2, st.shorten(s.Title, room), st)
	}
	from := n * l.key.per
	for i, k := range l.solved[from:min(from+l.key.per, len(l.solved))] {
		x := left + float64(i%l.key.cols)*l.key.pitchX
		y := l.key.top + float64(i/l.key.cols)*l.key.step
		p.text(x, y+2.5, l.number(k), style{Bold, 10, black})
		p.solution(l.key.box.at(x, y+keyLabel), &s.Items[k])
	}
}
