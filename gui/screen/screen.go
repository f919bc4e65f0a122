// Package screen holds what the window can show beside the board or in its place: play,
// a hint, the guide, Recent, the settings and the rest, a type each. A screen owns its
// page, its state and its work in the background; of the window it knows the Desk alone.
//
// To add a screen: its page in package page, its type here, and one row in the
// window's list of actions that shows it.
package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Screen is something that the window shows.
type Screen interface {
	// Page is what stands in the panel.
	Page() page.Page
	// Close ends the screen and stops what it does in the background. The window calls
	// it exactly once, whatever led away.
	Close()
	// Again makes the page anew, in the theme, language and size of text of now. Most
	// screens return themselves, so that their work goes on; the window closes one that
	// returns another.
	Again() Screen
}

// A Desk is what a screen needs of the window. All of it is for the window's goroutine.
type Desk interface {
	Base() page.Base    // to make pages with
	Prefs() Preferences // what the player chose once and for all
	Session() *session.Session
	Jobs() *session.Jobs // work of its own in the background

	Show(Screen) // in place of every other
	Back()       // closes the screen on top
	Refresh()    // shows what has changed
	Relayout()   // lays out again: a page needs another height
	FocusPage()

	Say(string)  // a message, until the next thing is done
	Warn(string) // that something went wrong
	Hush()       // takes the message away

	Move(game.Move)              // makes a move in the game at hand
	Start(puzzle.Puzzle)         // begins a game
	Fade(p Fader, change func()) // shows how board and page turn into what change leaves
}

// A Fader is a page that can fade from what it showed before.
type Fader interface {
	Hold()
	Fade(at float64)
}

// What only some screens have; the window asks for it where it matters.
type (
	// A Viewer changes what the board shows.
	Viewer interface{ View(board.View) board.View }
	// A Speaker has the status line while there is no message.
	Speaker interface{ Status() string }
	// A Shower hears that its page stands in the window, also when it was made anew.
	Shower interface{ Shown() }
	// A Watcher hears that the game at hand has changed.
	Watcher interface{ Changed() }
	// An Escaper has something to close before itself; it reports whether it did.
	Escaper interface{ Escape() bool }
	// An Inputter takes the keys and presses of the board; it reports whether it did.
	Inputter interface{ Input(game.Input) bool }
	// A Keyer takes a key before the actions; it reports whether it did.
	Keyer interface {
		Key(name fyne.KeyName, mod fyne.KeyModifier) bool
	}
	// A Loner has a board of its own: that of the game at hand is not seen.
	Loner interface{ OwnBoard() bool }
	// A Spacer has wishes about its place; without them it has Usual.
	Spacer interface{ Space() Space }
)

// A Space is how a screen shares the window with the board.
type Space struct {
	Head   bool    // title and clock stand above
	Bar    bool    // the menu bar must be the toolkit's own: there are fields to type into
	Whole  bool    // a tall window has no board beside it
	Share  float64 // below the board: this much of the height
	AtMost float64 // and no more; 0: as much as play has
}

// Usual is the place of most screens.
var Usual = Space{Bar: true, Share: .52, AtMost: 420}

// SpaceOf is the place of a screen.
func SpaceOf(s Screen) Space {
	if s, ok := s.(Spacer); ok {
		return s.Space()
	}
	return Usual
}
