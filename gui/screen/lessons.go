package screen

import (
	"math/rand/v2"
	"slices"

	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// Lessons lists the lessons by level: which are done, which come up again today. One press
// goes on where the player was.
type Lessons struct {
	desk Desk
	pageOf[*page.Lessons]
	path   []lesson.Lesson
	rows   []int // places on the path; -1 for the heading of a level
	known  []practice.Answer
	due    []*logic.Technique
	row    int  // that is chosen
	picked bool // by the player
	begun  bool // the chosen lesson was opened
	closed bool

	pos  puzzle.Position // the example of the chosen technique
	step logic.Step
}

// aDay is how many positions are offered for practice a day.
const aDay = 5

// NewLessons makes the screen.
func NewLessons(d Desk) *Lessons {
	s := &Lessons{desk: d, path: lesson.Path()}
	for i, l := range s.path {
		if i == 0 || l.Technique.Level != s.path[i-1].Technique.Level {
			s.rows = append(s.rows, -1)
		}
		s.rows = append(s.rows, i)
	}
	s.choose(1)
	s.picked = false
	s.Again()
	return s
}

// Again implements Screen.
func (s *Lessons) Again() Screen {
	s.page = page.NewLessons(s.desk.Base(), page.LessonsFuncs{
		Count: func() int { return len(s.rows) }, Row: s.text, Choose: s.choose,
		Begin: s.begin, Practise: s.practise, Close: s.desk.Back,
	})
	return s
}

// Close implements Screen.
func (s *Lessons) Close() { s.closed = true }

// Shown implements ShownHandler: what is known is read again, for a lesson may have added to it.
func (s *Lessons) Shown() {
	s.update()
	s.desk.Keeper().Answers.Use(func(list []practice.Answer) {
		if s.closed {
			return
		}
		s.known, s.due = list, dueOf(s.desk, list)
		if at := s.rows[s.row]; !s.picked || s.begun && at >= 0 && s.done(at) {
			s.choose(s.whereTo())
			s.picked = false
		}
		s.begun = false
		s.update()
	})
}

// dueOf returns the techniques to practise now.
func dueOf(d Desk, known []practice.Answer) (due []*logic.Technique) {
	for _, id := range practice.Offer(known, d.Keeper().Now(), aDay) {
		if t, ok := logic.ByID(id); ok && t.Family() != logic.Trial {
			due = append(due, t)
		}
	}
	return due
}

// stageOf returns the stage in which the lesson of a technique goes on: a stage is done when as
// many positions were solved as it has, without being shown.
func stageOf(known []practice.Answer, id string) lesson.Stage {
	n := 0
	for _, a := range known {
		if a.Item == id && a.Grade > practice.Unknown {
			n++
		}
	}
	switch {
	case n == 0:
		return lesson.See
	case n < perStage:
		return lesson.Seek
	case n < 2*perStage:
		return lesson.Do
	}
	return lesson.Mix
}

// whereTo returns the row of the lesson to go on with: the last one that was begun, or else the
// first that isn't done.
func (s *Lessons) whereTo() int {
	last, when := -1, practice.Answer{}
	for _, a := range s.known {
		if i := slices.IndexFunc(s.path, func(l lesson.Lesson) bool { return l.Technique.ID == a.Item }); i >= 0 && a.When.After(when.When) && a.Grade > practice.Unknown {
			last, when = i, a
		}
	}
	if last >= 0 && !s.done(last) {
		return slices.Index(s.rows, last)
	}
	for i := range s.path {
		if !s.done(i) {
			return slices.Index(s.rows, i)
		}
	}
	return 1
}

// done reports whether a lesson is done: what is left is its mixture.
func (s *Lessons) done(i int) bool { return stageOf(s.known, s.path[i].Technique.ID) == lesson.Mix }

// choose chooses a row, and shows the example of its technique.
func (s *Lessons) choose(row int) {
	s.row, s.picked = row, true
	if at := s.rows[row]; at >= 0 {
		s.pos, s.step, _ = s.path[at].Technique.Example()
	}
	if s.page != nil {
		s.update()
	}
}

// begin opens the chosen lesson.
func (s *Lessons) begin() {
	at := s.rows[s.row]
	if at < 0 {
		s.desk.Say(s.desk.Base().T("lessons.choose"))
		return
	}
	s.picked, s.begun = true, true
	s.desk.Push(NewLesson(s.desk, s.path[at], stageOf(s.known, s.path[at].Technique.ID), rand.Uint64))
}

// practise begins the practice of today.
func (s *Lessons) practise() {
	if len(s.due) > 0 {
		s.desk.Push(newPractice(s.desk, s.due))
	}
}

// update shows everything anew.
func (s *Lessons) update() {
	b, done := s.desk.Base(), 0
	for i := range s.path {
		if s.done(i) {
			done++
		}
	}
	t := page.LessonsText{Chosen: s.row, Lead: b.T("lessons.lead", "n", done, "of", len(s.path))}
	if n := len(s.due); n > 0 {
		t.Due = b.T("lessons.due", "n", n)
	}
	if at := s.rows[s.row]; at >= 0 {
		t.Begun = stageOf(s.known, s.path[at].Technique.ID) > lesson.See
	}
	s.page.Show(t)
	s.desk.Refresh()
}

// text returns what a row shows.
func (s *Lessons) text(row int) page.LessonRow {
	b, at := s.desk.Base(), s.rows[row]
	if at < 0 {
		return page.LessonRow{Heading: true, Name: b.Lang.Level(s.path[s.rows[row+1]].Technique.Level.Name())}
	}
	l := s.path[at]
	r := page.LessonRow{Number: l.Number, Name: b.Lang.Say(l.Technique.Name)}
	switch stage := stageOf(s.known, l.Technique.ID); stage {
	case lesson.See:
	case lesson.Mix:
		r.State = page.PuzzleSolved
	default:
		r.State = page.PuzzleBegun
	}
	if slices.ContainsFunc(s.due, func(t *logic.Technique) bool { return t.ID == l.Technique.ID }) {
		r.Note = b.T("lessons.today")
	}
	return r
}

// OwnBoard implements BoardOwner: the board shows the example.
func (s *Lessons) OwnBoard() bool { return true }

// Input implements InputHandler: the example can't be edited.
func (s *Lessons) Input(game.Input) bool { return true }

// View implements BoardViewer.
func (s *Lessons) View(board.View) board.View {
	v := board.View{Givens: s.pos.Given, Flags: board.FixedPlaces | board.Patterns}
	v.State.Grid, v.State.Centre = s.pos.Grid, s.pos.Cands
	argumentOf(s.step.Diagram, nil).show(&v, 0)
	return v
}

// Status implements StatusProvider.
func (s *Lessons) Status() string { return s.desk.Base().T("guide.status") }
