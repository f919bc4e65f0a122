package format

import (
	"encoding/xml"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// HoDoKuSave is a saved game of HoDoKu, the only member of a zip file with the ending .hsol.
// It is XML that names the classes and methods of a Java program; here only the arrays of
// digits, givens and candidates are read, and nothing is called. It is not written.
var HoDoKuSave = &Format{
	Name: "hsol", Ext: ".hsol", Candidates: true,
	begins: func(head []byte) bool { return rootName(head) == "java" },
	read: func(f *Format, s *source, yield func(Item, error) bool) bool {
		return newXML(f, s, yield).hodokuSave()
	},
}

// A beanReader reads the properties of an object.
type beanReader struct {
	property string
	index    int
	values   [81]int
	fixed    [81]bool
	cands    [81]puzzle.DigitSet
	initial  string
	seen     bool // it has values
	depth    int  // of elements inside the object
	known    bool // the object is a Sudoku2
}

func (x *xmlReader) hodokuSave() bool {
	b := beanReader{index: -1}
	for c := range b.cands {
		b.cands[c] = puzzle.AllDigits
	}
	line := 1
	var text strings.Builder
	for {
		tok, err := x.Token()
		if err != nil {
			return x.end(err)
		}
		switch e := tok.(type) {
		case xml.StartElement:
			text.Reset()
			if !b.known {
				if b.known = e.Name.Local == "object" && attrs(e)["class"] == "sudoku.Sudoku2"; b.known {
					line = x.line()
				}
				continue
			}
			b.depth++
			b.open(attrs(e))
		case xml.CharData:
			text.Write(e[:min(len(e), maxName)])
		case xml.EndElement:
			switch {
			case !b.known:
			case b.depth == 0:
				return x.item(b.item(line))
			default:
				b.depth--
				b.value(e.Name.Local, strings.TrimSpace(text.String()))
				text.Reset()
			}
		}
	}
}

// open notes what the next value is of.
func (b *beanReader) open(of map[string]string) {
	if name, ok := of["property"]; ok {
		b.property, b.index = name, -1
	}
	if i, err := strconv.Atoi(of["index"]); err == nil {
		b.index = i
	}
}

// value takes a value of some type.
func (b *beanReader) value(kind, text string) {
	if kind == "string" && b.property == "initialState" {
		b.initial = text
	}
	if b.index < 0 || b.index >= 81 {
		return
	}
	n, err := strconv.Atoi(text)
	switch {
	case kind == "int" && b.property == "values" && err == nil && 0 <= n && n <= 9:
		b.values[b.index], b.seen = n, true
	case kind == "boolean" && b.property == "fixed":
		b.fixed[b.index] = text == "true"
	case kind == "short" && b.property == "cells" && err == nil:
		b.cands[b.index] = puzzle.DigitSet(n) & puzzle.AllDigits
	}
}

// item returns the game, or what is wrong.
func (b *beanReader) item(line int) (Item, *ParseError) {
	it := Item{Line: line}
	p := &it.Puzzle
	for c, d := range b.values {
		if b.fixed[c] {
			p.Givens[c] = puzzle.Digit(d)
		} else {
			p.Entries[c] = puzzle.Digit(d)
		}
	}
	if g, ok := puzzle.ParseGrid(b.initial); ok && !b.seen {
		p.Givens, p.Entries = g, puzzle.Grid{}
	}
	if p.Grid() == (puzzle.Grid{}) {
		return it, &ParseError{Line: line, Err: words.Error("format.hsol.none")}
	}
	pos := puzzle.NewPosition(p.Grid())
	for c, s := range pos.Cands {
		if left := s & b.cands[c]; left != s {
			p.Centre[c] = left
		}
	}
	if p.Centre != ([81]puzzle.DigitSet{}) {
		for c, s := range pos.Cands {
			p.Centre[c] = s & b.cands[c]
		}
	}
	sanitize(p)
	return it, nil
}
