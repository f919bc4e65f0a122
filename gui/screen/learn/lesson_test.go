package learn

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// skyscraper shows the lesson on the skyscraper, on positions that are always the same.
func skyscraper(d *screentest.Desk, stage lesson.Stage) *Lesson {
	t, _ := logic.ByID("skyscraper")
	l, _ := LessonOf(t)
	s := NewLesson(d.App, l, stage, func() uint64 { return 3 })
	d.Show(s)
	return s
}

// tap presses a cell.
func (s *Lesson) tap(c puzzle.Cell) { s.Input(game.Input{Kind: game.Tap, Cell: c}) }

// TestLessonFind: cells in any order; what is no part of the pattern is answered with the
// reason, and what was found is taken back by a second press. The game stays as it is.
func TestLessonFind(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	before := d.Session().Game.State()
	s := skyscraper(d, lesson.Seek)
	if s.Ready() || s.whyNotNext(s.Lang) == "" {
		t.Error("a position before it is made")
	}
	d.Settle()
	cells := lesson.Pattern(&s.now.Position.Steps[0])
	wrong := puzzle.AllCells
	for i := range s.now.Position.Steps {
		wrong = wrong.Without(lesson.Pattern(&s.now.Position.Steps[i]))
	}
	s.tap(wrong.First())
	if list := s.now.Feedback(s.Lang); len(list) != 1 || !strings.Contains(list[0], wrong.First().String()) || !s.View(board.View{}).Missed.Has(wrong.First()) {
		t.Error("a wrong cell:", list)
	}
	last := puzzle.Cell(0)
	for c := range cells.All() {
		last = c
		s.tap(c)
		if !s.now.Over() {
			s.tap(c) // back
			if s.now.Found.Has(c) {
				t.Error("is not taken back:", c)
			}
			s.tap(c)
		}
	}
	if !s.now.Over() || s.whyNotNext(s.Lang) != "" || !s.now.Found.Has(last) {
		t.Fatal("not found:", s.now.Found)
	}
	if got := d.Answers(); len(got) != 1 || got[0].Item != "skyscraper" || got[0].Grade != practice.Wrong {
		t.Error(got)
	}
	if s.Key(fyne.KeyReturn, 0); s.n != 2 || s.stage != lesson.Seek {
		t.Error("position", s.n, "of", s.stage)
	}
	d.Settle()
	s.Key(fyne.KeyS, 0)
	if got := d.Answers(); len(got) != 1 {
		t.Error("what was only looked at counts:", got)
	}
	s.Key(fyne.KeyReturn, 0)
	d.Settle()
	s.tap(lesson.Pattern(&s.now.Position.Steps[0]).First())
	s.Key(fyne.KeyS, 0)
	if got := d.Answers(); len(got) != 2 || got[1].Grade != practice.Unknown && got[0].Grade != practice.Unknown {
		t.Error("shown after it was tried:", got)
	}
	if d.Session().Game.State() != before {
		t.Error("the game has changed")
	}
	d.Close()
}

// TestOnlyLookedAt: what is shown at once in a lesson, or in the practice of what was never
// answered, is not due; what was learnt before and is not known any more is.
func TestOnlyLookedAt(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	tech := skyscraper(d, lesson.Seek).Of.Technique
	show := func() {
		d.Settle()
		s := d.Shown().(*Lesson)
		s.Key(fyne.KeyS, 0)
		d.Settle()
		if !s.now.Over() {
			t.Fatal("nothing is shown")
		}
	}
	practise := func() { d.Show(NewPractice(d.App, []*logic.Technique{tech})) }
	show()
	practise()
	show()
	if got := d.Answers(); len(got) != 0 || len(DueOf(d.App, got)) != 0 {
		t.Error("what was only looked at counts:", got)
	}
	d.Sessions().Answers.Add(practice.Answer{When: d.Sessions().Now().Add(-time.Hour), Item: tech.ID, Grade: practice.Right})
	practise()
	show()
	if got := d.Answers(); len(got) != 2 || got[1].Grade != practice.Unknown {
		t.Error("what was learnt before and isn't known doesn't count:", got)
	}
	d.Close()
}

