package screen

import (
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

const (
	easy = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	// harder needs a skyscraper and more.
	harder = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"
)

// A desk is a Desk without a window: it shows one screen, and the test's goroutine is
// the window's.
type desk struct {
	t        testing.TB
	mu       sync.Mutex
	queue    []func()
	runner   *session.Runner
	keeper   *session.Keeper
	session  *session.Session
	prefs    Preferences
	base     page.Base
	maker    *Maker
	files    *Files
	library  *session.Shelf
	retained Retained
	shown    Screen   // nil: the play page
	below    []Screen // the screens that Back returns to
	play     *Play
	said     string
	flashed  puzzle.CellSet
	dialog   portal.PrintDialog
	choose   func(path string) // of the dialog that is open
	calls    int               // calls of Desk methods
}

// newDesk makes a desk with a game of a puzzle.
func newDesk(t testing.TB, text string) *desk {
	return deskOf(t, test.NewTempApp(t), t.TempDir(), text)
}

func deskOf(t testing.TB, app fyne.App, dir, text string) *desk {
	d := &desk{t: t, prefs: Preferences{app.Preferences()}}
	kit := &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Light, TextScale: 1}
	d.base = page.Base{Kit: kit, Lang: words.English}
	d.runner = session.NewRunner(func(f func()) {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.queue = append(d.queue, f)
	}, func(f *fault.Fault) { t.Error(f) })
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	d.keeper = &session.Keeper{Store: store.Games{Dir: dir}, Now: func() time.Time { return now }, Runner: d.runner}
	d.maker, d.files = NewMaker(d), NewFiles(d)
	d.library = session.NewShelf(d.runner, d.keeper.Store)
	d.keeper.Answers = session.NewAnswers(d.runner, d.keeper.Store, func(err error) { t.Error(err) })
	d.begin(text)
	d.play = NewPlay(d)
	t.Cleanup(func() { // before its folder goes
		d.session.Close()
		_ = d.library.Close()
		_ = d.keeper.Answers.Close()
		d.runner.Wait()
	})
	return d
}

func (d *desk) begin(text string) {
	g, ok := puzzle.ParseGrid(text)
	if !ok {
		d.t.Fatal(text)
	}
	d.session = d.keeper.Blank() // which is never saved
	d.session.Game = game.New(puzzle.Puzzle{Givens: g}, d.keeper.Now)
	d.session.GoTo(session.FirstEmpty(g))
}

// run runs the callbacks queued for the window's goroutine, and reports whether there
// were any.
func (d *desk) run() bool {
	d.mu.Lock()
	list := d.queue
	d.queue = nil
	d.mu.Unlock()
	for _, f := range list {
		f()
	}
	return len(list) > 0
}

// settle runs all background work to its end.
func (d *desk) settle() {
	for d.runner.Wait(); d.run(); d.runner.Wait() {
	}
}

// view returns what the board shows.
func (d *desk) view() board.View {
	v := board.View{State: d.session.Game.State(), Givens: d.session.Game.Givens(), UI: d.session.UI}
	if s, ok := d.shown.(BoardViewer); ok {
		v = s.View(v)
	}
	return v
}

func (d *desk) Base() page.Base           { return d.base }
func (d *desk) Prefs() Preferences        { return d.prefs }
func (d *desk) Session() *session.Session { return d.session }
func (d *desk) Jobs() *session.Jobs       { return d.runner.Jobs() }

func (d *desk) Retained() *Retained     { return &d.retained }
func (d *desk) Keeper() *session.Keeper { return d.keeper }
func (d *desk) Maker() *Maker           { return d.maker }
func (d *desk) Files() *Files           { return d.files }
func (d *desk) Shelf() *session.Shelf   { return d.library }
func (d *desk) Later(f func())          { d.runner.Do(f) }

func (d *desk) Show(s Screen) {
	d.close()
	d.shown = s
	d.open()
}

func (d *desk) Push(s Screen) {
	d.below = append(d.below, d.shown)
	d.shown = s
	d.open()
}

// open tells the screen that it is shown.
func (d *desk) open() {
	if s, ok := d.shown.(ShownHandler); ok {
		s.Shown()
	}
}

