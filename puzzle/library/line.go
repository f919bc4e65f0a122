package library

import (
	"hash/crc32"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"sudoku/puzzle"
)

// A collection's file is text that a person can read and mend:
//
//	sudoku-desk collection 1
//	name "Sunday papers" ~5be86b4c
//	add 1 2026-11-23T04:30:00Z 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 title "No 12" ~90ab1c2d
//	set 1 stars 4 tags "winter,train" ~7fd40c11
//	set 1 rating 3/1234/x-wing/4.2 ~0c55a1e0
//	remove 1 ~12ab34cd
//
// A puzzle on another board than the classic one has shape "6x6" behind its givens, or the like
// with cages, as [puzzle.Shape.String] writes it.
//
// A line ends in the CRC-32C of what is before the ~. A line that a person wrote without it
// counts if its line end is there; one that is cut off does not count. A field that is
// set replaces what was there, and "" removes it.
const (
	formName    = "sudoku-desk collection "
	formVersion = 1
)

// Limits of a collection's file.
const (
	maxLine = 1 << 20
	maxText = 10_000 // bytes of a text
	maxTags = 50
	maxTag  = 60 // bytes
)

// A record is what a line says of one puzzle. Of a line "set" it has the fields to set.
type record struct {
	num       uint32
	added     uint32
	hasPuzzle bool // the line adds the puzzle
	remove    bool
	puzzle    puzzle.Puzzle
	tags      []string
	stars     int
	rating    Rating
	fields    fieldSet // what a line "set" names
	spoiled   bool     // it was damaged: its sum stays wrong, wherever it is written
	read      int64    // the sum of the line that it was read from, 0 if it wasn't
}

// A fieldSet says which fields a line names: the texts in the order of fields, then others.
type fieldSet uint16

const (
	hasTags fieldSet = 1 << (iota + 7)
	hasStars
	hasRating
	hasBegun
)

// appendLine appends the line of r with its sum and its end.
func (r *record) appendLine(dst []byte) []byte {
	start := len(dst)
	switch {
	case r.remove:
		dst = strconv.AppendUint(append(dst, "remove "...), uint64(r.num), 10)
	case r.hasPuzzle:
		dst = strconv.AppendUint(append(dst, "add "...), uint64(r.num), 10)
		dst = time.Unix(int64(r.added), 0).UTC().AppendFormat(append(dst, ' '), time.RFC3339)
		dst = append(append(dst, ' '), r.puzzle.Givens.String()...)
		if s := r.puzzle.Shape; s != nil {
			dst = strconv.AppendQuote(append(dst, " shape "...), s.String())
		}
		dst = r.appendFields(dst, r.present())
	default:
		dst = strconv.AppendUint(append(dst, "set "...), uint64(r.num), 10)
		dst = r.appendFields(dst, r.fields)
	}
	if dst = appendSum(dst, start); r.spoiled {
		dst[len(dst)-2] ^= 1 // of the sum; another digit, or none
	}
	return dst
}

// present returns the fields of r that hold something.
func (r *record) present() (set fieldSet) {
	for i, f := range fields {
		if *f.of(&r.puzzle) != "" {
			set |= 1 << i
		}
	}
	if len(r.tags) > 0 {
		set |= hasTags
	}
	if r.stars != 0 {
		set |= hasStars
	}
	if r.rating != (Rating{}) {
		set |= hasRating
	}
	p := &r.puzzle
	if p.Entries != (puzzle.Grid{}) || p.Centre != ([81]puzzle.DigitSet{}) || p.Corner != ([81]puzzle.DigitSet{}) {
		set |= hasBegun
	}
	return set
}

func (r *record) appendFields(dst []byte, set fieldSet) []byte {
	for i, f := range fields {
		if set&(1<<i) != 0 {
			dst = append(append(append(dst, ' '), f.name...), ' ')
			dst = appendQuoted(dst, clip(*f.of(&r.puzzle), maxText))
		}
	}
	if set&hasTags != 0 {
		dst = strconv.AppendQuoteToGraphic(append(dst, " tags "...), strings.Join(r.tags, ","))
	}
	if set&hasStars != 0 {
		dst = strconv.AppendInt(append(dst, " stars "...), int64(r.stars), 10)
	}
	if set&hasRating != 0 {
		dst = r.rating.append(append(dst, " rating "...))
	}
	if set&hasBegun != 0 {
		dst = append(append(dst, " entries "...), r.puzzle.Entries.String()...)
		dst = appendMarks(append(dst, " centre "...), &r.puzzle.Centre)
		dst = appendMarks(append(dst, " corner "...), &r.puzzle.Corner)
	}
	return dst
}

