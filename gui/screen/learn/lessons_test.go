package learn

import (
	"testing"
	"time"

	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
)

var someday = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// TestLessons: the list says what is done and what comes up again today, and one press goes on
// where the player was.
func TestLessons(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Show(NewLessons(d.App))
	s := d.Shown().(*Lessons)
	if d.Settle(); s.row != 1 || s.rowText(s.Lang, 0).heading != true || s.rowText(s.Lang, 1).number != 1 {
		t.Error("without a record:", s.row)
	}
	add := func(id string, days, n int) {
		for i := range n {
			d.Sessions().Answers.Add(practice.Answer{When: someday.AddDate(0, 0, -days).Add(time.Duration(i) * time.Second), Item: id, Grade: practice.Right})
		}
	}
	add(s.path[0].Technique.ID, 20, 2*caption.PerStage)
	add(s.path[1].Technique.ID, 30, 1)
	add("no-such-technique", 30, 1)
	d.Show(NewLessons(d.App))
	s = d.Shown().(*Lessons)
	d.Settle()
	if s.rows[s.row] != 1 {
		t.Error("goes on at row", s.row)
	}
	for i, want := range []library.State{library.Solved, library.Begun, library.New} {
		if got := s.rowText(s.Lang, i+1); got.state != want || (got.note != "") != (i < 2) {
			t.Errorf("row %d: %+v", i+1, got)
		}
	}
	s.begin()
	if l, ok := d.Shown().(*Lesson); !ok || l.stage != lesson.Seek || l.Of.Number != 2 {
		t.Fatalf("%T", d.Shown())
	}
	if d.Back(); s.rows[s.row] != 1 {
		t.Error("back at row", s.row)
	}
	add(s.path[1].Technique.ID, 29, 2*caption.PerStage)
	d.Settle()
	s.begin()
	d.Back()
	if d.Settle(); s.rows[s.row] != 2 {
		t.Error("after what is done comes row", s.row)
	}
	s.practise()
	l, ok := d.Shown().(*Lesson)
	if !ok || len(l.todo) != 2 || !l.Practising() {
		t.Fatalf("%T", d.Shown())
	}
	for range 2 {
		d.Settle()
		l.showStep()
		l.goOn()
	}
	if d.Settle(); d.Shown() != screen.Screen(s) || len(s.due) != 0 {
		t.Errorf("%T, still due: %v", d.Shown(), s.due)
	}
	d.Close()
}

// TestLessonsOfBoards: the lessons of other boards come last, under a heading of their own, and the
// example and the positions that are made have their cages.
func TestLessonsOfBoards(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Show(NewLessons(d.App))
	s := d.Shown().(*Lessons)
	s.search("cage")
	if head := s.rowText(s.Lang, 0); !head.heading || head.name != s.T("home.boards") || len(s.rows) < 5 {
		t.Fatalf("%+v, %d rows", head, len(s.rows))
	}
	for s.row = 1; s.path[s.at()].Technique.ID != "cage-last"; s.row++ {
	}
	s.load()
	if s.View(board.View{}).State.Shape == nil {
		t.Error("the example has no cages")
	}
	s.begin()
	l := d.Shown().(*Lesson)
	for _, stage := range []lesson.Stage{lesson.See, lesson.Seek, lesson.Do, lesson.Mix} {
		l.goTo(stage)
		if d.Settle(); l.now == nil {
			t.Fatal("no position")
		}
		if v := l.View(board.View{}); len(v.State.Shape.Cages()) == 0 && !v.State.Shape.Diagonals() {
			t.Errorf("stage %d is on the classic board", stage)
		}
	}
	d.Close()
}

// TestLessonsShowExamples: with each lesson that is chosen the board shows a position with a pattern.
func TestLessonsShowExamples(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Show(NewLessons(d.App))
	s := d.Shown().(*Lessons)
	for row, at := range s.rows {
		if at < 0 {
			continue
		}
		s.choose(row)
		if v := s.View(board.View{}); v.State.Grid.Filled().Empty() || v.Hint.Empty() {
			t.Errorf("row %d, %s: the board is empty, or shows nothing on it", row, s.rowText(s.Lang, row).name)
		}
	}
	d.Close()
}

// TestNoLesson: a search that finds nothing says so, and there is nothing to begin.
func TestNoLesson(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Show(NewLessons(d.App))
	s := d.Shown().(*Lessons)
	if s.search("no such name"); s.shown.lead != s.T("lessons.none") || !s.start.Disabled() || s.Status() != s.T("lessons.none") {
		t.Errorf("%q, %q, disabled: %v", s.shown.lead, s.Status(), s.start.Disabled())
	}
	if s.search(""); s.shown.lead == s.T("lessons.none") || s.start.Disabled() {
		t.Errorf("%q, disabled: %v", s.shown.lead, s.start.Disabled())
	}
	d.Close()
}
