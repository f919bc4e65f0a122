package learn

import (
	"math/rand/v2"
	"slices"

	"sudoku/generator/lesson"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// Lesson teaches a technique on positions of its own, or practises several. The current game
// stays as it is.
type Lesson struct {
	app *screen.App
	page.Base
	lessonState
	lessonPage
	*session.Tasks
	making  *session.Jobs // makes positions, the next one while one is worked on
	judging judging

	ahead *lesson.Position
	wish  wish // what is being made, or made ahead

	keys    bool        // the cursor is shown where cells are pressed
	pressed puzzle.Cell // the cell pressed last, and one more; 0: none

	seed func() uint64
}

// lessonPage is the controls of the page, and what they show.
type lessonPage struct {
	shown lessonText
	less  int // how much of the card is left out

	titleLabel, sourceLabel, againLabel *widget.Label
	stages, parts                       *widget.Control
	digits                              *digitBar
	card                                *page.Card
	show, next, close                   *widget.Control
}

// OpenLesson shows the lesson of a technique over the screen that is shown, if there is one.
func OpenLesson(a *screen.App, t *logic.Technique) {
	if l, ok := LessonOf(t); ok {
		a.Push(NewLesson(a, l, lesson.See, rand.Uint64))
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
func NewLesson(a *screen.App, l lesson.Lesson, stage lesson.Stage, seed func() uint64) *Lesson {
	s := newLesson(a, seed)
	s.Of, s.mixed = l, l.Mixed(lesson.Path())
	s.Rebuild()
	a.Sessions().Answers.Use(func(list []practice.Answer) { s.known = list })
	s.goTo(stage)
	return s
}

// NewPractice makes a screen on which techniques are practised, a position of each.
func NewPractice(a *screen.App, todo []*logic.Technique) *Lesson {
	s := newLesson(a, rand.Uint64)
	s.todo = todo
	s.Rebuild()
	s.goTo(lesson.Mix)
	return s
}

func newLesson(a *screen.App, seed func() uint64) *Lesson {
	t := a.Tasks()
	s := &Lesson{Tasks: t, app: a, making: t.Jobs(), seed: seed}
	s.judging = judging{jobs: t.Jobs(), judged: s.judged}
	return s
}

// Rebuild implements Screen.
func (s *Lesson) Rebuild() {
	b := s.app.Base()
	var names []string
	for _, stage := range lesson.Stages {
		names = append(names, stage.Key())
	}
	step := func(by int) { s.Step(by) }
	s.Base = b
	s.titleLabel = b.Kit.Label(theme.PageTitle, widget.Left, b.Kit.Pal.Text)
	s.sourceLabel = b.Kit.Label(theme.Body, widget.Left, b.Kit.Pal.Text2)
	s.againLabel = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.stages = page.Dots(b, names, func() int { return s.shown.stage }, func(i int) { s.app.FocusBoard(); s.goTo(lesson.Stages[i]) })
	s.card = page.NewCard(b, step, nil)
	s.parts = page.Parts(b, func() (int, int) { return s.shown.card.Part, s.shown.card.Parts }, step)
	s.digits = newDigitBar(b, &s.shown, s.pressDigit)
	s.show = b.Kit.Button(b.T("lesson.show"), false, s.showStep)
	s.show.Tip = func(int) widget.Tip { return widget.Tip{Text: b.T("lesson.show"), Keys: "S"} }
	s.next = b.Kit.PrimaryButton(func() string { return b.T("lesson.next") }, s.goOn)
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.updatePage()
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
	s.now, s.failed = nil, nil
	s.judging.stop()
	if s.stage == lesson.See {
		s.open(lesson.Example(s.Of.Technique))
		return
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

// goOn goes on to the next position; after the last one the lesson ends.
func (s *Lesson) goOn() {
	if why := s.whyNotNext(s.Lang); why != "" {
		s.app.Say(why)
		return
	}
	s.app.ClearMessage()
	stage, n := s.after()
	if s.failed != nil { // try again
		stage, n = s.stage, s.n
	}
	if stage > lesson.Mix {
		end := s.ended(s.Lang, s.app.Sessions().Now())
		s.app.Back()
		s.app.Say(end)
		return
	}
	s.app.FocusBoard()
	s.stage, s.n = stage, n
	s.bring()
}

// showStep shows the step that is looked for.
func (s *Lesson) showStep() {
	if s.now == nil || s.now.Over() {
		return
	}
	s.now.Show()
	s.finished()
	s.update()
}

// finished notes how a position went.
func (s *Lesson) finished() {
	x, sessions := s.now, s.app.Sessions()
	s.updatePage() // which enables what gets the focus
	s.app.Focus(s.next)
	s.part = 0
	s.judging.stop()
	now := sessions.Now()
	sessions.Answers.Use(func(list []practice.Answer) {
		if s.counts(x, list) {
			sessions.Answers.Add(practice.Answer{When: now, Item: x.Technique().ID, Grade: x.Grade(now.Sub(x.Begun))})
		}
		sessions.Answers.Use(func(list []practice.Answer) {
			s.known = list
			if s.now == x && !s.Closed() {
				s.update()
			}
		})
	})
}

// counts reports whether a position says what is known. One that was only looked at doesn't,
// unless it is the practice of what was learnt before.
func (s *lessonState) counts(x *lesson.Exercise, known []practice.Answer) bool {
	return x.Tried || !x.Shown || s.Practising() &&
		slices.ContainsFunc(known, func(a practice.Answer) bool { return a.Item == x.Technique().ID })
}

// update shows everything anew.
func (s *Lesson) update() {
	s.updatePage()
	s.app.Relayout()
	s.app.Refresh()
}

// updatePage shows the state on the page.
func (s *Lesson) updatePage() {
	t := s.text(s.Lang, s.app.Sessions().Now())
	s.shown = t
	s.titleLabel.SetText(t.title)
	s.sourceLabel.SetText(t.source)
	s.againLabel.SetText(t.again)
	s.show.Disable(t.whyNotShow)
	s.next.Disable(t.whyNotNext)
	s.stages.Repaint()
	s.digits.Repaint()
	s.parts.Repaint()
	s.card.Show(s.cardText())
}

// Step implements Stepper: it goes through the parts of the picture.
func (s *Lesson) Step(by int) bool {
	why := s.argument(s.Lang)
	if s.now == nil || !s.now.Over() || why.Count() < 2 {
		return false
	}
	s.part = why.Turn(s.part, by)
	s.update()
	return true
}

// Part returns which part of the picture is shown, from 0.
func (s *lessonState) Part() int { return s.part }

// Status implements StatusProvider. Below another page it asks for nothing.
func (s *Lesson) Status() string {
	switch ofGame := s.app.HasGame(); {
	case s.app.Top() == screen.Screen(s):
		return s.status(s.Lang, s.less == justTask, ofGame)
	case ofGame:
		return s.T("lesson.status.game")
	}
	return ""
}

// Learning reports whether a lesson or the rules are shown: commands on the game are off then.
func Learning(a *screen.App) bool {
	_, lesson := screen.Find[*Lesson](a)
	_, rules := screen.Find[*How](a)
	return lesson || rules
}
