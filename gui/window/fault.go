package window

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"sudoku/puzzle/fault"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// reportsIn returns the folder of fault reports, beside the games.
func reportsIn(s store.Games) fault.Reports {
	return fault.Reports{Dir: s.Dir, Version: words.Build()}
}

// Watch makes the Go runtime write a fatal error that nothing here catches into a report
// for the next start. stop ends it. Only one window may call Watch.
func Watch() (stop func()) {
	games, _ := defaultGames()
	return reportsIn(games).Watch()
}

// rescueTime bounds the saving after a fault, which may have left locks held.
const rescueTime = 5 * time.Second

// Rescue handles a panic of the window's goroutine; value is what recover returned. It
// saves the games, leaves a report for the next start, and says on standard error that
// the program ends. w is nil if there was no window yet.
func Rescue(w *Window, l words.Lang, value any) {
	f := fault.Of(value) // first, while the stack is that of the panic
	var games store.Games
	if w != nil {
		games = w.Store
		w.rescue()
	} else {
		games, _ = defaultGames()
	}
	_ = reportsIn(games).Leave(f) // nothing can be done about an error
	text := l.T("fault.ending")
	if f.File != "" {
		text += " " + l.T("fault.report", "file", f.File)
	}
	fmt.Fprintf(os.Stderr, "%s: %s\n%v\n%s\n", l.T("app.name"), text, f, strings.Join(f.Stack, "\n"))
}

// rescue saves what can be saved.
func (w *Window) rescue() {
	saved := make(chan struct{})
	go func() {
		defer close(saved)
		for len(w.app.Screens()) > 1 { // if closing one panics, still close the others
			_ = catchPanic(func() { w.app.CloseTo(1) })
		}
		for _, save := range []func(){w.app.Session().Close, func() { _ = w.app.Sessions().Flush() }, w.app.Prefs().Flush} {
			_ = catchPanic(save)
		}
	}()
	select {
	case <-saved:
	case <-time.After(rescueTime):
	}
}

// catchPanic calls f and returns a panic of it as an error.
func catchPanic(f func()) (err error) {
	defer fault.Recover(&err)
	f()
	return nil
}

// jobFailed shows a message that a job panicked, and saves a report of it.
func (w *Window) jobFailed(f *fault.Fault) {
	_ = reportsIn(w.Store).Write(f)
	w.app.Warn(f.In(w.lang))
	w.Refresh()
}

// stopped is called when the toolkit has ended.
func (w *Window) stopped() {
	if err := catchPanic(w.Shutdown); err != nil {
		Rescue(w, w.lang, err)
	}
}

// reportLastFault shows a message if the program ended through a fault the last time.
func (w *Window) reportLastFault() {
	if path := reportsIn(w.Store).Unseen(); path != "" {
		w.status.notice = append(w.status.notice, remark{w.T("fault.ended", "file", shortenHome(path)), true})
	}
}

// shortenHome replaces the home folder in a path by ~.
func shortenHome(path string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(path, home+string(filepath.Separator)); ok && err == nil && runtime.GOOS != "windows" {
		return "~/" + rest
	}
	return path
}
