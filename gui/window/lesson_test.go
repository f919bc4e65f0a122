package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/widget"
	"sudoku/solver/logic"
)

// TestLessonLeavesTheGame: what acts on the game is off in a lesson, also by its keys; Next has
// the focus when there is nothing left to do, and the board after it.
func TestLessonLeavesTheGame(t *testing.T) {
	d := play(t)
	d.app.Prefs().SetBool(screen.PrefSingles, true)
	before := d.app.Session().Game.State()
	d.openLesson(lesson.Do)
	for _, id := range []string{"undo", "redo", "restart", "unmistake", "savepoint", "whatif", "branches", "fill", "auto", "singles",
		"draw", "hint", "cellhint", "check", "mistake", "steps", "path", "solve"} {
		if d.action(id).CanRun() {
			t.Error(id, "acts on the game that is not shown")
		}
	}
	d.keys("ctrl+g ctrl+m ctrl+z 5 ctrl+5 shift+5 delete s")
	s := d.app.Top().(*learn.Lesson)
	if d.win.Canvas().Focused() == fyne.Focusable(d.board) {
		t.Error("Next has no focus")
	}
	d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if d.until(s.Ready); d.win.Canvas().Focused() != fyne.Focusable(d.board) {
		t.Error("the board has no focus")
	}
	d.app.ShowPlay()
	if d.app.Session().Game.State() != before {
		t.Error("the game has changed")
	}
	if !d.action("singles").CanRun() {
		t.Error("One round of singles stays off after a lesson")
	}
}

// TestLongCards: what of a card has no room comes into sight by the wheel over it and by keys,
// wherever the focus is, and the part that is shown stays. A card with room turns its parts.
func TestLongCards(t *testing.T) {
	d := play(t)
	part := func() int { return d.page().(*learn.Lesson).Part() }
	down := func() {
		var top fyne.Scrollable
		walk(d.page().Objects(), func(o fyne.CanvasObject) {
			if s, ok := o.(fyne.Scrollable); ok {
				top = s
			}
		})
		top.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -20)})
	}
	end := func() float32 {
		for _, o := range d.page().Objects() {
			if v, ok := o.(*widget.ScrollView); ok {
				return v.Content().MinSize().Height - v.Size().Height
			}
		}
		return 0
	}
	for id, size := range map[string]fyne.Size{"dynamic-forcing-net": {Width: 1100, Height: 780}, "xy-chain": {Width: 2400, Height: 1400}} {
		d.win.Resize(size)
		technique, _ := logic.ByID(id)
		l, _ := learn.LessonOf(technique)
		s := learn.NewLesson(d.app, l, lesson.See, func() uint64 { return 3 })
		d.app.Show(s)
		d.until(s.Ready)
		long := end() > 0
		if down(); long != (id == "dynamic-forcing-net") || long == (offset(d.page().Objects()) == 0) || long == (part() == 1) {
			t.Errorf("%s is longer than its card by %v: the wheel scrolls by %v and leads to part %d", id, end(), offset(d.page().Objects()), part())
		}
		if !long {
			continue
		}
		for range 20 {
			d.keys("pgdn")
		}
		if at := offset(d.page().Objects()); at != end() || part() != 0 {
			t.Errorf("Page Down leads to %v of %v, part %d", at, end(), part())
		}
		d.win.Canvas().FocusNext()
		d.keyboard.typedOutsideBoard(&fyne.KeyEvent{Name: fyne.KeyHome})
		if at := offset(d.page().Objects()); at != 0 {
			t.Error("Home leads to", at)
		}
		d.board.OnWheel(1)
		if part() != 1 {
			t.Error("the wheel on the board leads to part", part())
		}
	}
}
