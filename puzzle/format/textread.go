package format

import (
	"bytes"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A textReader reads puzzles in the layout Text.
type textReader struct {
	f     *Format
	s     *source
	after *source // where the stream goes on when s ends; may be nil
	yield func(Item, error) bool
	cleaner
	shapedPuzzle
}

// A shapedPuzzle is what is read so far of a puzzle.
type shapedPuzzle struct {
	it        Item
	open      bool // a puzzle has begun
	fault     *ParseError
	size      int
	diagonals bool
	killer    bool
	rows      int
	cages     []puzzle.Cage
	cageLines []int // where they stand
	spots     []spot
}

// maxCages is how many cages a board can have, maxSpots how many lines with entries and marks are
// kept: one for each kind and digit is enough.
const maxCages, maxSpots = 81, 81

// A spot is a digit in cells: entries or marks.
type spot struct {
	word  string
	digit puzzle.Digit
	cells puzzle.CellSet
	line  int
}

func readText(f *Format, s *source, yield func(Item, error) bool) (more bool) {
	return (&textReader{f: f, s: s, yield: yield}).read(s.next())
}

// read reads a line and those that follow.
func (r *textReader) read(raw []byte, ok bool) (more bool) {
	for {
		if !ok && r.after != nil {
			r.s, r.after = r.after, nil
			raw, ok = r.s.next()
		}
		switch {
		case !ok && r.s.failure() != nil: // which its caller says
			return true
		case !ok:
			return r.finish()
		}
		raw = bytes.TrimPrefix(raw, []byte(byteOrderMark))
		text := r.clean(raw)
		if n := len(text) - len(unquote(text)); n > 0 {
			raw = rawPart(raw, n, len(text))
			text = r.clean(raw)
		}
		if beginsShape(text) && !r.finish() {
			return false
		}
		if kind := bytes.TrimSpace(text); len(bytes.Trim(kind, "`")) > 0 && kind[0] != '#' {
			r.line(text, raw)
		}
		for r.s.part {
			r.s.next()
		}
		raw, ok = r.s.next()
	}
}

// finish yields the puzzle so far, if there is one.
func (r *textReader) finish() (more bool) {
	if !r.open {
		return true
	}
	if r.fault == nil {
		r.complete()
	}
	r.open = false
	if r.fault != nil {
		return r.yield(Item{Line: r.it.Line, Layout: r.f}, r.fault)
	}
	return r.yield(r.it, nil)
}

// wrong notes what is wrong with a puzzle. Only the first is said.
func (r *textReader) wrong(line int, err words.Message) {
	if r.fault == nil {
		r.fault = &ParseError{Line: line, Err: err}
	}
}

// complete makes the shape, and puts in entries and marks.
func (r *textReader) complete() {
	if r.rows != r.size {
		r.wrong(r.it.Line, words.Error("format.text.rows", "n", r.rows, "size", r.size))
		return
	}
	if r.killer && len(r.cages) == 0 {
		r.wrong(r.it.Line, words.Error("format.text.cages"))
		return
	}
	p := &r.it.Puzzle
	shape, err := puzzle.NewShape(r.size, r.diagonals, r.cages)
	if err != nil {
		r.wrong(r.lineOf(err), cageFault(err))
		return
	}
	p.Shape = shape
	for _, s := range r.spots {
		if !s.cells.In(shape.Cells()) || !shape.Digits().Has(s.digit) {
			r.wrong(s.line, words.Error("format.text.outside", "size", r.size))
			return
		}
		s.put(p)
	}
	sanitize(p)
	if err := shape.CheckSums(); err != nil {
		mistyped := *p
		r.fault = &ParseError{Line: r.lineOf(err), Err: cageFault(err), Puzzle: &mistyped}
	}
}

// lineOf returns where the cage stands that an error is about, or the puzzle.
func (r *textReader) lineOf(err error) int {
	if e, ok := err.(*puzzle.CageError); ok {
		if i := slices.Index(r.cages, e.Cage); i >= 0 {
			return r.cageLines[i]
		}
	}
	return r.it.Line
}

// put puts the digit into the cells.
func (s *spot) put(p *puzzle.Puzzle) {
	for c := range s.cells.All() {
		switch s.word {
		case "entry":
			p.Entries[c] = s.digit
		case "centre":
			p.Centre[c] |= s.digit.Set()
		default:
			p.Corner[c] |= s.digit.Set()
		}
	}
}

// line reads one line that is not blank.
func (r *textReader) line(text, raw []byte) {
	word, rest, labelled := strings.Cut(string(text), ":")
	said := rawPart(raw, min(len(word)+1, len(text)), len(text))
	word, rest = strings.ToLower(strings.TrimSpace(word)), strings.TrimSpace(rest)
	switch {
	case labelled && beginsText(bytes.TrimSpace(text)):
		r.begin(rest)
	case beginsShape(text):
		r.shapedPuzzle = shapedPuzzle{}
		fallthrough
	case !r.open:
		r.shapedPuzzle = shapedPuzzle{it: Item{Line: r.s.no}, open: true}
		r.wrong(r.s.no, words.Error("format.text.line", "text", quoted(raw)))
	case r.fault != nil:
	case !labelled:
		r.row(bytes.TrimSpace(text), raw)
	case word == "cage":
		c, ok := puzzle.ParseCage(rest)
		if !ok || len(r.cages) == maxCages {
			r.wrong(r.s.no, words.Error("format.text.cage", "text", quoted(said)))
		}
		r.cages, r.cageLines = append(r.cages, c), append(r.cageLines, r.s.no)
	case word == "entry" || word == "centre" || word == "corner":
		r.spot(word, rest, said)
	default:
		r.said(word, said)
	}
}

// begin begins a puzzle.
func (r *textReader) begin(name string) {
	r.shapedPuzzle = shapedPuzzle{it: Item{Line: r.s.no, Column: 1, Layout: r.f}, open: true}
	var ok bool
	if r.size, r.diagonals, r.killer, ok = puzzle.ParseShapeName(name); !ok {
		r.wrong(r.s.no, words.Error("format.text.shape", "text", shorten(words.Plain(name))))
	}
}

// row reads a row of givens.
func (r *textReader) row(text, raw []byte) {
	switch {
	case slices.ContainsFunc(text, func(b byte) bool { return digitOf[b] == notCell }):
		r.wrong(r.s.no, words.Error("format.text.line", "text", quoted(raw)))
	case r.rows == r.size:
		r.wrong(r.s.no, words.Error("format.text.rows", "n", r.rows+1, "size", r.size))
	case len(text) != r.size:
		r.wrong(r.s.no, words.Error("format.text.row", "n", len(text), "size", r.size))
	default:
		for i := range text {
			d := puzzle.Digit(digitOf[text[i]])
			if int(d) > r.size {
				r.wrong(r.s.no, words.Error("format.small.digit", "digit", int(d), "size", r.size))
			}
			r.it.Puzzle.Givens[9*r.rows+i] = d
		}
		r.rows++
	}
}

// spot reads a digit and its cells.
func (r *textReader) spot(word, rest string, raw []byte) {
	c, ok := puzzle.ParseCage(rest) // the digit stands where a cage has its sum
	if !ok || c.Sum < 1 || c.Sum > 9 || len(r.spots) == maxSpots {
		r.wrong(r.s.no, words.Error("format.text.spot", "text", quoted(raw)))
		return
	}
	r.spots = append(r.spots, spot{word, puzzle.Digit(c.Sum), c.Cells, r.s.no})
}

// said reads a line of a text; those with the same label are its lines.
func (r *textReader) said(word string, raw []byte) {
	for _, l := range textLabels(&r.it.Puzzle) {
		if l.word == word {
			if joinedLabel().MatchString(strings.Map(narrow, string(raw))) {
				r.wrong(r.s.no, words.Error("format.text.line", "text", quoted(raw)))
			}
			if len(*l.to) < maxLine {
				*l.to = strings.TrimPrefix(*l.to+"\n"+textOf(raw), "\n")
			}
			return
		}
	}
	r.wrong(r.s.no, words.Error("format.text.line", "text", shorten(words.Plain(word))))
}
