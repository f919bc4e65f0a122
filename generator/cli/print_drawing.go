package cli

import (
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
)

// drawingOf returns the colours and links of a game, nil if it has none.
func drawingOf(g *game.Game) *print.Drawing {
	s := g.State()
	return print.NewDrawing(s.Colours, s.CandColours, s.Links.Drawn())
}
