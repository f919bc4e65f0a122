package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// Photo is the screen on which a grid that was read off a picture is compared with it. It
// lies over Enter, which has the digits: undo, typing errors and playing are those of a
// typed puzzle.
type Photo struct {
	enter *Enter
	pageOf[*page.Photo]
	*reading
	again *session.Jobs // reads the grid again
	leads *session.Jobs // finds out what the alternatives of a cell lead to
	fresh bool          // the cursor is where put has put it
	tried tried
	pics  pics
}

// A reading is what was read off pictures and what the player did about it.
type reading struct {
	shots []*session.Shot // the grids of the pictures
	taken []taken         // those that were put on the board, the last one at the end
	kept  puzzle.CellSet  // doubtful cells that the player found right
	whole bool            // all of the photo is shown
}

// A taken grid was put on the board by a move, or by none if that changed no digit.
type taken struct {
	move int
	at   int // its number among the shots
	shot *session.Shot
	mine bool // with the handwriting
}

// OpenPhoto shows the grids that were read off pictures, the first one on the board. What
// was typed before is kept, and so is the current game.
func OpenPhoto(d Desk, shots []*session.Shot) *Photo {
	e := NewEnter(d)
	d.Show(e)
	e.reading = &reading{shots: shots}
	e.ShowPhoto()
	s, _ := Top(d).(*Photo)
	s.put(taken{shot: shots[0], mine: true})
	return s
}

// openPhoto goes back to the photo that the grid was read off, or lets the player open one.
func (s *Enter) openPhoto() {
	if s.reading == nil {
		s.desk.OpenPhoto()
	} else {
		s.ShowPhoto()
	}
}

// ShowPhoto shows the photo off which the grid was read.
func (s *Enter) ShowPhoto() {
	if s.reading == nil {
		return
	}
	p := &Photo{enter: s, reading: s.reading, again: s.desk.Jobs(), leads: s.desk.Jobs()}
	p.Again()
	s.desk.Push(p)
}

// Close implements Screen.
func (s *Photo) Close() {
	s.again.Stop()
	s.leads.Stop()
}

// Again implements Screen.
func (s *Photo) Again() Screen {
	d := s.enter.desk
	s.page = page.NewPhoto(d.Base(), page.PhotoFuncs{
		State: s.state, Corner: s.moveCorner, Press: s.press, Turn: s.Turn, Whole: s.Whole, Other: s.Other,
		SetMine: s.setMine, Doubt: s.goToDoubt, Take: s.takeChoice, Choose: s.enter.chooseFix, Mend: s.enter.takeFix, Find: s.Find, Next: s.Next, Compare: s.Compare, Relayout: d.Relayout, More: d.Back, Print: s.Print,
		Play: s.Play, Back: func() { s.Escape() },
	})
	return s
}

// Shown implements ShownHandler.
func (s *Photo) Shown() {
	s.enter.Shown()
	s.page.Refresh()
}

// Space implements SpaceProvider.
func (s *Photo) Space() Space { return Space{Bar: true, Share: .45, AtMost: 420} }

// Escape implements EscapeHandler: it stops reading the grid again, closes the list of what
// may have been read wrongly, or returns to the game and says that the puzzle is kept.
func (s *Photo) Escape() bool {
	if s.again.Busy() {
		s.again.Stop()
		s.enter.desk.Say(s.enter.desk.Base().T("open.stopped"))
		return true
	}
	if s.enter.closeFixes() {
		return true
	}
	s.enter.Escape()
	return true
}

// current returns the grid on the board: the one taken last, but for those that were undone.
func (s *Photo) current() *taken { return s.reading.current(s.enter.entry) }

func (s *reading) current(e *session.Entry) *taken {
	move, _ := e.Game.MoveNumber()
	for i := len(s.taken) - 1; i > 0; i-- {
		if s.taken[i].move <= move {
			return &s.taken[i]
		}
	}
	if len(s.taken) == 0 {
		return &taken{shot: s.shots[0], mine: true}
	}
	return &s.taken[0]
}

// put puts a grid on the board in one step.
func (s *Photo) put(t taken) {
	e := s.enter.entry
	p := t.shot.Puzzle()
	e.Change(func(givens, mine *puzzle.Grid) {
		*givens, *mine = p.Givens, puzzle.Grid{}
		if t.mine {
			*mine = p.Entries
		}
	})
	t.move, _ = e.Game.MoveNumber()
	for len(s.taken) > 0 && s.taken[len(s.taken)-1].move >= t.move {
		s.taken = s.taken[:len(s.taken)-1]
	}
	s.taken, s.kept = append(s.taken, t), puzzle.CellSet{}
	if list := s.doubts(); len(list) > 0 {
		e.GoTo(list[0])
	} else {
		e.GoTo(session.FirstEmpty(e.Game.State().Grid))
	}
	e.AtEnd, s.fresh = false, true
	s.enter.analyse()
	s.enter.desk.ClearMessage()
	s.refresh()
}

