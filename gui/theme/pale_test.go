package theme

import (
	"image/color"
	"testing"
)

// TestPale: what is pale is not what it was, but still read: digits keep a contrast of 4.5,
// lines of 3.
func TestPale(t *testing.T) {
	for _, p := range palettes {
		q := p.Pale()
		for _, c := range []struct {
			name      string
			was, pale color.NRGBA
			least     float64
			beside    []color.NRGBA
		}{
			{"On", p.On, q.On, 4.5, []color.NRGBA{p.OnText}},
			{"Off", p.Off, q.Off, 4.5, []color.NRGBA{p.Surface, p.Base, p.Cover}},
			{"Strong", p.BaseLine, q.Strong, 3, []color.NRGBA{p.Surface, p.Base, p.Cover}},
			{"Weak", p.Off, q.Weak, 3, []color.NRGBA{p.Surface, p.Base, p.Cover}},
		} {
			if c.was == c.pale {
				t.Errorf("%s, %s: not paler", p.name, c.name)
			}
			for _, other := range c.beside {
				if r := contrast(c.pale, other); r < c.least {
					t.Errorf("%s, %s: contrast %.1f beside %v", p.name, c.name, r, other)
				}
			}
		}
	}
}
