package photo

import (
	"image"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"sudoku/puzzle"
)

// decoded returns the reading with the givens of the code below the grid, if there is one with
// them. It is only looked for if something is not plain.
func (r Reading) decoded(p *Picture, solve Solver) Reading {
	if r.Certain() && r.Entries == (puzzle.Grid{}) {
		return r
	}
	givens, ok := p.codeBelow(&r.Nodes)
	if !ok {
		return r
	}
	flat := r.Nodes.Corners().Nodes() // handwriting may have bent the lines
	w := p.wayUp(&flat)
	up := w.decide(solve)
	up.Nodes, up.Place = flat, r.Place
	for _, from := range []*Reading{&r, &up} {
		if o, same := from.Known(givens, solve); same {
			o.Coded = true
			return o
		}
	}
	return r
}

// codeBelow reads the QR code that is printed below a grid, and returns the givens in it:
// 81 digits, as print writes them.
func (p *Picture) codeBelow(n *Nodes) (givens puzzle.Grid, ok bool) {
	defer func() {
		if recover() != nil { // the library's, on a picture of something else
			ok = false
		}
	}()
	all := p.Gray()
	strip := image.Rectangle{}
	for _, at := range [][2]float64{{-1, 8.5}, {10, 8.5}, {-1, 13}, {10, 13}} {
		q := n.At(at[0], at[1])
		x, y := int(q.X), int(q.Y)
		strip = strip.Union(image.Rect(x, y, x+1, y+1))
	}
	strip = strip.Intersect(all.Rect)
	if strip.Dx() < 29 || strip.Dy() < 29 {
		return givens, false
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(all.SubImage(strip))
	if err != nil {
		return givens, false
	}
	read, err := qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{
		gozxing.DecodeHintType_TRY_HARDER:    true,
		gozxing.DecodeHintType_CHARACTER_SET: "ISO-8859-1",
	})
	if err != nil {
		return givens, false
	}
	return puzzle.ParseGrid(read.GetText())
}
