package results

import (
	"image"

	"sudoku/gui/board"
	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// shareWidth is the width of a shared picture in pixels.
const shareWidth = 1200

// The parts of a shared picture, as parts of its width.
const (
	shareMargin = 12. / 204
	shareHead   = 33. / 204
)

// shareSize returns the size of a shared picture in pixels.
func shareSize() image.Point { return shareSizeOf(shareWidth) }

func shareSizeOf(width int) image.Point {
	w := float64(width)
	return image.Pt(width, int(w*shareHead+w*(1-2*shareMargin)+w*shareMargin+.5))
}

// picture paints what is shared, in the light theme's colours whatever the window's, with its
// title above.
func (s *shareState) picture(painter *paint.Painter, l words.Lang, now board.View, width int) *image.RGBA {
	pal := theme.Light
	pal.Ground = pal.Surface
	size := shareSizeOf(width)
	dst := image.NewRGBA(image.Rectangle{Max: size})
	paint.Fill(dst, dst.Rect, pal.Surface)
	w := float64(width)
	margin, head := w*shareMargin, w*shareHead
	c := &widget.Canvas{Kit: &widget.Kit{Painter: painter, Pal: &pal, TextScale: 1}, Dst: dst, S: w / 204, W: 204, H: float64(size.Y) * 204 / w}
	m := board.Picture(painter, &pal, s.boardView(now), int(w-2*margin))
	c.Place(m, widget.Rect{X: margin / c.S, Y: head / c.S})
	title, level := s.title(l)
	right := min(c.Painter.Width(level, 8.5*c.S, false)/c.S+1, 90)
	row := widget.Rect{X: 12, Y: 10, W: 180, H: 18}
	c.Write(level, widget.Rect{X: row.X + row.W - right, Y: row.Y, W: right, H: row.H}, 8.5, false, widget.Right, pal.Text2)
	c.Squeeze(title, "", widget.Rect{X: row.X, Y: row.Y, W: row.W - right - 6, H: row.H}, theme.Type{Size: 9, Line: 12, Bold: true}, pal.Text)
	return dst
}

// boardView returns the board with the digits of the view; now is how the window shows it.
func (s *shareState) boardView(now board.View) board.View {
	if s.view == shareNow {
		return now
	}
	p := s.puzzle()
	return board.View{State: game.State{Shape: p.Shape, Grid: p.Grid()}, Givens: p.Givens.Filled(), UI: game.UI{Selected: puzzle.CellSet{}}}
}
