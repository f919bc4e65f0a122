package phototest

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"math/rand/v2"
)

// A field is the light in each pixel, 0 to 1.
type field struct {
	w, h int
	v    []float32
}

func newField(w, h int) *field { return &field{w, h, make([]float32, w*h)} }

// A light says what comes between paper and picture.
type light struct {
	contrast, bright float64
	gradient, shadow float64
	blur, motion     float64 // pixels
	noise, moire     float64
	hard             float64 // how much a scanner sharpens what is grey to black or white
	quality          int     // of the JPEG file; 0 for none
}

// expose applies the light.
func (f *field) expose(rng *rand.Rand, l light) *image.Gray {
	f.shade(rng, l)
	f.blur(l.blur)
	f.drag(l.motion, rng.Float64()*2*math.Pi)
	out := image.NewGray(image.Rect(0, 0, f.w, f.h))
	a, step := rng.Float64()*2*math.Pi, 0.8+2*rng.Float64()
	sin, cos := math.Sincos(a)
	for i := range f.v {
		v := float64(f.v[i]) + l.noise*rng.NormFloat64()
		if l.moire > 0 {
			v *= 1 + l.moire*math.Sin(step*(float64(i%f.w)*cos+float64(i/f.w)*sin))
		}
		if l.hard > 0 {
			v += l.hard * (v*v*(3-2*v) - v)
		}
		out.Pix[i] = uint8(min(max(255*v, 0), 255))
	}
	if l.quality == 0 {
		return out
	}
	return compressed(out, l.quality)
}

// shade makes paper grey, unevenly, with the soft edge of a shadow.
func (f *field) shade(rng *rand.Rand, l light) {
	gx, gy := l.gradient*rng.NormFloat64(), l.gradient*rng.NormFloat64()
	a, at, soft := rng.Float64()*2*math.Pi, rng.Float64()-0.5, 2+20*rng.Float64()
	sin, cos := math.Sincos(a)
	for i := range f.v {
		x, y := float64(i%f.w)/float64(f.w)-0.5, float64(i/f.w)/float64(f.h)-0.5
		k := 1 + gx*x + gy*y
		if l.shadow > 0 {
			k *= 1 - l.shadow/(1+math.Exp(-soft*(x*cos+y*sin-at)))
		}
		f.v[i] = float32((1 - l.contrast*(1-float64(f.v[i]))) * k * l.bright)
	}
}

// blur is a Gaussian blur, lines first, then columns.
func (f *field) blur(sigma float64) {
	if sigma < 0.2 {
		return
	}
	r := int(3*sigma + 1)
	kernel, sum := make([]float32, 2*r+1), float32(0)
	for i := range kernel {
		kernel[i] = float32(math.Exp(-float64((i-r)*(i-r)) / (2 * sigma * sigma)))
		sum += kernel[i]
	}
	for i := range kernel {
		kernel[i] /= sum
	}
	f.convolve(kernel, 1, 0)
	f.convolve(kernel, 0, 1)
}

// drag blurs along a direction, as a hand that shakes.
func (f *field) drag(length, angle float64) {
	if length < 1 {
		return
	}
	n := int(length)
	sin, cos := math.Sincos(angle)
	src := append([]float32(nil), f.v...)
	for y := range f.h {
		for x := range f.w {
			var s float32
			for k := -n; k <= n; k++ {
				t := float64(k) / 2
				i := min(max(x+int(math.Round(t*cos)), 0), f.w-1)
				j := min(max(y+int(math.Round(t*sin)), 0), f.h-1)
				s += src[j*f.w+i]
			}
			f.v[y*f.w+x] = s / float32(2*n+1)
		}
	}
}

// convolve replaces each pixel by the weighted sum of those along one direction.
func (f *field) convolve(kernel []float32, dx, dy int) {
	r := len(kernel) / 2
	out := make([]float32, len(f.v))
	for y := range f.h {
		for x := range f.w {
			var s float32
			for k, w := range kernel {
				i := min(max(x+(k-r)*dx, 0), f.w-1)
				j := min(max(y+(k-r)*dy, 0), f.h-1)
				s += w * f.v[j*f.w+i]
			}
			out[y*f.w+x] = s
		}
	}
	f.v = out
}

// compressed returns the picture as a JPEG file of that quality would have it.
func compressed(m *image.Gray, quality int) *image.Gray {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		return m
	}
	back, err := jpeg.Decode(&b)
	if g, ok := back.(*image.Gray); ok && err == nil {
		return g
	}
	return m
}
