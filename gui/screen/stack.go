package screen

import (
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/session"
)

// Top returns the screen that is shown.
func Top(d Desk) Screen {
	list := d.Screens()
	return list[len(list)-1]
}

// Find returns the screen nearest to the top that is a T.
func Find[T any](d Desk) (found T, ok bool) {
	for _, s := range slices.Backward(d.Screens()) {
		if found, ok = s.(T); ok {
			break
		}
	}
	return found, ok
}

// Entering returns the screen on which a puzzle is typed, nil if there is none.
func Entering(d Desk) *Enter {
	s, _ := Find[*Enter](d)
	return s
}

// ActiveSession returns the session that keys and menus act on: the typed puzzle while
// one is entered, else the current game.
func ActiveSession(d Desk) *session.Session {
	if e := Entering(d); e != nil {
		return e.Entry().Session
	}
	return d.Session()
}

// BoardView returns what the board shows.
func BoardView(d Desk) board.View {
	v := d.Play().Board()
	if s, ok := Find[BoardViewer](d); ok {
		return s.View(v)
	}
	return v
}

// OfGame reports whether what is shown is about the current game; else its clock stands.
func OfGame(d Desk) bool {
	_, ok := Top(d).(GameScreen)
	return ok
}

// OwnBoard reports whether the board shows something other than the current game.
func OwnBoard(d Desk) bool {
	s, ok := Find[BoardOwner](d)
	return ok && s.OwnBoard()
}
