package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
)

// A section says what the next grid is.
type section uint8

const (
	noSection     section = iota // a puzzle
	puzzleSection                // a puzzle with more sections
	stateSection                 // the current puzzle with its entries
	marksSection                 // its pencil marks
	unusedSection                // nothing for us
)

var sections = map[string]section{
	"puzzle": puzzleSection, "state": stateSection, "pencilmarks": marksSection,
	"colours": unusedSection, "colors": unusedSection,
}

// A waiting grid is one that lines below may add to.
type waiting struct {
	it      *Item
	before  *Item              // the one before it, whose state it may be
	gone    []puzzle.Candidate // that are candidates no more
	spoiled bool               // it could not be read; nor is what belongs to it
}

// adds takes a line that adds to the grid that waits, or begins a section.
func (b *blockReader) adds(no int) bool {
	text := bytes.TrimSpace(b.text)
	if len(text) == 0 {
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
	if b.section != unusedSection && (b.waits.it == nil || !isMove(text)) {
		return false
	}
	if b.section == unusedSection {
		return true
	}
	if fault := readMove(text, &b.waits.it.Puzzle, &b.waits.gone); fault != nil {
		fault.Line = no
		b.yieldOne(Item{Line: no, Layout: SS}, fault)
	}
	return true
}

// open begins a section.
func (b *blockReader) open(s section) {
	b.finish()
	if s == puzzleSection {
		b.release()
	}
	switch b.section = s; {
	case b.waits.spoiled && s != puzzleSection:
		b.section = unusedSection
	case b.waits.it == nil && s != puzzleSection:
		b.section = noSection
	}
}

// release gives the grid that waits.
func (b *blockReader) release() {
	w := b.waits
	b.waits = waiting{}
	if w.it == nil {
		return
	}
	if w.before != nil {
		b.yieldOne(*w.before, nil)
	}
	without(&w.it.Puzzle, w.gone)
	b.tell(*w.it, nil)
}

// merge takes a grid for a part of the one that waits.
func (b *blockReader) merge(from *puzzle.Puzzle) {
	p := &b.waits.it.Puzzle
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

// comment takes a line that begins with #.
func (b *blockReader) comment(raw []byte) {
	if b.full() {
		b.finish()
	}
	if h, ok := readHeader(b.text, raw); ok && len(b.rows) == 0 && len(b.words) < maxHeaders {
		b.words = append(b.words, h)
	}
}
