//go:build !headless

// Package gui opens the application. What the window holds is in package window;
// this is the part that needs a display, and the tag headless leaves it out.
package gui

import (
	"fmt"
	"os"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"sudoku/gui/window"
	"sudoku/puzzle/words"
)

// ID names the application to the system and where its data lies; it never changes.
const ID = "app.sudokudesk.SudokuDesk"

// Run opens the window on the file that is named, or on the game at hand, and
// returns the exit status when it is closed.
func Run(args []string, icon []byte) (status int) {
	l := words.System(os.Getenv)
	if !hasDisplay() {
		return noDisplay(l)
	}
	defer func() { // the toolkit panics where the display does not answer
		if r := recover(); r != nil {
			if !strings.Contains(fmt.Sprint(r), "NotInitialized") {
				panic(r)
			}
			status = noDisplay(l)
		}
	}()
	app.SetMetadata(fyne.AppMetadata{ID: ID, Name: "Sudoku Desk", Version: words.Build(),
		Icon:       fyne.NewStaticResource("Icon.png", icon),
		Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID(ID)
	file := ""
	if len(args) > 0 {
		file = args[0]
	}
	window.Open(a, l, fyne.Do, file).Show()
	return 0
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
