package screen

import (
	"iter"
	"reflect"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/session"
)

// A Stack is the screens of a window: play first, the one that is shown last. No other code
// closes a screen.
type Stack struct {
	list  []Screen
	shown func()        // shows the screen on top
	empty func() Screen // what is shown over the first while nothing else is; it may return nil
	hub   func() Screen // what the second one was opened from, if that is closed; nil: the first
}

// NewStack makes a stack without a screen: shown is called to show the one on top, empty returns
// what stands in for the first screen where that is not to be seen alone, or nil.
func NewStack(shown func(), empty func() Screen) *Stack { return &Stack{shown: shown, empty: empty} }

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

// Show closes all screens but the first, and shows another one. From that one Back returns to the
// hub from which it was opened, if there was one.
func (s *Stack) Show(next Screen) {
	from := s.hub
	for _, one := range s.list {
		if h, ok := one.(Hub); ok {
			from = h.Again
		}
	}
	s.CloseTo(1)
	if _, hub := next.(Hub); !hub {
		s.hub = from
	}
	s.Push(next)
}

// ShowOver shows a screen over the one that is shown, which Back returns to. One of its kind that
// is open already is closed, with what was shown over it.
func (s *Stack) ShowOver(next Screen) {
	same := func(one Screen) bool { return reflect.TypeOf(one) == reflect.TypeOf(next) }
	if at := slices.IndexFunc(s.list, same); at >= 0 {
		s.CloseTo(at)
	}
	s.Push(next)
}

// Back closes the screen on top.
func (s *Stack) Back() {
	if len(s.list) > 2 || s.hub == nil {
		s.BackTo(max(1, len(s.list)-1))
		return
	}
	hub := s.hub
	s.CloseTo(1)
	s.Push(hub())
}

// ToFirst reports whether Back leads to the first screen.
func (s *Stack) ToFirst() bool { return len(s.list) <= 2 && s.hub == nil }

// Leave closes all screens but the first, as Back does from the second.
func (s *Stack) Leave() {
	s.CloseTo(2)
	s.Back()
}

// Drop closes a screen that may be below others, which stay.
func (s *Stack) Drop(one Screen) {
	at := slices.Index(s.list, one)
	switch {
	case at < 0:
	case at == len(s.list)-1:
		s.Back()
	default:
		s.list = slices.Delete(s.list, at, at+1)
		Close(one)
	}
}

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
	if n == 1 {
		s.hub = nil
	}
	for len(s.list) > n {
		top := s.Top()
		s.list = s.list[:len(s.list)-1]
		Close(top)
	}
}

// Under calls f with the first screen alone, and puts those above it back over what f left. It
// reports whether there were any.
func (s *Stack) Under(f func()) bool {
	above, hub := s.list[1:], s.hub
	s.list = s.list[:1:1]
	f()
	s.list, s.hub = append(s.list, above...), hub
	return len(above) > 0
}

// RebuildAll makes all pages anew, after a change of theme, language or text size.
func (s *Stack) RebuildAll() {
	for _, one := range s.list {
		one.Rebuild()
	}
}

// Find returns the screen nearest to the top that is a T.
func Find[T any](a *App) (T, bool) { return first[T](slices.Backward(a.Screens())) }

// FindShown is Find among the screens that are to be seen, see [Shown].
func FindShown[T any](a *App) (T, bool) {
	return first[T](slices.All(Shown(a)))
}

func first[T any](list iter.Seq2[int, Screen]) (found T, ok bool) {
	for _, s := range list {
		if found, ok = s.(T); ok {
			break
		}
	}
	return found, ok
}

// Shown returns the screens that are to be seen, from the top down: the page, and what is below
// it down to the screen that the board's place belongs to. A page about the game stands on the
// board of play; under another page it holds the board as it is. A page without a board is not to
// be seen under another.
func Shown(a *App) (list []Screen) {
	for _, s := range slices.Backward(a.Screens()) {
		if SpaceOf(s).Both && s != a.Top() {
			continue
		}
		list = append(list, s)
		if takesBoard(s) {
			return list
		}
		if _, ok := s.(GameScreen); ok && s != Screen(a.Play()) {
			if s == a.Top() {
				list = append(list, a.Play())
			}
			return list
		}
	}
	return list
}

// takesBoard reports whether the board's place belongs to a screen: nothing of those below it is
// to be seen there.
func takesBoard(s Screen) bool {
	if o, ok := s.(BoardOwner); ok && o.OwnBoard() {
		return true
	}
	_, ok := s.(BoardReplacer)
	return ok || SpaceOf(s).Both
}

// EntryOf returns the screen on which a puzzle is typed, nil if there is none.
func EntryOf(a *App) EntryPage {
	s, _ := Find[EntryPage](a)
	return s
}

// ActiveSession returns the session that keys and menus act on: the typed puzzle while
// one is entered, else the current game.
func ActiveSession(a *App) *session.Session {
	if e := EntryOf(a); e != nil {
		return e.Entry().Session
	}
	return a.Session()
}

// BoardView returns what the board shows.
func BoardView(a *App) board.View {
	v := a.Play().Board()
	if s, ok := FindShown[BoardViewer](a); ok {
		v = s.View(v)
	}
	v.Ink = a.Writer().Ink()
	return v
}

// StatusText returns what the status line says while there is no message: the sentence of the page on
// top, or of one below it whose board is to be seen. ofPlay reports whether it says what it does on the
// page of play.
func StatusText(a *App) (text string, ofPlay bool) {
	shown := Shown(a)
	for _, one := range shown {
		if s, ok := one.(StatusProvider); ok && (one == a.Top() || hasBoard(one)) {
			text = s.Status()
			break
		}
	}
	return text, text == "" && a.HasGame() && slices.Contains(shown, Screen(a.Play()))
}

// hasBoard reports whether something of a screen is to be seen on the board or in its place.
func hasBoard(s Screen) bool {
	_, views := s.(BoardViewer)
	return views || takesBoard(s)
}

// OfGame reports whether what is shown is about the current game; else its clock stands.
func OfGame(a *App) bool {
	_, ok := a.Top().(GameScreen)
	return ok
}

// OwnBoard reports whether the board shows something other than the current game.
func OwnBoard(a *App) bool {
	s, ok := FindShown[BoardOwner](a)
	return ok && s.OwnBoard()
}

// InPlace returns the object in the board's place, nil where the board is.
func InPlace(a *App) fyne.CanvasObject {
	if s, ok := FindShown[BoardReplacer](a); ok {
		return s.InPlace()
	}
	return nil
}

// Drawing reports whether one draws on the board.
func Drawing(a *App) bool {
	_, ok := a.Top().(DrawScreen)
	return ok
}
