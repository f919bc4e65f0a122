package screen

import (
	"cmp"
	"reflect"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
)

// An App is what screens work with: the data of the program, the screens, and the parts of the
// window. All methods must be called on the window's goroutine.
type App struct {
	*Stack
	Parts
	Pages    Pages
	prefs    Preferences
	sessions *session.Sessions
	session  *session.Session
	newGames *NewGames
	files    *Files
	play     *Play
	writer   Writer
	kept     map[reflect.Type]any // see Kept
	used     lastUse
}

// Parts are what screens may do to a window, by what it is about.
type Parts struct {
	Shell
	Status
	Focuser
	Dialogs
	Clipboard
	Motion
	Games
	Aloud
}

// A Shell shows what has changed.
type Shell interface {
	Base() page.Base // what pages are made with
	Refresh()        // updates what has changed
	Relayout()       // lays the window out again: a page needs another height
	Rebuild()        // makes everything anew for another theme, language or text size, a moment later
	ApplySettings()  // applies changed settings
}

// A Status says what happens, in the line under the board.
type Status interface {
	Say(string)    // shows a message until the next action
	Warn(string)   // shows a message about an error
	Count(string)  // shows how far work has come, which isn't read out again and again
	ClearMessage() // removes the message
	TitleChanged() // updates the title of the game
}

// A Focuser moves the keyboard focus.
type Focuser interface {
	Focus(fyne.Focusable)
	Focused() fyne.Focusable
	FocusPage() // focuses the list of the page, or the board
	FocusBoard()
}

// Dialogs ask for files and printers.
type Dialogs interface {
	// SaveAs lets the user choose the path of a file to write, in the system's dialog, which has
	// asked about a name that is taken. It calls none if there is no such dialog.
	SaveAs(title, path string, kinds []portal.FileKind, chosen func(path string), none func())
	HasDialog() bool                              // reports whether the system has a dialog for files
	Choose(o OpenOrder, chosen func(path string)) // lets the user choose a file
	OpenFiles()                                   // lets the user choose a file, and opens it
	OpenPhoto()                                   // lets the user choose pictures, and opens them
	ShowFile(path string)                         // shows a file in the program for folders
	PrintDialog() portal.PrintDialog              // the system's; nil if there is none
}

// A Clipboard is the desktop's.
type Clipboard interface {
	CopyText(string)
	ReadText(use func(text string))            // calls use when another program has given its text, not if that doesn't or the page is left
	CopyPicture(file []byte, done func(error)) // a PNG file; done is called when it is there, or can't be
}

// Motion runs animations, one at a time.
type Motion interface {
	StopMotion()                 // ends a running animation
	Celebrate()                  // highlights the board once, in a wave
	Flash(puzzle.CellSet)        // highlights cells for a moment
	Fade(p Fader, change func()) // fades board and page from before change to after it
}

// Games make a game the current one.
type Games interface {
	Start(puzzle.Puzzle)       // starts a game
	StartGame(*game.Game)      // plays a game that is not in the store yet
	OpenGame(name string) bool // opens a game of the store, now or when it is read
	Input(game.Input)          // hands what the player did with the board to the screens
}

// Aloud says texts aloud, for those who look elsewhere.
type Aloud interface {
	// ReadOut reads a text out after those before it: by the screen reader if one listens, or
	// else by the chosen voice of the system.
	ReadOut(text string)
	TryVoice()                 // has the chosen voice say something
	Quiet()                    // ends what is read out
	Voices(got func([]string)) // gets the names of the voices for the language, a moment later
}

// NewApp makes an App without a game; the parts of its window are given to it before anything
// is shown.
func NewApp(prefs Preferences, sessions *session.Sessions, stack *Stack) *App {
	return &App{Stack: stack, prefs: prefs, sessions: sessions, session: sessions.Blank(), writer: noWriter{}, kept: map[reflect.Type]any{}}
}

// Begin makes what needs the parts of the window.
func (a *App) Begin(parts Parts) {
	a.Parts = parts
	a.newGames, a.files = MakeNewGames(a), NewFiles(a)
	a.Library().Opened = a.libraryOpened
}

// libraryOpened says why the library can't be used, and what it has lost.
func (a *App) libraryOpened(l *library.Library, loss error) {
	if err := cmp.Or(l.Fault(), loss); err != nil {
		a.Warn(a.Base().Lang.Error(err))
	}
}

// Used says that the player has done something: what is done meanwhile and ahead waits until nothing is done for
// some time.
func (a *App) Used() {
	a.used.now()
	a.newGames.prefetcher.Used()
}

// Open puts the screen of the current game under all others, once there is a Base.
func (a *App) Open() {
	if a.play == nil {
		a.play = NewPlay(a)
		a.Stack.Begin(a.play)
	}
}

// Prefs returns the player's settings.
func (a *App) Prefs() Preferences { return a.prefs }

// SayBegun says that a game was begun, and if there was one before that is kept, where that is.
func (a *App) SayBegun(text string, before bool) {
	l := a.Base().Lang
	if before {
		text = l.Sentences(text, l.T("game.before"))
	}
	a.Say(text)
}

// Sessions returns what opens and saves games.
func (a *App) Sessions() *session.Sessions { return a.sessions }

// Library opens the library.
func (a *App) Library() *session.LazyLibrary { return a.sessions.Library }

// Session returns the current game.
func (a *App) Session() *session.Session { return a.session }

// SetSession makes a game the current one. The one before it is left, and what is entered
// goes on in the same mode.
func (a *App) SetSession(s *session.Session) {
	if s != a.session {
		a.session.Leave()
	}
	s.UI.Mode, s.UI.Digit = a.session.UI.Mode, a.session.UI.Digit
	s.UI = a.prefs.Input(s.UI)
	a.session = s
}

// NewGames looks for new puzzles.
func (a *App) NewGames() *NewGames { return a.newGames }

// Files returns the files opened last that hold several puzzles.
func (a *App) Files() *Files { return a.files }

// Play returns the screen of the current game.
func (a *App) Play() *Play { return a.play }

// Tasks makes what a screen makes its background work with.
func (a *App) Tasks() *session.Tasks { return a.sessions.Runner.Tasks() }

// Later calls f after the code now running.
func (a *App) Later(f func()) { a.sessions.Runner.Do(f) }

// HasGame reports whether there is a current game.
func (a *App) HasGame() bool { return a.session.HasGame() }

// ForgetAsked has the setting decide on the language, no longer what was asked for at the start.
func (a *App) ForgetAsked() { a.prefs.Asked = nil }
