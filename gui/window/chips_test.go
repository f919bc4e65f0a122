package window

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// turnOn turns on the pen, a filter and a what-if.
func (d *desk) turnOn() {
	d.keys("shift+w alt+5 ctrl+shift+k")
	d.work()
}

// TestChips: each state that is turned on has a chip, in one order, and a press on it ends the
// state.
func TestChips(t *testing.T) {
	d := play(t)
	d.turnOn()
	names := func() (list []string) {
		for _, s := range d.head.chips.on {
			list = append(list, s.Name)
		}
		return list
	}
	for _, want := range [][]string{{"Pen", "Only 5s", "What if"}, {"Only 5s", "What if"}, {"What if"}, nil} {
		if got := names(); !slices.Equal(got, want) || d.head.chips.Visible() != (want != nil) {
			t.Fatalf("%q are shown: %v, want %q", got, d.head.chips.Visible(), want)
		}
		if want != nil {
			d.head.chips.Press(0)
			d.work()
		}
	}
	if d.app.Prefs().On(screen.PrefPen) || d.app.Play().Filter().On() || d.app.Session().WhatIf {
		t.Error("something is still on")
	}
	d.keys("ctrl+shift+k right 4 alt+0")
	if got := names(); !slices.Equal(got, []string{"Two candidates", "What if"}) {
		t.Fatal(got)
	}
	d.head.chips.Press(1)
	if d.app.Play().History().InWhatIf() || d.app.Session().Game.State().Grid[1] != 0 {
		t.Error("still in the what-if")
	}
}

// TestChipLookingBack: it is there while an earlier move of a finished game is shown, beside the
// status line, and leads to the last move.
func TestChipLookingBack(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText("14362857957213946898675423139154278646891735272586391423748169561927584385439612" + "0")
	d.app.Session().UI.Cursor, d.app.Session().UI.Selected = 80, puzzle.CellsOf(80)
	d.keys("7")
	d.settle()
	if _, ok := d.app.Session().Game.Finish(); !ok || len(d.head.chips.on) != 0 {
		t.Fatal("not finished, or a chip too many", d.head.chips.on)
	}
	d.app.Play().History().GoTo(0)
	d.settle()
	if c := d.head.chips; len(c.on) != 1 || c.on[0].Name != "Looking back" || !c.Visible() {
		t.Fatalf("%T, chips %v", d.app.Top(), d.head.chips.on)
	}
	for _, size := range []fyne.Size{fyne.NewSize(700, 560), fyne.NewSize(480, 694), fyne.NewSize(600, 600)} {
		d.win.Resize(size)
		d.work()
		d.checkChips(words.English, 1, size, 1)
	}
	d.head.chips.Press(0)
	if d.app.Play().History().LookingBack() {
		t.Error("still looking back")
	}
}

// TestChipsAtEverySize: on the playing page they are inside the window, on nothing else, and can
// be pressed, in every language.
func TestChipsAtEverySize(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	d.turnOn()
	langs := []words.Lang{words.English, words.Langs[len(words.Langs)-1]}
	for _, l := range words.Langs {
		if l.Code() == "de" || long {
			langs = append(langs, l)
		}
	}
	for _, l := range langs {
		for _, text := range []float64{1, 2} {
			d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
			d.app.Prefs().SetFloat(screen.PrefText, text)
			d.rebuild()
			for _, panel := range []bool{true, false} {
				d.app.Prefs().SetBool(screen.PrefPanel, panel)
				for _, size := range append(sizes, fyne.NewSize(700, 560)) {
					d.win.Resize(size)
					d.work()
					d.checkChips(l, text, size, 3)
				}
			}
		}
	}
}

func (d *desk) checkChips(l words.Lang, text float64, size fyne.Size, n int) {
	c := d.head.chips
	at, end := c.Position(), c.Position().AddXY(c.Size().Width, c.Size().Height)
	if len(c.on) != n || !c.Visible() || at.X < 0 || at.Y < 0 || end.X > size.Width+1 || end.Y > size.Height+1 {
		d.t.Errorf("%v, text %v, %v: chips at %v to %v, shown: %v", l, text, size, at, end, c.Visible())
		return
	}
	for i, r := range c.Zones() {
		if r.W < chipHit || r.H < chipHit {
			d.t.Errorf("%v, text %v, %v: chip %d is %vx%v", l, text, size, i, r.W, r.H)
		}
	}
	for _, o := range append(append(d.head.objects(), d.label), d.page().Objects()...) {
		p, q := o.Position(), o.Position().AddXY(o.Size().Width, o.Size().Height)
		lead := float32(d.kit.Size(6)) // over and under the words of a title
		if o != fyne.CanvasObject(c.Control) && o.Visible() && p.X < end.X-1 && q.X > at.X+1 && p.Y < end.Y-lead && q.Y > at.Y+lead {
			d.t.Errorf("%v, text %v, %v: chips %v to %v are on %T, %v to %v", l, text, size, at, end, o, p, q)
		}
	}
}

// TestChipsAreSaid: screen readers are told what is on, and what a press does.
func TestChipsAreSaid(t *testing.T) {
	d := play(t)
	d.turnOn()
	var b access.Builder
	tree := d.tree(&b)
	for _, want := range [][2]string{{"Pen", "Stop writing by hand"}, {"Only 5s", "End the filter"}, {"What if", "Go back to before the what-if"}} {
		if !slices.ContainsFunc(tree.Elements, func(e access.Element) bool {
			return e.Name == want[0] && e.Description == want[1] && e.State.Has(access.Checked) && e.State.Has(access.Focusable)
		}) {
			t.Errorf("nothing says %q", want)
		}
	}
}
