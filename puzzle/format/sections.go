package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A section is the kind of the next grid.
type section uint8

const (
	noSection     section = iota // a puzzle
	puzzleSection                // a puzzle with more sections
	stateSection                 // the current puzzle with its entries
	marksSection                 // its pencil marks
	unusedSection                // ignored
)

var sections = map[string]section{
	"puzzle": puzzleSection, "state": stateSection, "pencilmarks": marksSection,
	"colours": unusedSection, "colors": unusedSection,
}

// A pendingGrid grid is one that later lines may add to.
type pendingGrid struct {
	it         *Item
	before     *Item              // the grid before it, whose state it may be
	eliminated []puzzle.Candidate // eliminated candidates
	spoiled    bool               // it could not be read, so its sections are ignored
	bare       *ParseError        // a number that is a move if one follows
}

// addLine handles a line that adds to the waiting grid or begins a section, and reports
// whether the line was one.
func (b *gridReader) addLine(no int) bool {
	text := bytes.TrimSpace(b.text)
	if len(text) == 0 {
		if b.rows.full() && b.rows.lastGap() == 0 {
			b.finish()
		}
		if b.section == unusedSection && no > b.cut.heading+1 {
			b.section = noSection
		}
		return false
	}
	if n := len(text); text[0] == '[' && text[n-1] == ']' {
		if s, ok := sections[strings.ToLower(string(text[1:n-1]))]; ok {
			b.open(s, no, text)
			return true
		}
	}
	if b.isBrokenSection(text) {
		b.finish()
		b.emitAfterPending(Item{Line: no, Layout: SDK}, &ParseError{Line: no, Err: words.Error("format.section", "text", clip(text))})
		b.section = unusedSection
		return true
	}
	if move := afterFrame(text); b.rows.full() && move != nil {
		b.finish()
		b.emitAfterPending(Item{Line: no, Layout: SS}, &ParseError{Line: no, Err: words.Error("format.ss.cell", "text", clip(text))})
		return true
	}
	if b.rows.full() && isMove(text) {
		b.finish()
	}
	isMove := isMove(text) || b.pending.it != nil && b.pending.it.Layout == SS && mayBeMove(text)
	if isMove && b.pending.it == nil && b.section == noSection && b.yielded { // the frame of its grid is broken
		b.yieldOne(Item{Line: no, Layout: SS}, &ParseError{Line: no, Err: words.Error("format.ss.frame", "text", clip(text))})
		return true
	}
	if !isMove && b.isBareMove(text, no) {
		b.yieldOne(Item{Line: no, Layout: SS}, &ParseError{Line: no, Err: words.Error("format.ss.cell", "text", clip(text))})
		return true
	}
	if b.section != unusedSection && (b.pending.it == nil || !isMove) {
		return false
	}
	if b.section == unusedSection {
		return true
	}
	b.gap = false
	if b.reportBare() {
		b.head.lines = b.head.lines[:0]
	}
	if fault := readMove(text, &b.pending.it.Puzzle, &b.pending.eliminated); fault != nil {
		fault.Line = no
		b.yieldOne(Item{Line: no, Layout: SS}, fault)
	}
	return true
}

// isBrokenSection reports whether a line is the heading of a section with a wrong character, or cut.
func (b *gridReader) isBrokenSection(text []byte) bool {
	if text[0] != '[' && text[len(text)-1] != ']' {
		return false
	}
	name := strings.NewReplacer("[", "", "]", "").Replace(strings.ToLower(string(text)))
	sectioned := b.pending.it != nil || b.section != noSection || len(b.words) > 0
	for known := range sections {
		if isMisspelt(name, known) || name == known || sectioned && strings.HasPrefix(known, name) {
			return true
		}
	}
	return false
}

// open begins a section.
func (b *gridReader) open(s section, no int, name []byte) {
	b.finish()
	if s == puzzleSection {
		b.yieldPending()
	}
	if b.pending.it == nil && !b.pending.spoiled && (s == stateSection || s == marksSection) { // of what puzzle?
		b.yieldOne(Item{Line: no, Layout: SDK}, &ParseError{Line: no, Err: words.Error("format.section.alone", "text", string(name))})
		b.section = unusedSection
		return
	}
	if above := b.cut.heading; above > 0 && above == no-1 && (s == puzzleSection || b.section == puzzleSection) { // nothing is between them
		b.emitAfterPending(Item{Line: above, Layout: SDK}, &ParseError{Line: above, Err: words.Error("format.nopuzzle")})
	}
	b.cut.heading, b.section = no, s
	if b.pending.spoiled && s != puzzleSection {
		b.section = unusedSection
	}
}

// yieldPending yields the waiting grid.
func (b *gridReader) yieldPending() {
	w := b.pending
	b.pending = pendingGrid{}
	if w.it == nil {
		return
	}
	if w.before != nil {
		b.yieldOne(*w.before, nil)
	}
	eliminate(&w.it.Puzzle, w.eliminated)
	b.emitAfterPending(*w.it, nil)
}

// lacksHeading returns what is wrong with a grid without a heading that may be the state or the
// marks of the waiting puzzle, which has one.
func (w *pendingGrid) lacksHeading(it *Item) (key string) {
	switch {
	case w.it == nil || w.it.Layout != SDK:
	case !hasProgress(&w.it.Puzzle) && extends(&it.Puzzle.Givens, &w.it.Puzzle.Givens):
		return "format.section.lost"
	case (it.Layout == CSV || it.Layout == Pencilmarks) && areMarksOf(&it.Puzzle, &w.it.Puzzle):
		return "format.section.marks"
	}
	return ""
}

// areMarksOf reports whether all that a grid has is in empty cells of another one.
func areMarksOf(marks, of *puzzle.Puzzle) bool {
	for c, d := range of.Grid() {
		if d != 0 && (marks.Givens[c] != 0 || marks.Centre[c] != 0) {
			return false
		}
	}
	return true
}

// extends reports whether a grid has all digits of another and more.
func extends(g, of *puzzle.Grid) bool {
	for c, d := range of {
		if d != 0 && g[c] != d {
			return false
		}
	}
	return *g != *of
}

// merge adds a grid of the current section to the waiting one.
func (b *gridReader) merge(from *puzzle.Puzzle) {
	p := &b.pending.it.Puzzle
	for c, d := range from.Givens {
		switch {
		case p.Givens[c] != 0:
		case b.section == stateSection:
			p.Entries[c] = d
		case p.Entries[c] == 0:
			p.Centre[c] = from.Centre[c] | d.Set()
		}
	}
	b.section = unusedSection
}

// comment handles a line that begins with #.
func (b *gridReader) comment(raw []byte) {
	if b.rows.full() {
		b.finish()
	}
	if h, ok := readHeader(b.text, raw); ok && len(b.rows) == 0 && len(b.words) < maxHeaders {
		b.words = append(b.words, h)
	}
	if len(b.rows) == 0 {
		b.head.heading(string(bytes.TrimLeft(b.text, "# ")))
	}
}