// TestLessonKeys: arrows move a cursor that Space presses.
func TestLessonKeys(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := skyscraper(d, lesson.Seek)
	d.Settle()
	at := s.ui.Cursor
	s.Input(game.Input{Kind: game.Right})
	if s.ui.Cursor != at+1 || !s.View(board.View{}).UI.Selected.Has(at+1) {
		t.Error("the cursor is at", s.ui.Cursor)
	}
	s.Key(fyne.KeySpace, 0)
	if s.now.Found.Has(at+1) == s.now.Missed.Has(at+1) {
		t.Error("Space presses nothing")
	}
	for _, kind := range []game.InputKind{game.Type, game.Delete, game.SelectAll, game.NextMode} {
		s.Input(game.Input{Kind: kind, Digit: 5})
	}
	d.Settle()
	if s.now.Verdict != nil {
		t.Error("a digit is an answer where cells are pressed")
	}
	d.Close()
}

// TestLessonDo: what is wrong is refuted and changes nothing, a step of the technique ends the
// position, what another technique shows stays.
func TestLessonDo(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := skyscraper(d, lesson.Do)
	d.Settle()
	pos := s.now.Position
	bad := puzzle.Candidate(0)
	for !pos.Has(bad) || pos.Solution[bad.Cell()] != bad.Digit() {
		bad++
	}
	strike := func(k puzzle.Candidate) {
		s.tap(k.Cell())
		s.Input(game.Input{Kind: game.Type, Digit: k.Digit()})
		d.Settle()
	}
	if strike(bad); !s.Answered() || len(s.now.Feedback(s.Lang)) == 0 || s.now.Position.Position != pos.Position || s.now.Over() {
		t.Error("a wrong answer:", s.now.Feedback(s.Lang))
	}
	if v := s.View(board.View{}); v.Hint.Empty() || !v.Missed.Has(bad.Cell()) {
		t.Error("its refutation is not drawn")
	}
	s.Input(game.Input{Kind: game.Tap, Cell: bad.Cell()})
	s.Pick(board.Pick{Candidate: bad})
	if len(s.judging.queue) > 0 || s.judging.jobs.Busy() {
		t.Error("the first press of a cell is an answer")
	}
	strike(pos.Steps[0].Eliminate[0])
	if !s.now.Over() || s.now.Step.Technique.ID != "skyscraper" || s.now.Position.Position != pos.Position {
		t.Error("a right answer:", s.now.Feedback(s.Lang))
	}
	if got := d.Answers(); len(got) != 1 || got[0].Grade != practice.Wrong {
		t.Error(got)
	}
	d.Close()
}

// TestLessonOther: a right answer by another technique is accepted and named; it ends a
// mixture alone.
func TestLessonOther(t *testing.T) {
	for stage, ends := range map[lesson.Stage]bool{lesson.Do: false, lesson.Mix: true} {
		x := lesson.NewExercise(stage, lesson.Position{Technique: screentest.Technique("skyscraper"), Steps: []logic.Step{{Technique: screentest.Technique("skyscraper")}}}, someday)
		x.Position.Position = puzzle.NewPosition(puzzle.Grid{})
		k := puzzle.Cand(7, 3)
		x.Position.Steps[0].Eliminate = []puzzle.Candidate{puzzle.Cand(8, 3)}
		x.Judged(lesson.Answer{Cand: k}, lesson.Verdict{Worth: lesson.Other, Step: logic.Step{Technique: screentest.Technique("x-wing")}})
		if x.Over() != ends || x.Position.Has(k) != ends || x.Grade(0) == practice.AtOnce && !ends {
			t.Error(stage, x.Over())
		}
		if ends && x.Technique().ID != "x-wing" {
			t.Error("practised:", x.Technique().ID)
		}
	}
}

// TestLessonOn: three positions of each stage, then the next stage; after the last the lesson
// ends, and says when it comes up again.
func TestLessonOn(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := skyscraper(d, lesson.See)
	for _, want := range []struct {
		stage lesson.Stage
		n     int
	}{{lesson.See, 1}, {lesson.Seek, 1}, {lesson.Seek, 2}, {lesson.Seek, 3}, {lesson.Do, 1}, {lesson.Do, 2}, {lesson.Do, 3}, {lesson.Mix, 1}, {lesson.Mix, 2}, {lesson.Mix, 3}} {
		d.Settle()
		if s.stage != want.stage || s.n != want.n || !s.Ready() {
			t.Fatalf("stage %d, position %d, want %+v", s.stage, s.n, want)
		}
		s.now.Tried = true // else nothing comes up again
		s.showStep()
		if d.Again(); d.Shown() != screen.Screen(s) || !s.now.Over() {
			t.Fatal("a change of theme loses the place")
		}
		s.goOn()
	}
	if d.Shown() != nil || !strings.Contains(d.Said, "again") {
		t.Errorf("%T, %q", d.Shown(), d.Said)
	}
	d.Close()
}
