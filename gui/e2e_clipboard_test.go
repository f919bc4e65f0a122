//go:build e2e && !headless

package gui_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// claim gives the clipboard to a program, which does what answer does when it is asked.
func (s *screen) claim(answer func(*xgb.Conn, xproto.SelectionRequestEvent)) {
	s.Helper()
	x, err := xgb.NewConnDisplay(s.display)
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(x.Close)
	clipboard, err := xproto.InternAtom(x, false, 9, "CLIPBOARD").Reply()
	if err != nil {
		s.Fatal(err)
	}
	window, err := xproto.NewWindowId(x)
	if err == nil {
		err = xproto.CreateWindowChecked(x, 0, window, s.root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check()
	}
	if err == nil {
		err = xproto.SetSelectionOwnerChecked(x, window, clipboard.Atom, xproto.TimeCurrentTime).Check()
	}
	if err != nil {
		s.Fatal(err)
	}
	go func() {
		for {
			e, err := x.WaitForEvent()
			if e == nil && err == nil {
				return
			}
			if e, ok := e.(xproto.SelectionRequestEvent); ok {
				answer(x, e)
			}
		}
	}()
}

// TestSilentClipboard pastes what programs have copied that don't answer any more, or end when they are
// asked: the window goes on, and what is typed keeps its order. Escape ends the wait. What the window
// itself has copied is there.
func TestSilentClipboard(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	p := newScreen(t).open(build(t), home, sample(t, "play.sudoku"))
	p.wait("the game", func() bool { return p.saved() != nil })
	asked := make(chan xproto.SelectionRequestEvent, 9)
	silent := func(_ *xgb.Conn, e xproto.SelectionRequestEvent) { asked <- e }
	for name, pastes := range map[string]func(){
		"silent": func() {
			p.claim(silent)
			p.key("ctrl+v")
			receive(p, "the question", asked)
			p.settle() // the window answers
		},
		"escape": func() {
			p.claim(silent)
			p.key("ctrl+v")
			p.key("1")
			receive(p, "the question", asked)
			p.key("Escape", "BackSpace")
		},
		"ends": func() {
			p.claim(func(x *xgb.Conn, _ xproto.SelectionRequestEvent) { x.Close() })
			p.key("ctrl+v")
		},
	} {
		path := filepath.Join(home, name)
		p.key("ctrl+shift+s", "ctrl+a")
		p.write(path)
		pastes()
		p.write(".sudoku")
		p.key("Return")
		p.wait("the file of "+name, func() bool { _, err := os.Stat(path + ".sudoku"); return err == nil })
	}

	p.claim(silent)
	p.key("ctrl+shift+s", "ctrl+a")
	p.write(home + "/a") // half of the name is its own copy
	p.key("shift+Left", "ctrl+c", "Right", "ctrl+v", "ctrl+v")
	p.write(".sudoku")
	p.key("Return")
	p.wait("the file of its own", func() bool { _, err := os.Stat(filepath.Join(home, "aaa.sudoku")); return err == nil })
}
