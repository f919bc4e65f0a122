package print

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

const ruleWidth = .2 // of the lines to write on

// header draws title and date on the left, the line for a name on the right, and below them the
// rule of boards that are not the classic one. Without a date the name is beside the title then.
func (l *layout) header(p *Page, name, rule string) {
	if !l.headed() {
		return
	}
	s, body := l.sheet, l.form.body()
	y := body.top + 12.2
	top := y - headingAbove
	beside := rule != "" && s.Date == ""
	room := body.width()
	if s.Labels.Has(Name) || name != "" {
		at := y
		if beside {
			at = top
		}
		room -= l.nameLine(p, at, name)
	}
	if s.Labels.Has(Heading) {
		wide := body.width()
		if beside {
			wide = room
		}
		p.heading(body.left, top, s.Title, wide)
		st := style{Regular, 10, black}
		p.text(body.left, y, st.shorten(s.Date, room), st)
	}
	switch {
	case beside:
		l.form.ruleLines(p, rule, y+.7)
	case rule != "":
		l.form.ruleLines(p, rule, y+ruleBelow)
	}
}

// headingAbove is how far the baseline of the title is above that of the date.
const headingAbove = 5.9

// nameLine draws the line for a name at the right, and returns its width.
func (l *layout) nameLine(p *Page, y float64, name string) float64 {
	body := l.form.body()
	ruled := body.width() * .268
	p.rule(body.right-ruled, y, ruled)
	st := style{Regular, 10, black}
	word := l.sheet.Lang.T("paper.name")
	p.text(body.right-ruled-1.6-st.width(word), y, word, st)
	p.text(body.right-ruled+1, y-.9, st.shorten(name, ruled-2), st)
	return ruled + 10 + st.width(word)
}

// heading writes a title in bold.
func (p *Page) heading(x, y float64, s string, room float64) {
	st := style{Bold, 16, black}
	p.text(x, y, st.shorten(s, room), st)
}

// rule draws a line to write on.
func (p *Page) rule(x, y, w float64) { p.fill(x, y, w, ruleWidth, black) }

// label draws the texts above a grid whose label begins at a place: number, level and the
// line for the time, and in a second line what the puzzle itself is called.
func (l *layout) label(p *Page, it *Item, k int, x, y float64) {
	s, a := l.sheet, &l.puzzles
	left, right := x, x+a.frame.side()
	y += 12 * capHeight * 25.4 / 72 * a.scale
	body := style{Regular, 10 * a.scale, black}
	if s.Labels.Has(Number) && !it.blank {
		x = p.text(x, y, number(it, k), style{Bold, 12 * a.scale, black}) + 2.6*a.scale
	}
	room := right - x
	if s.Labels.Has(Time) {
		p.rule(right-timeRule*a.scale, y, timeRule*a.scale)
		room -= l.timeWidth()
		p.text(x+room+3*a.scale, y, s.Lang.T("paper.time"), body)
	}
	if l.below {
		x, room = left, right-left
		y += labelStep * a.scale
	}
	facts := it.facts(s.Labels, s.Lang)
	small := body.small(facts, room)
	p.text(x, y, small.fitting(facts, room), small)
	if s.Labels&above != 0 {
		y += labelStep * a.scale
	}
	names := it.names(s.Labels)
	small = body.small(names, right-left)
	p.text(left, y, small.fitting(names, right-left), small)
}

// timeRule is the line for the time at scale 1.
const timeRule = 18.8

// timeWidth is what the line for the time takes, with the space before it.
func (l *layout) timeWidth() float64 {
	a := &l.puzzles
	return (timeRule+1.6+3)*a.scale + style{Regular, 10 * a.scale, black}.width(l.sheet.Lang.T("paper.time"))
}

