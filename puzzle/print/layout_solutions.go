package print

// A footLayout is the layout of solutions upside down along the lower margin, up to four
// side by side. The zero value is for none.
type footLayout struct {
	top, bottom float64 // including the white space above them
	left, right float64
	frame       frame
	pitch       float64
}

const (
	footSlots = 4
	footSide  = 34.6 // of a solution, less on narrow paper
	footRule  = 6.1  // from the puzzles to the rule between them and the solutions
	footSpace = 5.0  // from the rule to the solutions
	footLabel = 4.1  // height of the label of a solution
)

func newFootLayout(l *layout) footLayout {
	f := footLayout{bottom: l.bottom, left: l.left, right: l.right}
	width := l.right - l.left
	f.frame = frameFor(min(footSide, (width-5*(footSlots-1))/footSlots))
	f.pitch = (width - f.frame.side()) / (footSlots - 1)
	f.top = f.bottom - footRule - footSpace - f.frame.side() - footLabel
	return f
}

// footSolutions draws the solutions of the items from..to: first upright in reading order,
// then it turns them all at once.
func (l *layout) footSolutions(p *Page, from, to int) {
	f := &l.foot
	top := f.top + footRule + footSpace
	p.fill(f.left, f.top+footRule, f.right-f.left, .2, hairline)
	fills, texts := p.mark()
	x := f.left
	for k := from; k < to; k++ {
		it := l.sheet.Items.At(k)
		if it.Solution.Filled().Empty() {
			continue
		}
		end := p.text(x, top+2.3, number(&it, k), style{Bold, 9, black})
		p.text(end+1.8, top+2.3, l.sheet.Lang.T("paper.solution"), style{Regular, 8, black})
		p.solution(f.frame.at(x, top+footLabel), &it)
		x += f.pitch
	}
	p.turn(fills, texts, top, f.bottom)
}

// A endLayout is the layout of the pages of solutions at the end.
type endLayout struct {
	per, cols    int
	top          float64
	frame        frame
	pitchX, step float64
}

const endLabel = 4.4 // height of the number above a solution

func newEndLayout(l *layout) endLayout {
	paper := l.sheet.Paper
	w, h := paper.Size()
	width := w - 2*paper.Margin()
	k := endLayout{cols: 4, top: paper.Margin() + 17}
	k.frame = frameFor((width - float64(k.cols-1)*8) / float64(k.cols))
	k.pitchX = (width - k.frame.side()) / float64(k.cols-1)
	least := endLabel + k.frame.side() + 5
	room := h - paper.Margin() - k.top + 5
	rows := int(room / least)
	k.per = k.cols * rows
	k.step = min(room/float64(rows), least+4)
	return k
}

// endPage draws the n-th page of solutions.
func (l *layout) endPage(p *Page, n int) {
	s, left := l.sheet, l.sheet.Paper.Margin()
	room := p.Width - 2*left
	p.heading(left, left+6.3, s.Lang.T("paper.solutions"), room)
	if s.Show.Title {
		st := style{Regular, 10, black}
		p.text(left, left+12.2, st.shorten(s.Title, room), st)
	}
	from := n * l.end.per
	for i, k := range l.solved[from:min(from+l.end.per, len(l.solved))] {
		x := left + float64(i%l.end.cols)*l.end.pitchX
		y := l.end.top + float64(i/l.end.cols)*l.end.step
		it := s.Items.At(k)
		p.text(x, y+2.5, number(&it, k), style{Bold, 10, black})
		p.solution(l.end.frame.at(x, y+endLabel), &it)
	}
}
