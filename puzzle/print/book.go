package print

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
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

// sort orders the puzzles by level and points, and makes a group of each level. Puzzles
// without a level, then blank grids, are last.
func (l *layout) sort() {
	n := l.sheet.puzzles()
	type key struct{ rank, points, at int }
	keys := make([]key, n)
	for i := range keys {
		it := l.sheet.at(i)
		keys[i] = key{int(it.Level), it.Points, i}
		if it.Level == puzzle.Unrated {
			keys[i].rank = 1 << 30
		}
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.points, b.points), cmp.Compare(a.at, b.at))
	})
	for k, key := range keys {
		l.order = append(l.order, key.at)
		if k == 0 || key.rank != keys[k-1].rank {
			l.groups = append(l.groups, &group{title: l.levelTitle(key.at), from: k})
		}
		l.groups[len(l.groups)-1].to = k + 1
	}
	if blank := l.sheet.len() - n; blank > 0 {
		for i := range blank {
			l.order = append(l.order, n+i)
		}
		l.groups = append(l.groups, &group{title: l.sheet.Lang.T("paper.blank"), from: n, to: n + blank})
	}
}

// levelTitle returns the title of the section with the i-th item.
func (l *layout) levelTitle(i int) string {
	it := l.sheet.at(i)
	if it.Level != puzzle.Unrated {
		return l.sheet.Lang.Level(it.Level.Name())
	}
	return l.sheet.Lang.T("paper.puzzles")
}
