package window

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"sudoku/gui/widget"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// reportsIn is where reports of faults lie: beside the games.
func reportsIn(s store.Games) fault.Reports {
	return fault.Reports{Dir: s.Dir, Version: words.Build()}
}

// Watch has the Go runtime keep what it says of a fault that nothing here catches, for
// the next start. stop ends it. Only one window may watch.
func Watch() (stop func()) {
	games, _ := defaultGames()
	return reportsIn(games).Watch()
}

// rescueTime is how long saving may take after a fault, which may have left locked
// what it needs.
const rescueTime = 5 * time.Second

// Rescue is for whoever caught a panic of the window's goroutine, with what recover
// returned: it saves the games, leaves a report for the next start, and says on
// standard error that the program ends. w is nil where there was no window yet.
func Rescue(w *Window, l words.Lang, value any) {
	f := fault.Of(value) // before anything else is called
	var games store.Games
	if w != nil {
		games = w.Store
		w.rescue()
	} else {
		games, _ = defaultGames()
	}
	_ = reportsIn(games).Leave(f) // what else?
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
		for len(w.screens) > 1 { // of which one panics the others are closed all the same
			_ = catchPanic(func() { w.closeTo(1) })
		}
		for _, save := range []func(){w.session.Close, func() { _ = w.keeper.Flush() }, w.prefs.Flush} {
			_ = catchPanic(save)
		}
	}()
	select {
	case <-saved:
	case <-time.After(rescueTime):
	}
}

// catchPanic runs f, whose panic is an error.
func catchPanic(f func()) (err error) {
	defer fault.Recover(&err)
	f()
	return nil
}

// jobFailed says that a job panicked, and keeps a report of it.
func (w *Window) jobFailed(f *fault.Fault) {
	_ = reportsIn(w.Store).Write(f)
	w.Warn(f.In(w.lang))
	w.Refresh()
}

// stopped is called when the toolkit has ended, not on the window's goroutine.
func (w *Window) stopped() {
	if err := catchPanic(w.Shutdown); err != nil {
		Rescue(w, w.lang, err)
	}
}

// reportLastFault says that the program ended through a fault the last time, if it did.
func (w *Window) reportLastFault() {
	if path := reportsIn(w.Store).Untold(); path != "" {
		w.notice = append(w.notice, widget.Span{Text: w.T("fault.ended", "file", shortenHome(path)), Colour: w.kit.Pal.Bad})
	}
}

// shortenHome is a path as people write it who live there: it leaves more room.
func shortenHome(path string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(path, home+string(filepath.Separator)); ok && err == nil && runtime.GOOS != "windows" {
		return "~/" + rest
	}
	return path
}
