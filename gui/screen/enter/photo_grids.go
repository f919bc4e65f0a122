package enter

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// put puts a grid on the board in one step.
func (s *Photo) put(t taken) {
	e := s.enter.entry
	e.Set(t.puzzle())
	e.From(puzzle.Photo)
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
	s.enter.Checks.analyse()
	s.enter.app.ClearMessage()
	s.update()
}

// toWrong goes to the first wrong digit of a grid just put on the board, once it is known,
// unless the player has gone elsewhere or something is in doubt.
func (s *photoState) toWrong() {
	wrong := s.typed.entry.Analysis().Wrong
	if s.fresh && !wrong.Empty() && len(s.doubts()) == 0 {
		s.typed.entry.GoTo(wrong.First())
	}
	s.fresh = false
}

// moveCorner reads the grid again with a corner elsewhere on the picture that is shown.
func (s *Photo) moveCorner(i int, x, y float64) {
	q, ok := s.movedCorners(i, x, y)
	if !ok {
		s.enter.app.Say(s.T("photo.nocorner"))
		s.Refresh()
		return
	}
	s.reread(func(shot *session.Shot) *session.Shot { return shot.MovedCorners(q) })
}

// movedCorners returns the corners of the grid with one of them elsewhere, and whether those
// can be the corners of a grid.
func (s *photoState) movedCorners(i int, x, y float64) (q photo.Quad, ok bool) {
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
	s.update()
}

// Other puts the next grid of the pictures on the board.
func (s *Photo) Other() {
	if len(s.shots) < 2 {
		s.enter.app.Say(s.T("photo.noother"))
		return
	}
	t := *s.current()
	t.at = (t.at + 1) % len(s.shots)
	t.shot = s.shots[t.at]
	s.put(t)
}
