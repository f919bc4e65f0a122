package print

import (
	"iter"

	"sudoku/puzzle"
)

// NewDrawing returns what a player has drawn, nil if that is nothing. Bit n-1 of the colours
// of a cell stands for colour n.
func NewDrawing[C ~uint16](cells [81]C, cands [81][9]uint8, links iter.Seq[puzzle.Link]) *Drawing {
	d := &Drawing{CandColours: cands}
	for c, set := range cells {
		d.Colours[c] = uint16(set)
	}
	for link := range links {
		d.Links = append(d.Links, link)
	}
	if d.Colours == [81]uint16{} && d.CandColours == [81][9]uint8{} && d.Links == nil {
		return nil
	}
	return d
}
