package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
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
}

// addLine handles a line that adds to the waiting grid or begins a section, and reports
// whether the line was one.
func (b *gridReader) addLine(no int) bool {
	text := bytes.TrimSpace(b.text)
	if len(text) == 0 {
		if b.full() && b.lastGap() == 0 {
			b.finish()
		}
		if b.section == unusedSection {
			b.section = noSection
		}
		return false
	}
	if n := len(text); text[0] == '[' && text[n-1] == ']' {
		if s, ok := sections[strings.ToLower(string(text[1:n-1]))]; ok {
			b.open(s)
			return true
		}
	}
	if b.full() && isMove(text) {
		b.finish()
	}
	if b.section != unusedSection && (b.pending.it == nil || !isMove(text)) {
		return false
	}
	if b.section == unusedSection {
		return true
	}
	if fault := readMove(text, &b.pending.it.Puzzle, &b.pending.eliminated); fault != nil {
		fault.Line = no
		b.yieldOne(Item{Line: no, Layout: SS}, fault)
	}
	return true
}

// open begins a section.
func (b *gridReader) open(s section) {
	b.finish()
	if s == puzzleSection {
		b.yieldPending()
	}
	switch b.section = s; {
	case b.pending.spoiled && s != puzzleSection:
		b.section = unusedSection
	case b.pending.it == nil && s != puzzleSection:
		b.section = noSection
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
	if b.full() {
		b.finish()
	}
	if h, ok := readHeader(b.text, raw); ok && len(b.rows) == 0 && len(b.words) < maxHeaders {
		b.words = append(b.words, h)
	}
}
