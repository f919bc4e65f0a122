package print

import (
	"slices"

	"sudoku/puzzle/words"
)

// A footLayout is the layout of solutions upside down on the page of their puzzles: along
// the lower margin, up to four side by side, or beside the puzzles. The zero value is for
// none.
type footLayout struct {
	arranged arrangement // of the puzzles
	area     box         // of the solutions, which is turned as a whole
	frame    frame
	pitch    float64 // from solution to solution
	beside   bool
}

func (f *footLayout) none() bool { return f.frame.cell == 0 }

const (
	footSlots = 4
	footSide  = 34.6 // of a solution, less on narrow paper
	footRule  = 6.1  // from the puzzles to the rule between them and the solutions
	footSpace = 5.0  // from the rule to the solutions
	footLabel = 4.1  // height of the label of a solution
	footGap   = 8.0  // from a puzzle to the solution beside it
)

// newFootLayout returns the layout in which the puzzles are larger. One or two puzzles
// may be larger with their solutions beside them.
func newFootLayout(l *layout) footLayout {
	below := newFootBelow(l)
	if n := below.arranged.per(); n <= 2 {
		if f := newFootBeside(l); f.arranged.per() == n && f.arranged.frame.cell > 1.05*below.arranged.frame.cell {
			return f
		}
	}
	return below
}

func newFootBelow(l *layout) footLayout {
	f := footLayout{area: l.area}
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
	f := footLayout{beside: true, area: l.area, frame: frameFor(footSide)}
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
		turned.top += footRule + footSpace
		p.fill(f.area.left, f.area.top+footRule, f.area.width(), .2, hairline)
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
		end := p.text(x, turned.top+2.3, number(&it, k), style{Bold, 9, black})
		p.text(end+1.8, turned.top+2.3, l.sheet.Lang.T("paper.solution"), style{Regular, 8, black})
		p.solution(f.frame.at(x, turned.top+footLabel), &it)
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

// An endLayout is the layout of the pages of solutions at the end.
type endLayout struct {
	per, cols    int
	top          float64
	frame        frame
	pitchX, step float64
}

const (
	endLabel = 4.4 // height of the number above a solution
	endTitle = 17  // of the heading of a page
)

func newEndLayout(l *layout) endLayout {
	body := l.form.body()
	width := body.width()
	k := endLayout{cols: l.endColumns(width), top: body.top + endTitle}
	if l.sheet.Binding == Book {
		k.top = body.top + 2
	}
	gap := 8.0
	if l.sheet.Binding == Book {
		gap = 6
	}
	k.frame = frameFor((width - float64(k.cols-1)*gap) / float64(k.cols))
	k.pitchX = (width - k.frame.side()) / float64(max(k.cols-1, 1))
	k.frame = k.frame.with(l.sheet.Ink)
	least := endLabel + k.frame.side() + 5
	room := body.bottom - k.top + 5
	rows := max(int(room/least), 1)
	k.per = k.cols * rows
	k.step = min(room/float64(rows), least+4)
	return k
}

// endColumns returns how many solutions are side by side: 4 on the papers with names.
func (l *layout) endColumns(width float64) int {
	if l.sheet.Binding != Book && l.sheet.Binding != Booklet && !l.sheet.Paper.Wide() && slices.Contains(Papers, l.sheet.Paper) {
		return 4
	}
	return max(1, int((width+6)/(30+6)))
}

// addSolutions adds the pages with the solutions of all groups.
func (l *layout) addSolutions() {
	l.solve()
	if l.sheet.Binding == Book && l.sheet.Solutions == AtEnd {
		l.addDivider(l.sheet.Lang.T("paper.solutions"), "")
	}
	first := true
	for _, g := range l.groups {
		if len(g.solved) == 0 {
			g.answers = nil
			continue
		}
		pt := &part{title: l.sheet.Lang.T("paper.solutions"), shown: l.sheet.Binding != Book && first,
			pages: (len(g.solved) + l.end.per - 1) / l.end.per}
		if l.sheet.Binding == Book {
			pt.title, pt.depth, pt.shown, pt.answers = g.title, 1, true, true
		}
		pt.draw = func(p *Page, i int) { l.endPage(p, g, i) }
		g.answers, first = pt, false
		l.parts.add(pt)
	}
	if !first && l.sheet.Binding != Book && len(l.sheet.Names) == 0 && l.groups[0].puzzles != nil {
		l.groups[0].puzzles.title, l.groups[0].puzzles.depth, l.groups[0].puzzles.shown = l.sheet.Lang.T("paper.puzzles"), 0, true
	}
}

// errNoSolution means that no puzzle has a solution to print.
var errNoSolution = words.Error("paper.nosolution")

// solutionPage returns the page with the solution of the k-th puzzle.
func (l *layout) solutionPage(k int) (page int, ok bool) {
	g := l.groupOf(k)
	i, ok := slices.BinarySearch(g.solved, k)
	if !ok || g.answers == nil {
		return 0, false
	}
	return g.answers.first + i/l.end.per, true
}

// endPage draws the n-th page of solutions of a group.
func (l *layout) endPage(p *Page, g *group, n int) {
	s, body := l.sheet, l.form.body()
	if s.Binding != Book {
		p.heading(body.left, body.top+6.3, s.Lang.T("paper.solutions"), body.width())
		if s.Labels.Has(Heading) {
			st := style{Regular, 10, black}
			p.text(body.left, body.top+12.2, st.shorten(s.Title, body.width()), st)
		}
	}
	from := n * l.end.per
	for i, k := range g.solved[from:min(from+l.end.per, len(g.solved))] {
		x := body.left + float64(i%l.end.cols)*l.end.pitchX
		y := l.end.top + float64(i/l.end.cols)*l.end.step
		it := l.item(k)
		l.solutionLabel(p, &it, k, x, y+2.5)
		p.solution(l.end.frame.at(x, y+endLabel), &it)
	}
}

// solutionLabel writes the number of a puzzle, and the page where it is.
func (l *layout) solutionLabel(p *Page, it *Item, k int, x, y float64) {
	end := p.text(x, y, number(it, k), style{Bold, 10, black})
	if l.sheet.Labels.Has(Reference) {
		st := style{Regular, referenceSize, black}
		text := l.sheet.Lang.T("paper.puzzlepage", "page", l.puzzlesOn(k)+1)
		p.text(x+l.end.frame.side()-st.width(text), y, st.shorten(text, x+l.end.frame.side()-end-1), st)
	}
}

// facingPage draws the solutions of the i-th page of puzzles of a group, each where its
// puzzle is on the page before.
func (l *layout) facingPage(p *Page, g *group, i int) {
	body := l.form.body()
	if l.headed() {
		p.heading(body.left, body.top+6.3, l.sheet.Lang.T("paper.solutions"), body.width())
	}
	for k, place := range l.on(g, i) {
		it := l.item(k)
		if !it.solved() {
			continue
		}
		x, y, b := l.puzzles.place(place)
		scale := l.puzzles.scale
		end := p.text(x, y+12*capHeight*25.4/72*scale, number(&it, k), style{Bold, 12 * scale, black})
		st := style{Regular, 10 * scale, black}
		p.text(end+2.6*scale, y+12*capHeight*25.4/72*scale, l.sheet.Lang.T("paper.solution"), st)
		p.solution(b, &it)
	}
}
