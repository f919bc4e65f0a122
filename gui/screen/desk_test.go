package screen

import (
	"reflect"
	"runtime"
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
	Easy = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
	// harder needs a skyscraper and more.
	Harder = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"
)

// A Desk is a window without a toolkit's: it shows nothing, and the test's goroutine is the
// window's.
type Desk struct {
	*App
	t         testing.TB
	mu        sync.Mutex
	queue     []func()
	Runner    *session.Runner
	Page      page.Base
	Said      string
	Read      []string // what was read out
	Flashed   puzzle.CellSet
	Clipboard string
	Dialog    portal.PrintDialog
	SaveTo    func(path string, chosen func(string)) // the system's dialog for a file to write; may be nil
	Chosen    func(path string)                      // of the dialog that is open
	Opened    []string                               // the names of Pages that were called
	Calls     int                                    // calls of its methods
}

// NewDesk makes a desk with a game of a puzzle.
func NewDesk(t testing.TB, text string) *Desk {
	return DeskOf(t, test.NewTempApp(t), t.TempDir(), text)
}

func DeskOf(t testing.TB, app fyne.App, dir, text string) *Desk {
	d := &Desk{t: t}
	kit := &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Light, TextScale: 1, Scale: func() float32 { return 1 }}
	d.Page = page.Base{Kit: kit, Lang: words.English}
	d.Runner = session.NewRunner(func(f func()) {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.queue = append(d.queue, f)
	}, func(f *fault.Fault) { t.Error(f) })
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	sessions := &session.Sessions{Store: store.Games{Dir: dir}, Now: func() time.Time { return now }, Runner: d.Runner}
	sessions.Library = session.NewLazyLibrary(d.Runner, sessions.Store)
	sessions.Answers = session.NewAnswers(d.Runner, sessions.Store, func(err error) { t.Error(err) })
	d.App = NewApp(Preferences{Values: app.Preferences()}, sessions, NewStack(d.open, func() Screen { return nil }))
	d.Begin(Parts{Shell: d, Status: d, Focuser: d, Dialogs: d, Clipboard: d, Motion: d, Games: d, Aloud: d})
	d.Pages = d.pages()
	d.begin(text)
	d.Open()
	t.Cleanup(func() { // before its folder goes
		d.CloseTo(1)
		d.Session().Close()
		_ = d.Library().Close()
		_ = d.Sessions().Answers.Close()
		d.Runner.Wait()
	})
	return d
}

func (d *Desk) begin(text string) {
	g, ok := puzzle.ParseGrid(text)
	if !ok {
		d.t.Fatal(text)
	}
	at := d.Sessions().Blank() // which is never saved
	at.Game = game.New(puzzle.Puzzle{Givens: g}, d.Sessions().Now)
	at.GoTo(session.FirstEmpty(g))
	d.session = at
}

// Run runs the callbacks queued for the window's goroutine, and reports whether there
// were any.
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
	v := board.View{State: d.Session().Game.State(), Givens: d.Session().Game.Givens(), UI: d.Session().UI}
	if s, ok := d.Shown().(BoardViewer); ok {
		v = s.View(v)
	}
	return v
}

func (d *Desk) Base() page.Base { return d.Page }

// open tells the screen that it is shown.
func (d *Desk) open() {
	d.Calls++
	if s, ok := d.Top().(ShownHandler); ok {
		s.Shown()
	}
}

// Shown returns the screen over play, nil if there is none.
func (d *Desk) Shown() Screen {
	if len(d.list) == 1 {
		return nil
	}
	return d.Top()
}

// Close closes all screens but play.
func (d *Desk) Close() { d.CloseTo(1) }

// Again does what a change of theme does.
func (d *Desk) Again() {
	d.Page.Kit = &widget.Kit{Painter: paint.NewPainter(), Pal: &theme.Dark, TextScale: 1, Scale: func() float32 { return 1 }}
	d.Top().Rebuild()
	if s, ok := d.Top().(ShownHandler); ok {
		s.Shown()
	}
}

