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
	Base() page.Base     // to make pages with
	Prefs() Preferences  // what the player chose once and for all
	Retained() *Retained // what screens keep while they are not shown
	Keeper() *session.Keeper
	Session() *session.Session // the current game
	Maker() *Maker
	Files() *Files

	Jobs() *session.Jobs // for work in the background
	Later(func())        // runs f when what is under way has ended

	Show(Screen) // in place of every other
	Push(Screen) // over the one that is shown, which Back leads to again
	Back()       // closes the screen on top
	Home()       // closes all but play

	Refresh()                    // shows what has changed
	Relayout()                   // lays out again: a page needs another height
	TitleChanged()               // the title has changed
	StopMotion()                 // ends what moves
	Fade(p Fader, change func()) // shows how board and page turn into what change leaves
	ApplySettings()              // shows what a switch has changed
	Rebuild()                    // shows all in another theme, language or size of text, a moment later

	Focus(fyne.Focusable)
	Focused() fyne.Focusable
	FocusPage() // gives the keys to the list of the page, or to the board
	FocusBoard()

	Say(string)    // a message, until the next thing is done
	Warn(string)   // that something went wrong
	ClearMessage() // takes the message away

	Playing() bool                           // the board takes moves of the current game
	Move(game.Move)                          // makes one
	ChangeMove(there func()) bool            // shows another move of it
	Changed()                                // it was changed
	Start(puzzle.Puzzle)                     // begins a game
	OpenGame(name string) bool               // of the store
	Browse(path string, chosen func(string)) // asks for a folder
}

// A Retained is what screens keep while they are not shown.
type Retained struct {
	printing  *printing
	forgotten []forgotten // games, the last at the end
}

// A Fader is a page that can fade from what it showed before.
type Fader interface {
	Hold()
	Fade(at float64)
}

// What only some screens have; the window asks for it where it matters. A screen that
// lies over another, such as the one to save over the preview of what is printed, has
// what that one has: BoardViewer, StatusProvider, InputHandler, EntryScreen, BoardOwner and BoardReplacer are asked for
// from the top down.
type (
	// A BoardViewer changes what the board shows.
	BoardViewer interface{ View(board.View) board.View }
	// A StatusProvider has the status line while there is no message.
	StatusProvider interface{ Status() string }
	// A ShownHandler hears that its page stands in the window, also when it was made anew.
	ShownHandler interface{ Shown() }
	// A ChangeHandler hears that the current game has changed.
	ChangeHandler interface{ Changed() }
	// An EscapeHandler has something to close before itself; it reports whether it did.
	EscapeHandler interface{ Escape() bool }
	// An InputHandler takes the keys and presses of the board; it reports whether it did.
	InputHandler interface{ Input(game.Input) bool }
	// A PickHandler takes what the pointer does with candidates.
	PickHandler interface{ Pick(board.Pick) }
	// A BoardReplacer has something to show in the board's place.
	BoardReplacer interface{ InPlace() fyne.CanvasObject }
	// A KeyHandler takes a key before the actions; it reports whether it did.
	KeyHandler interface {
		Key(name fyne.KeyName, mod fyne.KeyModifier) bool
	}
	// A EntryScreen has digits typed from the paper, wherever the keys are.
	EntryScreen interface{ Typing() }
	// A BoardOwner has a board of its own: that of the current game is not seen.
	BoardOwner interface{ OwnBoard() bool }
	// A SpaceProvider has wishes about its place; without them it has Usual.
	SpaceProvider interface{ Space() Space }
)

// A Space is how a screen shares the window with the board.
type Space struct {
	Head   bool    // title and clock stand above
	Bar    bool    // the menu bar must be the toolkit's own: there are fields to type into
	Whole  bool    // a tall window has no board beside it
	Share  float64 // below the board: this much of the height
	AtMost float64 // and no more; 0: as much as play has
}

// Usual is the place of most screens, whole that of those with much to show.
var (
	Usual = Space{Bar: true, Share: .52, AtMost: 420}
	whole = Space{Bar: true, Whole: true, Share: .52, AtMost: 420}
)

// SpaceOf is the place of a screen.
func SpaceOf(s Screen) Space {
	if s, ok := s.(SpaceProvider); ok {
		return s.Space()
	}
	return Usual
}
