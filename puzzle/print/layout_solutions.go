package print

import (
	"slices"

	"sudoku/puzzle/words"
)

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
	k := endLayout{cols: l.sheet.endColumns(width), top: body.top + endTitle}
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
func (o *Options) endColumns(width float64) int {
	if o.Binding != Book && o.Binding != Booklet && !o.Paper.Wide() && slices.Contains(Papers, o.Paper) {
		return 4
	}
	return max(1, int((width+6)/(30+6)))
}

// addSolutions adds the pages with the solutions of all groups.
func (l *layout) addSolutions() {
	l.solve()
	if l.book != nil && l.sheet.Solutions == AtEnd {
		l.book.addDivider(l.sheet.Lang.T("paper.solutions"), "")
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
		pt.last = l.sheet.Children && l.sheet.Binding == Booklet
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
