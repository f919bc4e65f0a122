package library

import (
	"io/fs"
	"math"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Errors of collections.
var (
	ErrNoCollection = words.Error("library.nocollection") // there is none of that name
	ErrNewer        = words.Error("library.newer")        // a later version of the program wrote it
	ErrBusy         = words.Error("library.busy")         // another program writes
)

// A collection is what is known of a collection's file. Its Library guards it.
type collection struct {
	id         CollectionID
	name       string
	nums       numbered
	techniques *techniques
	last       uint32 // the highest number given
	lines      int    // of puzzles, in the file
	bad        int    // lines that could not be read
	size       int64  // of what was read: the end of the last whole line
	bare       bool   // the last line has no end
	tail       string // the end of what was read
	file       fs.FileInfo
	newer      bool // the file is of a later version, and not to be written
	reading    error
	before     numbered // while the file is read anew: what was in it
}

func (c *collection) info() Collection {
	info := Collection{c.id, c.name, c.nums.n, c.reading}
	if info.Name == "" {
		info.Name = string(c.id)
	}
	if c.newer {
		info.Fault = ErrNewer
	}
	if info.Fault == nil && c.bad > 0 {
		info.Fault = &DamageError{info.Name, c.bad}
	}
	return info
}

// A DamageError says that lines of a collection could not be read.
type DamageError struct {
	Name  string
	Lines int
}

func (e *DamageError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *DamageError) In(l words.Lang) string {
	return l.T("library.damaged", "name", e.Name, "n", e.Lines)
}

// apply makes a line's change in memory.
func (l *Library) apply(c *collection, text string) bool {
	if value, ok := strings.CutPrefix(text, "name "); ok {
		c.name = clip(strings.TrimSpace(unquote(value)), maxName)
		return true
	}
	r, ok := parseLine(text)
	if !ok {
		return strings.TrimSpace(text) == ""
	}
	c.lines++
	e := c.nums.get(r.num)
	switch {
	case r.remove:
		l.drop(e)
	case r.hasPuzzle:
		l.add(c, e, &r)
	case e != nil:
		l.set(e, &r, r.fields)
	}
	return true
}

// maxName is how many bytes the name of a collection may have.
const maxName = 200

// add puts the puzzle of a record into c. If its number was there, it replaces that.
func (l *Library) add(c *collection, e *entry, r *record) {
	givens := pack(&r.puzzle.Givens)
	if e == nil {
		e = l.enter(c, r.num)
	} else {
		l.count(e, -1)
	}
	if e.givens != givens {
		e.form = 0
	}
	e.givens, e.added, e.texts, e.stars = givens, r.added, nil, 0
	e.played = l.byGivens[e.givens]
	l.count(e, 1)
	l.set(e, r, r.present()|hasRating)
}

// enter returns an entry for a number of c that has none: the one that it had before, so that
// its ID stays, or a new one.
func (l *Library) enter(c *collection, num uint32) *entry {
	e := c.before.get(num)
	if e == nil {
		e = &entry{col: c, num: num, id: uint32(len(l.entries) + 1)}
		l.entries = append(l.entries, e)
	}
	e.gone = false
	c.nums.put(num, e)
	c.last = max(c.last, num)
	return e
}

// drop takes an entry out of its collection.
func (l *Library) drop(e *entry) {
	if e != nil {
		l.count(e, -1)
		e.col.nums.put(e.num, nil)
		e.gone = true
		l.orders = [numSorts][]*entry{}
	}
}

// count counts an entry among the copies of its form and of its givens, or no more.
func (l *Library) count(e *entry, by int32) {
	if e.form == 0 {
		return
	}
	add(l.copies, e.form, by)
	add(l.exact, e.givens.hash(), by)
}

// add adds to a count, which is dropped at zero.
func add(counts map[uint64]int32, key uint64, by int32) {
	if counts[key] += by; counts[key] <= 0 {
		delete(counts, key)
	}
}

// set sets fields of an entry.
func (l *Library) set(e *entry, r *record, set fieldSet) {
	if set&hasRating != 0 {
		e.level, e.score, e.hardest = r.rating.Level, int32(r.rating.Score), l.techniques.number(r.rating.Hardest)
		e.se = uint16(math.Round(r.rating.SE * 10))
		l.orders[ByRating] = nil
	}
	if set&hasStars != 0 {
		e.stars = uint8(r.stars)
		l.orders[ByStars] = nil
	}
	if set&(1<<len(fields)-1|hasTags|hasBegun) != 0 || r.hasPuzzle {
		l.setTexts(e, r, set)
		l.orders = [numSorts][]*entry{}
	}
}

// setTexts sets texts, tags, and what was entered.
func (l *Library) setTexts(e *entry, r *record, set fieldSet) {
	p, tags := e.puzzle(), e.tags()
	for i, f := range fields {
		if set&(1<<i) != 0 {
			*f.of(&p) = *f.of(&r.puzzle)
		}
	}
	if set&hasTags != 0 {
		tags = r.tags
	}
	if set&hasBegun != 0 {
		p.Entries, p.Centre, p.Corner = r.puzzle.Entries, r.puzzle.Centre, r.puzzle.Corner
	}
	more := l.moreOf(&p, tags)
	if e.texts = nil; more != nil || p.Title+p.Source+p.Date != "" {
		e.texts = &texts{strings.Clone(p.Title), l.texts.one(p.Source), l.texts.one(p.Date), more}
	}
}

// moreOf returns what most puzzles don't have, nil if p doesn't either.
func (l *Library) moreOf(p *puzzle.Puzzle, tags []string) *more {
	begun := begunOf(p)
	if begun == nil && len(tags) == 0 && p.Author+p.Level+p.URL+p.Note == "" {
		return nil
	}
	one := l.texts.text
	m := &more{one(p.Author), one(p.Level), one(p.URL), one(p.Note), nil, begun}
	for _, s := range tags {
		m.tags = append(m.tags, one(s))
	}
	return m
}

// begunOf returns what was entered in p, nil for nothing.
func begunOf(p *puzzle.Puzzle) *begun {
	b := begun{p.Entries, p.Centre, p.Corner}
	if b == (begun{}) {
		return nil
	}
	return &b
}

// head returns the first lines of a collection's file.
func head(name string) []byte {
	b := append([]byte(formName), strconv.Itoa(formVersion)...)
	return appendName(append(b, '\n'), name)
}

// appendName appends the line that names a collection.
func appendName(dst []byte, name string) []byte {
	start := len(dst)
	dst = strconv.AppendQuoteToGraphic(append(dst, "name "...), name)
	return appendSum(dst, start)
}
