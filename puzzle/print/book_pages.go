package print

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// addFront adds the title page and the page on how to play.
func (bk *book) addFront() {
	bk.of.parts.add(
		&part{bare: true, pages: 1, draw: func(p *Page, _ int) { bk.titlePage(p) }},
		&part{title: bk.of.sheet.Lang.T("paper.howto"), shown: true, right: true, pages: 1, draw: func(p *Page, _ int) { bk.howTo(p) }})
}

// addDivider adds the page before a section, on the right.
func (bk *book) addDivider(title, below string) {
	bk.of.parts.add(&part{title: title, shown: true, bare: true, right: true, pages: 1, draw: func(p *Page, _ int) {
		body := bk.of.form.body()
		y := p.centred(body, body.top+.3*body.height(), title, style{Bold, 26, black}, 2)
		p.fill(body.left+.35*body.width(), y+2, .3*body.width(), .3, black)
		p.centred(body, y+10, below, style{Regular, 12, black}, 1)
	}})
}

// count says how many puzzles a group has.
func (g *group) count(lang words.Lang) string { return lang.T("paper.count", "n", g.to-g.from) }

// titlePage draws title, author, and the first puzzle without its digits.
func (bk *book) titlePage(p *Page) {
	s, body := bk.of.sheet, bk.of.form.body()
	title, _ := bk.of.sheet.onTitlePage(body)
	y := p.lines(body, body.top+.12*body.height(), title)
	b := frameFor(.36 * body.width()).with(s.Ink)
	b = b.at(body.left+(body.width()-b.side())/2, max(y+8, body.top+.4*body.height()))
	first := bk.of.item(0)
	p.grid(b, &Item{Puzzle: first.Puzzle}, 0, 0)
	p.centred(body, b.y+b.side()+14, s.Lang.T("paper.count", "n", s.len()), style{Regular, 12, black}, 1)
	author, _ := authorIn(body, s.Author)
	p.above(body, body.bottom-4, author)
}

// bookTitle returns the title to print.
func (s *Sheet) bookTitle() string {
	if t := strings.TrimSpace(s.Title); t != "" {
		return t
	}
	return "Sudoku"
}

// titleSize returns the size of a title in points.
func titleSize(in box) float64 { return min(max(.24*in.width(), 18), 40) }

// centred writes a text in the middle of an area, in some lines at most, and returns the
// baseline after them.
func (p *Page) centred(in box, y float64, s string, st style, lines int) float64 {
	for _, line := range st.wrap(s, in.width(), lines) {
		p.text(in.left+(in.width()-st.width(line))/2, y, line, st)
		y += 1.25 * st.size * inch / 72
	}
	return y
}

// paragraph writes a text between two sides, and returns the baseline after it.
func (p *Page) paragraph(in box, y float64, s string, st style) float64 {
	for _, line := range st.wrap(s, in.width(), maxLines) {
		p.text(in.left, y, line, st)
		y += 1.4 * st.size * inch / 72
	}
	return y
}

const maxLines = 200

// howTo draws the rules, and the example.
func (bk *book) howTo(p *Page) {
	s, body := bk.of.sheet, bk.of.form.body()
	p.heading(body.left, body.top+6, s.Lang.T("paper.howto"), body.width())
	st := style{Regular, 10, black}
	y := body.top + 15
	var texts []string
	if bk.classic || len(bk.boards) == 0 {
		texts = append(texts, s.Lang.T("paper.howto.rule"))
	}
	for _, board := range bk.boards {
		texts = append(texts, s.Lang.T("paper.onboard", "board", boardName(board, s.Lang), "rules", rules([]*puzzle.Shape{board}, s.Lang)))
	}
	texts = append(texts, bk.promises()...)
	for _, text := range texts {
		y = p.paragraph(body, y, text, st) + 2
	}
	bk.example(p, box{body.left, y + 4, body.right, body.bottom})
}

// promises says what holds for all puzzles of the book.
func (bk *book) promises() (texts []string) {
	lang, first := bk.of.sheet.Lang, []string{}
	switch {
	case bk.promise.logic:
		first = append(first, lang.T("paper.howto.logic"))
	case bk.promise.one:
		first = append(first, lang.T("paper.howto.one"))
	}
	texts = append(texts, lang.Sentences(append(first, lang.T("paper.howto.marks"))...))
	if bk.promise.rising {
		texts = append(texts, lang.T("paper.howto.order"))
	}
	if bk.promise.answers && bk.of.solvedAtEnd() {
		texts = append(texts, lang.T("paper.howto.solutions"))
	}
	return texts
}

// example draws the first step of the first puzzle, if there is room for it.
func (bk *book) example(p *Page, in box) {
	if bk.of.sheet.Steps == nil {
		return
	}
	first := bk.of.item(0)
	steps := bk.of.sheet.Steps(&first)
	if len(steps) == 0 {
		return
	}
	step, st := &steps[0], style{Regular, 10, black}
	texts, lines := append([]string{step.Title}, step.Reasons.Text...), 0
	for _, text := range texts {
		lines += len(st.wrap(text, in.width(), maxLines)) + 1
	}
	y := in.top + 4
	b := frameFor(min(in.width(), 80, in.bottom-y-8-5*float64(lines))).with(bk.of.sheet.Ink)
	if b.cell <= 2 {
		return
	}
	p.text(in.left, in.top, bk.of.sheet.Lang.T("paper.howto.example"), style{Bold, 12, black})
	p.diagram(b.at(in.left+(in.width()-b.side())/2, y), &step.Reasons.Position, &step.Reasons.Diagram)
	y += b.side() + 8
	for _, text := range texts {
		y = p.paragraph(in, y, text, st) + 1.5
	}
}

// runningHead draws the page number at the outer edge, and at the inner one the title on
// the left, the section on the right page.
func (bk *book) runningHead(p *Page, pt *part, i int) {
	body := bk.of.form.body()
	y := bk.of.form.top - headRoom + 3
	number, st := strconv.Itoa(i+1), style{Bold, 9, black}
	w := st.width(number)
	text, small := pt.title, style{Regular, 8, black}
	switch {
	case pt.answers:
		text = bk.of.sheet.Lang.T("paper.solutions") + " · " + text
	case i%2 == 1:
		text = bk.of.sheet.bookTitle()
	}
	text = small.shorten(text, body.width()-w-6)
	if i%2 == 1 {
		p.text(body.left, y, number, st)
		p.text(body.right-small.width(text), y, text, small)
	} else {
		p.text(body.left, y, text, small)
		p.text(body.right-w, y, number, st)
	}
	p.fill(body.left, y+1.6, body.width(), .2, black)
}

// thumb marks the section of a page at its outer edge, which is trimmed: so the sections
// are seen at the edge of the closed book.
func (bk *book) thumb(p *Page, i int) {
	if bk.of.form.bleed == 0 {
		return
	}
	for n, g := range bk.of.groups {
		if i < g.puzzles.first || i >= g.puzzles.first+g.puzzles.pages {
			continue
		}
		h := bk.of.form.height / float64(len(bk.of.groups)+1)
		const in = 3.0
		x, w := 0.0, bk.of.form.bleed+in
		if i%2 == 0 {
			x = bk.of.form.width - in
		}
		p.fill(x, bk.of.form.bleed+(float64(n)+.5)*h, w, h, pencil)
	}
}
