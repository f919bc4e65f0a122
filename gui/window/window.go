// Package window is the main window. It owns the current session, the screens, the
// background jobs, the settings and the menus, and lays out the board and the pages of
// the panel. Building and testing it needs no display.
package window

import (
	"context"
	"crypto/sha256"
	"io/fs"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/early"
	"sudoku/gui/menu"
	"sudoku/gui/pad"
	"sudoku/gui/paint"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/gui/session"
	"sudoku/puzzle/font"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A Config is what the window needs from outside.
type Config struct {
	Toolkit fyne.App
	Store   store.Games   // where games are stored
	Values  screen.Values // where settings are kept; nil for the toolkit's
	System  words.Lang    // the language of the system
	Asked   bool          // System is what was asked for: it goes before what was chosen once
	Now     func() time.Time
	Do      func(func())       // runs a function on the window's goroutine, in order
	Manual  fs.FS              // a folder of Markdown files for each language
	Notice  string             // catalogue key of a message to show at the start; may be empty
	Ask     portal.FileDialog  // the system's; may be nil
	Print   portal.PrintDialog // the system's dialog for printing; may be nil
	Fonts   []string           // folders with fonts of the system; may be nil

	Text    func(ctx context.Context, own uintptr) (string, error)          // the text on the clipboard, own is the handle of the window on X; nil for the toolkit's
	Picture func(context.Context) ([]byte, error)                           // the file of the picture on the clipboard; may be nil
	Offer   func(ctx context.Context, picture []byte, offered func()) error // keeps a picture on the clipboard; may be nil
	Speaker func(failed func(error)) Speaker                                // makes what speaks with the system's voices; may be nil

	Desktop func(ctx context.Context, told func(portal.Desktop)) error // tells what the desktop asks for, until ctx is done; may be nil

	Prints func(key rune) string // what a key prints without Shift, by what it has on an American keyboard; may be nil

	OpenFile func(path string) (fs.File, error) // opens a file to read; nil for the disk's
}

// A Window plays one game at a time.
type Window struct {
	Config
	part
	toolkitLang *words.Lang // the toolkit's current language
	headings    words.Lang  // whose bold face was looked for last
	runner      *session.Runner
	ended       atomic.Bool // the toolkit has ended
	shutdown    sync.Once
	quits       func()        // called when it is asked to; may be nil
	watch       *session.Jobs // what the desktop asks for

	status     *status
	layout     *layout
	clock      *clock
	motion     *motion
	keyboard   *keyboard
	menus      *menu.Bar
	actions    *actions
	cellPad    *pad.Pad
	opener     *opener
	chooser    *chooser
	focus      *focus
	games      *games
	navigation *navigation
	places     *places
	penBox     *penBox
	described  *described
	announcer  *announcer
	clipboard  *clipboard
	aloud      *aloud
}

// Open makes the program's window, with the games and settings of the data folder, and
// opens the files if any are named. notice is the catalogue key of a message to show; it
// may be empty. The language is the system's, or with asked what goes before the chosen one.
func Open(a fyne.App, language words.Lang, asked bool, do func(func()), manual fs.FS, notice string, files ...string) *Window {
	printer.Environ = early.Environ
	games, err := defaultGames()
	var w *Window
	prefs, broken := store.OpenSettings(filepath.Join(filepath.Dir(games.Dir), "settings.json"), func(err error) {
		do(func() { w.prefsSaveFailed(err) })
	})
	w = New(Config{Toolkit: a, Store: games, Values: prefs, System: language, Asked: asked, Now: time.Now, Do: do, Manual: manual, Notice: notice, Ask: portal.Files(), Print: printDialog(), Fonts: font.SystemDirs(), Text: portal.Text, Picture: portal.Picture, Offer: portal.OfferPicture, Speaker: systemVoice, Desktop: portal.WatchDesktop}, files...)
	w.warnError(broken)
	if err != nil {
		w.app.Warn(gamesElsewhere(w.lang, err, games.Dir))
	}
	return w
}

// prefsSaveFailed shows a message that the settings can't be saved.
func (w *Window) prefsSaveFailed(err error) {
	if err != nil {
		w.app.Warn(w.T("settings.unsaved", "why", w.lang.Error(err)))
	}
}

// gamesElsewhere says why games are stored in a folder that isn't the usual one.
func gamesElsewhere(l words.Lang, why error, dir string) string {
	if data, err := store.DataDir(); err == nil {
		return l.T("save.elsewhere", "data", data, "folder", dir)
	}
	return l.T("save.nohome", "why", l.Error(why), "folder", dir)
}

// defaultGames returns where games are stored. Without a home folder, or where nothing can be
// written in it, that is a temporary folder, which is better than none, and the error says why.
var defaultGames = sync.OnceValues(func() (store.Games, error) {
	games, err := store.Default()
	if err == nil {
		err = games.Usable()
	}
	if err != nil {
		if dir, noTemp := store.TempDir(); noTemp == nil {
			games.Dir = filepath.Join(dir, "games") // the library lies beside it
		}
	}
	return games, err
})

// New makes the window and opens the files, or the current game if none are named.
func New(c Config, files ...string) *Window {
	if c.OpenFile == nil {
		c.OpenFile = openFile
	}
	if c.Values == nil {
		c.Values = c.Toolkit.Preferences()
	}
	w := &Window{Config: c}
	w.runner = session.NewRunner(c.Do, w.jobFailed)
	app := w.newApp()
	go unpack(app.Prefs().Language(w.System))
	w.part = part{app, &view{toolkit: c.Toolkit, win: c.Toolkit.NewWindow("Sudoku Desk"), painter: paint.NewPainter(), showBoard: w.paintBoard, rebuild: w.makeAgain}}
	w.win.SetMaster()
	w.win.SetPadded(false)
	w.makeParts()
	w.build()
	w.begin(files)
	w.app.Used()
	w.win.Resize(w.app.Prefs().Size())
	w.win.SetCloseIntercept(w.Quit)
	w.win.SetOnDropped(w.opener.dropped)
	c.Toolkit.Settings().AddListener(func(fyne.Settings) { w.app.Later(w.systemChanged) })
	if c.Desktop != nil {
		w.app.Later(func() { w.followDesktop(c.Desktop) }) // first the window opens
	}
	life := c.Toolkit.Lifecycle()
	life.SetOnExitedForeground(func() {
		w.HideTooltip()
		w.keyboard.held = heldKey{} // its release tells nothing
		w.clock.leave(true)
		w.described.away = true
		w.changed()
	})
	life.SetOnEnteredForeground(func() {
		w.clock.leave(false)
		w.described.away = false
		w.menus.Prints = w.Prints // before that the system may not have said
		w.menus.FollowKeyboard()
		w.changed()
		if h, ok := w.app.Top().(*home.Home); ok {
			h.CheckDay()
		}
	})
	return w
}

// unpack reads the face of a language, which may be packed, while the toolkit makes its window.
func unpack(l words.Lang) { font.ScriptOf(l.Script()).Face() }

// newApp makes the data that screens work with.
func (w *Window) newApp() *screen.App {
	sessions := &session.Sessions{Store: w.Store, Now: w.Now, Runner: w.runner, Saved: w.saved}
	sessions.Library = session.NewLazyLibrary(w.runner, w.Store)
	sessions.Answers = session.NewAnswers(w.runner, w.Store, func(err error) { w.warnError(err) })
	prefs := screen.Preferences{Values: w.Values, Desktop: &portal.Desktop{}}
	if w.Asked {
		prefs.Asked = &w.System
	}
	a := screen.NewApp(prefs, sessions, screen.NewStack(w.showTop, w.standIn))
	a.Prefs().BeginAdvice(func() bool {
		games, err := w.Store.List()
		return err != nil || len(games) > 0
	})
	return a
}

// makeParts makes the parts of the window, each with those that it needs.
func (w *Window) makeParts() {
	p := w.part
	w.focus, w.places = &focus{part: p}, &places{part: p, known: map[screen.Screen]place{}}
	w.layout = &layout{part: p, focus: w.focus}
	w.penBox = &penBox{part: p}
	tasks := p.app.Tasks()
	w.motion = &motion{part: p, layout: w.layout}
	w.watch = tasks.Jobs()
	w.clock = &clock{part: p, layout: w.layout}
	w.opener = &opener{part: p, picture: w.Picture, open: w.OpenFile, job: tasks.Jobs(), aside: map[[sha256.Size]byte]string{}}
	w.status = &status{part: p, opener: w.opener, clock: w.clock}
	w.games = &games{part: p, opener: w.opener, status: w.status, motion: w.motion}
	w.clipboard = &clipboard{part: p, status: w.status, text: w.Text, limit: waitTime, offer: w.Offer, ask: tasks.Jobs(), offers: tasks.Jobs()}
	w.chooser = &chooser{part: p, status: w.status, ask: w.Ask, print: w.Print, opener: w.opener, job: tasks.Jobs(), waits: func() {}, limit: dialogPatience}
	w.navigation = &navigation{p, w.opener}
	w.keyboard = &keyboard{part: p, chooser: w.chooser, opener: w.opener, navigation: w.navigation}
	w.actions = &actions{part: p, conditions: conditions{p}, reads: &readKeys{p, w.status}, layout: w.layout, motion: w.motion, status: w.status, opener: w.opener, games: w.games,
		focus: w.focus, navigation: w.navigation, quit: w.Quit, manual: w.Manual}
	w.menus = menu.NewBar(menu.Host{App: p.app, Window: p.win, Clipboard: p.toolkit.Clipboard, List: w.actions.list, Size: w.layout.size,
		Board: func() fyne.CanvasObject { return p.board }, Repeats: w.keyboard.repeatsItem, Shortcut: w.keyboard.typedShortcut})
	w.cellPad = pad.New(p.app, p.win)
	w.aloud = &aloud{part: p}
	if w.Speaker != nil {
		w.aloud.speaker = w.Speaker(func(err error) { w.Do(func() { w.warnError(err) }) })
	}
	w.announcer = &announcer{part: p, status: w.status}
	w.described = &described{part: p, menus: w.menus, pen: w.penBox}
	w.keyboard.menus, w.layout.menus, w.actions.menus = w.menus, w.menus, w.menus
	w.keyboard.actions, w.keyboard.cellPad, w.layout.cellPad = w.actions, w.cellPad, w.cellPad
	w.layout.status, w.clock.status, w.opener.status, w.opener.games = w.status, w.status, w.status, w.games
	w.app.Begin(screen.Parts{Shell: w, Status: w.status, Focuser: w.focus, Dialogs: w.chooser, Clipboard: w.clipboard, Motion: w.motion, Games: w.games, Aloud: w.aloud})
	w.app.Pages = pagesOf(w.app)
}

// Run opens the window and runs until it is closed. What it then has to do isn't left to
// the toolkit's hook: that is put on a queue which ends at the same moment, so that at times
// it was lost, or waited for without end.
func (w *Window) Run() {
	w.win.ShowAndRun()
	w.ended.Store(true)
	w.stopped()
}

// SetIcon gives the program and its window their picture.
func (w *Window) SetIcon(icon fyne.Resource) {
	w.Toolkit.SetIcon(icon)
	w.win.SetIcon(icon)
}

// OnQuit has f called when the toolkit is asked to end.
func (w *Window) OnQuit(f func()) { w.quits = f }

// OnFrame has f called in each frame, with its graphics context.
func (w *Window) OnFrame(f func()) { w.layout.inFrame = f }

// WhileRunning returns do for as long as the window runs. After that the toolkit would run
// each function at once, wherever it is asked to.
func (w *Window) WhileRunning(do func(func())) func(func()) {
	return func(f func()) {
		do(func() {
			if !w.ended.Load() {
				f()
			}
		})
	}
}

// begin opens the named files, the current game, or the page to begin at.
func (w *Window) begin(files []string) {
	w.app.Prefs().CountStart()
	w.opener.home = w.app.Prefs().BoolWithFallback(screen.PrefAtHome, false)
	w.games.setSession(w.app.Session())
	if len(files) > 0 {
		w.opener.read(opening{Request: session.Request{Paths: files}, start: true})
	} else {
		w.opener.resumeOrBegin()
	}
	if w.Notice != "" {
		w.app.Warn(w.T(w.Notice))
	}
	w.reportLastFault()
	w.Refresh()
	w.app.Later(w.opener.offerRest) // after the first frame
}
