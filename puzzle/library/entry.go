package library

import (
	"hash/maphash"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// An entry is a puzzle of a collection, 96 bytes because there may be a hundred thousand.
type entry struct {
	col     *collection
	texts   *texts  // nil if it has none, and nothing was entered
	played  *played // the game that came farthest, nil if there is none
	form    uint64  // the same for all symmetric copies; 0 while it isn't known
	id      uint32
	num     uint32 // its number in the file
	added   uint32 // in seconds since 1970
	score   int32
	se      uint16 // in tenths
	hardest uint16 // its number in techniques; 0 if it isn't known
	level   puzzle.Level
	stars   uint8
	gone    bool
	givens  packed
}

// texts is the texts of a puzzle. Most have a title, a source and a date only.
type texts struct {
	title        string
	source, date *string // of many puzzles the same; nil if there is none
	more         *more   // nil if there is nothing
}

// more is what most puzzles don't have.
type more struct {
	author, level, url, note string
	tags                     []string
	begun                    *begun // nil if nothing was entered
}

// text returns the texts of e.
func (e *entry) text() texts {
	if e.texts == nil {
		return texts{}
	}
	return *e.texts
}

// others returns what most puzzles don't have.
func (e *entry) others() more {
	if m := e.text().more; m != nil {
		return *m
	}
	return more{}
}

// textAt returns the text at p, which may be nil.
func textAt(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}

// begun is what was entered in a puzzle before it was added.
type begun struct {
	entries        puzzle.Grid
	centre, corner [81]puzzle.DigitSet
}

// packed is a grid in 41 bytes.
type packed [41]byte

func pack(g *puzzle.Grid) (p packed) {
	for i, d := range g {
		p[i/2] |= byte(d&15) << (i % 2 * 4)
	}
	return p
}

func (p *packed) grid() (g puzzle.Grid) {
	for i := range g {
		g[i] = puzzle.Digit(p[i/2] >> (i % 2 * 4) & 15)
	}
	return g
}

// hash returns a number that is the same for equal grids; that two others share one is as
// unlikely as two forms that do.
func (p *packed) hash() uint64 { return maphash.Bytes(seed, p[:]) }

var seed = maphash.MakeSeed()

// count returns how many digits there are.
func (p *packed) count() (n int) {
	for _, b := range p {
		if b&15 != 0 {
			n++
		}
		if b>>4 != 0 {
			n++
		}
	}
	return n
}

// puzzle returns the puzzle with its texts.
func (e *entry) puzzle() puzzle.Puzzle {
	p := puzzle.Puzzle{Givens: e.givens.grid()}
	t, more := e.text(), e.others()
	p.Title, p.Author, p.Source, p.Date, p.Level, p.URL, p.Note = t.title, more.author, textAt(t.source), textAt(t.date), more.level, more.url, more.note
	if b := more.begun; b != nil {
		p.Entries, p.Centre, p.Corner = b.entries, b.centre, b.corner
	}
	return p
}

func (e *entry) rating() Rating {
	return Rating{Level: e.level, Score: int(e.score), Hardest: e.col.techniques.ids[e.hardest], SE: float64(e.se) / 10}
}

func (e *entry) tags() []string { return e.others().tags }

func (e *entry) state() State {
	switch {
	case e.played == nil:
		return New
	case e.played.solved():
		return Solved
	}
	return Begun
}

// record returns all that the file says of e.
func (e *entry) record() record {
	return record{num: e.num, added: e.added, hasPuzzle: true, puzzle: e.puzzle(),
		tags: e.tags(), stars: int(e.stars), rating: e.rating()}
}

// appendWords appends what a search finds in e, in lower case.
func (e *entry) appendWords(dst []byte) []byte {
	t, more := e.text(), e.others()
	if t.title == "" {
		dst = appendNames(dst, e.num)
	}
	for _, s := range [...]string{t.title, more.author, textAt(t.source), textAt(t.date), more.level, more.note} {
		if s != "" {
			dst = append(appendLower(dst, s), '\n')
		}
	}
	for _, s := range more.tags {
		dst = append(appendLower(append(dst, '#'), s), '\n')
	}
	return dst
}

// appendNames appends the names that a list gives to a puzzle without a title.
func appendNames(dst []byte, num uint32) []byte {
	for _, name := range unnamed() {
		dst = strconv.AppendUint(append(dst, name[0]...), uint64(num), 10)
		dst = append(append(dst, name[1]...), '\n')
	}
	return dst
}

// unnamed returns what stands around the number in such a name, in every language, in lower
// case.
var unnamed = sync.OnceValue(func() (list [][2]string) {
	for _, l := range words.Langs {
		before, after, _ := strings.Cut(strings.ToLower(l.T("many.name", "n", "#")), "#")
		list = append(list, [2]string{before, after})
	}
	return list
})

// appendLower appends a text in lower case.
func appendLower(dst []byte, s string) []byte {
	for i := range len(s) {
		c := s[i]
		if c >= utf8.RuneSelf {
			return append(dst, strings.ToLower(s[i:])...)
		}
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		dst = append(dst, c)
	}
	return dst
}

// A field is a text of a puzzle under the name that files have for it.
type field struct {
	name string
	of   func(*puzzle.Puzzle) *string
}

var fields = []field{
	{"title", func(p *puzzle.Puzzle) *string { return &p.Title }},
	{"author", func(p *puzzle.Puzzle) *string { return &p.Author }},
	{"source", func(p *puzzle.Puzzle) *string { return &p.Source }},
	{"date", func(p *puzzle.Puzzle) *string { return &p.Date }},
	{"level", func(p *puzzle.Puzzle) *string { return &p.Level }},
	{"url", func(p *puzzle.Puzzle) *string { return &p.URL }},
	{"note", func(p *puzzle.Puzzle) *string { return &p.Note }},
}
