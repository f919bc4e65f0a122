package format

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// IPUZ is a puzzle of ipuz, in JSON, which a call of a function may surround. Its kind says what
// board it is on; kinds that no board has are refused.
// Fields: http://www.ipuz.org, version 2.
var IPUZ = &Format{
	Name: "ipuz", Ext: ".ipuz",
	begins: func(head []byte) bool {
		return (bytes.HasPrefix(head, []byte("{")) || bytes.Contains(head, []byte("({")) || bytes.HasPrefix(head, []byte("ipuz"))) && bytes.Contains(head, []byte("ipuz.org/"))
	},
	read: objects(ipuzText, ipuzCall+");"),
}

// ipuzCall is what version 1 puts before the object; a parenthesis follows it.
const ipuzCall = "ipuz("

type ipuz struct {
	Kind    []string            `json:"kind"`
	Puzzle  [][]json.RawMessage `json:"puzzle"`
	Saved   [][]json.RawMessage `json:"saved"`
	Answer  [][]json.RawMessage `json:"solution"`
	Empty   json.RawMessage     `json:"empty"`
	Charset string              `json:"charset"`
	Boxes   *bool               `json:"boxes"`
	Zones   []json.RawMessage   `json:"zones"`
	Cages   []json.RawMessage   `json:"cages"`

	Title  jsonText `json:"title"`
	Author jsonText `json:"author"`
	Date   jsonText `json:"date"`
	URL    jsonText `json:"url"`
	Level  jsonText `json:"difficulty"`
	Intro  jsonText `json:"intro"`
	Notes  jsonText `json:"notes"`
}

// An ipuzCage is a cage; its cells are pairs of a column and a row, from 0.
type ipuzCage struct {
	Cells    [][]float64 `json:"cells"`
	Value    *jsonText   `json:"value"`
	Operator string      `json:"operator"`
}

// ipuzNames are the names on which the board and its digits depend.
var ipuzNames = []string{"kind", "puzzle", "saved", "solution", "empty", "charset", "boxes", "zones", "cages", "title", "notes"}

func ipuzText(text []byte, p *puzzle.Puzzle) error {
	var z ipuz
	if err := json.Unmarshal(text, &z); err != nil {
		return err
	}
	if err := checkNames(text, ipuzNames...); err != nil {
		return err
	}
	diagonals, err := z.kinds()
	if err != nil {
		return err
	}
	b, err := boardOf(z.Puzzle)
	if err != nil {
		return err
	}
	b.falling, b.rising = diagonals, diagonals
	if err := z.rules(&b); err != nil {
		return err
	}
	if err := z.digits(&b, p); err != nil {
		return err
	}
	p.Title, p.Author, p.Date, p.URL, p.Level = z.Title.line(), z.Author.line(), z.Date.line(), z.URL.line(), z.Level.line()
	p.Note = rulesText(string(z.Intro) + "\n" + string(z.Notes))
	sanitize(p)
	return b.put(p)
}

// kinds reports whether the kinds ask for diagonals. A kind that no board has is an error.
func (z *ipuz) kinds() (diagonals bool, err error) {
	for _, kind := range z.Kind {
		name, _, _ := strings.Cut(kind, "#")
		if _, after, ok := strings.Cut(name, "ipuz.org/"); ok {
			name = strings.Trim(after, "/")
		}
		switch name {
		case "sudoku", "sudoku/killersudoku":
		case "sudoku/diagonalsudoku":
			diagonals = true
		default:
			return false, words.Error("format.ipuz.kind", "kind", shorten(name[strings.LastIndexByte(name, '/')+1:]))
		}
	}
	if len(z.Kind) == 0 {
		return false, words.Error("format.ipuz.none")
	}
	return diagonals, nil
}

// rules reads what makes the board another one than its kind says.
func (z *ipuz) rules(b *siteBoard) error {
	switch {
	case z.Boxes != nil && !*z.Boxes:
		return words.Error("format.ipuz.kind", "kind", "latinsquare")
	case z.Charset != "" && z.Charset != "123456789"[:b.size]:
		return words.Error("format.ipuz.kind", "kind", "wordoku")
	case len(z.Zones) > 0:
		b.rule("extraregion")
	case len(z.Cages) == 0 && slices.ContainsFunc(z.Kind, func(k string) bool { return strings.Contains(k, "killer") }):
		return words.Error("format.json.value", "name", "cages")
	}
	for _, text := range z.Cages {
		var cage ipuzCage
		if err := cmp.Or(json.Unmarshal(text, &cage), checkNames(text, "cells", "value", "operator")); err != nil {
			return err
		}
		for i, at := range cage.Cells {
			if len(at) == 2 {
				cage.Cells[i] = []float64{at[1], at[0]}
			}
		}
		cells, ok := b.padCells(cage.Cells)
		switch {
		case !ok || cage.Value != nil && *cage.Value == "": // its sum is lost
			return words.Error("format.json.value", "name", "cages")
		case cage.Operator != "" && cage.Operator != "+":
			b.rule("cageclue")
		default:
			b.cage(cells, string(*cmp.Or(cage.Value, new(jsonText))))
		}
	}
	return nil
}

// digits reads the cells. Those of the solution are checked against the givens.
func (z *ipuz) digits(b *siteBoard, p *puzzle.Puzzle) error {
	var answer puzzle.Grid
	for c := range b.plain().Cells().All() {
		for _, part := range []struct {
			rows [][]json.RawMessage
			grid *puzzle.Grid
		}{{z.Puzzle, &p.Givens}, {z.Saved, &p.Entries}, {z.Answer, &answer}} {
			if c.Row() >= len(part.rows) || c.Col() >= len(part.rows[c.Row()]) {
				continue
			}
			d, err := z.digit(b, part.rows[c.Row()][c.Col()])
			if err != nil {
				return err
			}
			part.grid[c] = d
		}
	}
	return (&task{p.Givens, b.plain()}).check(&answer)
}

// digit reads a cell: a digit, or an object with one and with a style.
func (z *ipuz) digit(b *siteBoard, cell json.RawMessage) (puzzle.Digit, error) {
	if bytes.HasPrefix(cell, []byte("{")) {
		var o struct {
			Cell  json.RawMessage `json:"cell"`
			Value json.RawMessage `json:"value"`
			Style json.RawMessage `json:"style"`
		}
		if err := json.Unmarshal(cell, &o); err != nil {
			return 0, err
		}
		if err := checkNames(cell, "cell", "value", "style"); err != nil {
			return 0, err
		}
		if len(bytes.Trim(o.Style, "{} \t\r\n\"")) > 0 && string(o.Style) != "null" {
			b.rule("symbol")
		}
		if cell = o.Value; len(cell) == 0 {
			cell = o.Cell
		}
	}
	if len(cell) == 0 || len(z.Empty) > 0 && bytes.Equal(cell, z.Empty) {
		return 0, nil
	}
	var d jsonDigit
	err := d.UnmarshalJSON(cell)
	return puzzle.Digit(d), err
}
