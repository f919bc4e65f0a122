package photo

import (
	"image"
	"image/color"
	"image/draw"
)

// greyed returns the brightness of an image, on white where it is transparent. It may
// share the image's pixels.
func greyed(m image.Image) *plane {
	switch m := m.(type) {
	case *image.YCbCr:
		return luma(m.Y, m.YStride, m.Rect, m.YOffset(m.Rect.Min.X, m.Rect.Min.Y))
	case *image.NYCbCrA: // what is transparent is rare in photos
		return luma(m.Y, m.YStride, m.Rect, m.YOffset(m.Rect.Min.X, m.Rect.Min.Y))
	case *image.Gray:
		return luma(m.Pix, m.Stride, m.Rect, m.PixOffset(m.Rect.Min.X, m.Rect.Min.Y))
	case *image.RGBA:
		return rgba(m.Pix, m.Stride, m.Rect, false)
	case *image.NRGBA:
		return rgba(m.Pix, m.Stride, m.Rect, true)
	case *image.Paletted:
		return paletted(m)
	}
	return drawn(m)
}

// luma returns the plane of bytes that is brightness already.
func luma(pix []uint8, stride int, r image.Rectangle, from int) *plane {
	w, h := r.Dx(), r.Dy()
	if stride == w && from == 0 {
		return &plane{w: w, h: h, p: pix[:w*h]}
	}
	o := newPlane(w, h)
	for y := range h {
		copy(o.p[y*w:(y+1)*w], pix[from+y*stride:])
	}
	return o
}

func copied(m *image.Gray) *plane { return luma(m.Pix, m.Stride, m.Rect, 0) }

// rgba mixes red, green and blue as television does (ITU-R BT.601). The colours are
// multiplied with the opacity already unless straight.
func rgba(pix []uint8, stride int, r image.Rectangle, straight bool) *plane {
	o := newPlane(r.Dx(), r.Dy())
	o.mix(pix, stride, straight)
	return o
}

// mix does that into a plane.
func (o *plane) mix(pix []uint8, stride int, straight bool) {
	for y := range o.h {
		line := pix[y*stride:]
		for x := range o.w {
			p := line[4*x : 4*x+4 : 4*x+4]
			light, a := (299*uint32(p[0])+587*uint32(p[1])+114*uint32(p[2]))/1000, uint32(p[3])
			if straight {
				light = light * a / 255
			}
			o.p[y*o.w+x] = uint8(min(light+255-a, 255))
		}
	}
}

// paletted looks each colour up.
func paletted(m *image.Paletted) *plane {
	var light [256]uint8
	for i, c := range m.Palette[:min(256, len(m.Palette))] {
		n := color.NRGBAModel.Convert(c).(color.NRGBA)
		light[i] = rgba([]uint8{n.R, n.G, n.B, n.A}, 4, image.Rect(0, 0, 1, 1), true).p[0]
	}
	o := luma(m.Pix, m.Stride, m.Rect, 0)
	out := newPlane(o.w, o.h)
	for i, v := range o.p {
		out.p[i] = light[v]
	}
	return out
}

// drawn draws any other image on white, a band at a time.
func drawn(m image.Image) *plane {
	r := m.Bounds()
	o := newPlane(r.Dx(), r.Dy())
	const lines = 64
	band := image.NewRGBA(image.Rect(0, 0, o.w, min(lines, o.h)))
	for y := 0; y < o.h; y += lines {
		draw.Draw(band, band.Rect, image.White, image.Point{}, draw.Src)
		draw.Draw(band, band.Rect, m, r.Min.Add(image.Pt(0, y)), draw.Over)
		part := plane{w: o.w, h: min(lines, o.h-y), p: o.p[y*o.w:]}
		part.mix(band.Pix, band.Stride, false)
	}
	return o
}
