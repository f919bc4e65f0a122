package screen

import (
	"context"
	"image/color"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Save asks for the path of a file to write, where the system has no dialog for that, or something
// besides the path is to be chosen. An existing file is replaced only after a second press of the
// button.
type Save struct {
	*session.Tasks
	app *App
	page.Base
	order     SaveOrder
	jobs      *session.Jobs
	confirmed string // the existing file that the next press replaces
	wrong     string // why it wasn't saved, if that is shown

	title   *widget.Label
	path    *page.TextEntry
	message *widget.Label
	choice  *widget.Label // nil if there is no choice
	choices *widget.Control
	accept  *widget.Control
	browse  *widget.Control
	back    *widget.Control
}

// NewSave makes the screen.
func NewSave(a *App, o SaveOrder) *Save {
	t := a.Tasks()
	s := &Save{Tasks: t, app: a, order: o, jobs: t.Jobs()}
	s.Rebuild()
	return s
}

// Rebuild implements Screen: the typed path is kept.
func (s *Save) Rebuild() {
	b, was := s.app.Base(), s.path
	s.Base = b
	s.title = b.Title(b.T(s.order.Title))
	s.path = b.NewEntry(page.LongText, s.app.Back)
	s.path.OnSubmitted = func(string) { s.Press() }
	if was == nil {
		s.path.Fill(s.order.path(s.app))
	} else {
		s.path.Fill(was.Value())
		s.path.CursorColumn = was.CursorColumn
	}
	s.message = b.Paragraph(theme.Secondary)
	if s.order.Choices != nil {
		s.addChoice()
	}
	s.accept = b.Button(b.T("save.save"), true, s.Press)
	s.browse = b.Button(b.T("save.browse"), false, s.elsewhere)
	s.back = b.Button(b.T("save.back"), false, s.app.Back)
	s.explain()
}

// mostSegments is how many choices stand side by side; more are in a menu.
const mostSegments = 5

func (s *Save) addChoice() {
	s.choice = s.Label(theme.Secondary, widget.Left, s.Pal.Text2)
	s.choice.SetText(s.T(s.order.Choice))
	if len(s.order.Choices) > mostSegments {
		s.choices = s.DropDown(func() string { return "" }, func() string { return s.order.Choices[*s.order.Chosen] }, s.choiceItems, true)
		return
	}
	var list []widget.Segment
	for _, c := range s.order.Choices {
		list = append(list, widget.Segment{Text: c})
	}
	s.choices = s.Segments(list, func() int { return *s.order.Chosen }, func(i int) { *s.order.Chosen = i })
}

// choiceItems lists the choices in a menu.
func (s *Save) choiceItems() (items []page.MenuItem) {
	for i, text := range s.order.Choices {
		items = append(items, page.MenuItem{Text: text, Checked: i == *s.order.Chosen, Run: func() { s.choose(i) }})
	}
	return items
}

// choose chooses from the menu.
func (s *Save) choose(i int) {
	*s.order.Chosen = i
	s.choices.Repaint()
	if s.order.Endings != nil {
		s.path.Fill(strings.TrimSuffix(s.Path(), filepath.Ext(s.Path())) + s.order.Endings[i])
	}
}

// explain shows what is wrong, whether the file may be replaced, or what the path may be.
func (s *Save) explain() {
	switch {
	case s.wrong != "":
		s.showMessage(s.wrong, s.Pal.Bad)
	case s.confirmed != "":
		s.showMessage(s.T("save.exists"), s.Pal.Warn)
	default:
		how := s.T("save.how")
		if s.order.How != nil {
			how = s.Lang.Sentences(how, s.order.How(s.Lang))
		}
		s.showMessage(how, s.Pal.Text2)
	}
}

func (s *Save) showMessage(text string, col color.NRGBA) {
	s.message.SetSpans(widget.Span{Text: text, Colour: col})
}

// Focus returns what gets the focus when the page opens, and again after a press elsewhere: the
// field.
func (s *Save) Focus() fyne.Focusable { return s.path }

// Path returns the typed path.
func (s *Save) Path() string { return s.path.Value() }

// Message returns the message under the path.
func (s *Save) Message() string { return s.message.Text() }

// Choices returns the control for the choice, nil if there is none.
func (s *Save) Choices() *widget.Control { return s.choices }

// elsewhere lets the player choose the path, or the folder alone where the system has no dialog
// for that.
func (s *Save) elsewhere() {
	s.app.SaveAs(s.T(s.order.Title), s.Path(), s.order.kinds(s.Lang), func(path string) {
		s.take(s.order.complete(path))
	}, func() { s.app.Browse(s.Path(), s.path.Fill) })
}

// take saves under a path that was chosen; sure says that the file may be replaced.
func (s *Save) take(path string, sure bool) {
	s.path.Fill(path)
	if s.confirmed = ""; sure {
		s.confirmed = path
	}
	s.Press()
}

// Press presses the button Save.
func (s *Save) Press() {
	path := s.Path()
	if _, err := os.Stat(path); path != s.confirmed && err == nil {
		s.confirmed, s.wrong = path, ""
		s.explain()
		return
	}
	s.fail(s.save(path))
}

// fail shows what is wrong, if anything is.
func (s *Save) fail(wrong string) {
	if s.wrong = wrong; wrong != "" {
		s.explain()
	}
}

// save writes the file or begins to, and returns what is wrong.
func (s *Save) save(path string) string {
	switch {
	case s.order.Job == nil:
		return s.saved(path, s.order.Write(path))
	case !s.jobs.Busy():
		session.Start(s.jobs, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
			return struct{}{}, s.order.Job(ctx, path)
		}, nil, func(_ struct{}, err error) {
			s.fail(s.saved(path, err))
		})
	}
	s.showMessage(s.T("save.writing"), s.Pal.Text2)
	return ""
}

// saved leaves the screen when the file is written, or returns what is wrong.
func (s *Save) saved(path string, err error) string {
	if err != nil {
		return s.T("save.failed", "why", s.Lang.Error(err))
	}
	s.app.Back()
	s.order.saved(s.app, path)
	return ""
}

// Escape implements EscapeHandler.
func (s *Save) Escape() bool {
	s.app.Back()
	return true
}

// Space implements SpaceProvider.
func (s *Save) Space() Space { return whole }

// Objects implements page.Page.
func (s *Save) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.path}
	if s.choice != nil {
		out = append(out, s.choice, s.choices)
	}
	return append(out, s.message, s.accept, s.browse, s.back)
}

// Arrange implements page.Page.
func (s *Save) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	put(s.path, r.Strip(r.Y+s.Size(38), s.Size(40)))
	foot, y := r.Y+r.H-44, r.Y+s.Size(88)
	if s.choice != nil {
		put(s.choice, r.Strip(y, s.Size(20)))
		put(s.choices, r.Strip(y+s.Size(22), 38))
		y += s.Size(32) + 38
	}
	put(s.message, r.Strip(y, max(22, min(s.Size(100), foot-y-8))))
	layout.Equal(put, r.Strip(foot, 44), 12, s.accept, s.browse, s.back)
}
