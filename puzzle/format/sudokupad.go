package format

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// SudokuPadURL is a link to SudokuPad that contains the puzzle.
var SudokuPadURL = &Format{
	Name: "sudokupad-url", Ext: ".txt",
	append: appendPacked("https://sudokupad.app/fpuz"), carries: anyShape,
	line: readPadLine,
}

var padSites = []string{"sudokupad.app/", "crackingthecryptic.com/", "sudokupad://puzzle/"}

// readPadLine reads a link, or what of it carries the puzzle, alone on a line.
func readPadLine(text, raw []byte, it *Item, links *allowance) (*ParseError, bool) {
	if fault, known := linksToPad(text, raw, it, links); known {
		return fault, true
	}
	id := string(bytes.TrimSpace(text))
	kind, _ := cutKind(id)
	if kind == "" || len(id) < minBareID || strings.ContainsAny(id, " \t,;:|") {
		return nil, false
	}
	err, _ := readSudokuPadURL(&link{path: id, links: links}, &it.Puzzle)
	if err != nil {
		it.Puzzle = puzzle.Puzzle{}
		if kind == "classic" || kind == "scf" || errors.Is(err, errLinkOnline) {
			return nil, false // it may be a word
		}
		return linkFault(err, 1), true
	}
	sanitize(&it.Puzzle)
	it.Column, _ = columnOf(raw, len(text)-len(bytes.TrimLeft(text, " \t")))
	return nil, true
}

var linksToPad = linksTo(readSudokuPadURL, padSites...)

// minBareID is the length of the shortest that is taken for a puzzle without the address.
const minBareID = 24

// maxID is the length of the longest ID of a puzzle that SudokuPad stores.
const maxID = 60

// readSudokuPadURL reads the packed puzzle in the path or in puzzleid. If that is short it
// is the ID of a puzzle that only the site has.
func readSudokuPadURL(l *link, p *puzzle.Puzzle) (error, bool) {
	id := value(l.query, "puzzleid")
	if id == "" {
		id = strings.TrimPrefix(unescape(l.path), "sudoku/")
	}
	var err error = ErrBrokenLink
	switch kind, packed := cutKind(id); kind {
	case "":
		if len(id) > maxID {
			return errLinkUnknown, true
		}
		return errLinkOnline, id != ""
	case "scf", "classic":
		err = readGaps(packed, p)
	default:
		err = readPacked(packed, l.links, p)
	}
	if errors.Is(err, ErrBrokenLink) && len(id) <= maxID && !strings.Contains(id, packedObject) {
		err = errLinkOnline
	}
	return err, true
}

// packedObject is how a packed object begins; no ID of a puzzle has it.
const packedObject = "N4Ig"

// cutKind splits off the prefix that says how a puzzle is packed.
func cutKind(id string) (kind, packed string) {
	for _, kind := range []string{"fpuzzles", "fpuz", "scl", "ctc", "scf", "classic"} {
		if packed, ok := strings.CutPrefix(id, kind); ok {
			return kind, packed
		}
	}
	return "", id
}

// A padPuzzle is the part that is read of SudokuPad's JSON.
type padPuzzle struct {
	Cells    [][]padCell   `json:"cells"`
	Regions  [][][]float64 `json:"regions"`
	Cages    []padCage     `json:"cages"`
	Global   []jsonText    `json:"global"`
	Metadata struct {
		Title, Author, Rules jsonText
		AntiKnight, AntiKing bool
	} `json:"metadata"`
}

type padCell struct {
	Value  jsonDigit   `json:"value"`
	Centre []jsonDigit `json:"centremarks"`
	Corner []jsonDigit `json:"pencilMarks"`
}

type padCage struct {
	Cells  [][]float64 `json:"cells"`
	Value  jsonText    `json:"value"`
	Sum    jsonText    `json:"sum"`
	Hidden bool        `json:"hidden"`
	Unique *bool       `json:"unique"`
	Style  jsonText    `json:"style"`
	Type   jsonText    `json:"type"`
}

// padRules are the fields with drawn rules and with fog.
var padRules = []string{"lines", "arrows", "overlays", "underlays", "foglight", "foglink"}

func readSudokuPad(text []byte, fields map[string]json.RawMessage, p *puzzle.Puzzle) error {
	var pad padPuzzle
	if err := json.Unmarshal(text, &pad); err != nil {
		return err
	}
	board, err := boardOf(pad.Cells)
	if err != nil {
		return err
	}
	if err := checkRows(fields["cells"], "value", "centremarks", "pencilMarks"); err != nil {
		return err
	}
	for c := range board.plain().Cells().All() {
		cell := &pad.Cells[c.Row()][c.Col()]
		p.Givens[c], p.Centre[c], p.Corner[c] = puzzle.Digit(cell.Value), digitSet(cell.Centre), digitSet(cell.Corner)
	}
	sanitize(p)
	pad.cages(&board)
	p.Title, p.Author, p.Note = pad.Metadata.Title.line(), pad.Metadata.Author.line(), rulesText(string(pad.Metadata.Rules))
	for _, name := range pad.Global {
		board.rule(string(name))
	}
	for _, name := range padRules {
		if isRule(fields[name]) && !isUsual(string(pad.Metadata.Rules)) && !(name == "lines" && board.drawsDiagonals(fields[name])) {
			board.rule(name)
		}
	}
	if pad.Metadata.AntiKnight {
		board.rule("antiknight")
	}
	if pad.Metadata.AntiKing {
		board.rule("antiking")
	}
	if !pad.areBoxes(&board) {
		board.rule("regions")
	}
	return board.put(p)
}

// areBoxes reports whether the regions are the boxes. They may be missing on a board of 9 by 9.
func (pad *padPuzzle) areBoxes(b *siteBoard) bool {
	if len(pad.Regions) == 0 {
		return b.size == 9
	}
	var labels [81]string
	for i, region := range pad.Regions {
		cells, ok := b.padCells(region)
		if !ok {
			return false
		}
		for c := range cells.All() {
			labels[c] = strconv.Itoa(i)
		}
	}
	for c := range b.plain().Cells().All() {
		if labels[c] == "" {
			return false
		}
	}
	return b.areBoxes(&labels)
}
