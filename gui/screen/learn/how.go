package learn

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// How teaches the rules on a board of 4 x 4, by doing. The current game stays as it is.
type How struct {
	app *screen.App
	page.Base
	howState
	text page.CardText // of the state
	lead func()        // opens the Easy puzzle of today

	title              *widget.Label
	steps, easy, close *widget.Control
	card               *page.Card
	digits             [4]*widget.Control
	brief              bool // there is no room for all of the card
}

// OpenHow shows how Sudoku works, over the screen that is shown. Its end leads to the Easy puzzle
// of today, which easy opens.
func OpenHow(a *screen.App, easy func()) { a.ShowOver(NewHow(a, easy)) }

// NewHow makes the screen; see [OpenHow].
func NewHow(a *screen.App, easy func()) *How {
	s := &How{app: a, lead: easy, howState: howAt(0)}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *How) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.title = b.Title(b.T("how.title"))
	var names []string
	for _, of := range howSteps {
		names = append(names, "how.step."+of)
	}
	s.steps = page.Dots(b, names, s.stepsDone, s.begin)
	s.card = page.NewCard(b, nil, nil)
	for i := range s.digits {
		never := func() bool { return false }
		s.digits[i] = b.Kit.DigitButton(i+1, func() int { return -1 }, never, func() { s.Input(game.Input{Kind: game.Type, Digit: puzzle.Digit(i + 1)}) }, never)
	}
	text := b.T("how.easy", "level", b.Lang.Level(puzzle.Easy.Name()))
	s.easy = b.Kit.NewControl(nil, func(c *widget.Canvas) {
		if s.done() {
			c.Primary(text)
		} else {
			c.Plain(text)
		}
	}, func(int) { s.lead() })
	s.easy.Prefer(b.Kit.Button(text, true, nil).PreferredWidth)
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.updatePage()
}

// stepsDone returns which step is at hand; past the last one all are done.
func (s *How) stepsDone() int {
	if s.done() {
		return len(howSteps)
	}
	return s.step
}

// begin goes to the beginning of a step.
func (s *How) begin(step int) {
	s.howState = howAt(step)
	s.update()
}

// Focus returns what gets the focus: the board, or at the end what leads on.
func (s *How) Focus() fyne.Focusable {
	if !s.done() {
		return nil
	}
	return s.easy
}

// Input implements InputHandler: keys and presses go to the small board alone.
func (s *How) Input(in game.Input) bool {
	was := s.done()
	s.input(in)
	s.app.ClearMessage()
	s.update()
	if s.done() && !was {
		s.app.FocusPage()
	}
	return true
}

// Key implements KeyHandler: Delete removes a wrong digit, and at the end Return leads on.
func (s *How) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	switch {
	case mod != 0:
		return false
	case name == fyne.KeyDelete || name == fyne.KeyBackspace || name == fyne.Key0:
		return s.Input(game.Input{Kind: game.Delete})
	case !screen.IsReturn(name):
		return false
	case s.done():
		s.lead()
	}
	return true
}

// Undo implements Undoer: it removes a wrong digit. A right one stays: the step goes on from it.
func (s *How) Undo() {
	s.goTo(s.ui.Cursor)
	s.update()
}

// CanUndo implements Undoer.
func (s *How) CanUndo() bool { return s.reply.Key != "" && s.reply.Key != "how.right" }

// Redo and CanRedo implement Undoer; there is none.
func (s *How) Redo() {}

// CanRedo implements Undoer.
func (s *How) CanRedo() bool { return false }

// OwnBoard implements BoardOwner.
func (s *How) OwnBoard() bool { return true }

// View implements BoardViewer.
func (s *How) View(board.View) (v board.View) {
	v.State.Shape, v.State.Grid = puzzle.Mini4, s.grid
	given := HowGivens()
	v.Givens, v.UI, v.Flags = given.Filled(), s.ui, board.Conflicts
	tinted := func(h puzzle.House) { v.Hint.Houses = []puzzle.HouseRole{{House: h, Role: puzzle.Base}} }
	switch {
	case s.done():
		v.UI.Selected = puzzle.CellSet{}
	case s.clash != nil:
		v.State.Grid[s.wrong.Cell()] = s.wrong.Digit()
		tinted(*s.clash)
	case s.last():
		v.Flags |= board.Peers
	default:
		tinted(howHouses[s.step])
	}
	return v
}

// Spoken implements Speaker.
func (s *How) Spoken() []string {
	list := append([]string{s.text.Title}, s.text.Paragraphs...)
	if s.text.Answer.Of > 0 {
		list = append(list, s.text.Answer.Count)
	}
	return append(list, s.text.Answer.Text...)
}

// Status implements StatusProvider: what is to be done.
func (s *How) Status() string {
	text := s.T("how.status")
	if s.done() {
		text = s.T("home.enters.today")
	}
	if s.app.HasGame() {
		text = s.Lang.Sentences(text, s.T("lesson.status.game"))
	}
	return text
}

// update shows everything anew.
func (s *How) update() {
	s.updatePage()
	s.app.Relayout()
	s.app.Refresh()
}

// updatePage shows the state on the page.
func (s *How) updatePage() {
	s.text = s.cardOf(s.Lang)
	s.card.Show(s.cardText())
	s.steps.Repaint()
	s.easy.Repaint()
}