func (d *Desk) Refresh()                { d.Calls++ }
func (d *Desk) ReadOut(s string)        { d.Read = append(d.Read, s) }
func (d *Desk) TryVoice()               { d.Read = append(d.Read, "sample") }
func (d *Desk) Quiet()                  {}
func (d *Desk) Voices(f func([]string)) { f([]string{"Anna", "Bill"}) }
func (d *Desk) Relayout()               { d.Calls++ }
func (d *Desk) FocusPage()              { d.Calls++ }
func (d *Desk) Say(s string)            { d.Said = s; d.Calls++ }
func (d *Desk) Count(s string)          { d.Said = s; d.Calls++ }
func (d *Desk) Warn(s string)           { d.Said = s; d.Calls++ }
func (d *Desk) ClearMessage()           { d.Said = ""; d.Calls++ }

func (d *Desk) Input(in game.Input) {
	for _, s := range slices.Backward(d.Screens()) {
		if s, ok := s.(InputHandler); ok && s.Input(in) {
			return
		}
	}
}

func (d *Desk) Start(p puzzle.Puzzle) { d.StartGame(d.Sessions().NewGame(p, false)) }

func (d *Desk) StartGame(g *game.Game) {
	d.Calls++
	d.Close()
	after := d.Session()
	d.SetSession(d.Sessions().Begin(g, after))
	after.Leave()
	d.Session().Keep()
}

func (d *Desk) OpenGame(name string) bool {
	d.Calls++
	s, _, err := d.Sessions().Open(name)
	if err == nil {
		d.Close()
		d.Session().Leave()
		d.SetSession(s)
	}
	return err == nil
}

func (d *Desk) TitleChanged()                      { d.Calls++ }
func (d *Desk) StopMotion()                        { d.Calls++ }
func (d *Desk) Celebrate()                         { d.Calls++ }
func (d *Desk) Flash(cells puzzle.CellSet)         { d.Flashed = cells; d.Calls++ }
func (d *Desk) ApplySettings()                     { d.Calls++ }
func (d *Desk) Rebuild()                           { d.Calls++ }
func (d *Desk) Focus(fyne.Focusable)               { d.Calls++ }
func (d *Desk) Focused() fyne.Focusable            { return nil }
func (d *Desk) FocusBoard()                        { d.Calls++ }
func (d *Desk) HasDialog() bool                    { return d.SaveTo != nil }
func (d *Desk) ShowFile(string)                    { d.Calls++ }
func (d *Desk) OpenPhoto()                         { d.Calls++ }
func (d *Desk) CopyText(s string)                  { d.Clipboard = s }
func (d *Desk) OpenFiles()                         { d.Calls++ }
func (d *Desk) Choose(_ OpenOrder, f func(string)) { d.Calls++; d.Chosen = f }
func (d *Desk) SaveAs(_, path string, _ []portal.FileKind, chosen func(string), none func()) {
	d.Calls++
	if d.SaveTo == nil {
		none()
		return
	}
	d.SaveTo(path, chosen)
}
func (d *Desk) PrintDialog() portal.PrintDialog { d.Calls++; return d.Dialog }

func (d *Desk) CopyPicture(file []byte, done func(error)) {
	d.Clipboard = string(file)
	done(nil)
}

func (d *Desk) Fade(_ Fader, change func()) { change() }

// again after a change of theme.
// no goroutine may be left and no later callback may reach the desk. It does the same
// again after a change of theme.
func LeftInTheMiddle(t *testing.T, text string, begin func(*Desk)) {
	t.Helper()
	app, dir := test.NewTempApp(t), t.TempDir()
	for _, again := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			d := DeskOf(t, app, dir, text)
			begin(d)
			if again {
				d.Again()
			}
			d.Close()
			calls := d.Calls
			synctest.Wait() // the bubble ends only if every goroutine has ended
			d.Runner.Wait()
			if d.Run(); d.Calls != calls {
				t.Error("a screen that was closed asked for something")
			}
		})
	}
}

// pages are what features start in others: that is noted.
func (d *Desk) pages() (p Pages) {
	all := reflect.ValueOf(&p).Elem()
	for i := range all.NumField() {
		f := all.Field(i)
		f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) (none []reflect.Value) {
			d.Opened = append(d.Opened, all.Type().Field(i).Name)
			for out := range f.Type().Outs() {
				none = append(none, reflect.Zero(out))
			}
			return none
		}))
	}
	return p
}