// appendQuoted is [strconv.AppendQuoteToGraphic], faster for what most texts are.
func appendQuoted(dst []byte, s string) []byte {
	for i := range len(s) {
		if b := s[i]; b < ' ' || b >= utf8.RuneSelf-1 || b == '"' || b == '\\' {
			return strconv.AppendQuoteToGraphic(dst, s)
		}
	}
	return append(append(append(dst, '"'), s...), '"')
}

// append appends a rating as level/score/technique/value.
func (r *Rating) append(dst []byte) []byte {
	dst = strconv.AppendUint(dst, uint64(r.Level), 10)
	dst = strconv.AppendInt(append(dst, '/'), int64(r.Score), 10)
	dst = append(append(append(dst, '/'), r.Hardest...), '/')
	return strconv.AppendFloat(dst, r.SE, 'f', 1, 64)
}

func parseRating(s string) (r Rating, ok bool) {
	parts := strings.Split(s, "/")
	if len(parts) != 4 || len(parts[2]) > 60 || strings.ContainsAny(parts[2], " \t\"") {
		return r, false
	}
	level, err1 := strconv.ParseUint(parts[0], 10, 4)
	score, err2 := strconv.ParseInt(parts[1], 10, 31)
	se, err3 := strconv.ParseFloat(parts[3], 32)
	ok = err1 == nil && err2 == nil && err3 == nil && score >= 0 && se >= 0 && se < 100 && level <= uint64(puzzle.Extreme)
	return Rating{puzzle.Level(level), int(score), parts[2], float64(tenths(se)) / 10}, ok
}

// appendMarks appends marks as cell=digits, with commas between them, and - for none.
func appendMarks(dst []byte, marks *[81]puzzle.DigitSet) []byte {
	n := len(dst)
	for c, set := range marks {
		if set != 0 {
			if len(dst) > n {
				dst = append(dst, ',')
			}
			dst = append(append(append(dst, puzzle.Cell(c).String()...), '='), set.String()...)
		}
	}
	if len(dst) == n {
		dst = append(dst, '-')
	}
	return dst
}

func parseMarks(s string) (marks [81]puzzle.DigitSet, ok bool) {
	if s == "-" {
		return marks, true
	}
	for part := range strings.SplitSeq(s, ",") {
		name, digits, _ := strings.Cut(part, "=")
		c, ok := puzzle.ParseCell(name)
		if !ok || digits == "" {
			return marks, false
		}
		for _, d := range []byte(digits) {
			if d < '1' || d > '9' {
				return marks, false
			}
			marks[c] |= puzzle.Digit(d - '0').Set()
		}
	}
	return marks, true
}

// castagnoli returns the table of the sums, which is made when it is first asked for.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// appendSum ends the line that begins at start.
func appendSum(dst []byte, start int) []byte {
	sum := crc32.Checksum(dst[start:], castagnoli())
	dst = append(dst, " ~"...)
	for shift := 28; shift >= 0; shift -= 4 {
		dst = append(dst, "0123456789abcdef"[sum>>shift&15])
	}
	return append(dst, '\n')
}

// sumOfLine returns what sum returns of the record of a line that appendLine has written.
func sumOfLine(text string) int64 {
	var line [512]byte
	return int64(crc32.Checksum(appendSum(append(line[:0], text...), 0), castagnoli()))
}

// body returns a line without its sum and its end, and whether the sum is right. Without a
// sum it is right if the line end is there.
func body(line []byte) (text []byte, ok bool) {
	n := len(line)
	ended := n > 0 && line[n-1] == '\n'
	if ended {
		n--
	}
	if n > 0 && line[n-1] == '\r' {
		n--
	}
	line = line[:n]
	if n < 10 || line[n-9] != '~' || line[n-10] != ' ' {
		return line, ended
	}
	var sum uint32
	for _, b := range line[n-8:] {
		switch {
		case '0' <= b && b <= '9':
			sum = sum<<4 | uint32(b-'0')
		case 'a' <= b && b <= 'f':
			sum = sum<<4 | uint32(b-'a'+10)
		default:
			return line, false
		}
	}
	return line[:n-10], sum == crc32.Checksum(line[:n-10], castagnoli())
}

// clip cuts a text to n bytes, and replaces what is no text.
func clip(s string, n int) string {
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, "\uFFFD")
	}
	if len(s) <= n {
		return s
	}
	for !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}
