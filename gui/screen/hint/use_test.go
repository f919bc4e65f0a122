package hint

import (
	"testing"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/practice"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// TestHintsWithinWhatWasLearnt: with the setting, what was not learnt is named by the hint, and
// its button leads to the lesson; once that is done the hint is the step.
func TestHintsWithinWhatWasLearnt(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetString(screen.PrefHints, "learnt")
	h := hinted(t, d, 1)
	tech, ok := h.Hinted().Beyond()
	if !ok || !h.toLearn() {
		t.Fatal("a hint uses what was not learnt")
	}
	h.lesson.Press(0)
	d.Settle()
	if l, ok := d.Shown().(*learn.Lesson); !ok || l.Of.Technique.ID != tech.ID {
		t.Fatalf("%T is shown", d.Shown())
	}
	d.Back()
	for n := range 2 * caption.PerStage {
		d.Sessions().Answers.Add(practice.Answer{When: d.Sessions().Now().Add(time.Duration(n) * time.Minute), Item: tech.ID, Grade: practice.Right})
	}
	d.Settle()
	if _, ok := hinted(t, d, 1).Hinted().Beyond(); ok {
		t.Error("what was learnt is beyond")
	}
}

// TestHintsUpToALevel: the levels of the page of settings are those that hints keep to; what no
// setting is known for is everything.
func TestHintsUpToALevel(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	fish, _ := logic.ByID("x-wing")
	single, _ := logic.ByID("naked-single")
	for use, want := range map[string][2]bool{"easy": {true, false}, "hard": {true, true}} {
		d.Prefs().SetString(screen.PrefHints, use)
		d.HintsUse(func(within func(*logic.Technique) bool) {
			if got := [2]bool{within(single), within(fish)}; got != want {
				t.Errorf("%s: %v, want %v", use, got, want)
			}
		})
	}
	d.Prefs().SetString(screen.PrefHints, "nonsense")
	d.HintsUse(func(within func(*logic.Technique) bool) {
		if within != nil {
			t.Error("nonsense restricts hints")
		}
	})
	d.Prefs().SetString(screen.PrefHints, "easy")
	if h := hinted(t, d, hint.Why).Hinted(); h.Level() > 1 {
		t.Errorf("a hint of level %v", h.Level())
	}
}
