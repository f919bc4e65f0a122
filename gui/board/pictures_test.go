package board

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"sudoku/gui/look"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// sheet shows every state of a cell, as the design's sheet of cells does.
func sheet() View {
	v := grid("..........................G7.........................1............................")
	v = View{Flags: DefaultFlags, Givens: cells("r1c2 r1c4 r2c3 r3c8"), State: v.State}
	return v
}

// TestPictures paints every view in every palette and at many sizes; with
// BOARD_PICTURES set it leaves them in that folder to be looked at.
func TestPictures(t *testing.T) {
	dir := os.Getenv("BOARD_PICTURES")
	pals := map[string]*look.Palette{"light": &look.Light, "dark": &look.Dark, "contrast": &look.HighContrast}
	for pal, colours := range pals {
		for name, v := range map[string]View{"play": playing(), "hint": skyscraper()} {
			for _, p := range []int{28, 32, 42, 60, 72, 144} {
				size := GeomOf(p).Side() * 42 / 40
				pic := Picture(testInk, colours, v, size)
				if dir == "" {
					continue
				}
				f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%s-%d.png", name, pal, p)))
				if err != nil {
					t.Fatal(err)
				}
				if err := png.Encode(f, pic); err != nil {
					t.Error(err)
				}
				f.Close()
			}
		}
	}
	_ = puzzle.Base
	_ = game.Enter
}
