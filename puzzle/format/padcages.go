package format

import (
	"cmp"
	"encoding/json"
	"strings"

	"sudoku/puzzle"
)

// cages reads the cages of SudokuPad's JSON: those of a killer, the houses and diagonals, which
// are hidden cages, and texts, which once were kept in cages without cells.
func (pad *padPuzzle) cages(b *siteBoard) {
	m := &pad.Metadata
	for _, cage := range pad.Cages {
		name, text, _ := strings.Cut(string(cage.Value), ": ")
		switch {
		case len(cage.Cells) > 0:
			b.padCage(&cage)
		case name == "title" && m.Title == "":
			m.Title = jsonText(text)
		case name == "author" && m.Author == "":
			m.Author = jsonText(text)
		case name == "rules" && m.Rules == "":
			m.Rules = jsonText(text)
		case name == "antiknight" || name == "antiking":
			b.rule(name)
		}
	}
}

// padCage reads one cage with cells.
func (b *siteBoard) padCage(cage *padCage) {
	cells, ok := b.padCells(cage.Cells)
	kind := strings.ToLower(cmp.Or(string(cage.Style), string(cage.Type)))
	repeats := cage.Unique != nil && !*cage.Unique
	unique := cage.Unique != nil && *cage.Unique
	switch {
	case cage.Hidden && (!unique || ok && b.isHouse(cells)):
	case cage.Hidden && ok && cells == b.diagonal(puzzle.Falling):
		b.falling = true
	case cage.Hidden && ok && cells == b.diagonal(puzzle.Rising):
		b.rising = true
	case cage.Hidden:
		b.rule("extraregion")
	case kind == "extraregion":
		b.rule(kind)
	case !ok || repeats || kind != "" && kind != "killer":
		b.rule("cageclue")
	default:
		b.cage(cells, cmp.Or(string(cage.Value), string(cage.Sum)))
	}
}

// padCells reads cells as pairs of row and column, from 0. ok is false if one is not on the
// board or there twice.
func (b *siteBoard) padCells(list [][]float64) (cells puzzle.CellSet, ok bool) {
	for _, at := range list {
		if len(at) != 2 {
			return cells, false
		}
		for _, x := range at {
			if x < 0 || x >= float64(b.size) || x != float64(int(x)) {
				return cells, false
			}
		}
		c := puzzle.CellAt(int(at[0]), int(at[1]))
		if cells.Has(c) {
			return cells, false
		}
		cells.Add(c)
	}
	return cells, true
}

// isHouse reports whether cells are a row, a column or a box of the board.
func (b *siteBoard) isHouse(cells puzzle.CellSet) bool {
	shape := b.plain()
	for _, h := range shape.Houses() {
		if shape.Set(h) == cells {
			return true
		}
	}
	return false
}

// diagonal returns the cells of a diagonal.
func (b *siteBoard) diagonal(h puzzle.House) puzzle.CellSet {
	s, _ := puzzle.NewShape(b.size, true, nil) // of these sizes it can't fail
	return s.Set(h)
}

// drawsDiagonals reports whether lines only show the diagonals of a board that has them: from
// corner to corner.
func (b *siteBoard) drawsDiagonals(lines []byte) bool {
	var list []struct {
		Points [][]float64 `json:"wayPoints"`
	}
	if json.Unmarshal(lines, &list) != nil || !b.falling || !b.rising {
		return false
	}
	n := float64(b.size)
	for _, l := range list {
		if len(l.Points) != 2 {
			return false
		}
		for _, p := range l.Points {
			if len(p) != 2 || p[0] != 0 && p[0] != n || p[1] != 0 && p[1] != n {
				return false
			}
		}
		if l.Points[0][0] == l.Points[1][0] || l.Points[0][1] == l.Points[1][1] {
			return false
		}
	}
	return true
}
