package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A siteBoard collects what JSON of a site says of a board.
type siteBoard struct {
	size            int
	falling, rising bool
	cages           []puzzle.Cage
	others          variant // the rules that boards don't have
}

// boardOfSize returns a board of 4, 6 or 9 rows.
func boardOfSize(size int) (b siteBoard, err error) {
	switch size {
	case 4, 6, 9:
		return siteBoard{size: size, others: variant{}}, nil
	}
	return b, words.Error("format.size.board", "rows", size)
}

// boardOf returns a board for a grid in JSON, of 4, 6 or 9 rows of as many cells.
func boardOf[T any](rows [][]T) (b siteBoard, err error) {
	if b, err = boardOfSize(len(rows)); err != nil {
		return b, err
	}
	for _, row := range rows {
		if len(row) != b.size {
			return b, words.Error("format.size.board", "rows", len(row))
		}
	}
	return b, nil
}

// plain returns the board without diagonals and cages.
func (b *siteBoard) plain() *puzzle.Shape {
	s, _ := puzzle.NewShape(b.size, false, nil) // of these sizes it can't fail
	return s
}

// rule adds a rule by the name that a site or a person has for it.
func (b *siteBoard) rule(name string) {
	switch key, _ := ruleOf(name); key {
	case "diagonals":
		b.rising, b.falling = true, true
	case "rising":
		b.rising = true
	case "falling":
		b.falling = true
	default:
		b.others.add(name)
	}
}

// cage adds a cage with its sum as text, which may be missing.
func (b *siteBoard) cage(cells puzzle.CellSet, sum string) {
	n, err := strconv.ParseUint(strings.TrimSpace(sum), 10, 8)
	if strings.TrimSpace(sum) != "" && (err != nil || n == 0) {
		b.rule("cageclue")
		return
	}
	b.cages = append(b.cages, puzzle.Cage{Cells: cells, Sum: int(n)})
}

// put sets the board of a puzzle whose digits are known. Rules that boards don't have are an
// error, which names them.
func (b *siteBoard) put(p *puzzle.Puzzle) error {
	if b.falling != b.rising {
		b.others.put("diagonal")
	}
	if err := b.others.err(); err != nil {
		return err
	}
	shape, err := puzzle.NewShape(b.size, b.falling, b.cages)
	if err == nil {
		err = shape.CheckSums()
	}
	if err != nil {
		return cageFault(err)
	}
	digits := shape.Digits()
	for c := range shape.Cells().All() {
		all := p.Givens[c].Set() | p.Entries[c].Set() | p.Centre[c] | p.Corner[c]
		for d := range (all &^ digits).All() {
			return words.Error("format.small.digit", "digit", int(d), "size", b.size)
		}
	}
	p.Shape = shape
	return nil
}

// areBoxes reports whether the cells with equal labels are exactly the boxes.
func (b *siteBoard) areBoxes(labels *[81]string) bool {
	seen := map[string]puzzle.House{}
	shape := b.plain()
	for c := range shape.Cells().All() {
		own := shape.BoxOf(c)
		box, ok := seen[labels[c]]
		if !ok {
			box = own
			seen[labels[c]] = own
		}
		if box != own {
			return false
		}
	}
	return len(seen) == b.size
}

// siteCell reads a cell as f-puzzles names it: R1C1.
func (b *siteBoard) siteCell(name string) (puzzle.Cell, bool) {
	c, ok := puzzle.ParseCell(strings.ToLower(name))
	return c, ok && b.plain().Cells().Has(c)
}

// at returns the cell of an index by rows.
func (b *siteBoard) at(i int) puzzle.Cell { return puzzle.CellAt(i/b.size, i%b.size) }

// set returns the cells of some indices by rows. ok is false if there are none, or one isn't on the
// board or is there twice.
func (b *siteBoard) set(list []int) (cells puzzle.CellSet, ok bool) {
	for _, i := range list {
		if i < 0 || i >= b.size*b.size || cells.Has(b.at(i)) {
			return cells, false
		}
		cells.Add(b.at(i))
	}
	return cells, len(list) > 0
}
