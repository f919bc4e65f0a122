package window

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// rested gives the window a tooltip whose timer is run by the func returned.
func (d *desk) rested() (rest func()) {
	var timer func()
	d.kit.Now = d.Now
	d.kit.Tooltip = d.kit.NewTooltip(func(_ time.Duration, f func()) func() {
		timer = f
		return func() { timer = nil }
	})
	d.showTop()
	return func() {
		for d.now = d.now.Add(time.Second); timer != nil; {
			f := timer
			timer = nil
			f()
		}
	}
}

// hoverable is a control with tips.
type hoverable interface {
	desktop.Hoverable
	fyne.CanvasObject
	Zones() []widget.Rect
}

// tipsOf says how many tooltips a page has at least, in two languages and sizes of window
// and text each.
var tipsOf = map[string]int{"play": 120, "hint": 40, "new": 64, "draw": 72, "printset": 40}

// TestTooltipsStayInside: on every page that has them, in every language, at every size, a tooltip is
// inside the window, its text has room, and it takes no focus.
func TestTooltipsStayInside(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	pages, shown := d.pages(), map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(tipsOf)) {
		for _, l := range words.Langs {
			for _, text := range []float64{1, 2} {
				d.app.Prefs().SetBool(screen.PrefPanel, true)
				d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
				d.app.Prefs().SetFloat(screen.PrefText, text)
				d.app.ShowPlay()
				d.rebuild()
				pages[name]()
				rest := d.rested()
				for _, size := range []fyne.Size{sizes[0], sizes[13]} {
					d.win.Resize(size)
					d.kit.Tight = func(s string) { t.Errorf("%s in %s at %v: no room for %q", name, l.Code(), size, s) }
					shown[name] += d.hoverAll(fmt.Sprintf("%s in %s at %v, %v", name, l.Code(), text, size), rest)
					d.kit.Tight = nil
				}
			}
		}
	}
	for name, least := range tipsOf {
		if shown[name] < least {
			t.Errorf("%s: %d tooltips, want %d", name, shown[name], least)
		}
	}
}

// hoverAll rests on every zone of every control that has tips, and counts the tooltips.
func (d *desk) hoverAll(where string, rest func()) (n int) {
	focused, all, tip := d.win.Canvas().Focused(), d.win.Canvas().Size(), d.kit.Tooltip
	for _, o := range append(d.page().Objects(), d.head.pause) {
		c, ok := o.(hoverable)
		if !ok || !o.Visible() {
			continue
		}
		for _, z := range c.Zones() {
			at := fyne.NewPos(float32(z.X+z.W/2), float32(z.Y+z.H/2))
			c.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
			rest()
			if !tip.Visible() {
				continue
			}
			n++
			write(tip)
			p, s := d.toolkit.Driver().AbsolutePositionForObject(tip), tip.Size()
			if p.X < 0 || p.Y < 0 || p.X+s.Width > all.Width || p.Y+s.Height > all.Height {
				d.t.Errorf("%s: a tooltip at %v of size %v", where, p, s)
			}
			if d.win.Canvas().Focused() != focused {
				d.t.Errorf("%s: the tooltip took the focus", where)
			}
			c.MouseOut()
			if tip.Visible() {
				d.t.Errorf("%s: the tooltip stays", where)
			}
		}
	}
	return n
}

// TestTooltipGoesWithEverything: what happens elsewhere hides the tooltip.
func TestTooltipGoesWithEverything(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	rest := d.rested()
	for name, do := range map[string]func(){
		"a key":         func() { d.board.KeyDown(&fyne.KeyEvent{Name: fyne.Key4}) },
		"another page":  d.openKeys,
		"home":          d.app.ShowPlay,
		"another size":  func() { d.win.Resize(fyne.NewSize(1000, 700)) },
		"the wheel":     d.HideTooltip,
		"another theme": func() { d.app.Prefs().SetString(screen.PrefTheme, "dark"); d.rebuild(); rest = d.rested() },
	} {
		d.app.ShowPlay()
		pause := d.head.pause
		pause.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(9, 9)}})
		rest()
		if !d.kit.Tooltip.Visible() {
			t.Fatal(name, ": there is no tooltip")
		}
		tip := d.kit.Tooltip
		if do(); tip.Visible() && tip == d.kit.Tooltip {
			t.Error(name, "leaves the tooltip")
		}
		pause.MouseOut()
	}
}

// TestTipsNameActions: a tip has the name of an action as the menu has it, and its key in
// the chosen profile.
func TestTipsNameActions(t *testing.T) {
	d := play(t)
	for _, c := range []struct {
		id, want string
		hodoku   bool
	}{
		{"undo", "Undo Ctrl+Z", false}, {"pause", "Pause P", false}, {"branches", "Branches and savepoints Ctrl+J", false},
		{"corner", "Corner X", false}, {"show.1", "Digit 1 F1", true}, {"unheard", " ", false},
	} {
		d.app.Prefs().SetBool(screen.PrefHoDoKu, c.hodoku)
		d.rebuild()
		if tip := d.kit.Tips(c.id)(0); tip.Text+" "+tip.Keys != c.want {
			t.Errorf("%s: %+v, want %s", c.id, tip, c.want)
		}
	}
}

// TestTooltipOverTheCellPad: the pad over a cell has tooltips too, above it and inside the
// window.
func TestTooltipOverTheCellPad(t *testing.T) {
	d := play(t)
	for _, size := range []fyne.Size{sizes[0], sizes[13]} {
		d.win.Resize(size)
		rest := d.rested()
		d.cellPad.Show(1, fyne.NewPos(size.Width-60, size.Height-60))
		keys, shown := d.cellPad.Control(), 0
		tip := d.cellPad.Tooltip()
		for _, z := range keys.Zones() {
			keys.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(float32(z.X+z.W/2), float32(z.Y+z.H/2))}})
			if rest(); !tip.Visible() {
				continue
			}
			shown++
			p, s := d.toolkit.Driver().AbsolutePositionForObject(tip), tip.Size()
			if all := d.win.Canvas().Size(); p.X < 0 || p.Y < 0 || p.X+s.Width > all.Width || p.Y+s.Height > all.Height {
				t.Errorf("%v: a tooltip at %v of size %v", size, p, s)
			}
		}
		if shown != 11 {
			t.Errorf("%v: %d tooltips", size, shown)
		}
		d.keys("esc")
		d.cellPad.Key(fyne.KeyEscape)
		if tip.Visible() {
			t.Error("the tooltip stays")
		}
	}
}
