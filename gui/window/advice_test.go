package window

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// advised returns the advice that is shown, nil if there is none.
func (d *desk) advised() *widget.Control {
	for _, o := range d.page().Objects() {
		if c, ok := o.(*widget.Control); ok && c.Visible() && c.Tip != nil && len(c.Zones()) == 2 && c.Tip(1).Text == d.T("tip.advice.end") {
			return c
		}
	}
	return nil
}

// advice returns the first words of the advice, "" if there is none.
func (d *desk) adviceWords() string {
	if c := d.advised(); c != nil {
		return strings.Join(strings.Fields(c.AccessibilityLabel())[:3], " ")
	}
	return ""
}

// TestAdviceUntilDone: what was done, or pressed away, isn't said again, also after the
// program was started once more; the cross ends it all.
func TestAdviceUntilDone(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	expect := func(when, want string) {
		t.Helper()
		if got := d.adviceWords(); got != want {
			t.Errorf("%s: %q, want %q", when, got, want)
		}
	}
	expect("at first", "To mark a")
	d.keys("right 4")
	expect("after a digit", "To mark a")
	d.keys("p")
	expect("while paused", "")
	d.keys("p right right shift+4")
	expect("after a mark", "Stuck? Press H")
	d.keys("h esc")
	expect("after a hint", "Where can a")
	d.advised().Press(0)
	expect("after a press on it", "Press ? to")
	d.rebuild()
	expect("in another look", "Press ? to")
	d.keys("? esc")
	expect("after the page of keys", "")

	d = play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	d.advised().Press(1)
	expect("after the cross", "")
	d.keys("right shift+4")
	expect("after the cross and a mark", "")
}

// TestAdviceIsForNewPlayers: who has games is told nothing, and a decision stays.
func TestAdviceIsForNewPlayers(t *testing.T) {
	d := deskWithGames(t, 1)
	d.win.Resize(fyne.NewSize(1100, 780))
	if d.adviceWords() != "" {
		t.Errorf("an old player is told: got %q, want %q", d.adviceWords(), "")
	}
	for was, want := range map[string]string{"": "on", "on marks": "on marks", "off": "off"} {
		d.app.Prefs().SetString(screen.PrefAdvice, was)
		d.app.Prefs().BeginAdvice(func() bool { return false })
		if got := d.app.Prefs().String(screen.PrefAdvice); got != want {
			t.Errorf("%q becomes %q", was, got)
		}
	}
}

// TestAdviceTakesNoRoom: board, pad and moves stand where they stand without advice, and
// the smallest windows have none.
func TestAdviceTakesNoRoom(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	places := func() (list []fyne.Position) {
		for _, o := range append(d.page().Objects(), d.board) {
			if o != fyne.CanvasObject(d.advised()) && o.Visible() {
				list = append(list, o.Position(), fyne.Position(fyne.NewPos(o.Size().Width, o.Size().Height)))
			}
		}
		return list
	}
	shown := 0
	for _, text := range []float64{1, 2} {
		for _, size := range sizes {
			d.app.Prefs().SetString(screen.PrefAdvice, "on")
			d.sized(size, text)
			d.Refresh()
			with, told := places(), d.advised() != nil
			d.app.Prefs().SetString(screen.PrefAdvice, "off")
			d.Refresh()
			without := places()
			if len(with) != len(without) {
				t.Fatalf("%v at %v: %d and %d places", size, text, len(with), len(without))
			}
			for i := range with {
				if with[i] != without[i] {
					t.Errorf("%v at %v: something moves from %v to %v", size, text, without[i], with[i])
				}
			}
			if told {
				shown++
			}
			if told && size.Width < 480 && size.Height < 700 {
				t.Errorf("%v at %v: advice in a small window", size, text)
			}
		}
	}
	if shown < 5 {
		t.Error("advice in", shown, "sizes only")
	}
}

// TestFirstBoard: one line under the first board of all says how to begin; the first key ends
// that for good, also where it is pressed before anything is entered, and so does a press.
func TestFirstBoard(t *testing.T) {
	for _, begin := range []func(*desk){
		func(d *desk) { d.keys("right") }, func(d *desk) { d.keys("h") },
		func(d *desk) { d.app.Input(game.Input{Kind: game.Tap, Cell: 4}) },
	} {
		d := openDesk(t, t.TempDir(), "")
		d.pasteText(easy)
		d.app.ClearMessage()
		told := func() bool { return strings.HasPrefix(d.status.label.Text(), "Press a cell and type a digit.") }
		d.Refresh()
		if !told() {
			t.Errorf("at first: %q", d.status.label.Text())
		}
		begin(d)
		d.keys("esc")
		if told() {
			t.Error("it is said again")
		}
		d = d.restarted(t)
		d.pasteText(easy)
		d.app.ClearMessage()
		d.Refresh()
		if told() {
			t.Error("it is said again after a restart")
		}
	}
}
