//go:build cgo && !headless

package gui

import (
	"io"
	"log"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"sudoku/gui/early"
	"sudoku/gui/portal"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A toolkit is the toolkit's application without what it would do by itself on Linux and the like:
// it asks the session bus for the theme, and ends the program when another one sends a value of a
// type that it doesn't expect ([window.Window] asks instead); and it watches a file, and panics in the
// end where the system had no watch left.
type toolkit struct{ fyne.App }

func newToolkit() fyne.App {
	portal.StartNoBus()
	makeCacheDir()
	app.SetMetadata(fyne.AppMetadata{ID: ID, Name: "Sudoku Desk", Version: words.Build(),
		Migrations: map[string]bool{"fyneDo": true}})
	t := toolkit{begin()}
	fyne.SetCurrentApp(t)
	return t
}

// begin begins the toolkit without its settings: this program keeps its own. It would complain of
// folders and watches that it then doesn't need, and write them in the end, so that a window that
// opens just then reads half a file.
func begin() fyne.App {
	withTheme, terminal := lightByDefault(), log.Writer()
	log.SetOutput(io.Discard)
	a := app.NewWithID(ID)
	log.SetOutput(terminal)
	withTheme()
	if l, ok := a.Lifecycle().(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
	return a
}

// Run implements fyne.App.
func (t toolkit) Run() {
	events, ok := t.Lifecycle().(interface{ RunEventQueue(func(func(), bool)) })
	if !ok || asksDesktop() {
		t.App.Run()
		return
	}
	go events.RunEventQueue(t.Driver().DoFromGoroutine)
	t.Driver().Run()
}

// OpenURL implements fyne.App.
func (t toolkit) OpenURL(u *url.URL) error {
	if asksDesktop() {
		return t.App.OpenURL(u)
	}
	cmd := exec.Command("xdg-open", u.String())
	cmd.Env = early.Environ()
	if err := cmd.Start(); err != nil {
		return err
	}
	go cmd.Wait()
	return nil
}

// asksDesktop reports whether the toolkit is left to ask the system for the theme.
func asksDesktop() bool { return runtime.GOOS == "windows" || runtime.GOOS == "darwin" }

// makeCacheDir creates the user's cache folder, which a new home lacks: the toolkit creates
// its own folder in it, and not that.
func makeCacheDir() {
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700)
	}
}

// lightByDefault has the toolkit begin light where it doesn't ask the system: it begins dark
// there. What is returned is to be called when the toolkit has begun.
func lightByDefault() func() {
	const name = "FYNE_THEME"
	if os.Getenv(name) != "" || asksDesktop() {
		return func() {}
	}
	os.Setenv(name, "light")
	return func() { os.Unsetenv(name) }
}

// leaveCurrentFolder keeps the toolkit from making its folders wherever the program is
// started, as it does without a home and where a path of its folders is relative.
func leaveCurrentFolder() {
	if runtime.GOOS == "windows" {
		return
	}
	folders := []string{"XDG_CONFIG_HOME", "XDG_CACHE_HOME"}
	for _, name := range folders {
		if !filepath.IsAbs(os.Getenv(name)) {
			os.Unsetenv(name) // it is to be passed over (XDG Base Directory Specification)
		}
	}
	if filepath.IsAbs(os.Getenv("HOME")) {
		return
	}
	os.Unsetenv("HOME")
	dir, err := store.TempDir()
	if err != nil {
		return
	}
	for _, name := range folders {
		if os.Getenv(name) == "" {
			os.Setenv(name, dir)
		}
	}
}
