package format

import (
	"encoding/xml"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// A kHistory is the player's moves.
type kHistory struct {
	Events []kEvent `xml:",any"`
	Text   string   `xml:",chardata"`
}

// text returns the text between the events, of which there is none unless an event is broken.
func (h *kHistory) text() string {
	all := h.Text
	for i := range h.Events {
		all += h.Events[i].Text
	}
	return strings.TrimSpace(all)
}

// A kOther is an element of another name.
type kOther struct {
	XMLName xml.Name
}

// A kEvent is a change of one cell, or several such changes.
type kEvent struct {
	Index   string   `xml:"index,attr"`
	Value   string   `xml:"value,attr"`
	Markers string   `xml:"markers,attr"`
	Given   string   `xml:"given,attr"`
	Parts   []kEvent `xml:"simple-event"`

	Attrs  []xml.Attr `xml:",any,attr"` // those with other names
	Others []kOther   `xml:",any"`
	Text   string     `xml:",chardata"`
}

// isMisspelt reports whether a name in the event is a known one misspelt.
func (e *kEvent) isMisspelt() bool {
	for _, a := range e.Attrs {
		for _, known := range []string{"index", "value", "markers", "given"} {
			if isMisspelt(a.Name.Local, known) {
				return true
			}
		}
	}
	return slices.ContainsFunc(e.Others, func(o kOther) bool { return isMisspelt(o.XMLName.Local, "simple-event") })
}

// apply makes one change. It returns false if the change is invalid.
func (e *kEvent) apply(p *puzzle.Puzzle) bool {
	size := p.Shape.Size()
	i, err := strconv.Atoi(e.Index)
	if e.isMisspelt() || err != nil || i < 0 || i >= size*size {
		return false
	}
	c := transposed(i, size)
	if p.Givens[c] != 0 && e.Given != "true" {
		return true
	}
	p.Entries[c], p.Centre[c] = 0, 0
	if e.Value == "" {
		for j, b := range []byte(e.Markers) {
			if j < size && b != '0' {
				p.Centre[c] |= puzzle.Digit(j + 1).Set()
			}
		}
		return true
	}
	d, err := strconv.Atoi(e.Value)
	if err != nil || d < 0 || d > size {
		return false
	}
	if e.Given == "true" {
		p.Givens[c] = puzzle.Digit(d)
	} else {
		p.Entries[c] = puzzle.Digit(d)
	}
	return true
}
