package page

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/widget"
	"sudoku/solver/logic"
)

// TestNewByKeysAndPresses chooses a level and a symmetry, and starts. Keys go to what has
// the focus, "press 3" is a press on the third level; "started" says how often the search
// was started.
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
		level, symmetry, started := logic.Easy, generator.None, 0
		b, now := testBase(t), time.Unix(0, 0)
		b.Now = func() time.Time { return now }
		p := NewNew(b, NewFuncs{
			Levels: []logic.Level{logic.Easy, logic.Medium, logic.Hard, logic.Unfair, logic.Extreme},
			Level:  func() logic.Level { return level }, Choose: func(l logic.Level) { level = l },
			Symmetry: func() generator.Symmetry { return symmetry }, SetSymmetry: func(s generator.Symmetry) { symmetry = s },
			Looking: noSearch, Extra: nothing, Wrong: nothing, Ready: func(logic.Level) bool { return true },
			Timed: func() bool { return false }, Time: func() int { return -1 }, Takes: nothing, NoTimes: nothing,
			Look: func() { started++ },
		})
		p.Arrange(placed, widget.Rect{W: 344, H: 600}, false)
		focus := p.Focus().(*widget.Control)
		press := false
		for _, k := range strings.Fields(keys) {
			switch {
			case k == "press":
				press = true
			case press:
				z := p.levels.Zones()[k[0]-'1']
				p.levels.Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(z.X+9), float32(z.Y+9))})
				press = false
			case k == "wait":
				now = now.Add(time.Second)
			case k == "tab":
				focus = p.icons
			default:
				focus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(k)})
			}
		}
		got := strings.Join([]string{level.Name(), symmetry.Name(), string(rune('0' + started))}, " ")
		if !strings.EqualFold(got, strings.TrimSpace(want)) {
			t.Errorf("%s: %s, want %s", strings.TrimSpace(keys), got, want)
		}
	}
}

// TestNewKeepsItsSymmetries: in the smallest panels and with the largest text the levels
// and symmetries have room, one above the other.
func TestNewKeepsItsSymmetries(t *testing.T) {
	for _, tt := range []struct{ w, h, text float64 }{{344, 650, 1}, {300, 380, 1}, {344, 300, 1}, {546, 449, 2}, {330, 400, 1.5}} {
		b := testBase(t)
		b.TextScale = tt.text
		b.Tight = func(s string) { t.Errorf("%v: no room for %q", tt, s) }
		p := NewNew(b, NewFuncs{
			Levels: []logic.Level{logic.Easy, logic.Medium, logic.Hard, logic.Unfair, logic.Extreme},
			Level:  func() logic.Level { return logic.Easy }, Symmetry: func() generator.Symmetry { return generator.None },
			Looking: noSearch, Extra: nothing, Wrong: nothing, Ready: func(logic.Level) bool { return true },
			Minutes: []int{10, 15, 20, 30, 45, 60}, Timed: func() bool { return true }, Time: func() int { return 1 }, Takes: nothing, NoTimes: nothing,
		})
		p.Arrange(placed, widget.Rect{W: tt.w, H: tt.h}, false)
		for _, z := range append(p.levels.Zones(), p.icons.Zones()...) {
			if min(z.W, z.H) < 27.5 {
				t.Errorf("%v: a part is %.0f x %.0f", tt, z.W, z.H)
			}
		}
		below := func(a, b fyne.CanvasObject) bool { return b.Position().Y >= a.Position().Y+a.Size().Height }
		if !below(p.levels, p.symmetry) || !below(p.symmetry, p.icons) || !below(p.icons, p.look) {
			t.Errorf("%v: levels, symmetries and buttons overlap", tt)
		}
	}
}

// TestTimesByKeys: arrows go from time to time, Return chooses one, and Return again starts.
func TestTimesByKeys(t *testing.T) {
	b, chosen, started := testBase(t), 3, 0
	p := NewNew(b, NewFuncs{
		Levels: []logic.Level{logic.Easy}, Level: func() logic.Level { return logic.Easy }, Symmetry: func() generator.Symmetry { return generator.None },
		Looking: noSearch, Extra: nothing, Wrong: nothing, Ready: func(logic.Level) bool { return true }, Look: func() { started++ },
		Minutes: []int{10, 15, 20, 30, 45, 60}, Timed: func() bool { return true }, Time: func() int { return chosen }, Takes: nothing, NoTimes: nothing,
		ChooseTime: func(i int) { chosen = i }, HasTime: func(i int) bool { return true },
	})
	p.Arrange(placed, widget.Rect{W: 344, H: 600}, false)
	p.minutes.FocusGained()
	for _, tt := range []struct {
		key             fyne.KeyName
		chosen, started int
	}{{fyne.KeyLeft, 3, 0}, {fyne.KeyReturn, 2, 0}, {fyne.KeyEnter, 2, 1}, {fyne.KeyRight, 2, 1}, {fyne.KeySpace, 3, 1}} {
		if p.minutes.TypedKey(&fyne.KeyEvent{Name: tt.key}); chosen != tt.chosen || started != tt.started {
			t.Errorf("%s: %d is chosen, started %d times", tt.key, chosen, started)
		}
	}
}

func noSearch() (l Looking, ok bool) { return l, false }

func nothing() string { return "" }
