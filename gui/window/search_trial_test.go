package window

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A trial is a window on a folder of its own, steps that are done with it, and what was seen
// of its games.
type trial struct {
	*desk
	tb       *trialTB
	painted  *paintedApp
	root     string        // the folder with games, library and settings
	clock0   *atomic.Int64 // the time, in nanoseconds
	files    string        // the folder in which the person keeps files
	answer   string        // what the next file dialog returns; "" cancels it
	steps    []string      // those done
	seen     map[string]*seenGame
	loose    bool // the last step doesn't wait for the work that it began
	hurry    bool // nor did the one before it
	busy     bool // a screen goes on with its work
	was      before
	fromHome screen.Screen    // was opened from Home
	homeOf   *session.Session // the game at hand then

	outcomes map[string]*outcomeFile // what is known of the files of games
	typed    []string                // numbers that were typed in fields
}

// A trialTB ends a trial where a test would fail. Errors are panics with a brokenRule.
type trialTB struct {
	testing.TB
	dir      string
	cleanups []func()
}

// A brokenRule says which rule was broken, in its first line, and by what.
type brokenRule string

func (t *trialTB) Helper()                        {}
func (t *trialTB) Cleanup(f func())               { t.cleanups = append(t.cleanups, f) }
func (t *trialTB) Error(args ...any)              { panic(brokenRule(fmt.Sprint(args...))) }
func (t *trialTB) Errorf(form string, arg ...any) { panic(brokenRule(fmt.Sprintf(form, arg...))) }
func (t *trialTB) Fatal(args ...any)              { panic(brokenRule(fmt.Sprint(args...))) }
func (t *trialTB) Fatalf(form string, arg ...any) { panic(brokenRule(fmt.Sprintf(form, arg...))) }

func (t *trialTB) TempDir() string {
	dir, err := os.MkdirTemp(t.dir, "")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func (t *trialTB) end() {
	for i := len(t.cleanups) - 1; i >= 0; i-- {
		_ = catchPanic(t.cleanups[i])
	}
	_ = os.RemoveAll(t.dir)
}

// A failure is a trial that broke a rule.
type failure struct {
	what  string // the rule or the panic, then where
	steps []string
}

var numbers = regexp.MustCompile(`0x[0-9a-f]+|[0-9]+`)

// kind is the same for the same fault: the first line without its numbers.
func (f *failure) kind() string {
	first, _, _ := strings.Cut(f.what, "\n")
	return numbers.ReplaceAllString(first, "0")
}

func (f *failure) String() string {
	return fmt.Sprintf("%s\n\nsteps:\n%s\n", f.what, strings.Join(f.steps, "\n"))
}

// try does steps with a new window until next returns "", and returns what went wrong, nil if
// nothing did. A step that can't be done fails, or is passed over.
func try(t testing.TB, passOver bool, next func(*trial) string) (failed *failure) {
	dir, err := os.MkdirTemp("", "search")
	if err != nil {
		t.Fatal(err)
	}
	tb := &trialTB{TB: t, dir: dir}
	s := &trial{tb: tb, root: tb.TempDir(), files: tb.TempDir(), clock0: &atomic.Int64{}, seen: map[string]*seenGame{}}
	s.clock0.Store(time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC).UnixNano())
	defer tb.end()
	defer func() {
		if broken := recover(); broken != nil {
			failed = &failure{explain(broken), s.steps}
			if s.desk != nil {
				s.abandon()
			}
		}
	}()
	s.open()
	s.settle()
	for step := next(s); step != ""; step = next(s) {
		s.step(step, passOver)
	}
	s.close()
	return nil
}

// step does a step, after which all rules must hold.
func (s *trial) step(step string, passOver bool) {
	s.steps = append(s.steps, step)
	s.frame()
	s.note(step)
	err := s.attempt(step, passOver)
	switch {
	case err != nil && !passOver:
		s.tb.Fatalf("a step can't be done\n%s: %v", step, err)
	case err != nil:
		s.steps = s.steps[:len(s.steps)-1]
	case !s.loose:
		s.settle()
		s.holds()
	}
}

