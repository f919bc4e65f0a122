package photo

import (
	"image"
	"image/color"
	"testing"
)

// TestPreviewColours: a preview has the colours of the picture, about, where the grid has them.
func TestPreviewColours(t *testing.T) {
	const cell = 40
	m := image.NewRGBA(image.Rect(0, 0, 9*cell+80, 9*cell+80))
	inks := []color.RGBA{{255, 255, 255, 255}, {30, 60, 200, 255}, {200, 40, 40, 255}, {20, 24, 40, 255}, {120, 210, 250, 255}}
	at := func(x, y int) color.RGBA { return inks[(x/cell+2*(y/cell))%len(inks)] }
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			m.SetRGBA(x, y, at(max(0, x-40), max(0, y-40)))
		}
	}
	p := NewPicture(m)
	n := Quad{{40, 40}, {40 + 9*cell, 40}, {40 + 9*cell, 40 + 9*cell}, {40, 40 + 9*cell}}.Nodes()
	near := func(what string, got color.Color, want color.RGBA) {
		t.Helper()
		r, g, b, _ := got.RGBA()
		for i, d := range []int{int(r>>8) - int(want.R), int(g>>8) - int(want.G), int(b>>8) - int(want.B)} {
			if d < -48 || d > 48 { // grey is weighed otherwise than a screen's brightness
				t.Errorf("%s: %v, want %v (%d)", what, color.RGBAModel.Convert(got), want, i)
				return
			}
		}
	}
	v, all := p.Preview(&n, 24, 1), p.Overview(200)
	for c := range 81 {
		want := at(c%9*cell, c/9*cell)
		near("straight", v.At(24*(c%9+1)+12, 24*(c/9+1)+12), want)
		x, y := 40+c%9*cell+cell/2, 40+c/9*cell+cell/2
		near("overview", all.At(x*all.Bounds().Dx()/m.Rect.Dx(), y*all.Bounds().Dy()/m.Rect.Dy()), want)
	}
	if _, grey := NewPicture(image.NewGray(m.Rect)).Overview(200).(*image.Gray); !grey {
		t.Error("a grey picture got colours")
	}
}
