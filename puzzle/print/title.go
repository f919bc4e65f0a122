package print

import (
	"sudoku/puzzle/words"
)

// A setting is a whole text in lines of one size.
type setting struct {
	style
	lines []string
}

// lead is the distance of two lines in millimetres.
func (st style) lead() float64 { return 1.25 * st.size * inch / 72 }

// set breaks a text into lines, in an area of a width and a height: at the size of the style
// or, where it is too long for that, smaller, down to a least size. Words are broken only
// where nothing else will do. It reports whether all of the text fits.
func (st style) set(s string, width, height, least float64) (setting, bool) {
	return st.setLines(s, width, height, least, maxLines)
}

// setLines is set in so many lines at most.
func (st style) setLines(s string, width, height, least float64, most int) (setting, bool) {
	for _, broken := range []bool{false, true} {
		for size := st.size; ; size = max(size*.95, least) {
			at := style{st.face, size, st.grey}
			lines := at.wrap(s, width, maxLines)
			if len(lines) <= most && float64(len(lines))*at.lead() <= height+.01 && (broken || at.unbroken(s, width)) {
				return setting{at, lines}, true
			}
			if size <= least {
				break
			}
		}
	}
	return setting{}, false
}

// unbroken reports whether every word of a text fits on a line.
func (st style) unbroken(s string, width float64) bool {
	begin, before := 0, rune(0)
	for i, r := range s {
		if i > 0 && breaks(before, r) {
			if st.width(s[begin:i]) > width {
				return false
			}
			begin = i
		}
		before = r
	}
	return st.width(s[begin:]) <= width
}

// lines writes a text in the middle of an area, and returns the baseline after it.
func (p *Page) lines(in box, y float64, t setting) float64 {
	for _, line := range t.lines {
		p.text(in.left+(in.width()-t.width(line))/2, y, line, t.style)
		y += t.lead()
	}
	return y
}

// The least sizes of titles and authors, in points.
const leastTitle, leastAuthor, leastOnSpine = 10, 8, 6

// onTitlePage sets the title of the page inside.
func (s *Sheet) onTitlePage(body box) (setting, bool) {
	return style{Bold, titleSize(body), black}.set(s.bookTitle(), body.width(), .3*body.height(), leastTitle)
}

// authorIn sets an author at the foot of an area.
func authorIn(in box, author string) (setting, bool) {
	st := style{Regular, 14, black}
	return st.set(author, in.width(), 2*st.lead(), leastAuthor)
}

// above writes a text whose last line has its baseline at y.
func (p *Page) above(in box, y float64, t setting) {
	p.lines(in, y-float64(len(t.lines)-1)*t.lead(), t)
}

// onSpine sets a text along a spine: in one line, smaller if need be, else in two.
func onSpine(s string, st style, width, length float64) (setting, bool) {
	room := width - 2*.0625*inch
	st.size = min(points(.55*room), 14)
	least := min(st.size, leastOnSpine)
	if t, ok := st.setLines(s, length, st.lead(), least, 1); ok && t.unbroken(s, length) {
		return t, true
	}
	if st.size = min(st.size, points(room/2/1.25)); st.size < least {
		return setting{}, false
	}
	return st.setLines(s, length, 2*st.lead(), least, 2)
}

// fits is the second result of what sets a text.
func fits(_ setting, ok bool) bool { return ok }

// checkTitles returns an error if title or author are too long for a page of a book or for
// its cover.
func (bk *book) checkTitles() error {
	sheet, body := bk.of.sheet, bk.of.form.body()
	title, author := fits(sheet.onTitlePage(body)), fits(authorIn(body, sheet.Author))
	var spine error
	if sheet.Cover != NoCover {
		c := newCover(bk.of)
		title = title && fits(c.titleOnFront()) && fits(c.titleOnBack())
		author = author && fits(authorIn(c.front, c.author))
		spine = c.checkSpine()
	}
	switch {
	case !title:
		return words.Error("paper.title.long")
	case !author:
		return words.Error("paper.author.long")
	}
	return spine
}
