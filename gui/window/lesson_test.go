package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/screen"
)

// TestLessonLeavesTheGame: what acts on the game is off in a lesson, also by its keys; Next has
// the focus when there is nothing left to do, and the board after it.
func TestLessonLeavesTheGame(t *testing.T) {
	d := play(t)
	d.Prefs().SetBool(screen.PrefSingles, true)
	before := d.Session().Game.State()
	d.openLesson(lesson.Do)
	for _, id := range []string{"undo", "redo", "restart", "unmistake", "savepoint", "whatif", "branches", "fill", "auto", "singles",
		"draw", "hint", "cellhint", "check", "mistake", "steps", "path", "doors", "solve"} {
		if d.action(id).enabled() {
			t.Error(id, "acts on the game that is not shown")
		}
	}
	d.keys("ctrl+g ctrl+m ctrl+z 5 ctrl+5 shift+5 delete s")
	s := d.Top().(*screen.Lesson)
	if d.win.Canvas().Focused() == fyne.Focusable(d.board) {
		t.Error("Next has no focus")
	}
	d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if d.until(s.Ready); d.win.Canvas().Focused() != fyne.Focusable(d.board) {
		t.Error("the board has no focus")
	}
	d.ShowPlay()
	if d.Session().Game.State() != before {
		t.Error("the game has changed")
	}
	if !d.action("singles").enabled() {
		t.Error("One round of singles stays off after a lesson")
	}
}
