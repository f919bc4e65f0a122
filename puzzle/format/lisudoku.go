package format

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// LisudokuURL is a link to lisudoku that contains the puzzle, as digits or packed. A puzzle with
// rules that no board has is refused.
var LisudokuURL = &Format{Name: "lisudoku-url", Ext: ".txt", line: linksTo(readLisudoku, "lisudoku.xyz/")}

type liCell struct{ Row, Col int }

// A liPuzzle is the part that is read of lisudoku's JSON, whose names may have underscores.
type liPuzzle struct {
	GridSize     int
	FixedNumbers []struct {
		Position liCell
		Value    jsonDigit
	}
	Regions     [][]liCell
	KillerCages []struct {
		Sum    jsonText
		Region []liCell
	}
	PrimaryDiagonal, SecondaryDiagonal bool
}

// liFields are the fields that boards have.
var liFields = []string{"gridsize", "fixednumbers", "regions", "killercages", "primarydiagonal", "secondarydiagonal"}

func readLisudoku(l *link, p *puzzle.Puzzle) (error, bool) {
	packed := value(l.query, "import")
	switch {
	case packed == "" && strings.HasPrefix(l.path, "p/"):
		return errLinkOnline, true
	case packed == "":
		return nil, false
	}
	for _, size := range []int{4, 6, 9} {
		if len(packed) == size*size && strings.Trim(packed, ".0123456789") == "" {
			return readSquare(packed, size, p), true
		}
	}
	text, err := unpackLZ(packed, l.links)
	if err != nil {
		return err, true
	}
	return readLiPuzzle([]byte(text), p), true
}

// readSquare reads the digits of a board by rows.
func readSquare(text string, size int, p *puzzle.Puzzle) error {
	b := siteBoard{size: size, others: variant{}}
	for i, c := range []byte(text) {
		d := digitOf[c]
		if d == notCell || int(d) > size {
			return ErrBrokenLink
		}
		p.Givens[b.at(i)] = puzzle.Digit(d)
	}
	return b.put(p)
}

func readLiPuzzle(text []byte, p *puzzle.Puzzle) error {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, &fields) != nil {
		return ErrBrokenLink
	}
	plain := map[string]json.RawMessage{} // names of structs are matched without regard to case
	for name, value := range fields {
		plain[strings.ToLower(strings.ReplaceAll(name, "_", ""))] = value
	}
	li, err := readLiFields(plain)
	if err != nil {
		return err
	}
	b, err := boardOfSize(li.GridSize)
	if err != nil {
		return err
	}
	for name, value := range plain {
		if !slices.Contains(liFields, name) && isRule(value) {
			b.others.add(name)
		}
	}
	return li.put(&b, p)
}

// readLiFields reads the fields that boards have. A name that isn't known may be one of theirs
// misspelt, and is an error.
func readLiFields(all map[string]json.RawMessage) (li liPuzzle, err error) {
	known := map[string]json.RawMessage{}
	for name, value := range all {
		if slices.Contains(liFields, name) {
			known[name] = value
			continue
		}
		for _, other := range liFields {
			if isMisspelt(name, other) {
				return li, ErrBrokenLink
			}
		}
	}
	text, _ := json.Marshal(known) // it was read before
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if d.Decode(&li) != nil {
		return li, ErrBrokenLink
	}
	return li, nil
}

// put reads the digits, the boxes and the cages.
func (li *liPuzzle) put(b *siteBoard, p *puzzle.Puzzle) error {
	for _, n := range li.FixedNumbers {
		cells, ok := b.liCells([]liCell{n.Position})
		if !ok {
			return ErrBrokenLink
		}
		p.Givens[cells.First()] = puzzle.Digit(n.Value)
	}
	b.falling, b.rising = li.PrimaryDiagonal, li.SecondaryDiagonal
	var labels [81]string
	for i, region := range li.Regions {
		cells, ok := b.liCells(region)
		if !ok {
			return ErrBrokenLink
		}
		for c := range cells.All() {
			labels[c] += string('a' + rune(i))
		}
	}
	if len(li.Regions) > 0 && !b.areBoxes(&labels) {
		b.rule("regions")
	}
	for _, cage := range li.KillerCages {
		cells, ok := b.liCells(cage.Region)
		if !ok {
			return ErrBrokenLink
		}
		b.cage(cells, string(cage.Sum))
	}
	return b.put(p)
}

// liCells returns the cells of a list. ok is false as for set.
func (b *siteBoard) liCells(list []liCell) (cells puzzle.CellSet, ok bool) {
	var at []int
	for _, c := range list {
		if c.Row < 0 || c.Col < 0 || c.Row >= b.size || c.Col >= b.size {
			return cells, false
		}
		at = append(at, c.Row*b.size+c.Col)
	}
	return b.set(at)
}
