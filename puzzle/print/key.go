package print

// footSolutions draws the solutions of the items from..to upside down along the
// lower margin, parted from the puzzles by a rule.
func (l *layout) footSolutions(p *Page, from, to int) {
	left, right := l.sheet.Paper.Margin(), p.Width-l.sheet.Paper.Margin()
	p.fill(left, l.bottom+6.1, right-left, .2, hairline)
	top, bottom := l.bottom+footHeight-38.7, l.bottom+footHeight
	b := boxFor(min(footSide, (right-left-5*(footSlots-1))/footSlots))
	pitch := (right - left - b.side()) / (footSlots - 1)
	fills, texts := p.mark()
	place := 0
	for k := from; k < to; k++ {
		if l.sheet.Items[k].Solution.Filled().Len() == 0 {
			continue
		}
		x := left + float64(place)*pitch
		end := p.text(x, top+2.3, l.number(k), style{Bold, 9, black})
		p.text(end+1.8, top+2.3, l.sheet.Lang.T("paper.solution"), style{Regular, 8, black})
		p.solution(b.at(x, top+4.1), &l.sheet.Items[k])
		place++
	}
	p.turn(fills, texts, top, bottom)
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