// toWrong goes to the first wrong digit of a grid just put on the board, once it is known,
// unless the player has gone elsewhere or something is in doubt.
func (s *Photo) toWrong() {
	wrong := s.enter.entry.Analysis().Wrong
	if s.fresh && !wrong.Empty() && len(s.doubts()) == 0 {
		s.enter.entry.GoTo(wrong.First())
	}
	s.fresh = false
}

func (s *Photo) refresh() {
	s.enter.desk.Refresh()
	s.page.Refresh()
}

// View implements BoardViewer.
func (s *Photo) View(v board.View) board.View {
	v = s.enter.View(v)
	v.Lit = puzzle.CellSet{}
	for _, c := range s.doubts() {
		v.Doubts.Add(c)
	}
	return v
}

// reread reads the grid again in the background, at another place or another way up.
func (s *Photo) reread(read func(*session.Shot) *session.Shot) {
	t := *s.current()
	desk := s.enter.desk
	session.Start(s.again, rereading(t.shot, read), nil, func(shot *session.Shot, err error) {
		if err != nil {
			return // a fault, which says so itself
		}
		t.shot = shot
		s.put(t)
	})
	desk.Say(desk.Base().T("photo.rereading"))
	desk.Refresh()
}

// moveCorner reads the grid again with a corner elsewhere on the picture that is shown.
func (s *Photo) moveCorner(i int, x, y float64) {
	q, ok := s.corners(i, x, y)
	if !ok {
		b := s.enter.desk.Base()
		s.enter.desk.Say(b.T("photo.nocorner"))
		s.page.Refresh()
		return
	}
	s.reread(func(shot *session.Shot) *session.Shot { return shot.MovedCorners(q) })
}

// corners returns the corners of the grid with one of them elsewhere, and whether those can
// be the corners of a grid.
func (s *Photo) corners(i int, x, y float64) (q photo.Quad, ok bool) {
	shot := s.current().shot
	q = shot.Nodes.Corners()
	if s.whole {
		g := shot.Picture.Gray().Rect
		q[i] = photo.Point{X: x * float64(g.Dx()), Y: y * float64(g.Dy())}
	} else {
		q[i] = shot.Nodes.At(x*11-1, y*11-1)
	}
	return q, q.Convex()
}

// Turn turns the grid a quarter to the right.
func (s *Photo) Turn() { s.reread((*session.Shot).Turned) }

// Whole shows all of the photo, or the straightened grid again.
func (s *Photo) Whole() {
	s.whole = !s.whole
	s.refresh()
}

// Other puts the next grid of the pictures on the board.
func (s *Photo) Other() {
	if len(s.shots) < 2 {
		s.enter.desk.Say(s.enter.desk.Base().T("photo.noother"))
		return
	}
	t := *s.current()
	t.at = (t.at + 1) % len(s.shots)
	t.shot = s.shots[t.at]
	s.put(t)
}

// setMine takes the handwriting with the givens, or the givens only.
func (s *Photo) setMine(on bool) {
	t := *s.current()
	t.mine = on
	s.put(t)
}

// Find lists what may have been read wrongly otherwise.
func (s *Photo) Find() { s.enter.FindTypo() }

// Play starts the game, unless the puzzle doesn't have exactly one solution.
func (s *Photo) Play() {
	if why := s.whyNot(); why != "" {
		s.enter.desk.Say(why)
		return
	}
	s.enter.desk.Back()
	s.enter.Play()
}

// whyNot says why the puzzle can't be played from here; "" if it can.
func (s *Photo) whyNot() string {
	e, b := s.enter.entry, s.enter.desk.Base()
	switch solutionCount(e.Analysis()) {
	case page.OneSolution:
		return ""
	case page.NoSolution:
		if e.Typed() > 0 {
			return b.T("enter.clash")
		}
	}
	if e.Typed() == 0 {
		return b.T("enter.nothing")
	}
	return b.T("enter.notone")
}

// Next starts the game without the wrong digits and shows a hint.
func (s *Photo) Next() {
	s.enter.desk.Back()
	s.enter.NextStep()
}

// Compare compares the digits with the photo row by row.
func (s *Photo) Compare() { s.enter.Compare() }

// Print opens the page for printing the puzzle large.
func (s *Photo) Print() { PrintLarge(s.enter.desk) }
