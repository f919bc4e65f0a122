package window

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"sudoku/gui/screen/files"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
)

// inkRows returns the first and the last row in r of which a point is dark.
func inkRows(m image.Image, r image.Rectangle) (first, last int) {
	first = -1
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if color.GrayModel.Convert(m.At(x, y)).(color.Gray).Y < 150 {
				if last = y; first < 0 {
					first = y
				}
				break
			}
		}
	}
	return first, last
}

// TestOfferStandsInLine: what completes the field stands on the line of what is typed, behind the
// cursor, which stays in sight.
func TestOfferStandsInLine(t *testing.T) {
	for _, text := range []float64{1, 2} {
		if testing.Short() && text > 1 {
			break // the same, larger
		}
		d := play(t)
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "xxxxxxxx"), []byte(easy), 0o600); err != nil {
			t.Fatal(err)
		}
		d.app.Prefs().SetString(screen.PrefOpenFolder, dir)
		d.sized(fyne.NewSize(1600, 900), text)
		d.chooser.OpenFiles()
		p := d.page().(*files.Chooser)
		d.until(p.Ready)
		e := p.Focus().(*page.TextEntry)
		e.Fill(dir + "/")
		d.win.Canvas().Focus(e)
		for range 4 {
			e.TypedRune('x')
		}
		d.until(p.Ready)
		d.win.Canvas().Capture()
		m := d.win.Canvas().Capture()
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(e)
		x, y, high := int(at.X+e.CursorPosition().X), int(at.Y), int(e.Size().Height)
		inside := func(from, to int) image.Rectangle { return image.Rect(x+from, y+5, x+to, y+high-5) }
		letter := int(9 * text)
		typed, offered := inside(-2*letter, -letter/2), inside(letter, 3*letter)
		first, last := inkRows(m, typed)
		if f, l := inkRows(m, offered); max(f-first, first-f, l-last, last-l) > 1 || first < 0 { // letters begin between pixels, each elsewhere
			t.Errorf("text at %v: what is typed is on rows %d to %d, what is offered on %d to %d", text, first, last, f, l)
		}
		e.TypedRune('x') // shows the cursor, which blinks
		m, x = d.win.Canvas().Capture(), int(at.X+e.CursorPosition().X)
		if f, l := inkRows(m, inside(0, 2)); l-f < last-first {
			t.Errorf("text at %v: the cursor is hidden", text)
		}
	}
}
