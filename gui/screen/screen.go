// Package screen holds what the window can show beside the board or in its place: play,
// a hint, the guide, Recent, the settings and the rest, one type each. A screen is its own
// page, and owns its state and its background work; it uses the window only through its
// [App].
//
// To add a screen: its type here, and one row in the window's list of actions that shows it.
package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// A Screen is a page that the window shows in its panel.
type Screen interface {
	page.Page
	// Rebuild makes the controls anew from the state, after a change of theme, language or
	// text size. Work goes on meanwhile.
	Rebuild()
}

// A Closer is a screen with something to end, such as background work. Close is called
// exactly once, however the screen is left.
type Closer interface{ Close() }

// Close ends a screen.
func Close(s Screen) {
	if s, ok := s.(Closer); ok {
		s.Close()
	}
}

// A Fader is a page that can fade in from its previous content.
type Fader interface {
	Hold()
	Fade(at float64)
}

// Optional interfaces of screens. A screen that covers another one, such as Save over
// the print preview, also gets the optional behaviour of the screens below it that are still to
// be seen, see [Shown]: of these the window looks for BoardViewer, StatusProvider, InputHandler,
// Undoer, EntryScreen, BoardOwner and BoardReplacer from the top down.
type (
	// A BoardViewer changes what the board shows.
	BoardViewer interface{ View(board.View) board.View }
	// A Speaker says in words what it shows, and what its work has come to. Of these, what it
	// has not said before is read out.
	Speaker interface{ Spoken() []string }
	// A StatusProvider provides the status line while there is no message.
	StatusProvider interface{ Status() string }
	// A ShownHandler is called after its page was shown in the window, also after it was
	// rebuilt.
	ShownHandler interface{ Shown() }
	// A Hub is a screen that those lead back to which are opened from it: it closes then, and is
	// made again.
	Hub interface{ Again() Screen }
	// A ChangeHandler is called after the current game has changed.
	ChangeHandler interface{ Changed() }
	// An EscapeHandler can handle Escape, for example by closing something on its page; it
	// reports whether it did.
	EscapeHandler interface{ Escape() bool }
	// An InputHandler handles keys and presses of the board; it reports whether it did. If
	// not, a screen below it may.
	InputHandler interface{ Input(game.Input) bool }
	// An Undoer has changes that can be undone.
	Undoer interface {
		Undo()
		Redo()
		CanUndo() bool
		CanRedo() bool
	}
	// A PickHandler handles what the pointer does with candidates.
	PickHandler interface{ Pick(board.Pick) }
	// A Stepper goes through the parts of what it explains, by the arrow keys and the wheel;
	// it reports whether there are several.
	Stepper interface{ Step(by int) bool }
	// A BoardReplacer shows an object in the board's place.
	BoardReplacer interface{ InPlace() fyne.CanvasObject }
	// A KeyHandler gets a key before the actions; it reports whether it handled it.
	KeyHandler interface {
		Key(name fyne.KeyName, mod fyne.KeyModifier) bool
	}
	// A Paster takes a text that is pasted, and reports whether it does; else that is opened.
	Paster interface{ Paste(text string) bool }
	// An EntryScreen is a screen on which a puzzle is typed: digit keys belong to it
	// wherever the focus is.
	EntryScreen interface{ Typing() }
	// An EntryPage is the EntryScreen with the puzzle.
	EntryPage interface {
		Screen
		Entry() *session.Entry
		Input(game.Input) bool
	}
	// A TechniqueProvider is about a technique.
	TechniqueProvider interface{ Technique() *logic.Technique }
	// A ListPrinter prints what it lists by itself.
	ListPrinter interface{ PrintList() }
	// A LibraryViewer shows the library, which another page has changed.
	LibraryViewer interface{ LibraryChanged() }
	// A DrawScreen has what one draws on the board.
	DrawScreen interface{ Draws() }
	// A GameScreen is about the current game; while other screens are shown its clock
	// stands.
	GameScreen interface{ OfGame() }
	// A ClockHolder is about the current game, too, but its clock stands while it is shown.
	ClockHolder interface{ HoldsClock() }
	// A BoardOwner may show another board than that of the current game.
	BoardOwner interface{ OwnBoard() bool }
	// A DropHandler takes files that are dropped on the window, and reports whether it does.
	DropHandler interface{ Drop(paths []string) bool }
	// A SpaceProvider says how much space it needs; other screens get Usual.
	SpaceProvider interface{ Space() Space }
)

// AboutGame, embedded, makes a screen a GameScreen.
type AboutGame struct{}

// OfGame implements GameScreen.
func (AboutGame) OfGame() {}

// A Types makes a screen an EntryScreen.
type Types struct{}

// Typing implements EntryScreen.
func (Types) Typing() {}

// A Space says how a screen shares the window with the board.
type Space struct {
	Head   bool    // title and clock are shown above
	Whole  bool    // in a tall window the board is hidden
	Both   bool    // the page has the place of the board, too
	Share  float64 // in a tall window: part of the height
	AtMost float64 // greatest height; 0: that of play
}

// Usual is the space of most screens, whole that of screens with much to show, forReading that of
// long texts.
var (
	Usual      = Space{Share: .52, AtMost: 420}
	WholeSpace = Space{Whole: true, Share: .52, AtMost: 420}

	ReadingSpace = Space{Whole: true, Both: true}
)

// SpaceOf returns the space of a screen.
func SpaceOf(s Screen) Space {
	if s, ok := s.(SpaceProvider); ok {
		return s.Space()
	}
	return Usual
}
