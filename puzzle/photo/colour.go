package photo

import (
	"image"
	"image/color"

	"sudoku/puzzle/photo/net"
)

// A tint is the colour of a picture without its brightness, as JPEG has it: how blue and
// how red, 128 being grey. It may be coarser than the picture.
type tint struct{ blue, red *plane }

// tinted returns the colours of an image, halved in size unless it has them that way;
// nil if it is grey. It may share the image's pixels.
func tinted(m image.Image) *tint {
	switch m := m.(type) {
	case *image.YCbCr:
		return shared(m)
	case *image.NYCbCrA:
		return shared(&m.YCbCr)
	case *image.Gray, *image.Gray16:
		return nil
	case *image.RGBA:
		return halved(m.Rect, func(x, y int) (r, g, b uint8) { p := m.Pix[y*m.Stride+4*x:]; return p[0], p[1], p[2] })
	case *image.NRGBA:
		return halved(m.Rect, func(x, y int) (r, g, b uint8) { p := m.Pix[y*m.Stride+4*x:]; return p[0], p[1], p[2] })
	}
	from := m.Bounds().Min
	return halved(m.Bounds(), func(x, y int) (r, g, b uint8) {
		c := color.NRGBAModel.Convert(m.At(from.X+x, from.Y+y)).(color.NRGBA)
		return c.R, c.G, c.B
	})
}

// shared returns the colours of an image that has them apart.
func shared(m *image.YCbCr) *tint {
	r, at := m.Rect, m.COffset(m.Rect.Min.X, m.Rect.Min.Y)
	w := m.COffset(r.Max.X-1, r.Min.Y) - at + 1
	h := (m.COffset(r.Min.X, r.Max.Y-1)-at)/m.CStride + 1
	size := image.Rect(0, 0, w, h)
	return &tint{luma(m.Cb, m.CStride, size, at), luma(m.Cr, m.CStride, size, at)}
}

// halved takes the colour of every other pixel of every other line.
func halved(r image.Rectangle, pixel func(x, y int) (r, g, b uint8)) *tint {
	w, h := (r.Dx()+1)/2, (r.Dy()+1)/2
	t := &tint{newPlane(w, h), newPlane(w, h)}
	for y := range h {
		for x := range w {
			r, g, b := pixel(2*x, 2*y)
			red, green, blue := int(r), int(g), int(b)
			light := (299*red + 587*green + 114*blue) / 1000
			t.blue.p[y*w+x] = uint8(128 + (blue-light)*564/1000)
			t.red.p[y*w+x] = uint8(min(128+(red-light)*713/1000, 255))
		}
	}
	return t
}

func (t *tint) mirror() {
	if t != nil {
		t.blue.mirror()
		t.red.mirror()
	}
}

// A colour is how blue and how red ink is against its paper, as a share of how much
// darker it is.
type colour struct{ blue, red float64 }

// colours returns those of the ink in each cell of a grid.
func (p *Picture) colours(n *Nodes) (c [81]colour) {
	if p.t == nil {
		return c
	}
	for i := range c {
		c[i] = p.colour(n, i)
	}
	return c
}

// inkSamples is at how many places each way the ink of a cell is looked at.
const inkSamples = 16

// colour returns that of the ink in a cell.
func (p *Picture) colour(n *Nodes, cell int) colour {
	kx := float64(p.t.blue.w) / float64(p.g.w)
	ky := float64(p.t.blue.h) / float64(p.g.h)
	var of [inkSamples * inkSamples][3]float64
	var light histogram
	for j := range of {
		u := 0.12 + 0.76*(float64(j%inkSamples)+0.5)/inkSamples
		v := 0.12 + 0.76*(float64(j/inkSamples)+0.5)/inkSamples
		at := n.at(float64(cell%9)+u, float64(cell/9)+v)
		x, y := float32((at.X+0.5)*kx-0.5), float32((at.Y+0.5)*ky-0.5)
		of[j] = [3]float64{float64(p.g.at(float32(at.X), float32(at.Y))), float64(p.t.blue.at(x, y)), float64(p.t.red.at(x, y))}
		light.add(float32(of[j][0]))
	}
	paper := float64(light.share(0.7))
	darkest := float64(light.share(0.02))
	var ink, bare [3]float64
	var inks, bares float64
	for _, s := range of {
		switch {
		case s[0] > paper-0.15*(paper-darkest):
			bares++
			add3(&bare, s, 1)
		case s[0] < paper-0.4*(paper-darkest):
			inks++
			add3(&ink, s, 1)
		}
	}
	if inks < 3 || bares < 3 {
		return colour{}
	}
	darker := max(bare[0]/bares-ink[0]/inks, 12)
	return colour{(ink[1]/inks - bare[1]/bares) / darker, (ink[2]/inks - bare[2]/bares) / darker}
}

func add3(to *[3]float64, v [3]float64, k float64) {
	for i := range v {
		to[i] += k * v[i]
	}
}

// extent returns the first and the last row of a cell's picture with ink, and how dark
// its darkest ink is.
func (c *Cell) extent() (top, bottom, ink float64) {
	var dark histogram
	c.inside(1, func(v float32) { dark.add(v * 100) })
	ink = float64(dark.share(0.97)) / 100
	first, last := -1, -1
	for y := 4; y < net.Side-4; y++ {
		for x := 6; x < net.Side-6; x++ {
			if float64(c[y*net.Side+x]) > 0.5*ink {
				if first < 0 {
					first = y
				}
				last = y
				break
			}
		}
	}
	return float64(first), float64(last), ink
}
