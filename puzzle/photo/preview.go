package photo

import "image"

// A Preview is a part of a picture to be looked at: in its colours, if it has any.
type Preview interface {
	image.Image
	SubImage(image.Rectangle) image.Image
}

// Preview returns a grid as if it was taken from straight above, its cells that many pixels a
// side, with a margin of so many cells.
func (p *Picture) Preview(n *Nodes, cell int, margin float64) Preview {
	return p.coloured(p.Around(n, cell, margin), func(x, y float64) (float64, float64) {
		q := n.at(x/float64(cell)-margin, y/float64(cell)-margin)
		return q.X, q.Y
	})
}

// Overview returns all of the picture, reduced by a whole number so that no side has more pixels
// than that.
func (p *Picture) Overview(side int) Preview {
	by := (max(p.g.w, p.g.h) + side - 1) / side
	return p.coloured(p.g.reduced(by).gray(), func(x, y float64) (float64, float64) {
		return x*float64(by) - .5, y*float64(by) - .5
	})
}

// coloured adds the colours of the picture to a part of it; place returns where of the picture
// a point of that part is.
func (p *Picture) coloured(m *image.Gray, place func(x, y float64) (px, py float64)) Preview {
	if p.t == nil {
		return m
	}
	out := image.NewYCbCr(m.Rect, image.YCbCrSubsampleRatio420)
	for y := range m.Rect.Dy() {
		copy(out.Y[y*out.YStride:], m.Pix[y*m.Stride:][:m.Rect.Dx()])
	}
	kx, ky := float64(p.t.blue.w)/float64(p.g.w), float64(p.t.blue.h)/float64(p.g.h)
	for i := range out.Cb {
		px, py := place(float64(i%out.CStride*2+1), float64(i/out.CStride*2+1))
		x, y := float32((px+.5)*kx-.5), float32((py+.5)*ky-.5)
		out.Cb[i], out.Cr[i] = uint8(p.t.blue.at(x, y)), uint8(p.t.red.at(x, y))
	}
	return out
}
