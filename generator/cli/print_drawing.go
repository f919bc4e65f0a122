package cli

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
)

// drawingOf returns the colours and links of a game, nil if it has none.
func drawingOf(g *game.Game) *print.Drawing {
	s := g.State()
	d := &print.Drawing{CandColours: s.CandColours}
	for c, set := range s.Colours {
		d.Colours[c] = uint16(set)
	}
	for k := range s.Links.All() {
		d.Links = append(d.Links, puzzle.Link{From: []puzzle.Candidate{k.From}, To: []puzzle.Candidate{k.To}, Strong: !k.Weak})
	}
	if d.Colours == [81]uint16{} && d.CandColours == [81][9]uint8{} && d.Links == nil {
		return nil
	}
	return d
}
