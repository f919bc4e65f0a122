package learn

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// Lessons lists the lessons by level: which are done, which come up again today. One press
// goes on where the player was.
type Lessons struct {
	*session.Tasks
	*screen.SearchField
	app *screen.App
	page.Base
	lessonsState
	shown  lessonsText
	picked bool // the chosen row was chosen by the player
	begun  bool // the chosen lesson was opened
	sought string

	pos  puzzle.Position // the example of the chosen technique
	step logic.Step

	title, lead            *widget.Label
	list                   *widget.List
	start, practice, close *widget.Control
}

// NewLessons makes the screen.
func NewLessons(a *screen.App) *Lessons {
	s := &Lessons{Tasks: a.Tasks(), app: a, lessonsState: newLessonsState()}
	s.load()
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Lessons) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.title = b.Title(b.T("lessons.title"))
	s.lead = b.Kit.Paragraph(theme.Secondary)
	s.list = b.Kit.NewList(b.Kit.Size(32), func() int { return len(s.rows) }, s.paintRow, s.choose)
	s.list.Name = b.T("lessons.title")
	s.list.Act = s.begin
	s.SearchField = screen.NewFinder(s.app, b, s.SearchField, s.search)
	s.Target = s.list
	s.start = b.Kit.PrimaryButton(s.startText, s.begin)
	s.practice = b.Kit.Button(b.T("guide.practise"), false, s.practise)
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.updatePage()
}

func (s *Lessons) startText() string {
	if s.shown.begun {
		return s.T("lessons.goon")
	}
	return s.T("lessons.begin")
}

// Focus returns what gets the focus when the page opens.
func (s *Lessons) Focus() fyne.Focusable { return s.list }

// Shown implements ShownHandler: what is known is read again, for a lesson may have added to it.
func (s *Lessons) Shown() {
	s.update()
	s.app.Sessions().Answers.Use(func(list []practice.Answer) {
		if s.Closed() {
			return
		}
		s.known, s.due = list, DueOf(s.app, list)
		if at := s.at(); s.sought == "" && (!s.picked || s.begun && at >= 0 && s.done(at)) {
			s.choose(s.whereTo())
			s.picked = false
		}
		s.begun = false
		s.update()
	})
}

// DueOf returns the techniques to practise now.
func DueOf(a *screen.App, known []practice.Answer) (due []*logic.Technique) {
	for _, id := range practice.Offer(known, a.Sessions().Now(), aDay) {
		if t, ok := logic.ByID(id); ok && t.Family() != logic.Trial {
			due = append(due, t)
		}
	}
	return due
}

// PractiseDue shows the practice of what is due today, or says that nothing is.
func PractiseDue(a *screen.App, show func(screen.Screen)) {
	top := a.Top()
	a.Sessions().Answers.Use(func(known []practice.Answer) {
		due := DueOf(a, known)
		switch {
		case a.Top() != top: // the player has gone on
		case len(due) == 0:
			a.Say(a.Base().T("lessons.nothing"))
		default:
			show(NewPractice(a, due))
		}
	})
}

// choose chooses a row, and shows the example of its technique.
func (s *Lessons) choose(row int) {
	s.row, s.picked = row, true
	s.load()
	s.update()
}

// search lists what is searched for.
func (s *Lessons) search(text string) {
	s.sought = text
	s.narrow(s.Lang, text)
	s.load()
	s.update()
}

// load loads the example of the chosen technique; at a heading the one before
// stays.
func (s *Lessons) load() {
	if at := s.at(); at >= 0 {
		s.pos, s.step, _ = s.path[at].Technique.Example()
	}
}

// begin opens the chosen lesson.
func (s *Lessons) begin() {
	at := s.at()
	if at < 0 {
		s.app.Say(s.T("lessons.choose"))
		return
	}
	s.picked, s.begun = true, true
	s.app.Push(NewLesson(s.app, s.path[at], caption.StageOf(s.known, s.path[at].Technique.ID), rand.Uint64))
}

// practise begins the practice of today.
func (s *Lessons) practise() {
	if len(s.due) > 0 {
		s.app.Push(NewPractice(s.app, s.due))
	}
}

// update shows everything anew.
func (s *Lessons) update() {
	s.updatePage()
	s.app.Refresh()
}

// updatePage shows the state on the page.
func (s *Lessons) updatePage() {
	s.shown = s.text(s.Lang)
	spans := []widget.Span{{Text: s.shown.lead, Colour: s.Kit.Pal.Text2}}
	if s.shown.due != "" {
		spans = append(spans, widget.Span{Text: s.shown.due, Colour: s.Kit.Pal.Text})
	}
	s.lead.SetSpans(spans...)
	s.practice.Disable(s.Unless(s.shown.due != "", "lessons.nothing"))
	s.start.Disable(s.Unless(len(s.rows) > 0, "lessons.none"))
	s.start.Repaint()
	s.list.Pick(s.row)
	s.list.Refresh()
}

// OwnBoard implements BoardOwner: the board shows the example.
func (s *Lessons) OwnBoard() bool { return true }

// Input implements InputHandler: the example can't be edited.
func (s *Lessons) Input(game.Input) bool { return true }

// View implements BoardViewer.
func (s *Lessons) View(board.View) board.View {
	return ExampleView(&s.pos, &s.step)
}

// Status implements StatusProvider.
func (s *Lessons) Status() string {
	if len(s.rows) == 0 {
		return s.T("lessons.none")
	}
	return exampleStatus(s.app)
}
