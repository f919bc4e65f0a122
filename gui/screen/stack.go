package screen

import (
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/session"
)

// A Stack is the screens of a window: play first, the one that is shown last. No other code
// closes a screen.
type Stack struct {
	list  []Screen
	shown func()        // shows the screen on top
	empty func() Screen // what is shown over the first while nothing else is; it may return nil
}

// NewStack makes a stack without a screen: shown is called to show the one on top, empty returns
// what stands in for the first screen where that is not to be seen alone, or nil.
func NewStack(shown func(), empty func() Screen) *Stack { return &Stack{nil, shown, empty} }

// Begin puts the screen at the bottom, before anything is shown.
func (s *Stack) Begin(first Screen) { s.list = []Screen{first} }

// Screens returns the screens from the bottom up.
func (s *Stack) Screens() []Screen { return s.list }

// Top returns the screen that is shown.
func (s *Stack) Top() Screen { return s.list[len(s.list)-1] }

// Push shows a screen over the one that is shown, which Back returns to.
func (s *Stack) Push(next Screen) {
	s.list = append(s.list, next)
	s.shown()
}

// Show closes all screens but the first, and shows another one.
func (s *Stack) Show(next Screen) {
	s.CloseTo(1)
	s.Push(next)
}

// Back closes the screen on top.
func (s *Stack) Back() { s.BackTo(max(1, len(s.list)-1)) }

// ShowPlay closes all screens but the first.
func (s *Stack) ShowPlay() { s.BackTo(1) }

// ShowTop shows the screen on top anew.
func (s *Stack) ShowTop() { s.shown() }

// BackTo closes all screens but the first n, and shows the last of these.
func (s *Stack) BackTo(n int) {
	s.CloseTo(n)
	if n == 1 {
		s.fill()
	}
	s.shown()
}

// fill puts what stands in for the first screen over it.
func (s *Stack) fill() {
	if other := s.empty(); other != nil {
		s.list = append(s.list, other)
	}
}

// CloseTo closes all screens but the first n. Another one must be shown then.
func (s *Stack) CloseTo(n int) {
	for len(s.list) > n {
		top := s.Top()
		s.list = s.list[:len(s.list)-1]
		Close(top)
	}
}

// Under calls f with the first screen alone, and puts those above it back over what f left. It
// reports whether there were any.
func (s *Stack) Under(f func()) bool {
	above := s.list[1:]
	s.list = s.list[:1:1]
	f()
	s.list = append(s.list, above...)
	return len(above) > 0
}

// RebuildAll makes all pages anew, after a change of theme, language or text size.
func (s *Stack) RebuildAll() {
	for _, one := range s.list {
		one.Rebuild()
	}
}

// Find returns the screen nearest to the top that is a T.
func Find[T any](a *App) (found T, ok bool) {
	for _, s := range slices.Backward(a.Screens()) {
		if found, ok = s.(T); ok {
			break
		}
	}
	return found, ok
}

// Entering returns the screen on which a puzzle is typed, nil if there is none.
func Entering(a *App) *Enter {
	s, _ := Find[*Enter](a)
	return s
}

// ActiveSession returns the session that keys and menus act on: the typed puzzle while
// one is entered, else the current game.
func ActiveSession(a *App) *session.Session {
	if e := Entering(a); e != nil {
		return e.Entry().Session
	}
	return a.Session()
}

// BoardView returns what the board shows.
func BoardView(a *App) board.View {
	v := a.Play().Board()
	if s, ok := Find[BoardViewer](a); ok {
		v = s.View(v)
	}
	v.Ink = a.pen.Ink()
	return v
}

// OfGame reports whether what is shown is about the current game; else its clock stands.
func OfGame(a *App) bool {
	_, ok := a.Top().(GameScreen)
	return ok
}

// OwnBoard reports whether the board shows something other than the current game.
func OwnBoard(a *App) bool {
	s, ok := Find[BoardOwner](a)
	return ok && s.OwnBoard()
}
