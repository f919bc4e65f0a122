package format

import (
	"bytes"
	"context"
	"strings"
)

// heldRows are lines below a puzzle of one line that hold none themselves: together they may be grids.
type heldRows struct {
	out   func(Item, error) bool
	lines []heldLine
	rows  int // how many of them have nine cells
	row   row
}

// A heldLine is a line with its fault.
type heldLine struct {
	raw   string
	fault heldError
}

const (
	maxHeldLines = 64 // as many as some grids have, with what is between them
	maxHeldGap   = 16 // lines without contents between two
)

// mayBeRow reports whether a line may be one of a grid: it is shorter than a puzzle, or begins with a bar.
func mayBeRow(line []byte) bool {
	return len(line) < 81 || line[0] == '|'
}

// mayHaveRows reports whether some line may be one of a grid.
func mayHaveRows(text []byte) bool {
	if bytes.Contains(text, []byte("\n|")) {
		return true
	}
	if returns := bytes.Count(text, []byte{'\r'}); returns > 0 && returns != bytes.Count(text, []byte("\r\n")) {
		return true
	}
	n := 0
	for at := 0; at < len(text); n++ { // for speed, most have one length
		if at+81 >= len(text) {
			return true
		}
		if at += 81; text[at] != '\n' {
			end := bytes.IndexByte(text[at:], '\n')
			if end < 0 {
				break
			}
			at += end
		}
		at++
	}
	return n != bytes.Count(text, []byte{'\n'})
}

// yield settles the lines that are kept, and passes an item on.
func (h *heldRows) yield(it Item, err error) bool {
	return (len(h.lines) == 0 || h.settle()) && h.out(it, err)
}

// hold keeps a line with its fault, or yields it.
func (h *heldRows) hold(text, raw []byte, it Item, fault *ParseError) (more bool) {
	kind := classOf(text)
	if !mayBeRow(raw) || kind == prose && hasDigits(text, 9) {
		return h.yield(it, fault)
	}
	if h.ends(it.Line) && !h.settle() {
		return false
	}
	if h.row.read(text); kind == cells && h.row.n == 9 {
		h.rows++
	}
	h.lines = append(h.lines, heldLine{string(raw), heldError{it, fault}})
	return true
}

// ends reports whether a line with this number can't be of the lines that are kept.
func (h *heldRows) ends(no int) bool {
	if len(h.lines) == 0 {
		return false
	}
	gap := no - h.lines[len(h.lines)-1].fault.it.Line
	return gap > 1 && h.rows >= 9 || gap > maxHeldGap || len(h.lines) == maxHeldLines
}

// settle yields the grids of the lines that are kept, or their faults.
func (h *heldRows) settle() (more bool) {
	lines, rows := h.lines, h.rows
	h.lines, h.rows = h.lines[:0], 0
	if rows < 9 {
		for _, l := range lines {
			if !h.out(l.fault.it, l.fault.err) {
				return false
			}
		}
		return true
	}
	var text strings.Builder
	for i, l := range lines {
		if i > 0 {
			text.WriteString(strings.Repeat("\n", l.fault.it.Line-lines[i-1].fault.it.Line))
		}
		text.WriteString(l.raw)
	}
	s := newSource(context.Background(), strings.NewReader(text.String()))
	s.no = lines[0].fault.it.Line - 1
	return (&gridReader{s: s, yield: h.out}).read()
}
