package table

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A DrawTool says what a press on the board does while colours and links are drawn.
type DrawTool uint8

const (
	ColourCandidate DrawTool = iota
	ColourCell
	StrongLink   // starts a link at a candidate, or ends it there
	WeakLink     // likewise
	EraseDrawing // removes the topmost drawing there
	numDrawTools = 5
)

// drawKeys are the catalogue keys of the tools, followed by that of the button that
// clears all.
var drawKeys = [numDrawTools + 1]string{"cand", "cell", "strong", "weak", "erase", "clear"}

// A drawChoice is what the player draws with.
type drawChoice struct {
	tool   DrawTool
	colour puzzle.Digit
}

// Draw lets the player draw colours and links on the board.
type Draw struct {
	screen.AboutGame
	app *screen.App
	page.Base
	drawChoice
	draft *game.Link // a link with one end chosen
	drag  bool       // a drag from that end is under way

	shown drawChoice
	plain bool // colours have no patterns

	tools, colours *widget.Control
	help           *widget.Label
	close          *widget.Control
}

// NewDraw makes the screen.
func NewDraw(a *screen.App) *Draw {
	s := &Draw{app: a, drawChoice: drawChoice{colour: 1}}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Draw) Rebuild() {
	b := s.app.Base()
	s.Base, s.plain = b, !s.app.Prefs().On(screen.PrefPatterns)
	s.tools = b.Kit.NewControl(page.Tiles(3, 2), s.paintTools, func(i int) {
		if i == numDrawTools {
			ClearDrawing(s.app)
		} else {
			s.SetTool(DrawTool(i))
		}
	})
	s.colours = b.Kit.NewControl(swatches, s.paintColours, func(i int) { s.setColour(puzzle.Digit(i + 1)) })
	s.colours.Tip = func(zone int) widget.Tip {
		if zone < 0 {
			return widget.Tip{}
		}
		return page.ColourTip(b, zone+1)
	}
	s.help = b.Kit.Paragraph(theme.Secondary)
	s.close = b.Kit.Button(b.T("draw.close"), false, func() {
		s.app.ClearMessage() // it is about what is being drawn
		s.app.Back()
	})
	s.Refresh()
}

// Objects implements page.Page.
func (s *Draw) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.tools, s.colours, s.help, s.close}
}

// Refresh implements page.Refresher.
func (s *Draw) Refresh() {
	if s.shown != s.drawChoice {
		s.shown = s.drawChoice
		s.tools.Repaint()
		s.colours.Repaint()
	}
	s.help.SetSpans(widget.Span{Text: s.T("draw.help." + drawKeys[s.tool]), Colour: s.Kit.Pal.Text2})
}

// Space implements SpaceProvider.
func (s *Draw) Space() screen.Space {
	return screen.Space{Head: true, Share: .4, AtMost: 280}
}

// Escape implements EscapeHandler: it cancels the link that was started.
func (s *Draw) Escape() bool {
	if s.draft == nil {
		return false
	}
	s.draft = nil
	s.app.ClearMessage()
	return true
}

// SetTool chooses what a press on the board draws.
func (s *Draw) SetTool(t DrawTool) {
	s.tool, s.draft = t%numDrawTools, nil
	s.app.ClearMessage()
	s.app.Refresh()
}

func (s *Draw) setColour(n puzzle.Digit) {
	s.colour = n
	if s.tool != ColourCell && s.tool != ColourCandidate {
		s.tool, s.draft = ColourCandidate, nil
	}
	s.app.ClearMessage()
	s.app.Refresh()
}

// ClearDrawing removes all colours and links in one undoable step.
func ClearDrawing(a *screen.App) {
	b, at := a.Base(), a.Session().Game.State()
	if !a.Play().Active() || at.Colours == [81]game.ColourSet{} && at.CandColours == [81][9]uint8{} && at.Links == "" {
		a.Say(b.T("draw.nothing"))
		return
	}
	a.Play().Move(game.Move{Action: game.ClearDrawing})
	a.Say(b.T("draw.cleared"))
	a.Refresh()
}

// OpenDraw opens the screen, if it isn't open.
func OpenDraw(a *screen.App) *Draw {
	s, ok := a.Top().(*Draw)
	if !ok {
		s = NewDraw(a)
		a.Show(s)
	}
	return s
}

// Draws implements DrawScreen.
func (*Draw) Draws() {}

// ToggleDraw opens the screen, or closes it.
func ToggleDraw(a *screen.App) {
	if screen.Drawing(a) {
		a.Back()
	} else {
		OpenDraw(a)
	}
}
