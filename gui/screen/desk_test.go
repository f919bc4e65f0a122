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

// A desk is a window without a toolkit's: it shows nothing, and the test's goroutine is the
// window's.
type desk struct {
	*App
	t         testing.TB
	mu        sync.Mutex
	queue     []func()
	runner    *session.Runner
	base      page.Base
	said      string
	aloud     []string // what was read out
	flashed   puzzle.CellSet
	clipboard string
	dialog    portal.PrintDialog
	saveAs    func(path string, chosen func(string)) // the system's dialog for a file to write; may be nil
	choose    func(path string)                      // of the dialog that is open
	calls     int                                    // calls of its methods
}

// newDesk makes a desk with a game of a puzzle.
func newDesk(t testing.TB, text string) *desk {
	return deskOf(t, test.NewTempApp(t), t.TempDir(), text)
}

func deskOf(t testing.TB, app fyne.App, dir, text string) *desk {
	d := &desk{t: t}
	kit := &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Light, TextScale: 1}
	d.base = page.Base{Kit: kit, Lang: words.English}
	d.runner = session.NewRunner(func(f func()) {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.queue = append(d.queue, f)
	}, func(f *fault.Fault) { t.Error(f) })
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	sessions := &session.Sessions{Store: store.Games{Dir: dir}, Now: func() time.Time { return now }, Runner: d.runner}
	sessions.Library = session.NewLazyLibrary(d.runner, sessions.Store)
	sessions.Answers = session.NewAnswers(d.runner, sessions.Store, func(err error) { t.Error(err) })
	d.App = NewApp(Preferences{Values: app.Preferences()}, sessions, NewStack(d.open, func() Screen { return nil }))
	d.Begin(Parts{Shell: d, Status: d, Focuser: d, Dialogs: d, Clipboard: d, Motion: d, Games: d, Aloud: d})
	d.begin(text)
	d.Open()
	t.Cleanup(func() { // before its folder goes
		d.CloseTo(1)
		d.session.Close()
		_ = d.Library().Close()
		_ = d.sessions.Answers.Close()
		d.runner.Wait()
	})
	return d
}

func (d *desk) begin(text string) {
	g, ok := puzzle.ParseGrid(text)
	if !ok {
		d.t.Fatal(text)
	}
	d.session = d.sessions.Blank() // which is never saved
	d.session.Game = game.New(puzzle.Puzzle{Givens: g}, d.sessions.Now)
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
	if s, ok := d.shown().(BoardViewer); ok {
		v = s.View(v)
	}
	return v
}

func (d *desk) Base() page.Base { return d.base }

// open tells the screen that it is shown.
func (d *desk) open() {
	d.calls++
	if s, ok := d.Top().(ShownHandler); ok {
		s.Shown()
	}
}

// shown returns the screen over play, nil if there is none.
func (d *desk) shown() Screen {
	if len(d.list) == 1 {
		return nil
	}
	return d.Top()
}

// close closes all screens but play.
func (d *desk) close() { d.CloseTo(1) }

// again does what a change of theme does.
func (d *desk) again() {
	d.base.Kit = &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Dark, TextScale: 1}
	d.Top().Rebuild()
	if s, ok := d.Top().(ShownHandler); ok {
		s.Shown()
	}
}

func (d *desk) Refresh() {
	d.calls++
	if s, ok := d.Top().(*Photo); ok {
		s.Refresh()
	}
}
func (d *desk) ReadOut(s string)        { d.aloud = append(d.aloud, s) }
func (d *desk) TryVoice()               { d.aloud = append(d.aloud, "sample") }
func (d *desk) Quiet()                  {}
func (d *desk) Voices(f func([]string)) { f([]string{"Anna", "Bill"}) }
func (d *desk) Relayout()               { d.calls++ }
func (d *desk) FocusPage()              { d.calls++ }
func (d *desk) Say(s string)            { d.said = s; d.calls++ }
func (d *desk) Count(s string)          { d.said = s; d.calls++ }
func (d *desk) Warn(s string)           { d.said = s; d.calls++ }
func (d *desk) ClearMessage()           { d.said = ""; d.calls++ }

func (d *desk) Input(in game.Input) {
	for _, s := range slices.Backward(d.Screens()) {
		if s, ok := s.(InputHandler); ok && s.Input(in) {
			return
		}
	}
}

func (d *desk) Start(p puzzle.Puzzle) { d.StartGame(d.sessions.NewGame(p, false)) }

func (d *desk) StartGame(g *game.Game) {
	d.calls++
	d.close()
	after := d.session
	d.session = d.sessions.Begin(g, after)
	after.Leave()
	d.session.Keep()
}

func (d *desk) OpenGame(name string) bool {
	d.calls++
	s, _, err := d.sessions.Open(name)
	if err == nil {
		d.close()
		d.session.Leave()
		d.session = s
	}
	return err == nil
}

func (d *desk) TitleChanged()                      { d.calls++ }
func (d *desk) StopMotion()                        { d.calls++ }
func (d *desk) Celebrate()                         { d.calls++ }
func (d *desk) Flash(cells puzzle.CellSet)         { d.flashed = cells; d.calls++ }
func (d *desk) ApplySettings()                     { d.calls++ }
func (d *desk) Rebuild()                           { d.calls++ }
func (d *desk) Focus(fyne.Focusable)               { d.calls++ }
func (d *desk) Focused() fyne.Focusable            { return nil }
func (d *desk) FocusBoard()                        { d.calls++ }
func (d *desk) HasDialog() bool                    { return d.saveAs != nil }
func (d *desk) ShowFile(string)                    { d.calls++ }
func (d *desk) OpenPhoto()                         { d.calls++ }
func (d *desk) CopyText(s string)                  { d.clipboard = s }
func (d *desk) OpenFiles()                         { d.calls++ }
func (d *desk) Choose(_ OpenOrder, f func(string)) { d.calls++; d.choose = f }
func (d *desk) SaveAs(_, path string, _ []portal.FileKind, chosen func(string), none func()) {
	d.calls++
	if d.saveAs == nil {
		none()
		return
	}
	d.saveAs(path, chosen)
}
func (d *desk) PrintDialog() portal.PrintDialog { d.calls++; return d.dialog }

func (d *desk) CopyPicture(file []byte, done func(error)) {
	d.clipboard = string(file)
	done(nil)
}

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
