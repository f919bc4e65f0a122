package widget

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
)

// canvasOf returns a canvas to measure on.
func canvasOf(k *Kit, w, h float64) *Canvas {
	return &Canvas{Kit: k, Dst: image.NewRGBA(image.Rect(0, 0, int(w), int(h))), S: 1, W: w, H: h, Hover: -1, Pressed: -1, Focus: -1}
}

// TestSegmentsHaveOneSize: the size of the widest text is that of all.
func TestSegmentsHaveOneSize(t *testing.T) {
	k, _ := testKit(t)
	list := []Segment{{"Digit", "Z"}, {"Corner", "X"}, {"Centre", "C"}, {"Colour", "V"}}
	for _, text := range []float64{.85, 1, 1.5, 2} {
		k.TextScale = text
		for _, width := range []float64{60, 80, 110, 200} {
			c := canvasOf(k, 4*width, 44)
			zones := segmentZones(k, list, 4*width, 44)
			size, all := segmentSize(c, list, zones), 0.
			for i, s := range list {
				wide := c.Painter.Width(s.Text, c.Size(size), true)
				if all += wide; wide > zones[i].W-2*segmentPad+1 && size > 14*c.leastPart() {
					t.Errorf("text %v: %q is %.0f wide in %.0f", text, s.Text, wide, zones[i].W)
				}
			}
			if last := zones[3]; last.X+last.W > 4*width-3 || last.X+last.W < 4*width-5 {
				t.Errorf("text %v: the last of %v ends at %v", text, 4*width, last.X+last.W)
			}
			if room := 4*width - 8 - 8*segmentPad; size < 14 && all < room*.97 {
				t.Errorf("text %v: only %.0f wide in %v", text, all, room)
			}
		}
	}
}

// TestLargeTextOnThePad: with larger text a digit on the pad is larger, and it stays
// clear of its dots and of the edges.
func TestLargeTextOnThePad(t *testing.T) {
	k, _ := testKit(t)
	for _, b := range []struct{ w, h float64 }{{104, 82}, {117, 60}, {150, 64}, {44, 64}, {40, 44}, {33, 44}} {
		before := 0.
		for _, text := range []float64{1, 1.5, 2} {
			k.TextScale = text
			at := spotsOf(canvasOf(k, b.w, b.h))
			if at.size < before || text == 2 && b.w > b.h && at.size < 36 {
				t.Errorf("%v: text %v has a digit of %v after %v", b, text, at.size, before)
			}
			before = at.size
			high, wide := .357*at.size, .3*at.size
			if at.y-high < 3 || at.y+high > b.h-3 || at.x-wide < 2 {
				t.Errorf("%v: text %v: a digit of %v at %v leaves the button", b, text, at.size, at.y)
			}
			if at.beside && at.x+wide > at.countX-10*text/2 || !at.beside && at.y+high > at.countY-4 {
				t.Errorf("%v: text %v: the digit lies on its dots: %+v", b, text, at)
			}
		}
	}
}

// TestDotsGrowWithTheirButton: in a large button with large text the dots are larger too.
func TestDotsGrowWithTheirButton(t *testing.T) {
	k, _ := testKit(t)
	ink := func(scale float64, w, h int) (n int) {
		k.TextScale = scale
		b := k.DigitButton(1, func() int { return 7 }, func() bool { return false }, func() {}, func() bool { return false })
		b.Resize(fyne.NewSize(float32(w), float32(h)))
		pic := b.pic.Generator(w, h).(*image.RGBA)
		for y := h * 2 / 3; y < h-4; y++ {
			for x := 6; x < w-6; x++ {
				if pic.RGBAAt(x, y).R < 0xC0 {
					n++
				}
			}
		}
		return n
	}
	small, large := ink(1, 104, 82), ink(2, 208, 164)
	if small == 0 || large < 3*small {
		t.Errorf("dots of %d and %d pixels", small, large)
	}
}

// TestSegmentsStayClear: at every size of text no text touches the frame of its segment.
func TestSegmentsStayClear(t *testing.T) {
	k, _ := testKit(t)
	for _, texts := range [][]string{{"Letter", "A4", "A5"}, {"None", "Foot of page", "Last page"}, {"无", "页脚", "最后一页"}} {
		for _, scale := range []float64{.85, 1, 1.25, 1.5, 1.75, 2} {
			for _, width := range []float32{200, 260, 344} {
				k.TextScale = scale
				tight := false
				k.Tight = func(string) { tight = true }
				var list []Segment
				for _, s := range texts {
					list = append(list, Segment{Text: s})
				}
				for i := range list {
					c := k.Segments(list, func() int { return i }, func(int) {})
					c.Resize(fyne.NewSize(width, 44))
					pic := c.pic.Generator(int(width), 44).(*image.RGBA)
					r := c.Zones()[i]
					for _, x := range []float64{r.X + 3, r.X + 4, r.X + r.W - 5, r.X + r.W - 4} {
						for y := 12; y < 32 && !tight; y++ {
							if got := color.NRGBAModel.Convert(pic.At(int(x), y)); got != k.Pal.Surface {
								t.Fatalf("%q at %v in %v: %v at %v, %v", texts[i], scale, width, got, x-r.X, y)
							}
						}
					}
				}
			}
		}
	}
}
