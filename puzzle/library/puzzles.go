package library

import (
	"database/sql"
	"encoding/binary"
	"hash/crc32"
	"math"
	"strconv"
	"strings"
	"sync"
	"time"

	"sudoku/puzzle"
)

// packed is a grid in 41 bytes.
type packed [41]byte

func pack(g *puzzle.Grid) (p packed) {
	for i, d := range g {
		p[i/2] |= byte(d&15) << (i % 2 * 4)
	}
	return p
}

func (p *packed) grid() (g puzzle.Grid, ok bool) {
	for i := range g {
		g[i] = puzzle.Digit(p[i/2] >> (i % 2 * 4) & 15)
		if g[i] > 9 {
			return puzzle.Grid{}, false
		}
	}
	return g, true
}

// unpackGrid returns the grid of some bytes, which may be any.
func unpackGrid(b []byte) (puzzle.Grid, bool) {
	if len(b) != len(packed{}) {
		return puzzle.Grid{}, false
	}
	p := packed(b)
	return p.grid()
}

// givensOf returns what the database has of givens, by which it knows puzzles: the grid and, on
// another board than the classic one, what that is.
func givensOf(p *puzzle.Puzzle) []byte {
	g := pack(&p.Givens)
	if p.Shape == nil {
		return g[:]
	}
	return append(g[:], p.Shape.String()...)
}

// unpackGivens sets givens and board, and reports whether the bytes, which may be any, are those
// of some.
func unpackGivens(b []byte, p *puzzle.Puzzle) (ok bool) {
	const grid = len(packed{})
	if p.Givens, ok = unpackGrid(b[:min(len(b), grid)]); ok && len(b) > grid {
		p.Shape, ok = puzzle.ParseShape(string(b[grid:]))
	}
	return ok
}

// values returns what is written of r in a collection, as columns and then form, same, clues
// and words.
func (r *record) values(c CollectionID, form int64) []any { return r.appendValues(nil, c, form) }

func (r *record) appendValues(dst []any, c CollectionID, form int64) []any {
	p := &r.puzzle
	return append(dst, int64(c), int64(r.num), givensOf(p), int64(r.added), clip(p.Title, maxText), clip(p.Author, maxText), clip(p.Source, maxText),
		clip(p.Date, maxText), clip(p.Level, maxText), clip(p.URL, maxText), clip(p.Note, maxText), strings.Join(r.tags, ","), packBegun(p),
		r.stars, int64(r.rating.Level), r.rating.Score, r.rating.Hardest, tenths(r.rating.SE), r.sumIn(c),
		form, identity(p), p.Givens.Count(), string(r.appendWords(nil)))
}

func tenths(se float64) int64 { return int64(math.Round(10 * se)) }

// sum is a check of what is said of r.
func (r *record) sum() int64 {
	if !r.hasPuzzle || r.remove {
		whole := *r
		whole.hasPuzzle, whole.remove = true, false
		r = &whole
	}
	var line [512]byte // enough for most
	return int64(crc32.Checksum(r.appendLine(line[:0]), castagnoli()))
}

// sumIn is a check of that and of the collection where r is.
func (r *record) sumIn(c CollectionID) int64 { return r.sum() + int64(c) }

// A kept is a puzzle as the database has it.
type kept struct {
	id         ID
	collection CollectionID
	record
}

// damaged reports whether the sum was wrong, or the digits were none.
func (k *kept) damaged() bool { return k.spoiled }

// scan reads a puzzle: its id and columns, then what more is asked for.
func scan(rows *sql.Rows, more ...any) (k kept, err error) {
	var givens, begun sql.RawBytes
	var tags, hardest string
	var stars, level, score, se, sum int64
	p := &k.puzzle
	err = rows.Scan(append([]any{&k.id, &k.collection, &k.num, &givens, &k.added, &p.Title, &p.Author, &p.Source, &p.Date, &p.Level, &p.URL,
		&p.Note, &tags, &begun, &stars, &level, &score, &hardest, &se, &sum}, more...)...)
	if err != nil {
		return k, err
	}
	k.fill(givens, begun, tags, hardest, []int64{stars, level, score, se, sum})
	return k, nil
}

