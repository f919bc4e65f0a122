package board

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// desk is a board with cells of 40 units, painted once, that plays a game of its own.
type desk struct {
	*Board
	v    View
	said []string // the inputs that it sent, such as "tap r1c1" or "add r1c2"
	at   time.Time
}

func newDesk(t *testing.T) *desk {
	test.NewTempApp(t)
	d := &desk{v: playing(), at: time.Unix(0, 0)}
	d.Board = New(testPainter, &theme.Light, func() float32 { return 1 })
	d.now = func() time.Time { return d.at }
	d.OnInput = func(in game.Input) {
		kind := map[game.InputKind]string{game.Tap: "tap", game.Drag: "drag"}[in.Kind]
		if in.Add {
			kind = "add"
		}
		d.said = append(d.said, kind+" "+in.Cell.String())
		d.v.UI, _, _ = game.Interpret(d.v.UI, in)
		d.SetView(d.v)
	}
	side := float32(GeomOf(40).Side()) + 2*float32(d.Margin())
	d.Resize(fyne.NewSquareSize(side))
	d.SetView(d.v)
	d.picture()
	return d
}

// picture paints the board in the size that the toolkit requests.
func (d *desk) picture() *image.RGBA {
	size := d.pic.Size()
	return d.paint(int(size.Width), int(size.Height)).(*image.RGBA)
}

// position returns the centre of a cell in units, moved by fractions of a cell.
func (d *desk) position(name string, dx, dy float64) fyne.Position {
	x, y := d.pointer.Centre(cell(name))
	return fyne.NewPos(float32(x+dx*40+d.Margin()), float32(y+dy*40+d.Margin()))
}

func (d *desk) press(name string, mod fyne.KeyModifier, b desktop.MouseButton) {
	e := &desktop.MouseEvent{Button: b, Modifier: mod}
	e.Position = d.position(name, .3, -.3)
	if d.MouseDown(e); b == desktop.MouseButtonSecondary {
		d.TappedSecondary(&e.PointEvent)
	}
}

func (d *desk) drag(to fyne.Position) {
	e := &fyne.DragEvent{}
	e.Position = to
	d.Dragged(e)
}

func (d *desk) check(t *testing.T, what, want string) {
	t.Helper()
	if got := strings.Join(d.said, ", "); got != want {
		t.Errorf("%s: %s\nwant %s", what, got, want)
	}
	d.said = nil
}

func TestPress(t *testing.T) {
	const left, right = desktop.MouseButtonPrimary, desktop.MouseButtonSecondary
	const ctrl, shift = fyne.KeyModifierControl, fyne.KeyModifierShift
	d := newDesk(t)
	for _, c := range []struct {
		cell   string
		after  time.Duration
		mod    fyne.KeyModifier
		button desktop.MouseButton
		want   string
	}{
		{"r1c1", 0, 0, left, "tap r1c1"},
		{"r9c9", 100, 0, left, "tap r9c9"},
		{"r5c5", 100, ctrl, left, "add r5c5"},
		{"r5c6", 100, shift, left, "add r5c6"},
		{"r5c6", 100, 0, left, "tap r5c6"},  // no double press: the first press extended the selection
		{"r5c6", 500, 0, left, "tap r5c6"},  // too late
		{"r5c6", 100, 0, left, "tap r5c6"},  // double press on an empty cell
		{"r3c4", 9999, 0, left, "tap r3c4"}, // a 3
		{"r3c4", 399, 0, left, "tap r3c4, tap r4c8, add r6c6, add r8c9, add r3c4"},
		{"r3c4", 100, 0, left, "tap r3c4"},    // the third press starts again
		{"r3c4", 100, ctrl, left, "add r3c4"}, // not with Ctrl
		{"r3c4", 100, 0, right, ""},           // selected already
		{"r7c7", 100, 0, right, ""},           // it selects nothing itself
	} {
		d.at = d.at.Add(c.after * time.Millisecond)
		d.press(c.cell, c.mod, c.button)
		d.check(t, fmt.Sprint(c), c.want)
	}
}

