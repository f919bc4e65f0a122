//go:build !headless

// Package gui opens the application. What the window holds is in package window;
// this is the part that needs a display, and the tag headless leaves it out.
package gui

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"sudoku/gui/single"
	"sudoku/gui/window"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// ID names the application to the system and where its data lies; it never changes.
const ID = "app.sudokudesk.SudokuDesk"

// Run opens the window on the files that are named, or on the current game, and
// returns the exit status when it is closed. Where a window is open already it is
// raised and opens the files.
func Run(args []string, icon []byte) (status int) {
	l := words.System(os.Getenv)
	if !hasDisplay() {
		return noDisplay(l)
	}
	files := absolute(args)
	first, state := start(files)
	if state == single.HandedOver {
		fmt.Println(l.T("app.name") + ": " + l.T("single.handed"))
		return 0
	}
	defer first.Close()
	if state == single.First {
		defer window.Watch()()
	}
	var w *window.Window
	defer func() {
		switch r := recover(); {
		case r == nil:
		case strings.Contains(fmt.Sprint(r), "NotInitialized"): // the display does not answer
			status = noDisplay(l)
		default:
			window.Rescue(w, l, r)
			status = 2
		}
	}()
	makeCacheDir()
	app.SetMetadata(fyne.AppMetadata{ID: ID, Name: "Sudoku Desk", Version: words.Build(),
		Icon:       fyne.NewStaticResource("Icon.png", icon),
		Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID(ID)
	w = window.Open(a, l, fyne.Do, notices[state], files...)
	first.Serve(fyne.Do, w.Raise)
	onHangUp(func() { fyne.Do(a.Quit) })
	onDisplayEnd(func() { w.Shutdown(); first.Close() })
	identify()
	w.Run()
	return 0
}

// makeCacheDir makes the user's folder for caches, which a new home lacks. The toolkit
// makes its own in there, and logs errors where that fails.
func makeCacheDir() {
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700)
	}
}

// notices are the keys of what the window says of how it was started.
var notices = map[single.State]string{single.NoAnswer: "single.apart", single.Unlocked: "single.unlocked"}

// start looks for a window that is open already. Where the system names no folder
// for games there is none to share.
func start(files []string) (*single.Instance, single.State) {
	data, err := store.DataDir()
	if err != nil {
		return nil, single.First
	}
	return single.Start(data, files)
}

// absolute makes paths mean the same to a window that was started elsewhere.
func absolute(paths []string) (out []string) {
	for _, p := range paths {
		if abs, err := filepath.Abs(p); err == nil {
			out = append(out, abs)
		}
	}
	return out
}

func noDisplay(l words.Lang) int {
	fmt.Fprintln(os.Stderr, l.T("app.name")+": "+l.T("gui.nodisplay"))
	return 1
}

// hasDisplay reports whether there is a screen to open a window on.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
	}
	return true
}
