package format

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// maxLenient is how many bytes a text may have to be read leniently. People write one puzzle in
// some hundreds.
const maxLenient = 1 << 14

// A lenientReader reads a whole text with one puzzle in a way in which people write it, but no
// layout. ok is false if the text has anything else, or may be read in several ways.
type lenientReader func(text string) (it Item, ok bool)

// lenientReaders are tried one after the other on a short text in which no puzzle was found.
var lenientReaders = []lenientReader{readAligned, readFlat, readSheet, readSlashed, readCoordinates, readWordRows, readWikiTable, readForumTable, readBeside, readMisread, readDressed, readGameID, readRewritten}

// lenientFaults say what is wrong with a text in such a way, nil if it isn't one.
var lenientFaults = []func(text string) *ParseError{
	faultZeroDigit, faultUnclearCells, faultSmallDrawn, faultSheet, faultSlashed, faultCoordinates, faultWordRows, faultBeside, faultBlanksLost, faultBlankRows, faultLaTeX, faultSize,
}

// A lenient keeps the errors of a text back until a puzzle comes or the text is too long, since at
// its end it may be read leniently.
type lenient struct {
	s       *source
	out     func(Item, error) bool
	held    []heldError
	program bool // the text is one
	found   bool // a puzzle, or so much text that errors are not held
}

type heldError struct {
	it  Item
	err error
}

// isRuling reports whether the error is a ruling around no box: then no other way to read helps.
func (h heldError) isRuling() bool {
	return errors.Is(h.err, words.Error("format.ruling.row")) || errors.Is(h.err, words.Error("format.ruling.column"))
}

// yield passes an item on, or keeps an error.
func (l *lenient) yield(it Item, err error) bool {
	if err != nil && !l.found && l.s.seen != nil && len(l.held) < maxErrors {
		l.held = append(l.held, heldError{it, err})
		return true
	}
	if err == nil && !l.found && l.s.seen != nil && it.Puzzle.Shape == nil && mayCountFromZero(string(l.s.seen), it.Line, &it.Puzzle.Givens) {
		it, err = Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: errZeroDigit}
	}
	switch {
	case l.s.seen == nil:
	case err == nil && !l.found:
		if l.program = isProgram(string(l.s.seen)); l.program {
			l.held = withoutStray(string(l.s.seen), l.held)
		}
	case err != nil && l.program && len(withoutStray(string(l.s.seen), []heldError{{it, err}})) == 0:
		return true
	}
	return l.flush() && l.out(it, err)
}

// flush passes on what was kept. No more is.
func (l *lenient) flush() bool {
	l.found = true
	for _, h := range l.held {
		if !l.out(h.it, h.err) {
			return false
		}
	}
	l.held = nil
	return true
}

// lines returns onLines, before which the errors are passed on. Lines of a short text that begin otherwise
// than with a puzzle are parsed here, since they may be one together.
func (l *lenient) lines(onLines func(*Lines) bool) func(*Lines) bool {
	if onLines == nil {
		return nil
	}
	return func(lines *Lines) (more bool) {
		if l.s.seen == nil || l.found || parseDigits(lines.text.buf[lines.text.pos:lines.text.lf], new(puzzle.Grid)) {
			return l.flush() && onLines(lines)
		}
		defer lines.Free()
		for more = true; more && lines.Next(func(it Item, err error) { more = l.yield(it, err) }); {
		}
		return more
	}
}

// finish reads the whole text leniently if errors are all that came of it.
func (l *lenient) finish() (more bool) {
	if len(l.held) > 0 && l.s.failure() == nil && l.s.seen != nil && !slices.ContainsFunc(l.held, heldError.isRuling) {
		text := plainText(string(l.s.seen))
		for _, read := range lenientReaders {
			if it, ok := read(text); ok {
				return l.out(it, nil)
			}
		}
		if items := readParagraphs(text); items != nil {
			for _, it := range items {
				if !l.out(it, nil) {
					return false
				}
			}
			return true
		}
		for _, fault := range lenientFaults {
			if err := fault(text); err != nil {
				return l.out(Item{Line: err.Line, Layout: l.held[0].it.Layout}, err)
			}
		}
	}
	return l.flush()
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u00a0", " ")

// plainText returns a text with one kind of line ends and blanks, and ASCII for full-width forms.
func plainText(text string) string {
	return strings.Map(narrow, lineEnds.Replace(strings.TrimPrefix(text, byteOrderMark)))
}

// A textLine is a line of a short text, cleaned, with its number.
type textLine struct {
	text []byte
	raw  string
	no   int
}

// cleanLines returns the lines of a text without those that are blank at its ends.
func cleanLines(text string) (list []textLine) {
	no := 0
	for raw := range strings.Lines(text) {
		no++
		var c cleaner
		raw = strings.TrimSuffix(raw, "\n")
		clean := bytes.Clone(c.clean([]byte(raw)))
		if len(list) > 0 || len(clean) > 0 {
			list = append(list, textLine{clean, raw, no})
		}
	}
	for len(list) > 0 && len(list[len(list)-1].text) == 0 {
		list = list[:len(list)-1]
	}
	return list
}

// lenientItem returns an item with the givens, if they may be a whole puzzle: no two clash, and there
// are so many that it can have one solution.
func lenientItem(t task, line int, layout *Format) (it Item, ok bool) {
	it = Item{Line: line, Column: 1, Layout: layout}
	it.Puzzle.Givens, it.Puzzle.Shape = t.givens, t.shape
	for _, d := range t.givens {
		if d != 0 && !t.shape.Digits().Has(d) {
			return it, false
		}
	}
	return it, !t.shape.HasConflict(&t.givens) && t.givens.Filled().Len() >= t.least()
}
