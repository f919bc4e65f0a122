package print

import "strconv"

// addPuzzles adds the pages with the puzzles.
func (l *layout) addPuzzles() {
	for _, g := range l.groups {
		g.puzzles = nil
		if l.book != nil {
			l.book.addDivider(g.title, g.count(l.sheet.Lang))
		}
		names := l.sheet.Names
		if len(names) == 0 {
			l.addGroup(g, "")
		}
		for _, name := range names {
			l.addGroup(g, name)
		}
	}
}

// addGroup adds the puzzles of a group, for a person if there is a name.
func (l *layout) addGroup(g *group, name string) {
	per := max(l.puzzles.per(), 1)
	pt := &part{title: g.title, depth: 1, shown: name != "", pages: (g.to - g.from + per - 1) / per}
	if name != "" {
		pt.title, pt.depth = plain(name), 0
	}
	draw := func(p *Page, i int) { l.puzzlePage(p, g, i, name) }
	pt.draw = draw
	if l.sheet.Solutions == Facing {
		pt.pages *= 2
		pt.draw = func(p *Page, i int) {
			if i%2 == 0 {
				draw(p, i/2)
			} else {
				l.facingPage(p, g, i/2)
			}
		}
	}
	l.parts.add(pt)
	if g.puzzles == nil {
		g.puzzles = pt
	}
}

// on yields the puzzles of the i-th page of a group, and their places.
func (l *layout) on(g *group, i int) func(yield func(k, place int) bool) {
	return func(yield func(k, place int) bool) {
		from := g.from + i*l.puzzles.per()
		for k := from; k < min(from+l.puzzles.per(), g.to); k++ {
			if !yield(k, k-from) {
				return
			}
		}
	}
}

// puzzlePage draws the i-th page of puzzles of a group.
func (l *layout) puzzlePage(p *Page, g *group, i int, name string) {
	l.header(p, name, ruleOf(l.boardsOn(g, i), l.sheet.Lang))
	for k, place := range l.on(g, i) {
		l.puzzle(p, k, place)
	}
	if !l.foot.none() {
		l.footSolutions(p, g, i)
	}
}

// puzzle draws the k-th puzzle with its texts at a place on the page.
func (l *layout) puzzle(p *Page, k, place int) {
	x, y, b := l.puzzles.place(place)
	it := l.item(k)
	if l.sheet.Children {
		childLabel(p, number(&it, k), b)
	} else {
		l.label(p, &it, k, x, y)
	}
	p.grid(b, &it, l.sheet.Marks, l.sheet.DigitSize)
	if l.sheet.QR && !it.blank {
		p.code(&it.Puzzle, x, y+l.puzzles.head+b.side()+codeGap)
	}
	if page, ok := l.solutionPage(k); ok && l.refers() {
		text, st := l.sheet.Lang.T("paper.seepage", "page", page+1), style{Regular, referenceSize, black}
		p.text(x+b.side()-st.width(text), y+l.puzzles.head+b.side()+3.6, text, st)
	}
}

// number returns the number printed above the k-th item.
func number(it *Item, k int) string {
	switch {
	case it.blank:
		return ""
	case it.Number != 0:
		return strconv.Itoa(it.Number)
	}
	return strconv.Itoa(k + 1)
}

// groupOf returns the group of the k-th puzzle.
func (l *layout) groupOf(k int) *group {
	for _, g := range l.groups {
		if k < g.to {
			return g
		}
	}
	return l.groups[len(l.groups)-1]
}

// puzzlesOn returns the page of the k-th puzzle.
func (l *layout) puzzlesOn(k int) int {
	g := l.groupOf(k)
	i := (k - g.from) / l.puzzles.per()
	if l.sheet.Solutions == Facing {
		i *= 2
	}
	return g.puzzles.first + i
}
