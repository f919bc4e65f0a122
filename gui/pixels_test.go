//go:build e2e && !headless

package gui_test

import (
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
	"syscall"
	"time"
)

// pixels are what a screen shows: the memory of Xvfb itself, in xwd format, with four
// bytes a pixel: blue, green, red and one unused.
type pixels struct {
	bytes  []byte
	size   image.Point
	stride int
}

// mapPixels maps the file that Xvfb keeps its picture in.
func mapPixels(path string) (p pixels, err error) {
	f, err := os.Open(path)
	if err != nil {
		return p, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return p, err
	}
	b, err := syscall.Mmap(int(f.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return p, err
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(b[4*i:])) }
	header, width, height, order, bits, stride, colours := field(0), field(4), field(5), field(7), field(11), field(12), field(19)
	if order != 0 || bits != 32 {
		return p, fmt.Errorf("the screen has %d bits a pixel in byte order %d", bits, order)
	}
	return pixels{b[header+12*colours:], image.Pt(width, height), stride}, nil
}

// at returns the colour of one pixel.
func (p pixels) at(at image.Point) color.NRGBA {
	if !at.In(image.Rectangle{Max: p.size}) {
		return color.NRGBA{}
	}
	b := p.bytes[at.Y*p.stride+4*at.X:]
	return color.NRGBA{b[2], b[1], b[0], 255}
}

// shows reports whether a pixel has a colour at any moment until do returns.
func (p pixels) shows(at image.Point, colour color.NRGBA, do func()) bool {
	over, seen := make(chan bool), make(chan bool)
	go func() {
		for had := false; ; time.Sleep(time.Millisecond) {
			had = had || p.at(at) == colour
			select {
			case <-over:
				seen <- had
				return
			default:
			}
		}
	}()
	do()
	close(over)
	return <-seen
}

// picture returns all that is shown.
func (p pixels) picture() *image.RGBA { return p.part(image.Rectangle{Max: p.size}) }

// part returns what is shown in an area.
func (p pixels) part(area image.Rectangle) *image.RGBA {
	m := image.NewRGBA(area.Intersect(image.Rectangle{Max: p.size}))
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row, from := m.Pix[m.PixOffset(m.Rect.Min.X, y):], p.bytes[y*p.stride+4*m.Rect.Min.X:]
		for i := 0; i < 4*m.Rect.Dx(); i += 4 {
			row[i], row[i+1], row[i+2], row[i+3] = from[i+2], from[i+1], from[i], 255
		}
	}
	return m
}

// longLines returns the rectangle round all horizontal lines of more than 200 pixels in
// a colour. Every such line has a pixel in one of each 200 columns, where it is looked for.
func (p pixels) longLines(of color.NRGBA) (r image.Rectangle) {
	const long = 200
	want := uint32(of.R)<<16 | uint32(of.G)<<8 | uint32(of.B)
	for y := range p.size.Y {
		row := p.bytes[y*p.stride:][:4*p.size.X]
		has := func(x int) bool { return binary.LittleEndian.Uint32(row[4*x:])&0xffffff == want }
		for x := 0; x < p.size.X; x += long {
			from, to := x, x
			for to < p.size.X && has(to) {
				to++
			}
			for to > x && from > 0 && has(from-1) {
				from--
			}
			if to-from > long {
				r = r.Union(image.Rect(from, y, to, y+1))
			}
		}
	}
	return r
}
