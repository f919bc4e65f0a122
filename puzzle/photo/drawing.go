package photo

import (
	"image"

	"sudoku/puzzle"
)

// Drawn reads the file of a picture with a drawing, such as a letter or a heart, and returns the
// cells that this fills by more than half as much as the one that it fills most, if what is drawn is
// laid on the board as large as it fits. The edge of the picture is paper, dark or light.
func Drawn(file []byte) (puzzle.CellSet, error) {
	p, err := Decode(file)
	if err != nil {
		return puzzle.CellSet{}, err
	}
	return drawnIn(p.Gray()), nil
}

// A sketch is how much ink is in each pixel of a picture.
type sketch struct {
	*image.Gray
	paper uint8 // the brightness of its edge
}

// drawnIn is Drawn of a picture in grey.
func drawnIn(m *image.Gray) (cells puzzle.CellSet) {
	d := sketch{m, edge(m)}
	box := d.bounds()
	side := max(box.Dx(), box.Dy())
	if side < 9 {
		return cells
	}
	from := box.Min.Add(box.Size().Sub(image.Pt(side, side)).Div(2))
	var ink [81]int
	most := 0
	for c := range ink {
		corner := func(row, col int) image.Point { return from.Add(image.Pt(col*side/9, row*side/9)) }
		in := image.Rectangle{Min: corner(c/9, c%9), Max: corner(c/9+1, c%9+1)}
		for y := in.Min.Y; y < in.Max.Y; y++ {
			for x := in.Min.X; x < in.Max.X; x++ {
				ink[c] += d.ink(x, y)
			}
		}
		most = max(most, ink[c])
	}
	for c, k := range ink {
		if 2*k > most {
			cells.Add(puzzle.Cell(c))
		}
	}
	return cells
}

// edge returns how bright the edge of a picture is, in the mean.
func edge(m *image.Gray) uint8 {
	sum, n, r := 0, 0, m.Rect
	for x := r.Min.X; x < r.Max.X; x++ {
		sum, n = sum+int(m.GrayAt(x, r.Min.Y).Y)+int(m.GrayAt(x, r.Max.Y-1).Y), n+2
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		sum, n = sum+int(m.GrayAt(r.Min.X, y).Y)+int(m.GrayAt(r.Max.X-1, y).Y), n+2
	}
	return uint8(sum / n)
}

// ink returns by how much a pixel differs from the paper; there is none outside of the picture.
func (d sketch) ink(x, y int) int {
	if !image.Pt(x, y).In(d.Rect) {
		return 0
	}
	v := int(d.GrayAt(x, y).Y) - int(d.paper)
	return max(v, -v)
}

// bounds returns where anything is drawn.
func (d sketch) bounds() (box image.Rectangle) {
	most := 0
	for i := range d.Pix {
		most = max(most, d.ink(d.Rect.Min.X+i%d.Stride, d.Rect.Min.Y+i/d.Stride))
	}
	const faint = 40 // of 255: less may be noise
	for y := d.Rect.Min.Y; y < d.Rect.Max.Y; y++ {
		for x := d.Rect.Min.X; x < d.Rect.Max.X; x++ {
			if v := d.ink(x, y); v > faint && 3*v > most {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}
