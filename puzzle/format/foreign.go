package format

import (
	"archive/zip"
	"bytes"
	"io"
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// What is no text with puzzles is named for what it is.

// isOffice reports whether the members of a zip file are those of a document of an office program.
func isOffice(members []*zip.File) bool {
	return slices.ContainsFunc(members, func(m *zip.File) bool { return m.Name == "[Content_Types].xml" || m.Name == "mimetype" })
}

// yieldPDF yields what is wrong with a PDF document.
func yieldPDF(s *source, yield func(Item, error) bool) bool {
	data, _ := io.ReadAll(io.LimitReader(unread{s}, maxArchive)) // what is there decides
	key := "photo.pdf"
	if bytes.Contains(data, []byte("/Image")) {
		key = "format.pdf"
	}
	return yield(Item{Line: 1}, &ParseError{Line: 1, Err: words.Error(key)})
}

// SumoCue is the string that SumoCue and programs like it exchange: a number for each cell that says
// which cage or box it is in. It is not read, but named.
var SumoCue = &Format{Name: "sumocue", Ext: ".txt", line: func(text, _ []byte, _ *Item, _ *allowance) (*ParseError, bool) {
	if !exchanged().Match(text) {
		return nil, false
	}
	return &ParseError{Column: 1, Err: words.Error("format.sumocue.kind")}, true
}}

var exchanged = compileLater(`^\s*(SumoCueV|[34]x[34]:[a-z]*:[a-z]+:\d)`)

// otherSizes are the sizes of grids that people have besides those that are read.
var otherSizes = []int{5, 7, 8, 10, 12, 15, 16, 20, 25}

var otherRow = compileLater(`^[0-9A-Za-z._*?-]+$`)

// faultSize names the size of a grid that no board has: of as many rows as cells in each, or in a line.
func faultSize(text string) *ParseError {
	var widths []int
	first := 0
	for _, l := range cleanLines(text) {
		if isBlank(l.text) || isFrameLine(l.text) {
			continue
		}
		fields := strings.FieldsFunc(string(l.text), func(r rune) bool { return strings.ContainsRune(" |,;\t", r) })
		if slices.ContainsFunc(fields, func(f string) bool { return !otherRow().MatchString(f) }) {
			return nil
		}
		if first == 0 {
			first = l.no
		}
		n := len(fields)
		if longest := len(strings.Join(fields, "")); n == 1 || n < 6 && longest > 9 { // cells without blanks between
			n = longest
		}
		widths = append(widths, n)
	}
	for _, size := range otherSizes {
		if len(widths) == size && slices.Min(widths) == size && slices.Max(widths) == size || len(widths) == 1 && size >= 8 && widths[0] == size*size {
			return &ParseError{Line: first, Err: words.Error("format.size.board", "rows", size)}
		}
	}
	return nil
}
