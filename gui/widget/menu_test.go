package widget

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/access"
)

// A menuTest is a menu of three lines, of which the second has a menu of forty and the third is off.
type menuTest struct {
	*Menu
	win    fyne.Window
	chosen string
}

func openTestMenu(t *testing.T, width, height float32) *menuTest {
	app := test.NewTempApp(t)
	m := &menuTest{win: app.NewWindow("")}
	m.win.SetPadded(false)
	m.win.Resize(fyne.NewSize(width, height))
	choose := func(name string) func() { return func() { m.chosen += name + " " } }
	var many []MenuItem
	for _, r := range strings.Repeat("abcdefgh", 5) {
		many = append(many, MenuItem{Text: string(r), Run: choose(string(r))})
	}
	items := []MenuItem{{Text: "one", Keys: "Ctrl+1", Run: choose("one")}, {}, {Text: "many", Items: many}, {Text: "off", Off: true, Run: choose("off")}}
	k, _ := testKit(t)
	m.Menu = k.NewMenu(items)
	m.Open(m.win.Canvas(), fyne.NewPos(10, 10))
	return m
}

func (m *menuTest) line(path ...string) (n access.Node) {
	n = m.Describe()
	for _, name := range path {
		for _, in := range n.Children {
			if in.Name == name {
				n = in
				break
			}
		}
	}
	return n
}

func (m *menuTest) middle(path ...string) fyne.Position {
	at := m.line(path...).Bounds
	return fyne.NewPos(float32(at.Min.X+at.Max.X)/2, float32(at.Min.Y+at.Max.Y)/2)
}

func (m *menuTest) moveTo(p fyne.Position) {
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = p
	m.MouseMoved(e)
}

func (m *menuTest) press(p fyne.Position) {
	m.moveTo(p)
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = p
	m.MouseDown(e)
	m.MouseUp(e)
	m.Tapped(&e.PointEvent)
}

func (m *menuTest) keys(names ...fyne.KeyName) {
	for _, name := range names {
		m.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// TestMenuByKeys: the arrows go past rules and stop at the ends, Right opens, Left and Escape close.
func TestMenuByKeys(t *testing.T) {
	down, up, right, left, enter := fyne.KeyDown, fyne.KeyUp, fyne.KeyRight, fyne.KeyLeft, fyne.KeyReturn
	for _, width := range []float32{600, 160} { // beside it, in it
		for _, tt := range []struct {
			keys string
			do   []fyne.KeyName
			want string
		}{
			{"the first", []fyne.KeyName{down, enter}, "one "},
			{"past the first", []fyne.KeyName{down, up, up, enter}, "one "},
			{"off", []fyne.KeyName{up, enter}, ""},
			{"into the submenu", []fyne.KeyName{down, down, right, down, enter}, "b "},
			{"by Return", []fyne.KeyName{down, down, enter, enter}, "a "},
			{"and out of it", []fyne.KeyName{down, down, right, left, up, enter}, "one "},
			{"by Escape", []fyne.KeyName{down, down, right, fyne.KeyEscape, up, enter}, "one "},
			{"home", []fyne.KeyName{fyne.KeyEnd, fyne.KeyHome, enter}, "one "},
			{"closed", []fyne.KeyName{fyne.KeyEscape, down, enter}, ""},
		} {
			m := openTestMenu(t, width, 900)
			if m.keys(tt.do...); m.chosen != tt.want {
				t.Errorf("%v wide, %s: got %q, want %q", width, tt.keys, m.chosen, tt.want)
			}
			if open := m.Visible(); open == (tt.want != "" || tt.keys == "closed") {
				t.Errorf("%v wide, %s: it is open: %v", width, tt.keys, open)
			}
		}
	}
}

// TestMenuByLetters: a letter goes to the next line that begins with it, and round.
func TestMenuByLetters(t *testing.T) {
	m := openTestMenu(t, 600, 900)
	for _, want := range []string{"one", "off", "one"} {
		m.TypedRune('O')
		if n := m.line(want); !n.State.Has(access.Focused) {
			t.Errorf("%s isn't the active line", want)
		}
	}
}

// TestTowardsTheSubmenu: on the way to the submenu the pointer may cross other lines.
func TestTowardsTheSubmenu(t *testing.T) {
	m := openTestMenu(t, 600, 900)
	from := m.middle("many")
	m.moveTo(from)
	if len(m.line("many").Children) == 0 {
		t.Fatal("the submenu doesn't open where the pointer comes")
	}
	off := m.middle("off")
	m.moveTo(fyne.NewPos(from.X+20, off.Y))
	if len(m.line("many").Children) == 0 {
		t.Error("it closes on the way to it")
	}
	m.moveTo(fyne.NewPos(from.X-20, off.Y))
	if len(m.line("many").Children) > 0 {
		t.Error("it stays when the pointer goes elsewhere")
	}
}

// TestMenuPresses: a line is chosen where press and release are on it, not where it is off.
func TestMenuPresses(t *testing.T) {
	m := openTestMenu(t, 600, 900)
	m.press(m.middle("off"))
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = m.middle("off")
	m.MouseDown(e)
	e.Position = m.middle("one")
	m.Tapped(&e.PointEvent)
	if m.chosen != "" || !m.Visible() {
		t.Errorf("chosen: %q", m.chosen)
	}
	if m.press(m.middle("one")); m.chosen != "one " || m.Visible() {
		t.Errorf("chosen: %q, it is open: %v", m.chosen, m.Visible())
	}
	m = openTestMenu(t, 600, 900)
	e.Position = m.middle("one")
	if m.MouseUp(e); m.chosen != "one " { // pressed in the bar, released here
		t.Errorf("released there is chosen: %q", m.chosen)
	}
}

// TestMenuScrolls: of more lines than there is room for, each can be reached, by keys, the wheel, and what
// scrolls.
func TestMenuScrolls(t *testing.T) {
	m := openTestMenu(t, 160, 300)
	m.press(m.middle("many"))
	if n := m.line("many", "h"); !n.Bounds.Empty() && n.Bounds.Max.Y > 300 {
		t.Errorf("a line at %v leaves the window", n.Bounds)
	}
	last := func() bool { n := m.line("off"); return !n.Bounds.Empty() && n.Bounds.Max.Y <= 300 }
	if last() {
		t.Fatal("all lines have room")
	}
	m.keys(fyne.KeyEnd)
	if !last() {
		t.Error("End doesn't show the last line")
	}
	for range 60 {
		m.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(30, 100)}, Scrolled: fyne.NewDelta(0, 10)})
	}
	if m.line("one").Bounds.Empty() {
		t.Error("the wheel doesn't show the first line")
	}
	for range 20 {
		m.press(fyne.NewPos(30, 292))
	}
	if !last() || m.chosen != "" {
		t.Errorf("what scrolls doesn't show the last line, or chose %q", m.chosen)
	}
}