// TestPressBeforePaint: a board that has a size but was never painted, as in the frame
// after a change of settings, knows its cells.
func TestPressBeforePaint(t *testing.T) {
	painted := newDesk(t)
	d := &desk{Board: New(testPainter, &theme.Light, painted.scale), v: playing()}
	d.OnInput = func(in game.Input) { d.said = append(d.said, in.Cell.String()) }
	d.Resize(painted.Size())
	for _, c := range []string{"r1c1", "r5c6", "r9c9"} {
		e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		e.Position = painted.position(c, .3, -.3)
		d.MouseDown(e)
		d.check(t, "pressed", c)
	}
}

func TestDoublePressKeepsCursor(t *testing.T) {
	d := newDesk(t)
	d.press("r6c6", 0, desktop.MouseButtonPrimary)
	d.press("r6c6", 0, desktop.MouseButtonPrimary)
	if d.v.UI.Cursor != cell("r6c6") || d.v.UI.Selected != cells("r3c4 r4c8 r6c6 r8c9") {
		t.Errorf("the cursor is at %v, selected is %s", d.v.UI.Cursor, d.v.UI.Selected.Notation())
	}
}

// TestMenu: the secondary button opens a menu where it was pressed.
func TestMenu(t *testing.T) {
	d := newDesk(t)
	asked := 0
	d.OnMenu = func(c puzzle.Cell, _ fyne.Position) {
		if c == 0 {
			asked++
		}
	}
	d.press("r1c1", 0, desktop.MouseButtonSecondary)
	d.press("r1c1", 0, desktop.MouseButtonPrimary)
	if asked != 1 {
		t.Errorf("asked for a menu %d times, want once", asked)
	}
}

// TestMargin: presses and hovering outside the grid do nothing.
func TestMargin(t *testing.T) {
	d := newDesk(t)
	side := d.Size().Width
	for _, at := range []fyne.Position{{X: 3, Y: 50}, {X: 50, Y: 3}, {X: side - 3, Y: 50}, {X: 50, Y: side - 3}} {
		e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		e.Position = at
		d.MouseDown(e)
		d.MouseMoved(e)
		d.drag(d.position("r5c5", 0, 0))
		if d.pointer.over != (puzzle.CellSet{}) {
			t.Errorf("at %v a cell hovers", at)
		}
	}
	d.check(t, "in the margin", "")
}

func TestDrag(t *testing.T) {
	for _, c := range []struct {
		name, from string
		to         []string // a cell, then the offset from its centre
		want       string
	}{
		{"within the cell", "r5c5", []string{"r5c5 .2 .2"}, ""},
		{"one by one", "r5c5", []string{"r5c6 0 0", "r5c7 0 0"}, "drag r5c6, drag r5c7"},
		{"so fast that cells are skipped", "r2c1", []string{"r2c9 0 0"}, "drag r2c2, drag r2c3, drag r2c4, drag r2c5, drag r2c6, drag r2c7, drag r2c8, drag r2c9"},
		{"along the diagonal", "r1c1", []string{"r4c4 0 0"}, "drag r2c2, drag r3c3, drag r4c4"},
		{"a little off the diagonal", "r1c1", []string{"r3c3 .1 -.05"}, "drag r2c2, drag r3c3"},
		{"there and back", "r5c5", []string{"r5c6 0 0", "r5c5 0 0"}, "drag r5c6, drag r5c5"},
		{"past the edge", "r5c8", []string{"r5c9 3 0"}, "drag r5c9"},
		{"along the edge, outside", "r1c1", []string{"r1c1 -.6 1", "r1c1 -2 2"}, "drag r2c1, drag r3c1"},
		{"not far enough into the next", "r5c5", []string{"r5c5 .5 .45"}, ""},
	} {
		d := newDesk(t)
		e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		e.Position = d.position(c.from, 0, 0)
		d.MouseDown(e)
		d.said = nil
		for _, to := range c.to {
			var name string
			var dx, dy float64
			fmt.Sscan(to, &name, &dx, &dy)
			d.drag(d.position(name, dx, dy))
		}
		d.check(t, c.name, c.want)
		d.DragEnd()
		d.drag(d.position("r9c9", 0, 0))
		d.check(t, c.name+", after the end", "")
	}
}

