package cli

import (
	"os"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// pictureValue is the value of an option that takes a file with a picture of a pattern.
type pictureValue struct{ p **generator.Pattern }

func (v pictureValue) String() string { return "" }
func (v pictureValue) Type() string   { return "FILE" }

func (v pictureValue) Set(s string) error {
	f, err := os.Open(s)
	if err != nil {
		return words.Error("cli.nosuchfile")
	}
	defer f.Close()
	b, err := photo.ReadFile(f, 0)
	if err != nil {
		return err
	}
	cells, err := photo.Drawn(b)
	if err != nil {
		return err
	}
	if cells.Len() < generator.MinGivens || cells == puzzle.AllCells {
		return words.Error("photo.nodrawing", "n", cells.Len())
	}
	*v.p = &generator.Pattern{Cells: cells}
	return nil
}
