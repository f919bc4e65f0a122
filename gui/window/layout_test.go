package window

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
)

var sizes = []fyne.Size{{Width: 360, Height: 444}, {Width: 420, Height: 764}, {Width: 600, Height: 600}, {Width: 760, Height: 500},
	{Width: 1000, Height: 714}, {Width: 1100, Height: 744}, {Width: 1920, Height: 1044}, {Width: 3840, Height: 2100}}

// TestNothingOverlaps opens every page at every size: what is shown lies within
// the window, and no two things lie on each other.
func TestNothingOverlaps(t *testing.T) {
	d := play(t)
	pages := map[string]func(){
		"play": d.backToGame, "new": d.openNew, "enter": d.openEnter, "keys": d.openKeys, "about": d.openAbout,
		"steps": func() { d.listAll(); d.until(func() bool { return !d.steps.busy }); d.chooseStep(0) },
		"path":  func() { d.listPath(); d.until(func() bool { return !d.steps.busy }) },
		"doors": d.listDoors, "techniques": d.openTechniques, "print": d.openPrint, "printset": d.openPrintSet, "save": d.saveFile,
		"hint": func() { d.backToGame(); d.hinted() }, "done": d.showDone,
		"folded": func() { d.backToGame(); d.settings.prefs.SetBool(setPanel, false) },
	}
	for name, open := range pages {
		for _, tt := range []struct {
			lang string
			text float64
		}{{"en", 1}, {"zh-Hans", 1}, {"en", .85}, {"en", 1.5}, {"en", 2}} {
			d.settings.prefs.SetBool(setPanel, true)
			d.settings.prefs.SetString(setLanguage, tt.lang)
			d.settings.prefs.SetFloat(setText, tt.text)
			d.backToGame()
			d.rebuild()
			open()
			for _, size := range sizes {
				if tt.text > 1 && (size.Width < 760 || size.Height < 700) {
					continue // large text needs a larger window
				}
				d.win.Content().Resize(size)
				check(t, fmt.Sprintf("%s %v %v", name, tt, size), d.win.Content().(*fyne.Container), size)
			}
		}
		d.leaveEntry()
	}
}

func check(t *testing.T, name string, c *fyne.Container, size fyne.Size) {
	t.Helper()
	var seen []fyne.CanvasObject
	for _, o := range c.Objects {
		if !o.Visible() {
			continue
		}
		p, s := o.Position(), o.Size()
		if p.X < -8 || p.Y < -8 || p.X+s.Width > size.Width+8 || p.Y+s.Height > size.Height+8 {
			t.Errorf("%s: %T at %v, size %v, leaves the window", name, o, p, s)
		}
		for _, q := range seen {
			if overlap(o, q) {
				t.Errorf("%s: %T at %v %v lies on %T at %v %v", name, o, p, s, q, q.Position(), q.Size())
			}
		}
		seen = append(seen, o)
	}
}

// overlap allows for the margin of the board's picture.
func overlap(a, b fyne.CanvasObject) bool {
	const slack = 11
	ap, as, bp, bs := a.Position(), a.Size(), b.Position(), b.Size()
	return ap.X+as.Width > bp.X+slack && bp.X+bs.Width > ap.X+slack && ap.Y+as.Height > bp.Y+slack && bp.Y+bs.Height > ap.Y+slack
}
