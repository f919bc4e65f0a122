package screen

import (
	"cmp"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Play is the bottom screen: the current game is played on it, with modes, digits, tools and
// the line of moves. What keys and menus do to the game goes through its methods, whatever is
// shown over it.
type Play struct {
	AboutGame
	*session.Tasks
	app *App
	page.Base
	filter  Filter
	watcher watcher
	rows    Rows
	shown   playState

	modes  *widget.Control
	digits [9]*widget.Control
	tools  [5]*widget.Control // undo, redo, erase, filter, hint
	cage   *cageCard
	advice *adviceLine
	moves  *page.Moves
}

// NewPlay makes the screen.
func NewPlay(a *App) *Play {
	t := a.Tasks()
	p := &Play{Tasks: t, app: a, filter: Filter{app: a}, watcher: watcher{app: a, jobs: t.Jobs()}}
	p.Rebuild()
	return p
}

// Rebuild implements Screen.
func (p *Play) Rebuild() {
	b := p.app.Base()
	p.Base = b
	p.shown = p.state()
	p.modes = b.Kit.Segments(p.modeNames(), func() int { return int(p.shown.mode) }, p.setMode)
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.Kit.DigitButton(i+1, func() int { return p.shown.left[d] }, func() bool { return p.shown.mode == game.ColourMode },
			func() { p.digit(d) }, func() bool { return p.shown.digit(d).on })
	}
	p.tools = [5]*widget.Control{
		b.Kit.ToolButton(widget.UndoIcon, b.T("tool.undo"), p.Undo),
		b.Kit.ToolButton(widget.RedoIcon, b.T("tool.redo"), p.Redo),
		b.Kit.ToolButton(widget.EraseIcon, b.T("tool.erase"), p.erase),
		b.Kit.ToolToggle(widget.FilterIcon, b.T("tool.filter"), func() bool { return p.shown.filtering }, p.filter.TogglePad),
		b.Kit.ToolButton(widget.HintIcon, b.T("tool.hint"), p.app.Pages.Deeper),
	}
	p.addTips()
	p.cage = newCageCard(b, func() *cageState { return &p.shown.cage }, p.strike, p.showSums)
	p.advice = newAdviceLine(b, p.nextAdvice, p.endAdvice)
	p.advice.text = p.shown.advice
	p.moves = page.NewMoves(b, p.History())
	p.enable()
}

// modeNames returns the names of the modes and their keys, if they have keys of their own.
func (p *Play) modeNames() []widget.Segment {
	list := []widget.Segment{
		{Text: p.T("mode.digit"), Key: "Z"}, {Text: p.T("mode.corner"), Key: "X"},
		{Text: p.T("mode.centre"), Key: "C"}, {Text: p.T("mode.colour"), Key: "V"},
	}
	for i := range list {
		if p.app.Prefs().On(PrefHoDoKu) {
			list[i].Key = ""
		}
	}
	return list
}

// addTips gives the controls their tooltips: what their keys are, and what is shown
// without words.
func (p *Play) addTips() {
	p.modes.Tip = p.Kit.Tips("digit", "corner", "centre", "colour")
	for i, c := range p.digits {
		c.Tip = func(int) widget.Tip { return p.digitTip(i + 1) }
	}
	for i, action := range []string{"undo", "redo", "erase", "", "hint"} {
		p.tools[i].Tip = p.Kit.Tips(action)
	}
	p.tools[3].Tip = func(int) widget.Tip {
		first, last := p.Kit.Tips("show.1")(0).Keys, p.Kit.Tips("show.9")(0).Keys
		return widget.Tip{Text: p.T("tip.filter"), Keys: first + " – " + last}
	}
}

// digitTip says how many of a digit are to be placed, or which colour it stands for.
func (p *Play) digitTip(d int) widget.Tip {
	if p.shown.mode == game.ColourMode {
		return page.ColourTip(p.Base, d)
	}
	if left := p.shown.left[d]; left > 0 {
		return widget.Tip{Text: p.T("tip.left", "n", left)}
	}
	return widget.Tip{}
}

// Objects implements page.Page.
func (p *Play) Objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{p.modes}, page.Objects(p.digits[:])...)
	out = append(append(out, page.Objects(p.tools[:])...), p.cage.Control, p.advice.Control)
	return append(out, p.moves.Objects()...)
}

// Refresh implements page.Refresher.
func (p *Play) Refresh() {
	s, was := p.state(), p.shown
	p.shown = s
	if s.mode != was.mode {
		p.modes.Repaint()
	}
	for i, c := range p.digits {
		if d := puzzle.Digit(i + 1); s.digit(d) != was.digit(d) {
			c.Repaint()
		}
	}
	if s.filtering != was.filtering {
		p.tools[3].Repaint()
	}
	p.enable()
	p.moves.Refresh()
	if s.advice != was.advice {
		p.advice.text = s.advice
		p.advice.Repaint()
	}
	if !s.cage.equal(&was.cage) {
		p.cage.Repaint()
	}
	if s.advice != was.advice || s.size != was.size || s.cages != was.cages || !s.cage.equal(&was.cage) {
		p.app.Relayout()
	}
}

// enable enables what can be used now.
func (p *Play) enable() {
	paused := p.Unless(!p.shown.paused, "status.paused")
	for _, c := range append(p.digits[:], p.modes, p.tools[2], p.tools[3], p.tools[4], p.cage.Control) {
		c.Disable(paused)
	}
	p.tools[0].Disable(cmp.Or(paused, p.Unless(p.shown.undo, "play.noundo")))
	p.tools[1].Disable(cmp.Or(paused, p.Unless(p.shown.redo, "play.noredo")))
	p.moves.Disable(paused)
}

func (p *Play) setMode(i int) {
	p.app.Input(game.Input{Kind: game.SetMode, Mode: game.Mode(i)})
}

// digit handles a digit of the pad.
func (p *Play) digit(d puzzle.Digit) {
	if p.filter.pad {
		p.filter.Only(d.Set())
	} else {
		p.app.Input(game.Input{Kind: game.Type, Digit: d})
	}
}

func (p *Play) erase() { p.app.Input(game.Input{Kind: game.Delete}) }

// Space implements SpaceProvider.
func (p *Play) Space() Space { return Space{Head: true} }

// Active reports whether the current game is on the board and not paused.
func (p *Play) Active() bool { return EntryOf(p.app) == nil && !p.Paused() }

// Editable reports whether the board accepts moves of the current game.
func (p *Play) Editable() bool { return p.Active() && !p.app.Session().Game.Finished() }

// Open reports whether this screen is on top and the board accepts moves.
func (p *Play) Open() bool { return p.app.Top() == p && p.Active() }

// History returns the commands on the moves of the game.
func (p *Play) History() History { return History{p.app, p} }

// Filter returns the filter of the board.
func (p *Play) Filter() *Filter { return &p.filter }
