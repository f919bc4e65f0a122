package format

import (
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// maxErrors is how many errors Parse keeps.
const maxErrors = 100

// MaxFaults is after how many faults in a row, with no puzzle between them, a text that
// somebody waits for is not worth reading on.
const MaxFaults = 10_000

// Parse reads a text in any layout. It returns every puzzle that can be read, up to
// [MaxFaults]; the error is a *ParseError, or errors.Join of the first hundred of them.
// A text of blanks and comments has no puzzles and no errors.
func Parse(text string) (list []puzzle.Puzzle, err error) {
	var errs []error
	faults := 0
	for it, err := range Scan(strings.NewReader(text)) {
		if err == nil {
			list, faults = append(list, it.Puzzle), 0
			continue
		}
		if len(errs) < maxErrors {
			errs = append(errs, err)
		}
		if faults++; faults == MaxFaults {
			break
		}
	}
	if len(errs) == 1 {
		return list, errs[0]
	}
	return list, errors.Join(errs...)
}

// Scan reads a stream in any layout, in constant memory. The layout is told from
// the beginning of the stream. For each puzzle in order it yields an item, or an
// error and what is known of the item: its line and layout; then it goes on.
// The error is a *ParseError, or what r failed with, which ends the stream. An
// error about the stream and no puzzle of it, such as one that r failed with or
// a count that is wrong, comes with an item without a line.
func Scan(r io.Reader) iter.Seq2[Item, error] { return scanWith(r, nil) }

// scanWith is Scan, or ScanLines with a function to hand lines to.
func scanWith(r io.Reader, hand func(*Lines) bool) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		s := newSource(r)
		if scan(s, hand, yield) && s.failure() != nil {
			yield(Item{}, s.failure())
		}
	}
}

// ScanAs reads a stream in one layout, where it could be taken for another one.
func (f *Format) ScanAs(r io.Reader) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		s := newSource(r)
		if f.scan(s, yield) && s.failure() != nil {
			yield(Item{}, s.failure())
		}
	}
}

func (f *Format) scan(s *source, yield func(Item, error) bool) (more bool) {
	switch {
	case f.read != nil:
		return f.read(f, s, yield)
	case f == Integers:
		return (&integerReader{s: s}).read(yield)
	case f == Line, f == SDM, f.line != nil:
		return (&lineReader{s: s, style: f}).read(yield)
	}
	return (&blockReader{s: s, yield: yield, count: counter{on: f.Counted}}).read()
}

// scan yields what s holds, until yield wants no more or s ends.
func scan(s *source, hand func(*Lines) bool, yield func(Item, error) bool) (more bool) {
	if d := s.document(); d != nil {
		return d.read(d, s, yield)
	}
	f := sniff(s)
	switch {
	case f.binary && f.style == nil && f.rows < decided:
		return yield(Item{Line: f.first, Layout: Line}, &ParseError{f.first, 0, words.Error("format.binary")})
	case f.mostly() == nil:
		return f.first == 0 || yield(Item{Line: f.first, Layout: Line}, &ParseError{f.first, 0, f.nothing})
	case f.mostly() == Rows:
		return (&blockReader{s: s, yield: yield, count: counter{on: f.counted()}}).read()
	case !f.counted():
		return f.read(s, hand, yield)
	}
	c := takeCount(s)
	return f.read(s, nil, c.watch(yield)) && c.check(yield)
}

// read reads puzzles that are lines, or integers.
func (f *sniffer) read(s *source, hand func(*Lines) bool, yield func(Item, error) bool) (more bool) {
	if f.mostly() == Integers {
		return (&integerReader{s: s, whole: f.style != nil}).read(yield)
	}
	return (&lineReader{s: s, style: f.mostly(), hand: hand}).read(yield)
}
