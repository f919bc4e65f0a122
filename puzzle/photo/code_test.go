package photo

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"strings"
	"testing"

	"rsc.io/qr"
)

// under is a picture of a grid's frame of 300 pixels with the code of a text below it, where
// codeBelow looks.
func under(t testing.TB, text string) (*Picture, *Nodes) {
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		t.Fatal(err)
	}
	code.Scale = 2
	m, err := png.Decode(bytes.NewReader(code.PNG()))
	if err != nil {
		t.Fatal(err)
	}
	wide := max(440, m.Bounds().Dx()+80)
	all := image.NewGray(image.Rect(0, 0, wide, wide+200))
	draw.Draw(all, all.Rect, image.White, image.Point{}, draw.Src)
	side := float64(wide) * .75
	draw.Draw(all, image.Rect(40, int(side)+60, wide, wide+200), m, image.Point{}, draw.Src)
	var n Nodes
	for r := range n {
		for c := range n[r] {
			n[r][c] = Point{X: 40 + side*float64(c)/9, Y: 40 + side*float64(r)/9}
		}
	}
	return NewPicture(all), &n
}

// FuzzCode reads codes of any text: only 81 digits are givens.
func FuzzCode(f *testing.F) {
	easy := "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	for _, text := range []string{easy, easy[:80], easy + "1", strings.Repeat("9", 81), strings.Repeat("0", 600), "", "\x00\xff\x00",
		"数独" + easy, strings.Repeat("[", 500), "-" + easy[1:], "otpauth://totp/x?secret=y"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 800 {
			return // no code of a print is so large
		}
		p, n := under(t, text)
		if givens, ok := p.codeBelow(n); ok && strings.Trim(givens.String(), ".0123456789") != "" {
			t.Errorf("%q gives %v", text, givens)
		}
	})
}

// TestCodeBelow: the test above finds codes at all.
func TestCodeBelow(t *testing.T) {
	easy := "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	p, n := under(t, easy)
	if givens, ok := p.codeBelow(n); !ok || givens[0] != 1 {
		t.Error("no code is found")
	}
}
