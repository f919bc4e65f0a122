package theme

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestEmoji: a title may have emoji, which are drawn in their colours, in every style, though
// their font is opened late and packed in another way than the toolkit brings it.
func TestEmoji(t *testing.T) {
	test.NewTempApp(t)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}, {Monospace: true}} {
		plain, smile := colours(t, "Sudoku", style), colours(t, "Sudoku 😀", style)
		if plain != 0 || smile < 20 {
			t.Errorf("%+v: %d coloured dots without the emoji, %d with it", style, plain, smile)
		}
	}
	if w := fyne.MeasureText("⇧", 14, fyne.TextStyle{}).Width; w < 5 { // a symbol that is no emoji
		t.Errorf("the arrow is %v wide", w)
	}
}

// colours counts the dots of a black text that are not grey.
func colours(t *testing.T, s string, style fyne.TextStyle) (n int) {
	text := canvas.NewText(s, color.Black)
	text.TextSize, text.TextStyle = 24, style
	shown := test.NewTempWindow(t, text)
	shown.Resize(fyne.NewSize(200, 60))
	picture := shown.Canvas().Capture()
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			r, g, b, _ := picture.At(x, y).RGBA()
			if max(r, g, b)-min(r, g, b) > 0x4000 {
				n++
			}
		}
	}
	return n
}
