package format

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// SudokuPadURL is a link to SudokuPad that contains the puzzle.
var SudokuPadURL = &Format{
	Name: "sudokupad-url", Ext: ".txt",
	append: appendPacked("https://sudokupad.app/fpuz"),
	line:   readPadLine,
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
		return errLinkOnline, id != ""
	case "scf", "classic":
		err = readGaps(packed, p)
	default:
		err = readPacked(packed, l.links, p)
	}
	if errors.Is(err, ErrBrokenLink) && len(id) <= maxID {
		err = errLinkOnline
	}
	return err, true
}

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
	Cells    [][]padCell `json:"cells"`
	Regions  [][][]int   `json:"regions"`
	Cages    []padCage   `json:"cages"`
	Global   []jsonText  `json:"global"`
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
	Hidden bool        `json:"hidden"`
}

// padRules are the fields with drawn rules and with fog.
var padRules = []string{"lines", "arrows", "overlays", "underlays", "foglight", "foglink"}

func readSudokuPad(text []byte, fields map[string]json.RawMessage, p *puzzle.Puzzle) error {
	var pad padPuzzle
	if err := json.Unmarshal(text, &pad); err != nil {
		return err
	}
	if err := checkSize(pad.Cells); err != nil {
		return err
	}
	if err := checkRows(fields["cells"], "value", "centremarks", "pencilMarks"); err != nil {
		return err
	}
	for c := range puzzle.Cell(81) {
		cell := &pad.Cells[c.Row()][c.Col()]
		p.Givens[c], p.Centre[c], p.Corner[c] = puzzle.Digit(cell.Value), digitSet(cell.Centre), digitSet(cell.Corner)
	}
	sanitize(p)
	other := pad.cages()
	p.Title, p.Author, p.Note = pad.Metadata.Title.line(), pad.Metadata.Author.line(), string(pad.Metadata.Rules)
	for _, name := range padRules {
		if isRule(fields[name]) && !isUsual(p.Note) {
			other.add(name)
		}
	}
	for _, name := range pad.Global {
		other.add(string(name))
	}
	if pad.Metadata.AntiKnight {
		other.add("antiknight")
	}
	if pad.Metadata.AntiKing {
		other.add("antiking")
	}
	if !pad.areBoxes() {
		other.add("regions")
	}
	return other.err()
}

// cages reads the texts in cages without cells, where they once were kept, and returns the
// rules of the visible ones.
func (pad *padPuzzle) cages() variant {
	other, m := variant{}, &pad.Metadata
	for _, cage := range pad.Cages {
		name, text, _ := strings.Cut(string(cage.Value), ": ")
		switch {
		case len(cage.Cells) > 0 && !cage.Hidden:
			other.add("cages")
		case name == "title" && m.Title == "":
			m.Title = jsonText(text)
		case name == "author" && m.Author == "":
			m.Author = jsonText(text)
		case name == "rules" && m.Rules == "":
			m.Rules = jsonText(text)
		case name == "antiknight" || name == "antiking":
			other.add(name)
		}
	}
	return other
}

// areBoxes reports whether the regions are the nine boxes or missing.
func (pad *padPuzzle) areBoxes() bool {
	if len(pad.Regions) == 0 {
		return true
	}
	var labels [81]string
	for i, region := range pad.Regions {
		for _, at := range region {
			if len(at) != 2 || min(at[0], at[1]) < 0 || max(at[0], at[1]) > 8 {
				return false
			}
			labels[puzzle.CellAt(at[0], at[1])] = strconv.Itoa(i)
		}
	}
	return !slices.Contains(labels[:], "") && areBoxes(labels)
}
