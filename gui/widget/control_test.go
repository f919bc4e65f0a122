package widget

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
)

func testKit(t *testing.T) (*Kit, *string) {
	test.NewTempApp(t)
	written := new(string)
	return &Kit{Painter: paint.NewPainter(), Pal: &theme.Light, TextScale: 1, Done: func() {}, Say: func(s string) { *written = s },
		Key: func(*fyne.KeyEvent) {}, Rune: func(rune) {}}, written
}

func shown(t *testing.T, o fyne.CanvasObject, w, h float32) {
	win := test.NewTempWindow(t, o)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, h))
}

func TestSegmentsByPointerAndKeys(t *testing.T) {
	k, _ := testKit(t)
	chosen := 0
	c := k.Segments([]Segment{{"A", ""}, {"B", ""}, {"C", ""}}, func() int { return chosen }, func(i int) { chosen = i })
	shown(t, c, 308, 44)
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(290, 20)})
	if chosen != 2 {
		t.Errorf("a press on the third chose: got %v, want %v", chosen, 2)
	}
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(1, 1)})
	if chosen != 2 {
		t.Errorf("a press beside the segments chose: got %v, want %v", chosen, 2)
	}
	c.FocusGained()
	for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeySpace} {
		c.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if chosen != 1 {
		t.Errorf("from the third, Left and Space chose: got %v, want %v", chosen, 1)
	}
}

// TestHeldKeyPressesOnce: while Return or Space is held a button and a row are pressed
// once; arrow keys go on.
func TestHeldKeyPressesOnce(t *testing.T) {
	k, _ := testKit(t)
	held := false
	k.Repeats = func(*fyne.KeyEvent) bool { return held }
	presses := 0
	b := k.Button("Undo", false, func() { presses++ })
	l := k.NewList(40, func() int { return 9 }, func(*Canvas, int) {}, func(int) {})
	l.Go = func() { presses++ }
	shown(t, b, 100, 44)
	shown(t, l, 200, 180)
	l.Pick(0)
	for _, held = range []bool{false, true} {
		for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace, fyne.KeyEnter, fyne.KeyDown} {
			b.TypedKey(&fyne.KeyEvent{Name: key})
			l.TypedKey(&fyne.KeyEvent{Name: key})
		}
	}
	if presses != 5 || l.Chosen() != 2 {
		t.Errorf("%d presses, row %d", presses, l.Chosen())
	}
}

func TestDisabledSaysWhy(t *testing.T) {
	k, written := testKit(t)
	pressed := 0
	b := k.Button("Undo", false, func() { pressed++ })
	shown(t, b, 100, 44)
	b.Disable("There is nothing to undo.")
	b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(5, 5)})
	if pressed != 0 || *written != "There is nothing to undo." {
		t.Error(pressed, *written)
	}
	k.Unsay = func(s string) {
		if s == *written {
			*written = ""
		}
	}
	b.Disable("There is nothing to undo.") // still
	if *written == "" {
		t.Error("what still holds is taken back")
	}
	b.Disable("")
	if *written != "" {
		t.Error("it still says", *written)
	}
	b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(5, 5)})
	if pressed != 1 {
		t.Error("enabled again, it does not press")
	}
}

// TestStatesDiffer: normal, hover, focus, pressed and disabled look different.
func TestStatesDiffer(t *testing.T) {
	k, _ := testKit(t)
	b := k.Button("Erase", false, func() {})
	shown(t, b, 80, 44)
	seen := map[string]string{}
	look := func(state string) {
		px := b.pic.Generator(80, 44)
		sum := ""
		for y := range 44 {
			for x := range 80 {
				r, g, bl, a := px.At(x, y).RGBA()
				sum += string([]byte{byte(r >> 8), byte(g >> 8), byte(bl >> 8), byte(a >> 8)})
			}
		}
		if other, ok := seen[sum]; ok {
			t.Errorf("%s looks like %s", state, other)
		}
		seen[sum] = state
	}
	look("rest")
	b.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5, 5)}})
	look("hover")
	b.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5, 5)}})
	look("pressed")
	b.MouseOut()
	b.FocusGained()
	look("focus")
	b.FocusLost()
	b.Disable("no")
	look("disabled")
}

func TestLabelRepaintsOnlyForAnotherText(t *testing.T) {
	k, _ := testKit(t)
	painted := 0
	l := k.Label(theme.Body, Left, theme.Light.Text)
	draw := l.draw
	l.draw = func(c *Canvas) { painted++; draw(c) }
	shown(t, l, 200, 22)
	l.SetText("one")
	before := painted
	l.SetText("one")
	if painted != before {
		t.Error("the same text was painted again")
	}
}

// TestWriteFitsItsRoom: text that is too wide stays inside its rectangle.
func TestWriteFitsItsRoom(t *testing.T) {
	k, _ := testKit(t)
	dst := image.NewRGBA(image.Rect(0, 0, 200, 40))
	c := &Canvas{Kit: k, Dst: dst, S: 1, W: 200, H: 40}
	c.Write("Back to the game", Rect{50, 0, 90, 40}, 14, false, Centre, theme.Light.Text)
	for x := range 200 {
		for y := range 40 {
			if _, _, _, a := dst.At(x, y).RGBA(); a != 0 && (x < 49 || x > 141) {
				t.Fatalf("ink at %d, %d", x, y)
			}
		}
	}
}

func TestCutKeepsWithinTheWidth(t *testing.T) {
	k, _ := testKit(t)
	c := &Canvas{Kit: k, S: 1}
	const long = "Saturday, 21 November, the evening paper"
	if got := c.cut(long, 1000, theme.PageTitle); got != long {
		t.Errorf("got %v, want %v", got, long)
	}
	got := c.cut(long, 120, theme.PageTitle)
	if w := c.Painter.Width(got, 20, true); w > 120 || len(got) < 5 {
		t.Errorf("%q is %v wide", got, w)
	}
}
