// Package screentest holds a window without a display, in which features are tested alone.
package screentest

import (
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// Easy is a puzzle of singles, Harder needs a skyscraper and more.
const (
	Easy   = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	Harder = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"
)

// A Desk is a window without a toolkit's: it shows nothing, and the test's goroutine is the
// window's. The time stands.
type Desk struct {
	*screen.App
	Runner *session.Runner
	parts

	T     testing.TB
	mu    sync.Mutex
	queue []func()
}

// NewDesk makes a desk with a game of a puzzle, in an empty home.
func NewDesk(t testing.TB, text string) *Desk {
	return DeskOf(t, test.NewTempApp(t), t.TempDir(), text)
}

// DeskOf makes a desk with the settings of an application and the home of a program before it.
func DeskOf(t testing.TB, app fyne.App, dir, text string) *Desk {
	d := &Desk{T: t}
	d.Page = page.Base{Kit: &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Light, TextScale: 1, Scale: func() float32 { return 1 }}, Lang: words.English}
	d.Runner = session.NewRunner(func(f func()) {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.queue = append(d.queue, f)
	}, func(f *fault.Fault) { t.Error(f) })
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	sessions := &session.Sessions{Store: store.Games{Dir: dir}, Now: func() time.Time { return now }, Runner: d.Runner}
	sessions.Library = session.NewLazyLibrary(d.Runner, sessions.Store)
	sessions.Answers = session.NewAnswers(d.Runner, sessions.Store, func(err error) { t.Error(err) })
	d.App = screen.NewApp(screen.Preferences{Values: app.Preferences()}, sessions, screen.NewStack(d.open, func() screen.Screen { return nil }))
	d.Prefs().Settle() // tests of what a beginner sees undo it
	d.Begin(screen.Parts{Shell: d, Status: d, Focuser: d, Dialogs: d, Clipboard: d, Motion: d, Games: d, Aloud: d})
	d.Pages = d.pages()
	d.BeginWith(text)
	d.Open()
	t.Cleanup(func() { // before its folder goes
		d.Close()
		d.Session().Close()
		_ = d.Library().Close()
		_ = sessions.Answers.Close()
		d.Runner.Wait()
	})
	return d
}

// BeginWith makes a game of a puzzle the current one, which is not saved.
func (d *Desk) BeginWith(text string) {
	g, ok := puzzle.ParseGrid(text)
	if !ok {
		d.T.Fatal(text)
	}
	s := d.Sessions().Blank() // which is never saved
	s.Game = game.New(puzzle.Puzzle{Givens: g}, d.Sessions().Now)
	s.GoTo(session.FirstEmpty(g))
	d.SetSession(s)
}

// Run runs the callbacks queued for the window's goroutine, and reports whether there were any.
func (d *Desk) Run() bool {
	d.mu.Lock()
	list := d.queue
	d.queue = nil
	d.mu.Unlock()
	for _, f := range list {
		f()
	}
	return len(list) > 0
}

// RunOne runs the first callback that is queued, if there is any.
func (d *Desk) RunOne() {
	d.mu.Lock()
	if len(d.queue) == 0 {
		d.mu.Unlock()
		runtime.Gosched()
		return
	}
	f := d.queue[0]
	d.queue = d.queue[1:]
	d.mu.Unlock()
	f()
}

// Settle runs all background work to its end.
func (d *Desk) Settle() {
	for d.Runner.Wait(); d.Run(); d.Runner.Wait() {
	}
}

// View returns what the board shows.
func (d *Desk) View() board.View {
	s := d.Session()
	v := board.View{State: s.Game.State(), Givens: s.Game.Givens(), UI: s.UI}
	if s, ok := d.Shown().(screen.BoardViewer); ok {
		v = s.View(v)
	}
	return v
}

// Shown returns the screen over play, nil if there is none.
func (d *Desk) Shown() screen.Screen {
	if len(d.Screens()) == 1 {
		return nil
	}
	return d.Top()
}

// Close closes all screens but play.
func (d *Desk) Close() { d.CloseTo(1) }

// Refresh updates the page on top, as the window does.
func (d *Desk) Refresh() {
	d.Calls++
	if p, ok := d.Top().(page.Refresher); ok {
		p.Refresh()
	}
}

// Again does what a change of theme does.
func (d *Desk) Again() {
	d.Page.Kit = &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Dark, TextScale: 1, Scale: func() float32 { return 1 }}
	d.Top().Rebuild()
	d.tell()
}

// open tells the screen that it is shown.
func (d *Desk) open() {
	d.Calls++
	d.tell()
}

func (d *Desk) tell() {
	if s, ok := d.Top().(screen.ShownHandler); ok {
		s.Shown()
	}
}

// Input passes a press of a key on as the window does.
func (d *Desk) Input(in game.Input) {
	for _, s := range slices.Backward(d.Screens()) {
		if s, ok := s.(screen.InputHandler); ok && s.Input(in) {
			return
		}
	}
}