// attempt does a step. Unless it may be passed over, it waits for what may make it possible.
func (s *trial) attempt(step string, passOver bool) (err error) {
	do := func() error {
		s.watched(func() { err = s.do(step) })
		s.noteTyped()
		return err
	}
	if passOver || strings.HasPrefix(step, "expect ") {
		return do()
	}
	return s.sooner(do)
}

// explain says what broke a trial, and for a panic where.
func explain(broken any) string {
	if rule, ok := broken.(brokenRule); ok {
		return string(rule)
	}
	var at []string
	lines := strings.Split(string(debug.Stack()), "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "sudoku/") && i+1 < len(lines) && !strings.Contains(lines[i+1], "_test.go") {
			name, _, _ := strings.Cut(l, "(0x")
			at = append(at, name+" "+strings.TrimSpace(lines[i+1]))
		}
	}
	return fmt.Sprintf("panic: %v\n%s", broken, strings.Join(at, "\n"))
}

// open opens a window on the folder, as at a start of the program.
func (s *trial) open() {
	now := func() time.Time { return time.Unix(0, s.clock0.Load()).UTC() }
	s.desk = &desk{t: s.tb, queue: make(chan func(), 10_000)}
	queue := s.queue
	s.painted = &paintedApp{App: test.NewTempApp(s.tb)}
	s.painted.driver.Driver = s.painted.App.Driver()
	app := s.painted
	fyne.SetCurrentApp(app)
	prefs, err := store.OpenSettings(filepath.Join(s.root, "settings.json"), func(error) {})
	if err != nil {
		s.tb.Fatal("the settings can't be read: ", err)
	}
	if prefs.StringWithFallback(screen.PrefDay, "") == "" {
		prefs.SetBool(screen.PrefSettled, true) // the step "first" undoes it
	}
	s.Window = New(Config{Manual: manual, Toolkit: app, Store: store.Games{Dir: filepath.Join(s.root, "games")}, Values: prefs,
		System: words.English, Now: now, Do: func(f func()) { queue <- f }, Ask: s.ask})
	s.win.Resize(fyne.NewSize(1100, 780))
	s.allOpened()
}

// close ends the program as Quit does.
func (s *trial) close() {
	s.Quit()
	s.drain()
	s.Shutdown()
	s.ended()
	s.compareAll()
	s.desk = nil
}

// kill ends the program without a chance to save: the next one sees a copy of the folder as it
// was then. Locks are the system's, which releases them.
func (s *trial) kill() {
	left := s.tb.TempDir()
	if err := copyFolder(s.root, left); err != nil {
		s.tb.Fatal("copying the folder: ", err)
	}
	s.Shutdown()
	s.ended()
	s.root, s.desk = left, nil
}

func copyFolder(from, to string) error {
	list, err := os.ReadDir(from)
	for _, f := range list {
		switch in, out := filepath.Join(from, f.Name()), filepath.Join(to, f.Name()); {
		case err != nil:
		case f.IsDir():
			if err = os.MkdirAll(out, 0o700); err == nil {
				err = copyFolder(in, out)
			}
		case filepath.Ext(f.Name()) != ".lock":
			if err = copyFile(in, out); errors.Is(err, os.ErrNotExist) {
				err = nil // it was being replaced
			}
		}
	}
	return err
}

// abandon stops what a broken window still does.
func (s *trial) abandon() {
	for range 3 {
		if catchPanic(s.Shutdown) == nil {
			break
		}
	}
	_ = catchPanic(s.ended)
}

// A sessionOf is the session that the board shows.
func (s *trial) shownSession() *session.Session {
	if e := s.entering(); e != nil {
		return e.Entry().Session
	}
	return s.app.Session()
}
