// Package pen writes with the pointer on the board: digits, marks and gestures.
package pen

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/photo"
)

// penSure is the chance from which on a digit stands at once.
const penSure = .94

// A Pen writes with the pointer on the board. What was written in a cell is read after a pause,
// or once a stroke is drawn in another cell.
type Pen struct {
	Pause time.Duration // after it what was written is read
	app   *screen.App
	jobs  *session.Jobs

	stroke board.Stroke // that is being drawn
	writing
	colour puzzle.Digit // of the cells that are coloured
	stop   func()       // of the pause; nil: none is waited for
}

// A writing is what was drawn in a cell, and what may be meant by it.
type writing struct {
	cell    puzzle.Cell
	strokes []board.Stroke // none: nothing is written
	game    *game.Game     // the current one then
	read    bool           // guesses are what they read as
	guesses [2]photo.Guess
	due     bool // the pause is over
	offered bool // the player is asked which of the two it is
}

// Of returns what writes by hand in a window; the first call makes it.
func Of(a *screen.App) *Pen {
	p, ok := a.Writer().(*Pen)
	if !ok {
		p = &Pen{Pause: 500 * time.Millisecond, app: a, jobs: a.Tasks().Jobs(), colour: 1}
		a.SetWriter(p)
	}
	return p
}

// Ready reports whether the pointer writes on the board as it is shown.
func (p *Pen) Ready() bool {
	a := p.app
	switch e := screen.EntryOf(a); {
	case !a.Prefs().On(screen.PrefPen):
		return false
	case e != nil:
		return a.Top() == screen.Screen(e)
	}
	return screen.OfGame(a) && !screen.OwnBoard(a) && !screen.Drawing(a) && a.Play().Editable()
}

// Point takes a point of a stroke. It reports whether the pen takes the stroke that begins there.
func (p *Pen) Point(at board.PenPoint) bool {
	switch at.Phase {
	case board.Press:
		if !p.Ready() {
			return false
		}
		p.unwait()
		if len(p.strokes) > 0 && p.away(at.At) {
			p.Finish()
		}
		p.stroke = board.Stroke{at.At}
	case board.Over:
		p.add(at.At)
	default:
		p.add(at.At)
		p.end()
	}
	p.app.Refresh()
	return true
}

// add lengthens the stroke, if the point is not where it ends.
func (p *Pen) add(at [2]float64) {
	if n := len(p.stroke); n > 0 && n < mostPoints && at != p.stroke[n-1] {
		p.stroke = append(p.stroke, at)
	}
}

// mostPoints is how many points a stroke keeps: a pointer on the run for half a minute.
const mostPoints = 4000

// away reports whether a point is clearly outside of the cell that is written in.
func (p *Pen) away(at [2]float64) bool {
	const beside = .3
	x, y := at[0]-float64(p.cell.Col()), at[1]-float64(p.cell.Row())
	return min(x, y) < -beside || max(x, y) > 1+beside
}

// end takes the stroke that was drawn.
func (p *Pen) end() {
	s := p.stroke
	p.stroke = nil
	switch {
	case len(s) == 0:
		return
	case isTap(s):
		if c := cellOf(s); len(p.strokes) > 0 && c != p.cell {
			p.Finish()
		}
	case p.colours():
		p.Finish()
		p.app.Play().Move(game.Move{Action: game.Colour, Digit: p.colour, Cells: cellsUnder(s)})
	default:
		p.write(s)
	}
	if len(p.strokes) > 0 && !p.offered {
		p.stop = p.app.Sessions().Runner.After(p.Pause, p.paused)
	}
}

// colours reports whether strokes colour the cells they pass.
func (p *Pen) colours() bool {
	return screen.EntryOf(p.app) == nil && p.app.Session().UI.Mode == game.ColourMode
}

// write adds a stroke to what is written in its cell, and begins to read that.
func (p *Pen) write(s board.Stroke) {
	c := cellOf(s)
	if len(p.strokes) > 0 && c != p.cell {
		p.Finish()
	}
	if len(p.strokes) == 0 {
		p.writing = writing{cell: c, game: p.app.Session().Game}
	}
	p.strokes, p.read, p.offered = append(p.strokes, s), false, false
	list := inCell(p.strokes, c)
	session.Start(p.jobs, func(context.Context, func(struct{})) ([2]photo.Guess, error) { return photo.ReadStrokes(list), nil },
		func(struct{}) {}, func(g [2]photo.Guess, err error) {
			if p.read, p.guesses = err == nil, g; err == nil && p.due {
				p.settle()
			}
		})
}

