package format

import (
	"encoding/xml"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// KSudoku is a saved game of KSudoku, in XML: the givens by columns as letters from b, and
// a history of the player's moves. Its markers become centre marks.
var KSudoku = &Format{
	Name: "ksudoku", Ext: ".ksudoku", append: appendKSudoku,
	begins: func(head []byte) bool { return rootName(head) == "ksudoku" },
	read:   readKSudoku,
}

// transposed converts between a cell's index by columns, as in KSudoku, and by rows.
func transposed(c int) int { return c%9*9 + c/9 }

func appendKSudoku(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(dst, "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n"+
		"   <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n   <values>"...)
	for c := range p.Givens {
		if d := p.Givens[transposed(c)]; d != 0 {
			dst = append(dst, 'a'+byte(d))
		} else {
			dst = append(dst, '_')
		}
	}
	dst = append(dst, "</values>\n  </puzzle>\n  <history>\n"...)
	marks := marksOf(p)
	for c := range p.Givens {
		at := transposed(c)
		what := ""
		switch {
		case p.Givens[at] != 0:
			continue
		case p.Entries[at] != 0:
			what = "value=\"" + strconv.Itoa(int(p.Entries[at]))
		case marks[at] != 0:
			what = "markers=\""
			for d := puzzle.Digit(1); d <= 9; d++ {
				what += string("01"[(marks[at] & d.Set()).Len()])
			}
		default:
			continue
		}
		dst = append(dst, "   <simple-event index=\""+strconv.Itoa(c)+"\" "+what+"\"/>\n"...)
	}
	return append(dst, "  </history>\n </game>\n</ksudoku>\n"...)
}

// A kGame is the part of a saved game that is read.
type kGame struct {
	Puzzle struct {
		Graph struct {
			Order    string `xml:"order,attr"`
			Type     string `xml:"type,attr"`
			Specific string `xml:"specific-type,attr"`
			Name     string `xml:"name,attr"`
		} `xml:"graph"`
		Values string `xml:"values"`
	} `xml:"puzzle"`
	History kHistory `xml:"history"`
	Others  []kOther `xml:",any"`
}

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

func readKSudoku(f *Format, s *source, yield func(Item, error) bool) (more bool) {
	x := newXML(f, s, yield)
	return x.elements(func(e xml.StartElement) (whole, more bool, err error) {
		if e.Name.Local != "game" {
			return false, true, nil
		}
		it := Item{Line: x.line()}
		var g kGame
		if err := x.DecodeElement(&g, &e); err != nil {
			return true, true, err
		}
		if err := g.read(&it.Puzzle); err != nil {
			return true, x.item(it, &ParseError{Line: it.Line, Column: 0, Err: *err}), nil
		}
		return true, x.item(it, nil), nil
	})
}

func (g *kGame) read(p *puzzle.Puzzle) *words.Message {
	fault := func(key string, args ...any) *words.Message {
		m := words.Error(key, args...)
		return &m
	}
	graph := g.Puzzle.Graph
	if graph.Order != "9" || graph.Type != "sudoku" {
		return fault("format.ksudoku.kind", "kind", graph.Type+" "+graph.Specific+" "+graph.Order)
	}
	if len(g.Puzzle.Values) != 81 {
		return fault("format.ksudoku.values", "n", len(g.Puzzle.Values))
	}
	for i, b := range []byte(g.Puzzle.Values) {
		switch {
		case 'b' <= b && b <= 'j':
			p.Givens[transposed(i)] = puzzle.Digit(b - 'a')
		case b != '_' && b != 'a' && b != '.':
			return fault("format.ksudoku.letter", "n", i+1)
		}
	}
	for _, e := range g.Others {
		if isMisspelt(e.XMLName.Local, "history") {
			return fault("format.json.name", "name", e.XMLName.Local, "known", "history")
		}
	}
	if text := g.History.text(); text != "" {
		return fault("format.ksudoku.text", "text", clip([]byte(text)))
	}
	for i, e := range g.History.Events {
		ok := !e.isMisspelt() && (len(e.Parts) > 0 || e.Index == "" || e.apply(p))
		for _, part := range e.Parts {
			ok = ok && part.apply(p)
		}
		if !ok {
			return fault("format.ksudoku.event", "n", i+1)
		}
	}
	sanitize(p)
	return nil
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
	i, err := strconv.Atoi(e.Index)
	if e.isMisspelt() || err != nil || i < 0 || i > 80 {
		return false
	}
	c := transposed(i)
	if p.Givens[c] != 0 && e.Given != "true" {
		return true
	}
	p.Entries[c], p.Centre[c] = 0, 0
	if e.Value == "" {
		for j, b := range []byte(e.Markers) {
			if j < 9 && b != '0' {
				p.Centre[c] |= puzzle.Digit(j + 1).Set()
			}
		}
		return true
	}
	d, err := strconv.Atoi(e.Value)
	if err != nil || d < 0 || d > 9 {
		return false
	}
	if e.Given == "true" {
		p.Givens[c] = puzzle.Digit(d)
	} else {
		p.Entries[c] = puzzle.Digit(d)
	}
	return true
}
