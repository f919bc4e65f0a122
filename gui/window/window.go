// Package window is the Sudoku window: it owns the game at hand, its file, the
// jobs in the background, the settings and the menus, and lays out the board and
// the panel's pages. It needs no display to be built or tested.
package window

import (
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/board"
	"sudoku/gui/look"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
)

// A Config is what the window needs of the world.
type Config struct {
	App    fyne.App
	Store  game.Store // where games lie
	System words.Lang // the language of the system
	Now    func() time.Time
	Do     func(func()) // runs a function on the window's goroutine, in order
	Apart  bool         // another window for the same games does not answer
	Ask    askFunc      // the system's file dialog; may be nil
}

// A Window plays one game at a time.
type Window struct {
	Config
	win      fyne.Window
	settings Settings
	lang     words.Lang
	kit      *look.Kit
	ink      *look.Ink

	game     *game.Game
	name     string // of the game's file; none for an empty board
	saver    *game.Saver
	claim    *game.Lock    // on its file; nil where there can be none
	behind   []*game.Saver // of games put away that could not be written yet
	failing  int           // how many games can't be written
	leaving  bool          // Quit was asked for although it is not
	ui       game.UI
	finished bool          // and summed up
	whatIf   bool          // the next entry begins one
	kept     time.Duration // of its clock, on the disk
	facts    facts         // what is known of the game at hand
	asked    func()        // waits for the solution
	verdict  verdict       // of the last check
	filter   board.Filter  // what the board shows alone
	drawing  *drawing      // the open page of colours and links

	board   *board.Board
	head    head
	status  *look.Label
	play    *page.Play
	dialog  dialog.Dialog // the file dialog opened last
	page    page.Page
	frame   *frame
	preview fyne.CanvasObject // in the board's place
	notice  []look.Span       // a message, until the next thing is done
	motion  motion
	reread  func()         // opens the sheet that is read
	glow    puzzle.CellSet // while a game that was finished is celebrated

	hint       *shownHint
	steps      *shownSteps
	guide      *shownGuide
	entering   *entry
	making     *making
	printing   *printing
	recent     *recent
	collection *collection // of the file opened last that holds several puzzles

	keys     map[Key][]*Action
	actions  []*Action // that have an item
	listed   []*Menu
	unlisted *Menu // bound to keys alone
	bar      *fyne.MainMenu

	standIn     *standIn // for the menu bar, until it is reached for
	menuReached bool
	above       float64 // the room of the stand-in

	took    bool         // the last key did something: its character is of no use
	pad     fyne.KeyName // a key of the keypad whose character may follow
	padTurn int

	makeJob, factsJob, hintJob, stepsJob, lampJob, typoJob, printJob, askJob, recentJob, collectionJob *Jobs
	watch                                                                                              watch
	away                                                                                               bool // another window has the focus
}

// A shownHint is the hint on the panel, how deep it is and which part of its picture
// is shown.
type shownHint struct {
	hint.Hint
	depth int
	part  int // from 0
	page  *page.Hint
}

// Open makes the window of the program, on the files if any are named: games lie
// in the data folder. apart says that another window has it and does not answer.
func Open(a fyne.App, system words.Lang, do func(func()), apart bool, files ...string) *Window {
	store, err := game.Games()
	if err != nil { // no home: better a passing place than none
		store.Dir = filepath.Join(os.TempDir(), "sudoku-desk")
	}
	w := New(Config{App: a, Store: store, System: system, Now: time.Now, Do: do, Apart: apart, Ask: systemDialog()}, files...)
	if err != nil {
		w.warn(w.T("save.nohome", "why", w.lang.Error(err), "folder", store.Dir))
	}
	return w
}

// New makes the window on the game at hand, or on the files if any are named.
func New(c Config, files ...string) *Window {
	w := &Window{Config: c, settings: Settings{c.App.Preferences()}, ink: look.NewInk()}
	w.win = c.App.NewWindow("Sudoku Desk")
	w.win.SetMaster()
	w.win.SetPadded(false)
	for _, j := range w.jobs() {
		*j = NewJobs(c.Do)
	}
	w.game = game.New(puzzle.Puzzle{}, c.Now)
	w.build()
	w.begin(files)
	w.win.Resize(w.settings.Size())
	w.win.SetCloseIntercept(w.Quit)
	w.win.SetOnDropped(w.dropped)
	c.App.Settings().AddListener(func(fyne.Settings) { w.later(w.systemChanged) })
	life := c.App.Lifecycle()
	life.SetOnExitedForeground(func() { w.leave(true) })
	life.SetOnEnteredForeground(func() { w.leave(false) })
	life.SetOnStopped(w.ended)
	return w
}

