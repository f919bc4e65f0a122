package paint

import "image"

// Mix returns the transition between two pictures: from at 0, to at 1. It has the bounds
// of to; pixels that from lacks fade in from transparent.
func Mix(from, to *image.RGBA, at float64) *image.RGBA {
	out := image.NewRGBA(to.Rect)
	part := uint32(max(0, min(at, 1))*256 + .5)
	wide := 4 * min(from.Rect.Dx(), to.Rect.Dx())
	for y := range to.Rect.Dy() {
		new := to.Pix[y*to.Stride : y*to.Stride+4*to.Rect.Dx()]
		row := out.Pix[y*out.Stride:]
		var old []uint8
		if y < from.Rect.Dy() {
			old = from.Pix[y*from.Stride : y*from.Stride+wide]
		}
		for i, v := range new {
			sum := uint32(v) * part
			if i < len(old) {
				sum += uint32(old[i]) * (256 - part)
			}
			row[i] = uint8(sum >> 8)
		}
	}
	return out
}
