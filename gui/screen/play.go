package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/session"
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

	pad    *playPad
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
	p.pad = newPlayPad(p.app, b, &p.shown, &p.filter)
	p.cage = newCageCard(p.app, b, &p.shown.cage)
	p.advice = newAdviceLine(p.app, b, p.shown.advice)
	p.moves = page.NewMoves(b, p.History())
	p.enable()
}

// Objects implements page.Page.
func (p *Play) Objects() []fyne.CanvasObject {
	return append(append(p.pad.objects(), p.cage.Control, p.advice.Control), p.moves.Objects()...)
}

// Refresh implements page.Refresher.
func (p *Play) Refresh() {
	s, was := p.state(), p.shown
	p.shown = s
	p.pad.update(&was)
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
	p.pad.enable(paused)
	p.cage.Disable(paused)
	p.moves.Disable(paused)
}

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

// Marks returns the commands on the marks of the game.
func (p *Play) Marks() Marks { return Marks{p.app} }

// Filter returns the filter of the board.
func (p *Play) Filter() *Filter { return &p.filter }
