package format

import (
	"encoding/xml"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// KSudoku is a saved game of KSudoku, in XML: the board as groups of cells, the givens by
// columns as letters from b, and a history of the player's moves. Its markers become centre
// marks.
var KSudoku = &Format{
	Name: "ksudoku", Ext: ".ksudoku", append: appendKSudoku, carries: carriesKSudoku,
	begins: func(head []byte) bool { return hasRoot(head, "ksudoku") },
	read:   readKSudoku,
}

// transposed returns the cell of an index by columns, as KSudoku counts, on a board of a size.
func transposed(i, size int) puzzle.Cell { return puzzle.CellAt(i%size, i/size) }

func appendKSudoku(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(dst, "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n"...)
	dst = append(appendGraph(dst, p.Shape), "   <values>"...)
	size := p.Shape.Size()
	for i := range size * size {
		if d := p.Givens[transposed(i, size)]; d != 0 {
			dst = append(dst, 'a'+byte(d))
		} else {
			dst = append(dst, '_')
		}
	}
	dst = append(dst, "</values>\n  </puzzle>\n  <history>\n"...)
	marks := marksOf(p)
	for i := range size * size {
		at := transposed(i, size)
		what := ""
		switch {
		case p.Givens[at] != 0:
			continue
		case p.Entries[at] != 0:
			what = "value=\"" + strconv.Itoa(int(p.Entries[at]))
		case marks[at] != 0:
			what = "markers=\""
			for d := range p.Shape.Digits().All() {
				what += string("01"[(marks[at] & d.Set()).Len()])
			}
		default:
			continue
		}
		dst = append(dst, "   <simple-event index=\""+strconv.Itoa(i)+"\" "+what+"\"/>\n"...)
	}
	return append(dst, "  </history>\n </game>\n</ksudoku>\n"...)
}

// A kGame is the part of a saved game that is read.
type kGame struct {
	Puzzle struct {
		Graph  kGraph `xml:"graph"`
		Values string `xml:"values"`
	} `xml:"puzzle"`
	History kHistory `xml:"history"`
	Others  []kOther `xml:",any"`
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

func kFault(key string, args ...any) *words.Message {
	m := words.Error(key, args...)
	return &m
}

// givens reads the digits that are given.
func (g *kGame) givens(p *puzzle.Puzzle) *words.Message {
	size := p.Shape.Size()
	if n := len(g.Puzzle.Values); n != size*size {
		return kFault("format.ksudoku.values", "n", n, "all", size*size)
	}
	for i, b := range []byte(g.Puzzle.Values) {
		switch {
		case 'b' <= b && int(b-'a') <= size:
			p.Givens[transposed(i, size)] = puzzle.Digit(b - 'a')
		case b != '_' && b != 'a' && b != '.':
			return kFault("format.ksudoku.letter", "n", i+1, "last", string('a'+rune(size)))
		}
	}
	return nil
}

func (g *kGame) read(p *puzzle.Puzzle) *words.Message {
	shape, fault := g.Puzzle.Graph.shape()
	if fault != nil {
		return fault
	}
	p.Shape = shape
	if fault := g.givens(p); fault != nil {
		return fault
	}
	for _, e := range g.Others {
		if isMisspelt(e.XMLName.Local, "history") {
			return kFault("format.json.name", "name", e.XMLName.Local, "known", "history")
		}
	}
	if text := g.History.text(); text != "" {
		return kFault("format.ksudoku.text", "text", clip([]byte(text)))
	}
	for i, e := range g.History.Events {
		ok := !e.isMisspelt() && (len(e.Parts) > 0 || e.Index == "" || e.apply(p))
		for _, part := range e.Parts {
			ok = ok && part.apply(p)
		}
		if !ok {
			return kFault("format.ksudoku.event", "n", i+1)
		}
	}
	sanitize(p)
	return nil
}
