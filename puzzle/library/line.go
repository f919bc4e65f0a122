package library

import (
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
