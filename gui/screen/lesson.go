package screen

import (
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// Lesson teaches a technique on positions of its own, or practises several. The current game
// stays as it is.
type Lesson struct {
	desk Desk
	pageOf[*page.Lesson]
	making  *session.Jobs // makes positions, the next one while one is worked on
	judging *session.Jobs

	of    lesson.Lesson      // in practice the number is 0
	mixed []*logic.Technique // that its mixture has
	todo  []*logic.Technique // to practise, a position of each

	stage  lesson.Stage
	n      int // position of the stage, from 1
	now    *exercise
	ahead  *lesson.Position
	wish   wish  // what is being made, or made ahead
	failed error // why there is no position
	queue  []lesson.Answer
	known  []practice.Answer

	ui      game.UI
	keys    bool        // the cursor is shown where cells are pressed
	pressed puzzle.Cell // the cell pressed last, and one more; 0: none
	part    int         // of the picture, from 0

	seed   func() uint64
	closed bool
}

// perStage is how many positions a stage has.
const perStage = 3

// OpenLesson shows the lesson of a technique over the screen that is shown, if there is one.
func OpenLesson(d Desk, t *logic.Technique) {
	if l, ok := LessonOf(t); ok {
		d.Push(NewLesson(d, l, lesson.See, rand.Uint64))
	}
}

// LessonOf returns the lesson of a technique; what only tries digits has none.
func LessonOf(t *logic.Technique) (lesson.Lesson, bool) {
	path := lesson.Path()
	i := slices.IndexFunc(path, func(l lesson.Lesson) bool { return t != nil && l.Technique.ID == t.ID })
	if i < 0 {
		return lesson.Lesson{}, false
	}
	return path[i], true
}

// NewLesson makes the screen of a lesson, at a stage; its positions are made by seeds.
func NewLesson(d Desk, l lesson.Lesson, stage lesson.Stage, seed func() uint64) *Lesson {
	s := &Lesson{desk: d, making: d.Jobs(), judging: d.Jobs(), seed: seed, of: l, mixed: l.Mixed(lesson.Path())}
	s.Again()
	d.Keeper().Answers.Use(func(list []practice.Answer) { s.known = list })
	s.goTo(stage)
	return s
}

// newPractice makes a screen on which techniques are practised, a position of each.
func newPractice(d Desk, todo []*logic.Technique) *Lesson {
	s := &Lesson{desk: d, making: d.Jobs(), judging: d.Jobs(), seed: rand.Uint64, todo: todo}
	s.Again()
	s.goTo(lesson.Mix)
	return s
}

// Ready reports whether the position is there.
func (s *Lesson) Ready() bool { return s.now != nil }

// practising reports whether it is no lesson.
func (s *Lesson) practising() bool { return len(s.todo) > 0 }

// Close implements Screen.
func (s *Lesson) Close() {
	s.closed = true
	s.making.Stop()
	s.judging.Stop()
}

// Again implements Screen.
func (s *Lesson) Again() Screen {
	s.page = page.NewLesson(s.desk.Base(), page.LessonFuncs{
		Stage: func(i int) { s.desk.FocusBoard(); s.goTo(lesson.Stages[i]) }, Part: func(by int) { s.Step(by) },
		Digit: func(d puzzle.Digit) { s.Input(game.Input{Kind: game.Type, Digit: d}) },
		Mode:  s.switchMode, Show: s.showStep, Next: s.next, Close: s.desk.Back,
	})
	s.show()
	return s
}

// Shown implements ShownHandler.
func (s *Lesson) Shown() { s.update() }

// goTo goes to the first position of a stage.
func (s *Lesson) goTo(stage lesson.Stage) {
	s.stage, s.n = stage, 1
	s.bring()
}

// bring shows the next position, or waits until it is made.
func (s *Lesson) bring() {
	s.now, s.failed, s.queue = nil, nil, nil
	s.judging.Stop()
	if s.stage == lesson.See {
		if p, ok := example(s.of.Technique); ok {
			s.open(p)
			return
		}
	}
	want := s.want(s.stage, s.n)
	switch {
	case s.ahead != nil && s.wish == want:
		p := *s.ahead
		s.ahead = nil
		s.open(p)
		return
	case !s.making.Busy() || s.wish != want:
		s.make(want)
	}
	s.update()
}

// next goes on to the next position; after the last one the lesson ends.
func (s *Lesson) next() {
	if why := s.whyNotNext(); why != "" {
		s.desk.Say(why)
		return
	}
	s.desk.ClearMessage()
	stage, n := s.after()
	if s.failed != nil { // try again
		stage, n = s.stage, s.n
	}
	if stage > lesson.Mix {
		end := s.ended()
		s.desk.Back()
		s.desk.Say(end)
		return
	}
	s.desk.FocusBoard()
	s.stage, s.n = stage, n
	s.bring()
}

// showStep shows the step that is looked for.
func (s *Lesson) showStep() {
	if s.now == nil || s.now.over() {
		return
	}
	s.now.show()
	s.finished()
	s.update()
}

// finished notes how a position went.
func (s *Lesson) finished() {
	x, keeper := s.now, s.desk.Keeper()
	s.show() // which enables what gets the focus
	s.desk.Focus(s.page.Next())
	s.queue, s.part = nil, 0
	s.judging.Stop()
	now := keeper.Now()
	keeper.Answers.Add(practice.Answer{When: now, Item: x.technique().ID, Grade: x.grade(now.Sub(x.begun))})
	keeper.Answers.Use(func(list []practice.Answer) {
		s.known = list
		if s.now == x && !s.closed {
			s.update()
		}
	})
}

// update shows everything anew.
func (s *Lesson) update() {
	s.show()
	s.desk.Relayout()
	s.desk.Refresh()
}

// Step implements Stepper: it goes through the parts of the picture.
func (s *Lesson) Step(by int) bool {
	why := s.argument()
	if s.now == nil || !s.now.over() || why.count() < 2 {
		return false
	}
	s.part = why.turn(s.part, by)
	s.update()
	return true
}

// CanUndo implements Undoer: nothing here can be undone, nor anything of the game.
func (s *Lesson) CanUndo() bool { return false }

// CanRedo implements Undoer.
func (s *Lesson) CanRedo() bool { return false }

// Undo implements Undoer.
func (s *Lesson) Undo() {}

// Redo implements Undoer.
func (s *Lesson) Redo() {}

// Learning reports whether a lesson is shown: commands on the game are off then.
func Learning(d Desk) bool {
	_, ok := Find[*Lesson](d)
	return ok
}

// Key implements KeyHandler.
func (s *Lesson) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 {
		return false
	}
	over := s.now != nil && s.now.over()
	switch {
	case name == fyne.KeyS || name == fyne.KeyH:
		s.showStep()
	case isReturn(name) && (over || s.failed != nil):
		s.next()
	case over && arrowStep(name) != 0:
		return s.Step(arrowStep(name))
	case s.now != nil && s.stage == lesson.Seek && (isReturn(name) || name == fyne.KeySpace):
		s.keys = true
		s.press(s.ui.Cursor)
	default:
		return isReturn(name)
	}
	return true
}
