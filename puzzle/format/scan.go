package format

import (
	"bytes"
	"context"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// maxErrors is how many errors Parse keeps.
const maxErrors = 100

// MaxFaults is how many consecutive errors, without a puzzle between them, end the reading
// of a text while somebody waits for it.
const MaxFaults = 10_000

// Parse reads a text in any layout. It returns every puzzle that can be read, but stops
// after [MaxFaults] consecutive errors. The error is a *ParseError, or errors.Join of the
// first hundred of them. A text of blanks and comments has no puzzles and no errors.
func Parse(text string) (list []puzzle.Puzzle, err error) { return parse(context.Background(), text) }

func parse(ctx context.Context, text string) (list []puzzle.Puzzle, err error) {
	var errs []error
	faults := 0
	for it, err := range scanWith(ctx, strings.NewReader(text), nil) {
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

// Scan reads a stream in any layout, in constant memory. The layout is detected from the
// beginning of the stream. For each puzzle in order Scan yields an item, or an error and
// an item with its line and layout; then it continues. The error is a *ParseError, or the
// error of r, which ends the stream. An error that is not about a puzzle, such as that of
// r or a wrong count, comes with an item without a line.
func Scan(r io.Reader) iter.Seq2[Item, error] { return scanWith(context.Background(), r, nil) }

// ScanContext is Scan until ctx is done, which ends the stream with its error, also in the
// middle of a packed link.
func ScanContext(ctx context.Context, r io.Reader) iter.Seq2[Item, error] {
	return scanWith(ctx, r, nil)
}

// scanWith is Scan if onLines is nil, else ScanLines.
func scanWith(ctx context.Context, r io.Reader, onLines func(*Lines) bool) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		s := newSource(ctx, r)
		if scan(s, onLines, yield) && s.failure() != nil {
			yield(Item{}, s.failure())
		}
	}
}

// ScanAs reads a stream in this layout, without detecting it.
func (f *Format) ScanAs(r io.Reader) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		s := newSource(context.Background(), r)
		if f.scan(s, yield) && s.failure() != nil {
			yield(Item{}, s.failure())
		}
	}
}

func (f *Format) scan(s *source, yield func(Item, error) bool) (more bool) {
	if f.counts {
		if whole, small := isSmall(s); small {
			return newSmallReader(s, whole, yield).read()
		}
	}
	switch {
	case f.read != nil:
		return f.read(f, s, yield)
	case f == Integers:
		return (&integerReader{s: s}).read(yield)
	case f == Line, f == SDM, f.line != nil:
		return newLineReader(s, f, nil).read(yield)
	}
	return (&gridReader{s: s, yield: yield, count: counter{on: f.Counted}}).read()
}

// scan yields the puzzles of s, until yield returns false or s ends.
func scan(s *source, onLines func(*Lines) bool, yield func(Item, error) bool) (more bool) {
	a := &answers{out: yield}
	return scanAny(s, onLines, a.yield) && a.end()
}

// scanAny is scan with the solutions.
func scanAny(s *source, onLines func(*Lines) bool, yield func(Item, error) bool) (more bool) {
	if unpack := s.archive(); unpack != nil {
		return unpack(s, onLines, yield)
	}
	if bytes.HasPrefix(s.buf, []byte("%PDF-")) {
		return yieldPDF(s, yield)
	}
	if isPickle(s.buf) {
		return yield(Item{Line: 1, Layout: GNOME}, &ParseError{Line: 1, Err: words.Error("format.pickle")})
	}
	if brokenHead().Match(s.head()) {
		return yield(Item{Line: 1, Layout: KSudoku}, &ParseError{Line: 1, Err: words.Error("format.xml.broken")})
	}
	if d := s.document(); d != nil {
		return d.read(d, s, yield)
	}
	yield = (&columnOrder{s, yield}).yield
	if more, ok := readKeyed(s, yield); ok {
		return more
	}
	l := &lenient{s: s, out: yield}
	return scanText(s, l.lines(onLines), l.yield) && l.finish()
}

// scanText is scan for texts that are no documents.
func scanText(s *source, onLines func(*Lines) bool, yield func(Item, error) bool) (more bool) {
	r := &remarks{s: s, out: yield}
	a := &answers{out: r.yield} // rules may be below a solution
	if whole, small := isSmall(s); small {
		return newSmallReader(s, whole, a.yield).read() && a.leave() && r.flush(0)
	}
	f := sniff(s)
	switch {
	case f.binary && f.style == nil && f.rows < enoughVotes:
		return yield(Item{Line: f.first, Layout: Line}, &ParseError{Line: f.first, Column: 0, Err: words.Error("format.binary")})
	case f.layout() == nil && f.first == 0 && f.hidden > 0:
		return yield(Item{Line: f.hidden, Layout: Line}, &ParseError{Line: f.hidden, Err: words.Error("format.comment")})
	case f.layout() == nil:
		return f.first == 0 || yield(Item{Line: f.first, Layout: Line}, &ParseError{Line: f.first, Column: 0, Err: f.nothing})
	case f.layout() == Rows:
		return (&gridReader{s: s, yield: a.yield, count: counter{on: f.counted()}}).read() && a.leave() && r.flush(0)
	case !f.counted():
		return f.read(s, onLines, yield)
	}
	c := takeCount(s)
	return f.read(s, nil, c.watch(yield)) && c.check(yield)
}

// read reads a stream of lines or integers.
func (f *sniffer) read(s *source, onLines func(*Lines) bool, yield func(Item, error) bool) (more bool) {
	if f.marked > 1 { // one line alone is a puzzle
		return (&marksReader{s: s}).read(yield)
	}
	if f.layout() == Integers {
		return (&integerReader{s: s, whole: f.style != nil}).read(yield)
	}
	return newLineReader(s, f.layout(), onLines).read(yield)
}