// factsFit reports whether the longest level, ratings and numbers have room beside the number of a
// puzzle and the line for the time.
func (l *layout) factsFit() bool {
	s, a := l.sheet, &l.puzzles
	if s.Children || a.frame.cell <= 0 {
		return true
	}
	room := a.frame.side()
	if s.Labels.Has(Number) {
		room -= style{Bold, 12 * a.scale, black}.width(strconv.Itoa(s.len())) + 2.6*a.scale
	}
	if s.Labels.Has(Time) {
		room -= l.timeWidth()
	}
	var facts []string
	for label, fact := range map[Labels]string{
		Level: s.Lang.Level(puzzle.Extreme.Name()), Explainer: s.Lang.T("level.se", "er", "11.9"),
		Score: s.Lang.T("print.score", "score", 10000), Givens: s.Lang.T("level.givens", "n", 30),
	} {
		if s.Labels.Has(label) {
			facts = append(facts, fact)
		}
	}
	return style{Regular, leastLabel, black}.width(strings.Join(facts, " · ")) <= room
}

// leastLabel is the least size of labels in points.
const leastLabel = 5.0

// small returns the style in which all of some texts have room, no smaller than labels can be read.
func (st style) small(texts []string, room float64) style {
	if wide := st.width(strings.Join(texts, " · ")); wide > room && room > 0 {
		st.size = min(st.size, max(leastLabel, st.size*room/wide*.995))
	}
	return st
}

// fitting joins as many of some texts as fit, rather than one that is cut off.
func (st style) fitting(texts []string, room float64) string {
	for n := len(texts); n > 1; n-- {
		if s := strings.Join(texts[:n], " · "); st.width(s) <= room {
			return s
		}
	}
	if len(texts) == 0 {
		return ""
	}
	return st.shorten(texts[0], room)
}

// facts returns level, ratings and number of givens, as far as they are known and chosen.
func (it *Item) facts(labels Labels, lang words.Lang) (list []string) {
	if it.Level != puzzle.Unrated && labels.Has(Level) {
		list = append(list, lang.Level(it.Level.Name()))
	}
	if it.Explainer != "" && labels.Has(Explainer) {
		list = append(list, it.Explainer)
	}
	if it.Rating != "" && labels.Has(Score) {
		list = append(list, it.Rating)
	}
	if labels.Has(Givens) && !it.blank {
		list = append(list, it.counts(lang)...)
	}
	return list
}

// counts returns how many givens there are, and before that how many cages if there are some.
func (it *Item) counts(lang words.Lang) (list []string) {
	givens := it.Puzzle.Givens.Count()
	if n := len(it.Puzzle.Shape.Cages()); n > 0 {
		if list = append(list, lang.T("paper.cages", "n", n)); givens == 0 {
			return list
		}
	}
	return append(list, lang.T("level.givens", "n", givens))
}

// names returns what the puzzle itself is called, and where it is from.
func (it *Item) names(labels Labels) (list []string) {
	var texts []string
	if labels.Has(OwnTitle) {
		texts = append(texts, it.Puzzle.Title)
	}
	if labels.Has(OwnDate) {
		texts = append(texts, it.Puzzle.Date, it.Puzzle.Source, it.Puzzle.Level)
	}
	for _, text := range texts {
		if text = strings.TrimSpace(text); text != "" {
			list = append(list, text)
		}
	}
	return list
}

// ofPuzzle are the labels of which a puzzle may have nothing.
const ofPuzzle = OwnTitle | Level | Explainer | Score | OwnDate

// Lacking counts the puzzles of which a label has nothing to print.
func (s *Sheet) Lacking(label Labels) (n int) {
	if label&ofPuzzle == 0 {
		return 0
	}
	for i := range s.puzzles() {
		if it := s.at(i); len(it.facts(label, s.Lang))+len(it.names(label)) == 0 {
			n++
		}
	}
	return n
}

// footer draws set and page number in the middle of the lower margin.
func (l *layout) footer(p *Page, i int) {
	s := l.sheet
	if !s.Labels.Has(PageNumber) {
		return
	}
	st := style{Regular, 8, pale}
	room := l.form.body().width()
	text := s.Lang.T("paper.page", "page", i+1, "pages", l.parts.total)
	if s.Set != "" {
		set := st.shorten(s.Set, room/2)
		text = s.Lang.T("paper.setpage", "set", set, "page", i+1, "pages", l.parts.total)
	}
	p.text((l.form.width-st.width(text))/2, l.form.height-max(.547*s.Paper.Margin(), 4), st.shorten(text, l.form.width-2), st)
}
