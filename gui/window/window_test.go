package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/settings"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

func TestTyping(t *testing.T) {
	d := play(t)
	for line := range strings.Lines(typed) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		d.app.Play().History().Restart()
		d.home()
		d.keys(keys)
		f := strings.Fields(want)
		c, ok := puzzle.ParseCell(f[0])
		if !ok {
			t.Fatal(line)
		}
		if got := holds(d.app.Session().Game.State(), c); got != strings.Join(f[1:], " ") {
			t.Errorf("%s: %v holds %q, want %q", keys, c, got, f[1:])
		}
	}
}

func holds(s game.State, c puzzle.Cell) string {
	var out []string
	if s.Grid[c] != 0 {
		out = append(out, string(rune('0'+s.Grid[c])))
	}
	for _, m := range []struct{ letter, digits string }{
		{"k", s.Corner[c].String()}, {"c", s.Centre[c].String()}, {"f", puzzle.DigitSet(s.Colours[c]).String()}} {
		if m.digits != "" {
			out = append(out, m.letter+m.digits)
		}
	}
	if out == nil {
		return "-"
	}
	return strings.Join(out, " ")
}

func TestPauseHidesTheBoardAndTakesNoDigits(t *testing.T) {
	d := play(t)
	d.keys("right p 4")
	if d.app.Session().Game.State().Grid[1] != 0 || screen.BoardView(d.app).Paused == "" {
		t.Error("paused, the board still takes digits or shows them")
	}
	d.keys("p 4")
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("going on, the board takes no digits")
	}
}

func TestEnterByHand(t *testing.T) {
	d := play(t)
	d.keys("ctrl+e")
	for i, c := range easy {
		key := string(c)
		if c == '0' {
			key = []string{"0", ".", "space", "enter"}[i%4]
		}
		d.keys(key)
	}
	d.until(func() bool { return d.entering().Report().Solutions == page.OneSolution })
	d.navigation.playEntry()
	if got := strings.ReplaceAll(d.app.Session().Game.Puzzle().Givens.String(), ".", "0"); got != easy {
		t.Errorf("got %v, want %v", got, easy)
	}
}

func TestSolveIsOneUndo(t *testing.T) {
	d := play(t)
	screen.Solve(d.app)
	if got := d.app.Session().Game.State().Grid.String(); got != easySolution || !d.app.Session().Game.Finished() {
		t.Error(got)
	}
	d.undo()
	if d.app.Session().Game.State().Grid != d.app.Session().Game.Puzzle().Givens {
		t.Error("one undo does not take the solution back")
	}
}

func TestHintGoesDeeperAndIsDone(t *testing.T) {
	d := play(t)
	before := d.app.Session().Game.State()
	for range 4 {
		d.keys("h")
		if d.hint() == nil || d.app.Session().Game.State() != before {
			t.Fatal("a hint changes nothing before it is done")
		}
	}
	d.keys("h")
	if d.hint() != nil || d.app.Session().Game.State() == before {
		t.Error("the fifth step does it")
	}
	d.keys("ctrl+z")
	if d.app.Session().Game.State() != before {
		t.Error("it is not one undo")
	}
}

// TestReturnTellsMore: Return presses the primary button of a hint, which tells more and
// at the end applies it; Ctrl+Return applies it at once.
func TestReturnTellsMore(t *testing.T) {
	d := play(t)
	before := d.app.Session().Game.State()
	d.keys("h enter enter enter")
	if d.hint() == nil || d.app.Session().Game.State() != before {
		t.Fatal("it was applied before everything was told")
	}
	d.keys("enter")
	if d.hint() != nil || d.app.Session().Game.State() == before {
		t.Error("at the end it was not applied")
	}
	d.keys("ctrl+z h ctrl+enter")
	if d.hint() != nil || d.app.Session().Game.State() == before {
		t.Error("it was not applied at once")
	}
}

func TestHintsAloneSolveIt(t *testing.T) {
	d := play(t)
	for range 200 {
		if d.app.Session().Game.Finished() {
			break
		}
		d.keys("h ctrl+enter")
	}
	if got := d.app.Session().Game.State().Grid.String(); got != easySolution {
		t.Errorf("got %v, want %v", got, easySolution)
	}
	if moves := d.app.Session().Game.Moves(); len(moves) == 0 || !moves[0].Hint {
		t.Error("no hint was counted")
	}
}

func TestUndoWhileEntering(t *testing.T) {
	d := play(t)
	d.keys("ctrl+e 5 7 ctrl+z")
	if got := d.entering().Entry().Game.State().Grid; got[0] != 5 || got[1] != 0 {
		t.Errorf("%v", got)
	}
	if d.app.Session().Game.State().Grid != d.app.Session().Game.Puzzle().Givens {
		t.Error("typing went into the game")
	}
}

// TestDialogsOpen: while a file is chosen no key reaches the game.
func TestDialogsOpen(t *testing.T) {
	d := play(t)
	for name, open := range map[string]func(){
		"open": d.chooser.OpenFiles,
		"save": func() { screen.SaveFile(d.app) },
	} {
		open()
		if _, ok := d.app.Top().(*files.Chooser); !ok {
			t.Fatal(name, "did not open")
		}
		d.keys("right 4")
		if d.app.Session().Game.State().Grid[1] != 0 {
			t.Error(name, "lets keys through")
		}
		d.keys("esc")
		if _, ok := d.app.Top().(*files.Chooser); ok {
			t.Error(name, "ignores Escape")
		}
	}
}

// TestEveryWordFollowsTheLanguage: the Chinese menus contain no English.
func TestEveryWordFollowsTheLanguage(t *testing.T) {
	d := play(t)
	settings.SetLanguage(d.app, "zh-Hans")
	d.until(func() bool { return d.lang == words.Chinese })
	d.home()
	for id, l := range d.lines() {
		label := l.Text
		if slices.ContainsFunc(words.Langs, func(l words.Lang) bool { return l.Name() == label }) || strings.ContainsFunc(label, func(r rune) bool { return r > 0x3000 }) {
			continue
		}
		t.Errorf("%s is called %q", id, label)
	}
	d.keys("right")
	if got, want := d.status.label.Text(), words.Chinese.T("status.empty", "cell", "r1c2"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestNewHasTheKeyboard: the page for a new puzzle gets the keys at once, keeps them after
// a press, and Return starts.
func TestNewHasTheKeyboard(t *testing.T) {
	d := play(t)
	d.app.Prefs().SetString(screen.PrefLevel, puzzle.Easy.Name())
	key := func(name fyne.KeyName) { d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name}) }
	d.keys("ctrl+n")
	key(fyne.KeyUnknown)
	key(fyne.KeyDown)
	key(fyne.KeyDown)
	if got := d.app.Prefs().Level(); got != puzzle.Hard {
		t.Errorf("two below Easy is: got %v, want %v", got, puzzle.Hard)
	}
	key(fyne.Key1)
	if got := d.app.Prefs().Level(); got != puzzle.Easy || d.making() {
		t.Error("1 is", got, d.making())
	}
	was := d.app.Session().Name
	key(fyne.KeyReturn)
	if !d.making() {
		t.Fatal("Return does not start")
	}
	d.until(func() bool { return !d.making() })
	if d.app.Session().Name == was {
		t.Error("no game was started")
	}
}

// TestPressEndsMessage, also on a board that does nothing else then.
func TestPressEndsMessage(t *testing.T) {
	d := play(t)
	d.openText(manyPuzzles(9))
	d.collected()
	d.app.Say("a message")
	d.app.Input(game.Input{Kind: game.Tap, Cell: 5})
	d.says("Puzzle 1 of 9")
}
