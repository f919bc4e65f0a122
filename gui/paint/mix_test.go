package paint

import (
	"image"
	"image/color"
	"testing"
)

func TestMix(t *testing.T) {
	from, to := image.NewRGBA(image.Rect(0, 0, 2, 1)), image.NewRGBA(image.Rect(0, 0, 3, 2))
	Fill(from, from.Rect, color.White)
	Fill(to, to.Rect, color.Black)
	for _, tt := range []struct {
		at        float64
		both, new color.RGBA // where both pictures are, and where only the second is
	}{
		{0, color.RGBA{255, 255, 255, 255}, color.RGBA{}},
		{.5, color.RGBA{127, 127, 127, 255}, color.RGBA{0, 0, 0, 127}},
		{1, color.RGBA{0, 0, 0, 255}, color.RGBA{0, 0, 0, 255}},
	} {
		m := Mix(from, to, tt.at)
		if m.Rect != to.Rect || m.RGBAAt(1, 0) != tt.both || m.RGBAAt(2, 0) != tt.new || m.RGBAAt(1, 1) != tt.new {
			t.Errorf("at %v: %v, %v, %v", tt.at, m.RGBAAt(1, 0), m.RGBAAt(2, 0), m.RGBAAt(1, 1))
		}
	}
}
