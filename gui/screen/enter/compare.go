package enter

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/photo"
)

// Compare lets the player compare the typed puzzle with the paper, row by row in large type. A
// ticked row stays ticked until its digits change.
type Compare struct {
	screen.Types
	page.Base
	enter   *Enter // the screen that Back returns to
	ticked  [9]*[9]puzzle.Digit
	toPhoto bool // Back returns to the photo

	ofPhoto bool          // there is a photo to compare with
	shot    *session.Shot // the grid that strips are of
	strips  [9]photo.Preview

	title, how *widget.Label
	list       *widget.List
	pictures   [9]page.Scaled // of strips
	counts     *widget.Pic
	back, play *widget.Control
}

// Compare opens the page.
func (s *Enter) Compare() {
	s.Checks.close()
	s.entry.GoTo(puzzle.CellAt(0, 0))
	_, photo := s.app.Top().(*Photo)
	c := &Compare{enter: s, toPhoto: photo}
	c.Rebuild()
	s.app.Push(c)
}

// Rebuild implements Screen.
func (s *Compare) Rebuild() {
	b := s.enter.app.Base()
	s.Base, s.ofPhoto = b, s.enter.reading != nil
	title, back := "compare.title", "compare.back"
	if s.ofPhoto {
		title = "compare.photo"
	}
	if s.toPhoto {
		back = "photo.back"
	}
	s.title = b.Title(b.T(title))
	s.how = b.Kit.Paragraph(theme.Secondary)
	s.list = b.Kit.NewList(s.rowHeight(), func() int { return 9 }, s.paintRow, s.choose)
	s.list.Name = b.T(title)
	s.list.Own = true
	s.list.Act = func() { s.tick(s.row()) }
	s.list.Go = s.enter.app.FocusBoard
	s.list.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	s.list.Tap = func(row, _ int) { s.choose(row); s.tick(row) }
	s.counts = b.Kit.NewPic(s.paintCounts)
	s.back = b.Kit.Button(b.T(back), false, s.enter.app.Back)
	s.play = b.Kit.Button(b.T("enter.play"), true, s.startGame)
	s.pictures = [9]page.Scaled{}
	s.Refresh()
}

// Objects implements page.Page.
func (s *Compare) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.how, s.list, s.counts, s.back, s.play}
}

// Focus returns what gets the focus when the page opens.
func (s *Compare) Focus() fyne.Focusable { return s.list }

// Refresh implements page.Refresher.
func (s *Compare) Refresh() {
	n := 0
	for row := range 9 {
		if s.Ticked(row) {
			n++
		}
	}
	text := s.T("compare.how")
	if n > 0 {
		text = s.T("compare.ticked", "n", n)
	}
	s.how.SetSpans(widget.Span{Text: text, Colour: s.Kit.Pal.Text2})
	s.list.Pick(s.row())
	s.counts.Repaint()
}

// startGame starts the game from the screen below.
func (s *Compare) startGame() {
	d := s.enter.app
	d.Back()
	if photo, ok := d.Top().(*Photo); ok {
		photo.Play()
		return
	}
	s.enter.Play()
}

// strip returns the photo of a row, the same each time.
func (s *Compare) strip(row int) photo.Preview {
	shot := s.enter.reading.current(s.enter.entry).shot
	if s.shot != shot {
		s.shot, s.strips = shot, [9]photo.Preview{}
	}
	if s.strips[row] == nil {
		const side = session.ShotCell
		s.strips[row] = shot.Straight.SubImage(image.Rect(side, (1+row)*side, 10*side, (2+row)*side)).(photo.Preview)
	}
	return s.strips[row]
}

// Space implements SpaceProvider.
func (s *Compare) Space() screen.Space { return space }

// View implements BoardViewer.
func (s *Compare) View(v board.View) board.View {
	v = s.enter.View(v)
	v.Lit = puzzle.Row(s.row()).Set()
	return v
}

// Key implements KeyHandler: typing goes on.
func (s *Compare) Key(name fyne.KeyName, mod fyne.KeyModifier) bool { return s.enter.Key(name, mod) }

// Input implements InputHandler.
func (s *Compare) Input(in game.Input) bool { return s.enter.Input(in) }

// row returns the row that is shown on the board, that of the cursor.
func (s *Compare) row() int { return s.enter.entry.UI.Cursor.Row() }

// Ticked reports whether a row is ticked and has not changed since.
func (s *Compare) Ticked(row int) bool {
	was := s.ticked[row]
	return was != nil && *was == s.enter.entry.Row(row)
}

// tick ticks a row and goes on to the next, or removes the tick.
func (s *Compare) tick(row int) {
	if s.Ticked(row) {
		s.ticked[row] = nil
	} else {
		now := s.enter.entry.Row(row)
		s.ticked[row] = &now
		s.choose(min(row+1, 8))
	}
	s.enter.app.Refresh()
}

// choose shows a row on the board.
func (s *Compare) choose(row int) {
	if e := s.enter.entry; s.row() != row {
		e.GoTo(puzzle.CellAt(row, 0))
		s.enter.app.Refresh()
	}
}
