//go:build cgo && !headless

// Package gui opens the application. The content of the window is in package window;
// this part needs a display, and is left out by the build tag headless.
package gui

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/single"
	"sudoku/gui/window"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// ID identifies the application to the system and its data folder; it must never change.
const ID = "app.sudokudesk.SudokuDesk"

// Run opens the window with the named files, or with the current game, and returns the
// exit status when it is closed. If a window is open already that window is raised and
// opens the files. The window speaks the language of the tag lang, until another is chosen; if it
// is "" the one that was chosen, or the system's. manual is shown by Help.
func Run(args []string, lang string, icon []byte, manual fs.FS) (status int) {
	l := words.System(os.Getenv)
	asked, ok := words.Parse(lang)
	if ok = ok && lang != ""; ok {
		l = asked
	}
	if why := findDisplay(); why != "" {
		return noDisplay(l, why)
	}
	files := absolute(args)
	if !single.Fits(files) {
		fmt.Fprintln(os.Stderr, l.T("app.name")+": "+l.T("single.many", "n", len(files)))
		return 1
	}
	leaveCurrentFolder()
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
			status = noDisplay(l, "gui.nodisplay")
		default:
			window.Rescue(w, l, r)
			status = 2
		}
	}()
	ignoreXErrors()
	a := newToolkit()
	w = window.Open(a, l, ok, fyne.Do, manual, notices[state], files...)
	w.Prints = printed
	opened(w)
	w.OnFrame(inputHook(a, w))
	first.Serve(w.WhileRunning(fyne.Do), w.Raise)
	ending := onStuck(func() { w.Shutdown(); first.Close() })
	w.OnQuit(func() { ending(quitWait) })
	onHangUp(func() { ending(endWait); fyne.Do(a.Quit) })
	onDisplayEnd(func() { w.Shutdown(); first.Close() })
	identify()
	openUnseen(fyne.Do)
	defer readAloud(w, w.WhileRunning(fyne.Do))()
	if len(icon) > 0 {
		go fyne.Do(func() { w.SetIcon(fyne.NewStaticResource("Icon.png", icon)) }) // after the first frame
	}
	w.Run()
	return 0
}

// opened is called with the window before it runs.
var opened = func(*window.Window) {}

// notices holds the catalogue keys of messages about how the window was started.
var notices = map[single.State]string{single.NoAnswer: "single.apart", single.Unlocked: "single.unlocked"}

// start looks for a window that is open already. If the system has no folder for games
// there is none to share.
func start(files []string) (*single.Instance, single.State) {
	data, err := store.DataDir()
	if err != nil {
		return nil, single.First
	}
	return single.Start(data, files)
}

// absolute makes paths absolute, so that they mean the same to a window started in
// another folder.
func absolute(paths []string) (out []string) {
	for _, p := range paths {
		if abs, err := filepath.Abs(p); err == nil {
			out = append(out, abs)
		}
	}
	return out
}

func noDisplay(l words.Lang, why string) int {
	fmt.Fprintln(os.Stderr, l.T("app.name")+": "+l.T(why))
	return 1
}
