//go:build e2e && !headless

package gui_test

import (
	"os"
	"os/exec"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui"
	desk "sudoku/gui/window"
)

// inside holds the funcs that a test can run inside the program: the test binary runs as
// the program with one of these if SUDOKU_INSIDE names it.
var inside = map[string]func(){}

func init() {
	windows = append(windows, func() bool {
		f := inside[os.Getenv("SUDOKU_INSIDE")]
		if f == nil {
			return false
		}
		gui.OnOpen(func(w *desk.Window) { opened <- w })
		go f()
		os.Exit(gui.Run(os.Args[1:], "", nil, os.DirFS("../docs/manual")))
		return true
	})
}

// opened is the window that the program has opened.
var opened = make(chan *desk.Window, 1)

// openInside starts the program with one of the funcs of inside.
func (s *screen) openInside(name, home string, env ...string) *program {
	self, err := os.Executable()
	if err != nil {
		s.Fatal(err)
	}
	return s.openIn(exec.Command(self), home, append(env, "SUDOKU_INSIDE="+name)...)
}

// theWindow waits for the program's window and returns it.
func theWindow() (w fyne.Window) {
	for w == nil {
		time.Sleep(10 * time.Millisecond)
		if a := fyne.CurrentApp(); a != nil && len(a.Driver().AllWindows()) > 0 {
			fyne.DoAndWait(func() { w = a.Driver().AllWindows()[0] })
		}
	}
	return w
}

// ended waits until the program has ended by itself and returns its status and its
// output.
func (p *program) ended() (status int, said string) {
	done := make(chan bool)
	go func() { p.cmd.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(patience):
		picture := p.keep("going-on")
		p.cmd.Process.Kill()
		<-done // of two that wait at the same time one would do so for ever
		p.Fatal("the program goes on; the screen is ", picture)
	}
	return p.cmd.ProcessState.ExitCode(), p.cmd.Stderr.(interface{ String() string }).String()
}
