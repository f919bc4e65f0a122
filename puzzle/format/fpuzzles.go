package format

import (
	"bytes"
	"encoding/json"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// FPuzzles is a puzzle of f-puzzles, in JSON. SudokuPad's own JSON is read too. A puzzle
// with rules that no board has is refused.
var FPuzzles = &Format{Name: "fpuzzles", Ext: ".json", append: appendFPuzzle, carries: anyShape, begins: isFPuzzle, read: objects(readAnyJSON, "")}

// FPuzzlesURL is a link to f-puzzles that carries the puzzle.
var FPuzzlesURL = &Format{
	Name: "fpuzzles-url", Ext: ".txt",
	append: appendPacked("https://www.f-puzzles.com/?load="), carries: anyShape,
	line: linksTo(readFPuzzlesURL, fpuzzlesSite),
}

const fpuzzlesSite = "f-puzzles.com/"

func beginsFPuzzle(head []byte) bool {
	rest, ok := bytes.CutPrefix(head, []byte("{"))
	rest = bytes.TrimLeft(rest, " \t\r\n")
	quoted := bytes.HasPrefix(rest, []byte(`"`)) || len(afterStranger(rest)) < len(rest) // which replaced the quote
	return ok && quoted && bytes.Contains(head, []byte(`":`)) ||
		string(head) == "{}"
}

// isFPuzzle tells the objects of f-puzzles and SudokuPad from others, by the cells of a grid
// with nothing but digits.
func isFPuzzle(head []byte) bool {
	named := fpuzzleNames()
	if len(head) < maxDocHead {
		named = fpuzzleCells() // they must be there
	}
	return beginsFPuzzle(head) && (string(head) == "{}" || named.Match(head)) && !plainCells().Match(head)
}

var (
	fpuzzleNames = compileLater(`"(grid|cells|ce|metadata|ruleset)"`)
	fpuzzleCells = compileLater(`"(grid|cells|ce)"`)
	plainCells   = compileLater(`"(grid|board|puzzle)"\s*:\s*("|\[\s*("|\d|null|\[\s*("|\d|null)))|"cells"\s*:\s*\[\s*(\{|"[0-9._]{4}|\[?\s*((\d|null)\s*,\s*){3})`)
)

// compileLater returns a func that compiles an expression when it is first called: few
// starts of the program need one.
func compileLater(expr string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) })
}

type fpuzzle struct {
	Size   int       `json:"size"`
	Title  jsonText  `json:"title,omitempty"`
	Author jsonText  `json:"author,omitempty"`
	Rules  jsonText  `json:"ruleset,omitempty"`
	Grid   [][]fcell `json:"grid"`

	Rising  bool    `json:"diagonal+,omitempty"`
	Falling bool    `json:"diagonal-,omitempty"`
	Cages   []fcage `json:"killercage,omitempty"`
}

// An fcage is a cage; of one without a sum the value is missing.
type fcage struct {
	Cells []string `json:"cells"`
	Value jsonText `json:"value,omitempty"`
}

type fcell struct {
	Value  jsonDigit       `json:"value,omitempty"`
	Given  bool            `json:"given,omitempty"`
	Centre []jsonDigit     `json:"centerPencilMarks,omitempty"`
	Corner []jsonDigit     `json:"cornerPencilMarks,omitempty"`
	Region json.RawMessage `json:"region,omitempty"`
}

// fpuzzleWords are the fields that are not rules.
var fpuzzleWords = []string{
	"size", "title", "author", "ruleset", "grid", "solution", "disabledlogic", "truecandidatesoptions", "metadata", "settings", "activeConstraints",
	"killercage",
}

// fpuzzleDrawn are the fields for drawings. They have no meaning if the rules text says
// that the rules are the usual ones.
var fpuzzleDrawn = []string{"line", "rectangle", "circle", "text", "cage"}

func appendFPuzzle(dst []byte, p *puzzle.Puzzle) []byte {
	n, both := p.Shape.Size(), p.Shape.Diagonals()
	f := fpuzzle{
		Size: n, Title: jsonText(plainLines(p.Title)), Author: jsonText(plainLines(p.Author)), Rules: jsonText(plainLines(p.Note)), Grid: make([][]fcell, n),
		Rising: both, Falling: both, Cages: fcages(p.Shape),
	}
	for c := range p.Shape.Cells().All() {
		cell := fcell{
			Value: jsonDigit(p.Givens[c]), Given: p.Givens[c] != 0,
			Centre: jsonDigits(p.Centre[c]), Corner: jsonDigits(p.Corner[c]),
		}
		if !cell.Given {
			cell.Value = jsonDigit(p.Entries[c])
		}
		f.Grid[c.Row()] = append(f.Grid[c.Row()], cell)
	}
	b := bytes.NewBuffer(dst)
	text := json.NewEncoder(b)
	text.SetEscapeHTML(false)
	_ = text.Encode(f) // memory does not fail
	return b.Bytes()
}