// fill sets what is not read as it is, numbers being stars, level, score, value and sum, and
// finds out whether the puzzle is damaged.
func (k *kept) fill(givens, begun []byte, tags, hardest string, numbers []int64) {
	if tags != "" {
		k.tags = strings.Split(tags, ",")
	}
	stars, level, score, se := numbers[0], numbers[1], numbers[2], numbers[3]
	p, whole := &k.puzzle, false
	whole = unpackGivens(givens, p)
	whole = unpackBegun(begun, p) && whole && (p.Shape == nil || p.Fits()) && level >= 0 && level <= int64(puzzle.Extreme) && se >= 0 && se < 1000 && score == int64(int32(score))
	if whole {
		k.rating = Rating{puzzle.Level(level), int(score), hardest, float64(se) / 10}
	}
	k.stars = int(min(max(stars, 0), maxStars))
	k.hasPuzzle = true
	k.spoiled = !whole || k.sumIn(k.collection) != numbers[4]
}

// packBegun returns what was entered in p, nil for nothing.
func packBegun(p *puzzle.Puzzle) []byte {
	if p.Entries == (puzzle.Grid{}) && p.Centre == ([81]puzzle.DigitSet{}) && p.Corner == ([81]puzzle.DigitSet{}) {
		return nil
	}
	entries := pack(&p.Entries)
	b := entries[:]
	for i := range p.Centre {
		b = binary.LittleEndian.AppendUint16(b, uint16(p.Centre[i]))
	}
	for i := range p.Corner {
		b = binary.LittleEndian.AppendUint16(b, uint16(p.Corner[i]))
	}
	return b
}

func unpackBegun(b []byte, p *puzzle.Puzzle) (ok bool) {
	const entries = len(packed{})
	switch len(b) {
	case 0:
		return true
	case entries + 4*81:
	default:
		return false
	}
	if p.Entries, ok = unpackGrid(b[:entries]); !ok {
		return false
	}
	for i := range p.Centre {
		p.Centre[i] = puzzle.DigitSet(binary.LittleEndian.Uint16(b[entries+2*i:]))
		p.Corner[i] = puzzle.DigitSet(binary.LittleEndian.Uint16(b[entries+2*(81+i):]))
	}
	return true
}

// appendWords appends what a search finds in r, in lower case. Every text ends in two
// characters more, so that three letters begin at each of its own.
func (r *record) appendWords(dst []byte) []byte {
	p := &r.puzzle
	if p.Title == "" {
		for _, name := range unnamed() {
			dst = strconv.AppendUint(append(dst, name[0]...), uint64(r.num), 10)
			dst = append(append(dst, name[1]...), '\n')
		}
	}
	for _, s := range [...]string{p.Title, p.Author, p.Source, p.Date, p.Level, p.Note} {
		if s != "" {
			dst = append(append(dst, strings.ToLower(s)...), '\n')
		}
	}
	for _, s := range ownWords(p) {
		dst = append(append(dst, strings.ToLower(s)...), '\n')
	}
	for _, s := range r.tags {
		dst = append(append(append(dst, '#'), strings.ToLower(s)...), '\n')
	}
	return append(dst, '\n')
}

// unnamed returns what stands around the number in the names that a list gives to puzzles
// without a title, in the languages of records, in lower case.
var unnamed = sync.OnceValue(func() (list [][2]string) {
	for _, l := range recorded() {
		before, after, _ := strings.Cut(strings.ToLower(l.T("many.name", "n", "#")), "#")
		list = append(list, [2]string{before, after})
	}
	return list
})

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

func now() uint32 { return uint32(time.Now().Unix()) }
