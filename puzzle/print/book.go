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

// A book is what a book has beyond other sheets: pages before its puzzles, and sections.
type book struct {
	of      *layout
	classic bool            // it has puzzles on the classic board
	boards  []*puzzle.Shape // one of each other kind
	promise promise
}

func newBook(l *layout) *book {
	bk := &book{of: l}
	bk.sort()
	return bk
}

// bind lays out a book with the inner margin that its number of pages needs.
func (bk *book) bind() {
	for _, g := range gutters {
		bk.of.form = bk.of.sheet.bookForm(g.least*inch + gutterExtra)
		bk.of.build()
		if bk.of.parts.total <= g.pages {
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
func (bk *book) sort() {
	n := bk.of.sheet.puzzles()
	bk.promise = promise{one: n > 0, logic: n > 0}
	asCame := false // those of no known level
	type key struct {
		board            string
		rank, points, at int
	}
	keys := make([]key, n)
	for i := range keys {
		it := bk.of.sheet.at(i)
		keys[i] = key{"", int(it.Level), it.Points, i}
		bk.promise.of(&it)
		if it.Puzzle.Shape != nil {
			keys[i].board = it.Puzzle.Shape.Name()
			bk.boards = addBoard(bk.boards, it.Puzzle.Shape)
		} else {
			bk.classic = true
		}
		if it.Level == puzzle.Unrated {
			keys[i].rank = 1 << 30
		}
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.board, b.board), cmp.Compare(a.rank, b.rank), cmp.Compare(a.points, b.points), cmp.Compare(a.at, b.at))
	})
	for k, key := range keys {
		bk.of.order = append(bk.of.order, key.at)
		if k == 0 || key.board != keys[k-1].board || key.rank != keys[k-1].rank {
			it := bk.of.sheet.at(key.at)
			bk.of.groups = append(bk.of.groups, &group{title: levelTitle(&it, bk.of.sheet.Lang), from: k})
		}
		bk.of.groups[len(bk.of.groups)-1].to = k + 1
		if bk.of.groups[len(bk.of.groups)-1].from < k {
			bk.promise.rising, asCame = true, asCame || key.rank == 1<<30
		}
	}
	bk.promise.rising = bk.promise.rising && !asCame
	if blank := bk.of.sheet.len() - n; blank > 0 {
		for i := range blank {
			bk.of.order = append(bk.of.order, n+i)
		}
		bk.of.groups = append(bk.of.groups, &group{title: bk.of.sheet.Lang.T("paper.blank"), from: n, to: n + blank})
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

// levelTitle returns the title of the section with an item: its level and, on another board
// than the classic one, what that is.
func levelTitle(it *Item, lang words.Lang) string {
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