func TestHover(t *testing.T) {
	d := newDesk(t)
	e := &desktop.MouseEvent{}
	e.Position = d.position("r2c3", .1, .1)
	d.MouseIn(e)
	if !d.looks[cell("r2c3")].Hover {
		t.Error("no ring under the pointer")
	}
	d.SetView(d.v)
	if !d.looks[cell("r2c3")].Hover {
		t.Error("the ring is gone after a move")
	}
	d.MouseOut()
	if d.looks[cell("r2c3")].Hover {
		t.Error("the ring stays when the pointer has left")
	}
}

func TestKeys(t *testing.T) {
	d := newDesk(t)
	d.TypedKey(&fyne.KeyEvent{Name: fyne.Key5}) // no handler is set
	d.TypedRune('5')
	d.TypedShortcut(&fyne.ShortcutUndo{})
	var got []string
	d.OnKey = func(e *fyne.KeyEvent) { got = append(got, string(e.Name)) }
	d.OnRune = func(r rune) { got = append(got, string(r)) }
	d.OnShortcut = func(s fyne.Shortcut) { got = append(got, s.ShortcutName()) }
	d.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	d.TypedRune('?')
	d.TypedShortcut(&fyne.ShortcutUndo{})
	if s := strings.Join(got, " "); s != "Up ? Undo" {
		t.Errorf("got %s", s)
	}
}

// TestPaint: whatever was shown before, the picture is as if painted from scratch.
func TestPaint(t *testing.T) {
	d := newDesk(t)
	moved := playing()
	moved.UI.Selected, moved.UI.Cursor = cells("r1c1 r1c2"), cell("r1c2")
	paused := playing()
	paused.Paused = "Paused"
	for i, v := range []View{playing(), moved, skyscraper(), paused, playing(), skyscraper(), chain(), moved} {
		d.SetView(v)
		for screen := range 2 {
			w := (1 + screen) * int(d.pic.Size().Width)
			got := d.paint(w, w).(*image.RGBA)
			fresh := New(testPainter, &theme.Light, d.scale)
			fresh.Resize(d.Size())
			fresh.SetView(v)
			want := fresh.paint(w, w).(*image.RGBA)
			if got.Rect != image.Rect(0, 0, w, w) || !bytes.Equal(got.Pix, want.Pix) {
				t.Errorf("view %d at %d pixels differs from a fresh one", i, w)
			}
		}
	}
}

// TestMarginInPicture: the margin is part of the picture while a hint has bars in it, and while they
// fade; the grid does not move.
func TestMarginInPicture(t *testing.T) {
	d := newDesk(t)
	side, all := float32(GeomOf(40).Side()), d.Size().Width
	check := func(what string, want float32) {
		t.Helper()
		got := d.picture().Rect.Dx()
		if float32(got) != want || d.pic.Position() != fyne.NewSquareOffsetPos((all-want)/2) {
			t.Errorf("%s: %d pixels at %v, want %v", what, got, d.pic.Position(), want)
		}
	}
	check("play", side)
	d.Hold()
	d.SetView(skyscraper())
	d.Fade(.5)
	check("a hint comes", all)
	d.Fade(1)
	check("a hint", all)
	hint := *d.picture()
	hint.Pix = bytes.Clone(hint.Pix)
	d.Hold()
	d.SetView(playing())
	d.Fade(0)
	check("a hint goes", all)
	if !bytes.Equal(d.picture().Pix, hint.Pix) {
		t.Error("it does not begin as it was")
	}
	d.Fade(1)
	check("play again", side)
	before := d.picture()
	d.Hold()
	d.SetView(skyscraper())
	d.Fade(0)
	if !bytes.Equal(d.picture().Pix, framed(before, hint.Rect).Pix) {
		t.Error("the grid is not where it was")
	}
}

