package session

import (
	"context"
	"os"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// ReadDrawing returns the cells that the drawing in a file with a picture fills: a pattern. It returns
// soon after ctx is done, though a decoder can't be interrupted.
func ReadDrawing(ctx context.Context, path string) (puzzle.CellSet, error) {
	return Detached(ctx, decoding, func() (cells puzzle.CellSet, err error) {
		f, err := os.Open(path)
		if err != nil {
			return cells, err
		}
		defer f.Close()
		b, err := photo.ReadFile(f, 0)
		if err == nil {
			cells, err = photo.Drawn(b)
		}
		if n := cells.Len(); err == nil && (n < generator.MinGivens || n > generator.MaxGivens) {
			err = words.Error("photo.nodrawing", "n", n)
		}
		return cells, err
	})
}
