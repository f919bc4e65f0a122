package print

import (
	"cmp"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Cover is the paper of the pages for which there is a cover.
type Cover uint8

const (
	NoCover Cover = iota
	White
	Cream
)

// CoverNames lists the names of the covers.
var CoverNames = []string{"white", "cream"}

// ParseCover returns the cover of that name.
func ParseCover(name string) (Cover, bool) {
	i := slices.Index(CoverNames, name)
	return Cover(i + 1), i >= 0
}

// DefaultTrim is the usual size of a book of puzzles.
var DefaultTrim, _ = ParsePaper("6x9in")

// ParseTrim returns the paper of a size such as 6x9in or 148x210mm.
func ParseTrim(size string) (Paper, bool) {
	p, ok := ParsePaper(size)
	_, _, sized := parseSize(p.name)
	return p, ok && sized
}

// gutters lists the least inner margins, in inches, by the greatest number of pages, as
// print-on-demand asks for them. The last one is for all above.
var gutters = []struct {
	pages int
	least float64
}{{150, .375}, {300, .5}, {500, .625}, {700, .75}, {MaxBookPages, .875}}

// The numbers of pages that print-on-demand accepts.
const MinBookPages, MaxBookPages = 24, 828

const (
	bleed       = .125 * inch
	leastOuter  = .25 * inch
	bleedOuter  = .375 * inch // the least outer margin of pages with bleed
	gutterExtra = .125 * inch // more than the least, so that nothing vanishes in the fold
	headRoom    = 9.5         // running head and the space below it
)

// bind lays out a book with the inner margin that its number of pages needs.
func (l *layout) bind() {
	for _, g := range gutters {
		l.form = l.sheet.bookForm(g.least*inch + gutterExtra)
		l.build()
		if l.parts.total <= g.pages {
			return
		}
	}
}

// bookForm returns the form of the pages of a book for an inner margin.
func (o *Options) bookForm(inner float64) form {
	w, h := o.Trim.Size()
	f := form{width: w, height: h, mirrored: true}
	outer := max(o.Trim.Margin(), leastOuter)
	if o.Bleed {
		f.bleed = bleed
		outer = max(outer, bleedOuter)
	}
	f.left, f.right = max(inner, outer), outer
	f.top, f.bottom = outer+headRoom, outer
	return f
}

// sort orders the puzzles by board, the classic one first, then by level and points, and makes a
// group of each board and level. Puzzles without a level, then blank grids, are last.
func (l *layout) sort() {
	n := l.sheet.puzzles()
	l.promise = promise{one: n > 0, logic: n > 0}
	asCame := false // those of no known level
	type key struct {
		board            string
		rank, points, at int
	}
	keys := make([]key, n)
	for i := range keys {
		it := l.sheet.at(i)
		keys[i] = key{"", int(it.Level), it.Points, i}
		l.promise.of(&it)
		if it.Puzzle.Shape != nil {
			keys[i].board = it.Puzzle.Shape.Name()
			l.boards = addBoard(l.boards, it.Puzzle.Shape)
		} else {
			l.classic = true
		}
		if it.Level == puzzle.Unrated {
			keys[i].rank = 1 << 30
		}
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.board, b.board), cmp.Compare(a.rank, b.rank), cmp.Compare(a.points, b.points), cmp.Compare(a.at, b.at))
	})
	for k, key := range keys {
		l.order = append(l.order, key.at)
		if k == 0 || key.board != keys[k-1].board || key.rank != keys[k-1].rank {
			l.groups = append(l.groups, &group{title: l.levelTitle(key.at), from: k})
		}
		l.groups[len(l.groups)-1].to = k + 1
		if l.groups[len(l.groups)-1].from < k {
			l.promise.rising, asCame = true, asCame || key.rank == 1<<30
		}
	}
	l.promise.rising = l.promise.rising && !asCame
	if blank := l.sheet.len() - n; blank > 0 {
		for i := range blank {
			l.order = append(l.order, n+i)
		}
		l.groups = append(l.groups, &group{title: l.sheet.Lang.T("paper.blank"), from: n, to: n + blank})
	}
}

// A promise is what the page on how to play may say of all puzzles of a book.
type promise struct {
	one     bool // each has one solution
	logic   bool // none is so hard that its path may try digits out
	rising  bool // those of a section are ordered, and one has several
	answers bool // some have solutions to print
}

// of keeps what is also true of one more puzzle.
func (p *promise) of(it *Item) {
	solved := it.Solution != puzzle.Grid{}
	p.one, p.answers = p.one && solved, p.answers || solved
	p.logic = p.logic && solved && it.Level > puzzle.Unrated && it.Level < puzzle.Extreme
}

// addBoard adds a board of a kind that the list lacks.
func addBoard(list []*puzzle.Shape, s *puzzle.Shape) []*puzzle.Shape {
	for _, known := range list {
		if known.Name() == s.Name() {
			return list
		}
	}
	return append(list, s)
}

// levelTitle returns the title of the section with the i-th item: its level and, on another board
// than the classic one, what that is.
func (l *layout) levelTitle(i int) string {
	it, lang := l.sheet.at(i), l.sheet.Lang
	title := lang.T("paper.puzzles")
	if it.Level != puzzle.Unrated {
		title = lang.Level(it.Level.Name())
	}
	if it.Puzzle.Shape == nil {
		return title
	}
	return lang.T("paper.section", "board", boardName(it.Puzzle.Shape, lang), "level", title)
}

// boardName returns what a board is called.
func boardName(s *puzzle.Shape, lang words.Lang) string {
	var names []string
	for name := range strings.FieldsSeq(s.Name()) {
		names = append(names, lang.T("paper.board."+name))
	}
	return lang.Commas(names...)
}
