package screen

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Compare lets the player compare the typed puzzle with the paper, row by row. A ticked
// row stays ticked until its digits change.
type Compare struct {
	enter *Enter // the screen that Back returns to
	pageOf[*page.Compare]
	ticked [9]*[9]puzzle.Digit
	photo  bool // Back returns to the photo

	of     *session.Shot // the grid of the photo, and its rows
	strips [9]*image.Gray
}

// Compare opens the page.
func (s *Enter) Compare() {
	s.closeFixes()
	s.entry.GoTo(puzzle.CellAt(0, 0))
	_, photo := Top(s.desk).(*Photo)
	c := &Compare{enter: s, photo: photo}
	c.Again()
	s.desk.Push(c)
}

// Again implements Screen.
func (c *Compare) Again() Screen {
	e, d := c.enter.entry, c.enter.desk
	do := page.CompareFuncs{
		Grid:   func() puzzle.Grid { return e.Game.State().Grid },
		Ticked: c.Ticked,
		Tick:   c.tick,
		Choose: c.choose,
		Go:     func(row int) { c.choose(row); d.FocusBoard() },
		Chosen: func() int { return e.UI.Cursor.Row() },
		Play:   c.play,
		Back:   d.Back,
		Return: d.Base().T("compare.back"),
	}
	if c.enter.reading != nil {
		do.Strip = c.strip
	}
	if c.photo {
		do.Return = d.Base().T("photo.back")
	}
	c.page = page.NewCompare(d.Base(), do)
	return c
}

// play starts the game from the screen below.
func (c *Compare) play() {
	d := c.enter.desk
	d.Back()
	if s, ok := Top(d).(*Photo); ok {
		s.Play()
		return
	}
	c.enter.Play()
}

// strip returns the photo of a row, the same each time.
func (c *Compare) strip(row int) *image.Gray {
	shot := c.enter.reading.current(c.enter.entry).shot
	if c.of != shot {
		c.of, c.strips = shot, [9]*image.Gray{}
	}
	if c.strips[row] == nil {
		const side = session.ShotCell
		c.strips[row] = shot.Straight.SubImage(image.Rect(side, (1+row)*side, 10*side, (2+row)*side)).(*image.Gray)
	}
	return c.strips[row]
}

// Space implements SpaceProvider.
func (c *Compare) Space() Space { return enterSpace }

// View implements BoardViewer.
func (c *Compare) View(v board.View) board.View {
	v = c.enter.View(v)
	v.Lit = puzzle.Row(c.enter.entry.UI.Cursor.Row()).Set()
	return v
}

// Key implements KeyHandler: typing goes on.
func (c *Compare) Key(name fyne.KeyName, mod fyne.KeyModifier) bool { return c.enter.Key(name, mod) }

// Input implements InputHandler.
func (c *Compare) Input(in game.Input) bool { return c.enter.Input(in) }

// Typing implements EntryScreen.
func (c *Compare) Typing() {}

// Ticked reports whether a row is ticked and has not changed since.
func (c *Compare) Ticked(row int) bool {
	was := c.ticked[row]
	return was != nil && *was == c.enter.entry.Row(row)
}

// tick ticks a row and goes on to the next, or removes the tick.
func (c *Compare) tick(i int) {
	if c.Ticked(i) {
		c.ticked[i] = nil
	} else {
		now := c.enter.entry.Row(i)
		c.ticked[i] = &now
		c.choose(min(i+1, 8))
	}
	c.enter.desk.Refresh()
}

// choose shows a row on the board.
func (c *Compare) choose(i int) {
	if e := c.enter.entry; e.UI.Cursor.Row() != i {
		e.GoTo(puzzle.CellAt(i, 0))
		c.enter.desk.Refresh()
	}
}