// Show opens the window and runs until it is closed.
func (w *Window) Show() { w.win.ShowAndRun() }

// jobs are all kinds of work in the background.
func (w *Window) jobs() []**Jobs {
	return []**Jobs{&w.makeJob, &w.factsJob, &w.hintJob, &w.stepsJob, &w.lampJob, &w.typoJob, &w.printJob, &w.askJob, &w.recentJob, &w.collectionJob}
}

func (w *Window) scale() float32 {
	if s := w.win.Canvas().Scale(); s > 0 {
		return s
	}
	return 1
}

func (w *Window) fit(side float64) float64 { return float64(w.board.Fit(float32(side))) }

// later runs f when what is under way has ended.
func (w *Window) later(f func()) { w.Do(f) }

// build makes everything that is seen, in the chosen language and theme. It is
// done anew when one of these changes.
func (w *Window) build() {
	w.lang = w.settings.Language(w.System)
	if err := feedToolkit(w.lang); err != nil {
		fyne.LogError("translations", err)
	}
	pal := w.settings.Palette(w.App.Settings().ThemeVariant())
	w.kit = &look.Kit{Ink: w.ink, Pal: pal, Text: w.settings.Text(), Scale: w.scale, Still: w.settings.On(setStill), Done: w.focusPage,
		Say: func(s string) { w.say(s) },
		Key: w.typedElsewhere, Rune: w.runeElsewhere, Down: w.keyDown}
	w.App.Settings().SetTheme(look.NewTheme(pal, float32(w.settings.Text()), w.lang.Han()))
	w.board = board.New(w.ink, pal, w.scale)
	w.board.OnInput = w.input
	w.board.OnKey = w.typedKey
	w.board.OnDown = w.keyDown
	w.board.OnRune = w.typedRune
	w.board.OnName = func() string { return w.status.Text() }
	w.board.OnShortcut = w.typedShortcut
	w.board.OnMenu = w.cellMenu
	w.standIn = w.newStandIn()
	w.status = w.kit.Paragraph(look.Body)
	w.head = w.newHead()
	w.play = page.NewPlay(w.base(), w.playFuncs())
	w.page = w.play
	w.buildMenu()
	if c, ok := w.win.Canvas().(desktop.Canvas); ok {
		c.SetOnKeyDown(w.keyDown)
	}
	w.win.Canvas().SetOnTypedKey(w.typedLoose)
	w.win.Canvas().SetOnTypedRune(w.runeElsewhere)
}

func (w *Window) base() page.Base { return page.Base{Kit: w.kit, Lang: w.lang} }

// rebuild shows the same in another theme, language or size of text.
func (w *Window) rebuild() {
	again := w.reopen()
	w.build()
	w.turn(w.play)
	again()
	w.refresh()
}

// turn shows a page in the panel.
func (w *Window) turn(p page.Page) {
	w.rest()
	if w.steps != nil && p != page.Page(w.steps.page) {
		w.leaveSteps()
	}
	if w.guide != nil && p != page.Page(w.guide.page) {
		w.leaveGuide()
	}
	if w.drawing != nil && p != page.Page(w.drawing.page) {
		w.leaveDraw()
	}
	w.page = p
	w.reachFor(p)
	objects := append([]fyne.CanvasObject{w.board, w.status}, w.head.objects()...)
	if w.standIn != nil {
		objects = append(objects, w.standIn, w.standIn.shadow)
	}
	if w.preview != nil {
		objects = append(objects, w.preview)
	}
	w.frame = &frame{w: w}
	w.win.SetContent(container.New(w.frame, append(objects, p.Objects()...)...))
	w.focusPage()
}

// refresh shows what has changed, and only that.
func (w *Window) refresh() {
	w.board.SetView(w.view())
	w.status.SetSpans(w.statusLine()...)
	w.refreshHead()
	w.page.Refresh()
	w.syncMenu()
	w.windClock()
}

// begin opens the files that were named, the game at hand, or a first puzzle.
func (w *Window) begin(files []string) {
	w.ui = w.hands(game.UI{})
	w.adopt(w.game, "", nil)
	opened := w.openPaths(files)
	notice := w.notice
	listed := w.collection != nil && !w.hasGame()
	if !opened || listed {
		opened = w.resume() || opened
	}
	if listed {
		w.showCollection() // before the game that was at hand
	}
	if !opened {
		w.make() // the first start: a puzzle ready to be played
	}
	w.notice = append(w.notice, notice...)
	if w.Apart {
		w.warn(w.T("single.apart"))
	}
	w.refresh()
}
