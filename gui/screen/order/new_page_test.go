package order

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/widget"
)

// TestNewByKeysAndPresses chooses a level and a symmetry, and starts. Keys go to what has
// the focus, "press 3" is a press on the third level; the last column says whether the
// search was started.
func TestNewByKeysAndPresses(t *testing.T) {
	for line := range strings.Lines(`
		                        | Easy none 0
		Down Down               | Hard none 0
		Up                      | Extreme none 0
		4                       | Unfair none 0
		5 Return                | Extreme none 1
		Down KP_Enter           | Medium none 1
		6                       | Easy none 0
		press 2                 | Medium none 0
		press 2 press 2         | Medium none 1
		press 2 wait press 2    | Medium none 0
		press 2 press 3         | Hard none 0
		press 2 press 2 press 2 | Medium none 1
		tab Right               | Easy half-turn 0
		tab Left 3 Return       | Hard both-diagonals 1
		3 tab Right Return      | Hard half-turn 1`) {
		keys, want, ok := strings.Cut(line, "|")
		if !ok {
			continue
		}
		d := screentest.NewDesk(t, screentest.Easy)
		now := time.Unix(0, 0)
		d.Page.Kit.Now, d.Page.Kit.Done, d.Page.Kit.Key = func() time.Time { return now }, func() {}, func(*fyne.KeyEvent) {}
		d.Prefs().SetString(screen.PrefSymmetry, generator.None.Name())
		s := NewNew(d.App)
		s.Arrange(place, widget.Rect{W: 344, H: 600}, false)
		focus := s.Focus().(*widget.Control)
		press := false
		for _, k := range strings.Fields(keys) {
			switch {
			case k == "press":
				press = true
			case press:
				z := s.levels.Zones()[k[0]-'1']
				s.levels.Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(z.X+9), float32(z.Y+9))})
				press = false
			case k == "wait":
				now = now.Add(time.Second)
			case k == "tab":
				focus = s.symmetries
			default:
				focus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(k)})
			}
		}
		started := "0"
		if _, searching := d.NewGames().Searching(); searching {
			started = "1"
			d.NewGames().Stop()
		}
		got := strings.Join([]string{d.Prefs().Level().Name(), d.Prefs().Symmetry().Name(), started}, " ")
		if !strings.EqualFold(got, strings.TrimSpace(want)) {
			t.Errorf("%s: %s, want %s", strings.TrimSpace(keys), got, want)
		}
	}
}

// TestNewKeepsItsSymmetries: in the smallest panels and with the largest text the levels
// and symmetries have room, one above the other.
func TestNewKeepsItsSymmetries(t *testing.T) {
	for _, tt := range []struct{ w, h, text float64 }{{344, 650, 1}, {300, 380, 1}, {344, 300, 1}, {546, 449, 2}, {330, 400, 1.5}} {
		d := screentest.NewDesk(t, screentest.Easy)
		d.Page.Kit.TextScale = tt.text
		d.Page.Kit.Tight = func(s string) { t.Errorf("%v: no room for %q", tt, s) }
		s := newWith(d, screentest.PlayedGames(60))
		s.Arrange(place, widget.Rect{W: tt.w, H: tt.h}, false)
		for _, z := range append(s.levels.Zones(), s.symmetries.Zones()...) {
			if min(z.W, z.H) < 27.5 {
				t.Errorf("%v: a part is %.0f x %.0f", tt, z.W, z.H)
			}
		}
		below := func(a, b fyne.CanvasObject) bool { return b.Position().Y >= a.Position().Y+a.Size().Height }
		if !below(s.levels, s.symmetryTitle) || !below(s.symmetryTitle, s.symmetries) || !below(s.symmetries, s.start) {
			t.Errorf("%v: levels, symmetries and buttons overlap", tt)
		}
	}
}

// TestTimesByKeys: arrows go from time to time, Return chooses one, and Return again starts.
func TestTimesByKeys(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := newWith(d, screentest.PlayedGames(60))
	s.chooseTime(2)
	s.Arrange(place, widget.Rect{W: 344, H: 600}, false)
	s.times.FocusGained()
	for _, tt := range []struct {
		key     fyne.KeyName
		chosen  int
		started bool
	}{{fyne.KeyLeft, 2, false}, {fyne.KeyReturn, 1, false}, {fyne.KeyEnter, 1, true}, {fyne.KeyRight, 1, true}, {fyne.KeySpace, 2, true}} {
		s.times.TypedKey(&fyne.KeyEvent{Name: tt.key})
		if _, started := d.NewGames().Searching(); s.shown.time != tt.chosen || started != tt.started {
			t.Errorf("%s: %d is chosen, started: %v", tt.key, s.shown.time, started)
		}
	}
	d.Close()
}

// place places an object where a page wants it.
func place(o fyne.CanvasObject, r widget.Rect) {
	o.Move(fyne.NewPos(float32(r.X), float32(r.Y)))
	o.Resize(fyne.NewSize(float32(r.W), float32(r.H)))
}
