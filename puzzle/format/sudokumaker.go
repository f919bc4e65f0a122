package format

import (
	"encoding/json"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// SudokuMakerURL is a link to SudokuMaker that contains the puzzle. A puzzle with rules that no
// board has is refused.
var SudokuMakerURL = &Format{Name: "sudokumaker-url", Ext: ".txt", line: linksTo(readSudokuMaker, "sudokumaker.app/")}

// A makerPuzzle is the part that is read of SudokuMaker's JSON. Without Size it has nine rows.
type makerPuzzle struct {
	Name, Author, Comment jsonText
	Rules                 jsonText `json:"ruleset"`
	Width, Height, Size   int
	MinDigit              *int
	MaxDigit              *int
	Cells                 []makerCell
	Constraints           []json.RawMessage
}

type makerCell struct {
	Given bool
	Value jsonDigit
}

// A makerRule is a constraint: its kind is a number.
type makerRule struct {
	Type     int
	Disabled bool
	Regions  []int
	Cages    []struct {
		Cells []int
		Value jsonText
	}
	Definition struct{ Name jsonText }
}

// The kinds of constraints that boards have.
const (
	makerGivens  = 0
	makerRegions = 1
	makerFalling = 10
	makerRising  = 11
	makerCages   = 301
	makerCustom  = 1000
	makerDrawn   = 2000 // and some above
)

// makerRules maps other kinds of constraints to our keys of rules.
var makerRules = map[int]string{
	12: "king", 13: "knight", 14: "disjoint", 15: "nonconsecutive", 16: "entropy",
	100: "parity", 101: "parity", 102: "extreme", 103: "extreme", 200: "dot", 201: "dot", 202: "dot",
	300: "thermo", 302: "clone", 303: "quadruple", 304: "clue", 305: "region",
	400: "line", 401: "line", 402: "line", 403: "line", 404: "line", 405: "line", 406: "line", 407: "line", 408: "arrow", 409: "line",
	500: "little", 501: "sandwich", 502: "outside", 503: "outside", 504: "outside", 600: "indexer", 601: "indexer",
	2000: "drawn", 2001: "drawn", 2002: "drawn", 4000: "fog", 4001: "fog",
}

func readSudokuMaker(l *link, p *puzzle.Puzzle) (error, bool) {
	packed := value(l.query, "puzzle")
	if packed == "" {
		return nil, false
	}
	text, err := unpackLZ(strings.NewReplacer("-", "/", "$", "=").Replace(packed), l.links)
	if err != nil {
		return err, true
	}
	var doc struct{ Puzzle makerPuzzle }
	if json.Unmarshal([]byte(text), &doc) != nil {
		return ErrBrokenLink, true
	}
	return doc.Puzzle.read(p), true
}

func (m *makerPuzzle) read(p *puzzle.Puzzle) error {
	b, err := m.board()
	if err != nil {
		return err
	}
	for i, cell := range m.Cells {
		g := &p.Entries
		if cell.Given {
			g = &p.Givens
		}
		g[b.at(i)] = puzzle.Digit(cell.Value)
	}
	p.Title, p.Author = m.Name.line(), m.Author.line()
	rules := string(m.Rules) + "\n" + string(m.Comment)
	p.Note = rulesText(rules)
	boxes := false
	for _, text := range m.Constraints {
		var rule makerRule
		if err := json.Unmarshal(text, &rule); err != nil {
			return ErrBrokenLink
		}
		boxes = boxes || rule.Type == makerRegions && !rule.Disabled
		if rule.Disabled || isIdle(text) || rule.Type >= makerDrawn && rule.Type < makerDrawn+3 && isUsual(rules) {
			continue
		}
		if err := rule.put(&b); err != nil {
			return err
		}
	}
	if !boxes {
		b.rule("regions")
	}
	return b.put(p)
}

// board returns the board without its constraints.
func (m *makerPuzzle) board() (siteBoard, error) {
	size := 9
	for _, n := range []int{m.Width, m.Height, m.Size} {
		if n != 0 {
			size = n
		}
	}
	b, err := boardOfSize(size)
	switch {
	case err != nil:
		return b, err
	case len(m.Cells) != size*size, m.Width != 0 && m.Width != size, m.Height != 0 && m.Height != size:
		return b, ErrBrokenLink
	case m.MinDigit != nil && *m.MinDigit != 1, m.MaxDigit != nil && *m.MaxDigit != size:
		b.rule("digits")
	}
	return b, nil
}

// put adds a constraint to a board.
func (r *makerRule) put(b *siteBoard) error {
	switch r.Type {
	case makerGivens:
	case makerFalling:
		b.falling = true
	case makerRising:
		b.rising = true
	case makerRegions:
		var labels [81]string
		if len(r.Regions) != b.size*b.size {
			return ErrBrokenLink
		}
		for i, n := range r.Regions {
			labels[b.at(i)] = strconv.Itoa(n)
		}
		if !b.areBoxes(&labels) {
			b.rule("regions")
		}
	case makerCages:
		for _, cage := range r.Cages {
			cells, ok := b.set(cage.Cells)
			if !ok {
				return ErrBrokenLink
			}
			sum := string(cage.Value)
			if sum == "0" {
				sum = ""
			}
			b.cage(cells, sum)
		}
	case makerCustom:
		b.others.put(string(r.Definition.Name))
	default:
		key, ok := makerRules[r.Type]
		if !ok {
			key = strconv.Itoa(r.Type)
		}
		b.others.put(key)
	}
	return nil
}

// isIdle reports whether a constraint has lists, and all are empty.
func isIdle(rule json.RawMessage) bool {
	var fields map[string]json.RawMessage
	_ = json.Unmarshal(rule, &fields) // it was read before
	lists := 0
	for _, value := range fields {
		if strings.HasPrefix(string(value), "[") {
			if lists++; string(value) != "[]" {
				return false
			}
		}
	}
	return lists > 0
}