func (d *desk) Back() {
	if n := len(d.below) - 1; n >= 0 {
		s := d.shown
		d.shown, d.below = d.below[n], d.below[:n]
		Close(s)
		d.open()
		return
	}
	d.close()
}

func (d *desk) ShowPlay() { d.close() }

// close closes all screens.
func (d *desk) close() {
	for list := append(d.below, d.shown); len(list) > 0; list = list[:len(list)-1] {
		d.shown, d.below = nil, nil
		if s := list[len(list)-1]; s != nil {
			Close(s)
		}
	}
}

// again does what a change of theme does.
func (d *desk) again() {
	d.base.Kit = &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Dark, TextScale: 1}
	d.shown = d.shown.Again()
	if s, ok := d.shown.(ShownHandler); ok {
		s.Shown()
	}
}

func (d *desk) Refresh() {
	d.calls++
	if s, ok := d.shown.(*Photo); ok {
		s.Refresh()
	}
}
func (d *desk) Relayout()     { d.calls++ }
func (d *desk) FocusPage()    { d.calls++ }
func (d *desk) Say(s string)  { d.said = s; d.calls++ }
func (d *desk) Warn(s string) { d.said = s; d.calls++ }
func (d *desk) ClearMessage() { d.said = ""; d.calls++ }

func (d *desk) Play() *Play {
	d.calls++
	return d.play
}

func (d *desk) Screens() []Screen {
	list := []Screen{d.play}
	for _, s := range append(slices.Clone(d.below), d.shown) {
		if s != nil {
			list = append(list, s)
		}
	}
	return list
}

func (d *desk) Input(in game.Input) {
	for _, s := range slices.Backward(d.Screens()) {
		if s, ok := s.(InputHandler); ok && s.Input(in) {
			return
		}
	}
}

func (d *desk) Start(p puzzle.Puzzle) { d.StartGame(game.New(p, d.keeper.Now)) }

func (d *desk) StartGame(g *game.Game) {
	d.calls++
	d.close()
	d.session.Close()
	d.session = d.keeper.Begin(g)
	d.session.Keep()
}

func (d *desk) OpenGame(name string) bool {
	d.calls++
	s, _, err := d.keeper.Open(name)
	if err == nil {
		d.close()
		d.session.Close()
		d.session = s
	}
	return err == nil
}

func (d *desk) TitleChanged()                   { d.calls++ }
func (d *desk) StopMotion()                     { d.calls++ }
func (d *desk) Celebrate()                      { d.calls++ }
func (d *desk) Flash(cells puzzle.CellSet)      { d.flashed = cells; d.calls++ }
func (d *desk) ApplySettings()                  { d.calls++ }
func (d *desk) Rebuild()                        { d.calls++ }
func (d *desk) Focus(fyne.Focusable)            { d.calls++ }
func (d *desk) Focused() fyne.Focusable         { return nil }
func (d *desk) FocusBoard()                     { d.calls++ }
func (d *desk) Browse(string, func(string))     { d.calls++ }
func (d *desk) OpenPhoto()                      { d.calls++ }
func (d *desk) OpenFiles()                      { d.calls++ }
func (d *desk) Choose(_ string, f func(string)) { d.calls++; d.choose = f }
func (d *desk) PrintDialog() portal.PrintDialog { d.calls++; return d.dialog }

func (d *desk) Fade(_ Fader, change func()) { change() }

// leftInTheMiddle shows a screen, starts its work and closes it before the work is done:
// no goroutine may be left and no later callback may reach the desk. It does the same
// again after a change of theme.
func leftInTheMiddle(t *testing.T, text string, begin func(*desk)) {
	t.Helper()
	app, dir := test.NewTempApp(t), t.TempDir()
	for _, again := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			d := deskOf(t, app, dir, text)
			begin(d)
			if again {
				d.again()
			}
			d.close()
			calls := d.calls
			synctest.Wait() // the bubble ends only if every goroutine has ended
			d.runner.Wait()
			if d.run(); d.calls != calls {
				t.Error("a screen that was closed asked for something")
			}
		})
	}
}