// paused is called when nothing was drawn for a while.
func (p *Pen) paused() {
	if p.due = true; p.read {
		p.settle()
	}
}

// settle does what is written, or asks if that is in doubt.
func (p *Pen) settle() {
	p.unwait()
	if p.gesture() {
		p.app.Refresh()
		return
	}
	if p.guesses[0].Chance >= penSure {
		p.Take(0)
		return
	}
	p.offered = true
	p.app.Say(p.app.Base().T("pen.doubt", "cell", p.cell, "d", p.guesses[0].Digit, "other", p.guesses[1].Digit))
	p.app.Refresh()
}

// gesture does what is written if that is no digit, and reports whether it is none. On a given
// there is nothing to write.
func (p *Pen) gesture() bool {
	a, ok := gestureOf(p.strokes, p.cell, p.filled())
	given := screen.EntryOf(p.app) == nil && p.app.Session().Game.Givens().Has(p.cell)
	if !ok && !given {
		return false
	}
	if p.Wipe(); ok {
		a.do(p.app)
	}
	return true
}

// filled reports whether the player has something in the cell that is written in.
func (p *Pen) filled() bool {
	if e := screen.EntryOf(p.app); e != nil {
		return e.Entry().Session.Game.State().Grid[p.cell] != 0
	}
	s := p.app.Session().Game.State()
	return s.Grid[p.cell] != 0 || s.Candidates()[p.cell]|s.Corner[p.cell] != 0
}

// Finish does what is written without asking: in doubt it takes what is likelier.
func (p *Pen) Finish() {
	if len(p.strokes) == 0 {
		return
	}
	if p.unwait(); !p.read {
		p.jobs.Stop()
		p.guesses, p.read = photo.ReadStrokes(inCell(p.strokes, p.cell)), true
	}
	if p.offered || !p.gesture() {
		p.Take(0)
	}
}

// Wipe forgets what is written, and reports whether there was anything.
func (p *Pen) Wipe() bool {
	had := len(p.strokes) > 0
	if p.offered {
		p.app.ClearMessage()
	}
	p.unwait()
	p.jobs.Stop()
	p.writing = writing{}
	return had
}

// unwait ends the wait for a pause.
func (p *Pen) unwait() {
	if p.due = false; p.stop != nil {
		p.stop()
		p.stop = nil
	}
}

// Writing implements Writer.
func (p *Pen) Writing() bool { return len(p.strokes) > 0 }

// Offer returns the cell that was written in, and the two digits that it may be, if the player
// is asked.
func (p *Pen) Offer() (c puzzle.Cell, list [2]puzzle.Digit, ok bool) {
	return p.cell, [2]puzzle.Digit{p.guesses[0].Digit, p.guesses[1].Digit}, p.offered
}

// Ink returns what is written and not read yet.
func (p *Pen) Ink() (k board.Ink) {
	k.Strokes = p.strokes
	if p.stroke != nil {
		k.Strokes = append(k.Strokes[:len(k.Strokes):len(k.Strokes)], p.stroke)
		if p.colours() {
			k.Colour = p.colour
		}
	}
	return k
}

// Key handles a key while something is written, and reports whether nobody else should.
func (p *Pen) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if len(p.strokes) == 0 || mod != 0 {
		return false
	}
	switch d := screen.DigitOf(name); {
	case name == fyne.KeyEscape:
		p.Wipe()
	case p.offered && screen.IsReturn(name):
		p.Take(0)
	case p.offered && d == p.guesses[0].Digit:
		p.Take(0)
	case p.offered && d != 0 && d == p.guesses[1].Digit:
		p.Take(1)
	case d != 0: // it is typed instead
		p.Wipe()
		return false
	default:
		return false
	}
	p.app.Refresh()
	return true
}

// Left forgets what is written if another game was opened, and does it if the board is no longer
// to be written on. It is called when something else is shown.
func (p *Pen) Left() {
	switch {
	case len(p.strokes) == 0:
	case p.game != p.app.Session().Game:
		p.Wipe()
	case !p.Ready():
		p.Finish()
	}
}
