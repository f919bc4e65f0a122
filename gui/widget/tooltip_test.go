package widget

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
)

// A tipDesk is a tooltip over two buttons, with a clock and a timer of its own.
type tipDesk struct {
	tip      *Tooltip
	one, two *Control
	now      time.Time
	due      time.Time
	timer    func() // nil: none runs
	started  int
}

func newTipDesk(t *testing.T) *tipDesk {
	d := &tipDesk{now: time.Unix(0, 0)}
	k, _ := testKit(t)
	k.Now = func() time.Time { return d.now }
	k.Tooltip = k.NewTooltip(func(wait time.Duration, f func()) func() {
		d.due, d.timer = d.now.Add(wait), f
		d.started++
		return func() { d.timer = nil }
	})
	d.tip = k.Tooltip
	halves := func(w, h float64) []Rect { return []Rect{{0, 0, w / 2, h}, {w / 2, 0, w / 2, h}} }
	d.one = k.NewControl(halves, func(*Canvas) {}, func(int) {})
	d.one.Tip = func(zone int) Tip { return Tip{[]string{"Left", "Right"}[zone], "Ctrl+Z"} }
	d.two = k.NewControl(nil, func(*Canvas) {}, func(int) {})
	d.two.Tip = func(int) Tip { return Tip{Text: "Two"} }
	win := container.NewWithoutLayout(d.one, d.two, d.tip)
	shown(t, win, 400, 300)
	d.one.Move(fyne.NewPos(10, 10))
	d.one.Resize(fyne.NewSize(60, 30))
	d.two.Move(fyne.NewPos(330, 265))
	d.two.Resize(fyne.NewSize(60, 30))
	return d
}

// pass lets time pass, and the timer with it.
func (d *tipDesk) pass(by time.Duration) {
	end := d.now.Add(by)
	for d.timer != nil && !d.due.After(end) {
		f := d.timer
		d.now, d.timer = d.due, nil
		f()
	}
	d.now = end
}

// move moves the pointer over a control.
func move(c *Control, x float32) {
	c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, 5)}})
}

// text returns what the tooltip says, "" while it is hidden.
func (d *tipDesk) text() string {
	if !d.tip.Visible() {
		return ""
	}
	return d.tip.tip.Text
}

// TestTooltipAfterRest: the tip comes when the pointer has rested for a second, with one
// timer for many moves, and goes when the pointer is elsewhere.
func TestTooltipAfterRest(t *testing.T) {
	d := newTipDesk(t)
	expect := func(when, want string) {
		t.Helper()
		if got := d.text(); got != want {
			t.Errorf("%s: %q, want %q", when, got, want)
		}
	}
	for x := range 20 { // on the way
		move(d.one, float32(x))
		d.pass(100 * time.Millisecond)
	}
	expect("while the pointer moves", "")
	if d.started > 4 {
		t.Error(d.started, "timers for 20 moves")
	}
	d.pass(899 * time.Millisecond)
	expect("before a second", "")
	d.pass(time.Millisecond)
	expect("after a second", "Left")
	move(d.one, 22)
	expect("after a small move", "Left")
	move(d.one, 40)
	expect("in another zone", "")
	d.pass(time.Second)
	expect("a second later", "Right")
	d.one.MouseOut()
	expect("outside", "")
	move(d.two, 5)
	d.pass(time.Second)
	expect("on the second", "Two")
	if d.timer != nil {
		t.Error("a timer runs while nothing happens")
	}
}

// TestTooltipGoes: a press hides the tip until the pointer comes back; everything else
// hides it until the pointer moves. The timer ends with it.
func TestTooltipGoes(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(*tipDesk)
		again string // after another move on the same zone, and rest
	}{
		{"a press", func(d *tipDesk) { d.one.MouseDown(&desktop.MouseEvent{}) }, ""},
		{"a key", func(d *tipDesk) { d.tip.Clear() }, "Left"},
	} {
		for _, wait := range []time.Duration{time.Second / 2, time.Second} {
			d := newTipDesk(t)
			move(d.one, 5)
			d.pass(wait)
			c.do(d)
			if d.text() != "" || d.timer != nil {
				t.Errorf("%s after %v: %q, timer %v", c.name, wait, d.text(), d.timer != nil)
			}
			move(d.one, 6)
			d.pass(time.Second)
			if d.text() != c.again {
				t.Errorf("%s after %v, a move and rest: %q", c.name, wait, d.text())
			}
			d.one.MouseOut()
			move(d.one, 6)
			d.pass(time.Second)
			if d.text() != "Left" {
				t.Errorf("%s after %v, and the pointer back: %q", c.name, wait, d.text())
			}
		}
	}
}
