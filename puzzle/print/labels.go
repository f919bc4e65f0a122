package print

import (
	"strings"
	"unicode"

	"sudoku/puzzle/words"
)

const ruleWidth = .2 // of the lines to write on

// header draws title and date on the left, the line for a name on the right.
func (l *layout) header(p *Page) {
	s := l.sheet
	left, right := s.Paper.Margin(), p.Width-s.Paper.Margin()
	y := s.Paper.Margin() + 12.2
	room := right - left
	if s.Show.Name {
		ruled := room * .268
		p.rule(right-ruled, y, ruled)
		st := style{Regular, 10, black}
		word := s.Lang.T("paper.name")
		p.text(right-ruled-1.6-st.width(word), y, word, st)
		room -= ruled + 10 + st.width(word)
	}
	if s.Show.Title {
		p.heading(left, y-5.9, s.Title, right-left)
		st := style{Regular, 10, black}
		p.text(left, y, st.shorten(s.Date, room), st)
	}
}

// heading writes a title in bold. Han has no bold face: it is larger instead.
func (p *Page) heading(x, y float64, s string, room float64) {
	st := style{Bold, 16, black}
	if s = st.shorten(s, room); strings.ContainsFunc(s, isHan) {
		st.size = 18
	}
	p.text(x, y, st.shorten(s, room), st)
}

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

// rule draws a line to write on.
func (p *Page) rule(x, y, w float64) { p.fill(x, y, w, ruleWidth, black) }

// label draws number and level above a grid, and the line for the time.
func (l *layout) label(p *Page, it *Item, k int, x, y float64) {
	s := l.sheet
	right := x + l.frame.side()
	body := style{Regular, 10 * l.scale, black}
	if s.Show.Number {
		x = p.text(x, y, number(it, k), style{Bold, 12 * l.scale, black}) + 2.6*l.scale
	}
	room := right - x
	if s.Show.Name {
		ruled := 18.8 * l.scale
		p.rule(right-ruled, y, ruled)
		word := s.Lang.T("paper.time")
		start := right - ruled - 1.6*l.scale - body.width(word)
		p.text(start, y, word, body)
		room = start - 3*l.scale - x
	}
	if s.Show.Level {
		caption := it.caption(s.Lang)
		if level := s.Lang.Say(it.Level); level != "" && body.width(caption) > room {
			caption = level // rather than a rating cut off
		}
		p.text(x, y, body.shorten(caption, room), body)
	}
}

// caption returns level and rating, as far as they are known.
func (it *Item) caption(lang words.Lang) string {
	level := lang.Say(it.Level)
	if level != "" && it.Rating != "" {
		level += " · "
	}
	return level + it.Rating
}

// footer draws set and page number in the middle of the lower margin.
func (l *layout) footer(p *Page, i int) {
	s := l.sheet
	if !s.Show.Page {
		return
	}
	st := style{Regular, 8, pale}
	room := p.Width - 2*s.Paper.Margin()
	text := s.Lang.T("paper.page", "page", i+1, "pages", l.pages())
	if s.Set != "" {
		set := st.shorten(s.Set, room/2)
		text = s.Lang.T("paper.setpage", "set", set, "page", i+1, "pages", l.pages())
	}
	p.text((p.Width-st.width(text))/2, p.Height-.547*s.Paper.Margin(), text, st)
}