// fcages returns the cages of a board.
func fcages(s *puzzle.Shape) (list []fcage) {
	for _, cage := range s.Cages() {
		var f fcage
		for c := range cage.Cells.All() {
			f.Cells = append(f.Cells, strings.ToUpper(c.String()))
		}
		if cage.Sum > 0 {
			f.Value = jsonText(strconv.Itoa(cage.Sum))
		}
		list = append(list, f)
	}
	return list
}

// appendPacked returns a function that appends a link that contains JSON.
func appendPacked(address string) func(dst []byte, p *puzzle.Puzzle) []byte {
	return func(dst []byte, p *puzzle.Puzzle) []byte {
		text := bytes.TrimSpace(appendFPuzzle(nil, p))
		dst = append(dst, address...)
		return append(append(dst, url.QueryEscape(packLZ(string(text)))...), '\n')
	}
}

func readFPuzzlesURL(l *link, p *puzzle.Puzzle) (error, bool) {
	packed := value(l.query, "load")
	if packed == "" {
		return errLinkOnline, value(l.query, "id") != ""
	}
	return readPacked(packed, l.links, p), true
}

// readPacked reads packed JSON.
func readPacked(packed string, links *allowance, p *puzzle.Puzzle) error {
	text, err := unpackLZ(packed, links)
	if err != nil {
		return err
	}
	return readAnyJSON(looseJSON(text), p)
}

// readAnyJSON reads an object of f-puzzles or of SudokuPad.
func readAnyJSON(text []byte, p *puzzle.Puzzle) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &fields); err != nil {
		return err
	}
	switch {
	case fields["grid"] != nil:
		return readFPuzzle(text, fields, p)
	case fields["cells"] != nil || fields["ce"] != nil:
		return readSudokuPad(text, fields, p)
	}
	return words.Error("format.json.none")
}

func readFPuzzle(text []byte, fields map[string]json.RawMessage, p *puzzle.Puzzle) error {
	var f fpuzzle
	if err := json.Unmarshal(text, &f); err != nil {
		return err
	}
	board, err := boardOf(f.Grid)
	if err != nil {
		return err
	}
	if err := checkRows(fields["grid"], "value", "given", "centerPencilMarks", "cornerPencilMarks"); err != nil {
		return err
	}
	for name, value := range fields {
		drawn := slices.Contains(fpuzzleDrawn, name) && isUsual(string(f.Rules))
		if !drawn && !slices.Contains(fpuzzleWords, name) && isRule(value) {
			board.rule(name)
		}
	}
	if err := board.fcages(fields["killercage"], f.Cages); err != nil {
		return err
	}
	if labels := board.fcells(&f, p); !board.areBoxes(labels) {
		board.rule("regions")
	}
	sanitize(p)
	p.Title, p.Author, p.Note = f.Title.line(), f.Author.line(), rulesText(string(f.Rules))
	return board.put(p)
}

// fcells reads the cells of f-puzzles, and returns their regions.
func (b *siteBoard) fcells(f *fpuzzle, p *puzzle.Puzzle) (labels *[81]string) {
	labels = new([81]string)
	shape := b.plain()
	for c := range shape.Cells().All() {
		cell := &f.Grid[c.Row()][c.Col()]
		if labels[c] = string(cell.Region); labels[c] == "" {
			labels[c] = strconv.Itoa(shape.BoxOf(c).Number() - 1)
		}
		if cell.Given {
			p.Givens[c] = puzzle.Digit(cell.Value)
		} else {
			p.Entries[c] = puzzle.Digit(cell.Value)
		}
		p.Centre[c], p.Corner[c] = digitSet(cell.Centre), digitSet(cell.Corner)
	}
	return labels
}

// fcages reads the cages of f-puzzles, also as they stand in the text.
func (b *siteBoard) fcages(text []byte, list []fcage) error {
	var raw []json.RawMessage
	_ = json.Unmarshal(text, &raw) // it was read before
	for i, f := range list {
		if err := checkNames(raw[i], "cells", "value"); err != nil {
			return err
		}
		var cells puzzle.CellSet
		for _, name := range f.Cells {
			c, ok := b.siteCell(name)
			if !ok || cells.Has(c) {
				return words.Error("format.json.value", "name", "killercage")
			}
			cells.Add(c)
		}
		b.cage(cells, string(f.Value))
	}
	return nil
}

// isRule reports whether a value is a rule: true, or a list that is not empty.
func isRule(value json.RawMessage) bool {
	s := bytes.TrimSpace(value)
	return string(s) == "true" || len(s) > 0 && s[0] == '[' && len(bytes.TrimSpace(s[1:])) > 1
}
