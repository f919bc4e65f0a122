package library

import (
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// The table game has how a game went as a line: fields with a tab between, first its name, then
// numbers, texts, and the puzzle. Ten thousand are read in a seventh of the time that JSON takes.

// An outcomeFields is where the fields of an outcome are, by their types.
type outcomeFields struct {
	flags [6]*bool
	ints  [6]*int
	texts [5]*string
}

func (o *Outcome) fields() outcomeFields {
	return outcomeFields{
		[6]*bool{&o.Touched, &o.AllHints, &o.InMiddle, &o.Finished, &o.ByProgram, &o.Origin.Kept},
		[6]*int{&o.Moves, &o.Hints, &o.Placed, &o.Shown, &o.Mistakes, &o.Origin.Number},
		[5]*string{&o.Daily, &o.Title, &o.Source, &o.Origin.Of, &o.Origin.Day},
	}
}

// line returns o as a line.
func (o *Outcome) line() string {
	f, flags := o.fields(), int64(0)
	for i, set := range f.flags {
		if *set {
			flags |= 1 << i
		}
	}
	when := int64(0)
	if !o.When.IsZero() {
		when = o.When.UnixNano()
	}
	dst := appendText(nil, o.Game)
	for _, n := range []int64{o.Ended.UnixNano(), when, int64(o.Elapsed), int64(o.Depth), flags} {
		dst = strconv.AppendInt(append(dst, '\t'), n, 10)
	}
	for _, n := range f.ints {
		dst = strconv.AppendInt(append(dst, '\t'), int64(*n), 10)
	}
	for _, n := range o.ByDepth {
		dst = strconv.AppendInt(append(dst, '\t'), int64(n), 10)
	}
	for _, s := range f.texts {
		dst = appendText(append(dst, '\t'), *s)
	}
	dst = append(appendText(append(dst, '\t'), string(o.Origin.Kind)), '\t')
	if dst = append(dst, o.Givens.String()...); o.Shape != nil {
		dst = append(append(dst, '\t'), o.Shape.String()...)
	}
	return string(dst)
}

// parseOutcome reads a line, which may be any text.
func parseOutcome(line string) (o Outcome, ok bool) {
	in := fieldReader{rest: line, ok: true}
	o.Game = in.text()
	o.Ended = time.Unix(0, in.number())
	if when := in.number(); when != 0 {
		o.When = time.Unix(0, when)
	}
	o.Elapsed, o.Depth = time.Duration(in.number()), game.Depth(in.number())
	f, flags := o.fields(), in.number()
	for i, set := range f.flags {
		*set = flags&(1<<i) != 0
	}
	for _, n := range f.ints {
		*n = int(in.number())
	}
	for i := range o.ByDepth {
		o.ByDepth[i] = int(in.number())
	}
	for _, s := range f.texts {
		*s = in.text()
	}
	o.Origin.Kind = puzzle.OriginKind(in.text())
	in.puzzle(&o)
	o.Begun = begun(o.Game, o.Ended)
	return o, in.ok
}

// begun returns when a game was begun, as its name says, else when it was saved.
func begun(name string, saved time.Time) time.Time {
	if at, ok := store.Begun(name, time.Local); ok {
		return at
	}
	return saved
}

// A fieldReader reads the fields of a line. ok is false after one that is none.
type fieldReader struct {
	rest string
	ok   bool
}

func (r *fieldReader) next() (field string) {
	field, r.rest, _ = strings.Cut(r.rest, "\t")
	return field
}

func (r *fieldReader) number() int64 {
	n, err := strconv.ParseInt(r.next(), 10, 64)
	r.ok = r.ok && err == nil
	return n
}

func (r *fieldReader) text() string {
	s := r.next()
	if !strings.HasPrefix(s, `"`) {
		return strings.Clone(s) // not all lines are to be kept for it
	}
	s, err := strconv.Unquote(s)
	r.ok = r.ok && err == nil
	return s
}

// puzzle reads the givens and, on another board than the classic one, its shape.
func (r *fieldReader) puzzle(o *Outcome) {
	givens, ok := puzzle.ParseGrid(r.next())
	if o.Givens = givens; ok && r.rest != "" {
		o.Shape, ok = puzzle.ParseShape(r.rest)
	}
	r.ok = r.ok && ok
}

// appendText appends a text, in quotes where it may not stand in a line as it is.
func appendText(dst []byte, s string) []byte {
	if strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' || r == '"' }) {
		return strconv.AppendQuoteToGraphic(dst, s)
	}
	return append(dst, s...)
}