// TestMarginAtAnyScale: with and without the margin the grid is on the same pixels,
// though a scale such as 1.2 is slightly larger as a float32.
func TestMarginAtAnyScale(t *testing.T) {
	for tenths := 5; tenths <= 40; tenths++ {
		scale := float32(tenths) / 10
		b := New(testPainter, &theme.Light, func() float32 { return scale })
		b.Resize(fyne.NewSquareSize(b.Fit(300) + 2*float32(b.Margin())))
		b.SetView(skyscraper())
		side := int(math.Round(float64(b.pic.Size().Width * scale)))
		b.begin(side, side)
		if want := math.Round(b.Margin() * float64(scale)); float64(b.margin) != want || b.margin != tenths {
			t.Errorf("at %v: %d pixels of margin in the picture, %v in the widget", scale, b.margin, want)
		}
		if b.pointer.Geom != b.p.Geom || b.pointer.margin != b.margin {
			t.Errorf("at %v: the pointer is on %v, margin %d, the picture shows %v, %d", scale, b.pointer.Geom, b.pointer.margin, b.p.Geom, b.margin)
		}
	}
}

// TestPaintLittle: no size is too small, which happens while a window is laid out.
func TestPaintLittle(t *testing.T) {
	d := newDesk(t)
	for _, size := range []image.Point{{0, 0}, {1, 1}, {19, 19}, {25, 30}, {400, 30}} {
		if got := d.paint(size.X, size.Y).Bounds(); got.Dx() != max(size.X, 1) || got.Dy() != max(size.Y, 1) {
			t.Errorf("asked for %v, got %v", size, got)
		}
	}
}

func TestFit(t *testing.T) {
	for _, c := range []struct{ scale, side, want, margin float32 }{
		{1, 659.9, 651, 10}, // p 72, lines of 3
		{1, 651, 651, 10},
		{1, 650.9, 642, 10},
		{2, 651, 1302. / 2, 10},    // p 144, lines of 6
		{1.3, 500, 648. / 1.3, 10}, // p 71: 642 of 650 pixels
		{1, 254, 254, 10},
	} {
		b := New(testPainter, &theme.Light, func() float32 { return c.scale })
		if c.scale == 1.3 {
			c.want = float32(FitIn(650).Side()) / 1.3
		}
		if got := b.Fit(c.side); got != c.want {
			t.Errorf("in %v at scale %v: %v, want %v", c.side, c.scale, got, c.want)
		}
		if px := b.Margin() * float64(c.scale); px != float64(int(px+.5)) || b.Margin() < float64(c.margin) {
			t.Errorf("at scale %v the margin is %v: %v pixels", c.scale, b.Margin(), px)
		}
	}
}

func TestSnapshot(t *testing.T) {
	d := newDesk(t)
	a := d.Snapshot(300)
	e := &desktop.MouseEvent{}
	e.Position = d.position("r2c3", 0, 0)
	d.MouseIn(e)
	if !bytes.Equal(a.Pix, d.Snapshot(300).Pix) {
		t.Error("the pointer shows on a picture that is saved")
	}
}

// TestRendered: the toolkit shows what we painted, pixel for pixel.
func TestRendered(t *testing.T) {
	d := newDesk(t)
	w := test.NewTempWindow(t, d.Board)
	w.SetPadded(false)
	w.Resize(d.Size())
	shown := w.Canvas().Capture()
	want := d.picture()
	margin := int(d.Margin()) // of the picture in the widget
	for _, name := range []string{"r1c1", "r4c8", "r9c4"} {
		r := d.pointer.Inner(cell(name)).Add(image.Pt(d.pointer.margin, d.pointer.margin))
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				if gr, gg, gb, _ := shown.At(x, y).RGBA(); true {
					wr, wg, wb, _ := want.At(x-margin, y-margin).RGBA()
					if gr != wr || gg != wg || gb != wb {
						t.Fatalf("%s at %d, %d: %v, want %v", name, x, y, shown.At(x, y), want.At(x-margin, y-margin))
					}
				}
			}
		}
	}
}
