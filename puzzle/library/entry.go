package library

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"sudoku/puzzle"
)

// An entry is a puzzle of a collection, small because there may be a hundred thousand.
type entry struct {
	col     *collection
	texts   *texts  // nil if it has none
	begun   *begun  // nil if nothing was entered
	played  *played // the game that came farthest, nil if there is none
	hardest *string // of many puzzles the same, nil if it isn't known
	form    uint64  // the same for all symmetric copies; 0 while it isn't known
	id      uint32
	num     uint32 // its number in the file
	added   uint32 // in seconds since 1970
	score   int32
	se      float32
	level   uint8
	stars   uint8
	gone    bool
	givens  packed
}

// texts is the texts of a puzzle, and its tags. Most have a title and a source only.
type texts struct {
	title, source string
	more          *moreTexts // nil if there are none
}

type moreTexts struct {
	author, date, level, url, note string
	tags                           []string
}

// others returns the texts that most puzzles don't have.
func (t *texts) others() moreTexts {
	if t == nil || t.more == nil {
		return moreTexts{}
	}
	return *t.more
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

// givensCount returns how many digits there are.
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

// An interner keeps one copy of equal texts: many puzzles have the same source.
type interner map[string]string

// maxInterned is how many texts are remembered; most that come later are titles.
const maxInterned = 5000

func (in interner) one(s string) string {
	if s == "" {
		return ""
	}
	if t, ok := in[s]; ok {
		return t
	}
	s = strings.Clone(s)
	if len(in) < maxInterned {
		in[s] = s
	}
	return s
}

// puzzle returns the puzzle with its texts.
func (e *entry) puzzle() puzzle.Puzzle {
	p := puzzle.Puzzle{Givens: e.givens.grid()}
	if t, more := e.texts, e.texts.others(); t != nil {
		p.Title, p.Author, p.Source, p.Date, p.Level, p.URL, p.Note = t.title, more.author, t.source, more.date, more.level, more.url, more.note
	}
	if b := e.begun; b != nil {
		p.Entries, p.Centre, p.Corner = b.entries, b.centre, b.corner
	}
	return p
}

func (e *entry) rating() Rating {
	r := Rating{Level: e.level, Score: int(e.score), SE: float64(int(e.se*10+0.5)) / 10}
	if e.hardest != nil {
		r.Hardest = *e.hardest
	}
	return r
}

func (e *entry) tags() []string { return e.texts.others().tags }

func (e *entry) state() State {
	switch {
	case e.played == nil:
		return New
	case e.played.Finished:
		return Solved
	}
	return Begun
}

// record returns all that the file says of e.
func (e *entry) record() record {
	return record{num: e.num, added: e.added, hasPuzzle: true, puzzle: e.puzzle(),
		tags: e.tags(), stars: int(e.stars), rating: e.rating()}
}

// row returns e as a list shows it. l must be locked.
func (l *Library) row(e *entry) Row {
	r := Row{ID: ID(e.id), Collection: e.col.id, Puzzle: e.puzzle(), Added: time.Unix(int64(e.added), 0),
		Stars: int(e.stars), Tags: slices.Clone(e.tags()), Rating: e.rating(), State: e.state(), Gone: e.gone}
	if e.played != nil {
		r.Elapsed, r.Game = e.played.Elapsed, e.played.Game
	}
	if e.form != 0 && !e.gone {
		r.Copies = int(l.copies[e.form]) - 1
	}
	return r
}

// appendWords appends what a search finds in e, in lower case.
func (e *entry) appendWords(dst []byte) []byte {
	t := e.texts
	if t == nil {
		return dst
	}
	more := t.others()
	for _, s := range [...]string{t.title, more.author, t.source, more.date, more.level, more.note} {
		if s != "" {
			dst = append(appendLower(dst, s), '\n')
		}
	}
	for _, s := range more.tags {
		dst = append(appendLower(append(dst, '#'), s), '\n')
	}
	return dst
}

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
