//go:build e2e && !headless

package gui_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"sudoku/gui"
)

// claim gives a selection, as the clipboard is one, to a program, which does what answer does when it
// is asked.
func (s *screen) claim(selection string, answer func(*xgb.Conn, xproto.SelectionRequestEvent)) {
	s.Helper()
	x, err := xgb.NewConnDisplay(s.display)
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(x.Close)
	window, err := xproto.NewWindowId(x)
	if err == nil {
		err = xproto.CreateWindowChecked(x, 0, window, s.root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check()
	}
	if err == nil {
		err = xproto.SetSelectionOwnerChecked(x, window, s.atom(selection), xproto.TimeCurrentTime).Check()
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
			p.claim("CLIPBOARD", silent)
			p.key("ctrl+v")
			receive(p, "the question", asked)
			p.settle() // the window answers
		},
		"escape": func() {
			p.claim("CLIPBOARD", silent)
			p.key("ctrl+v")
			p.key("1")
			receive(p, "the question", asked)
			p.key("Escape", "BackSpace")
		},
		"ends": func() {
			p.claim("CLIPBOARD", func(x *xgb.Conn, _ xproto.SelectionRequestEvent) { x.Close() })
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

	p.claim("CLIPBOARD", silent)
	p.key("ctrl+shift+s", "ctrl+a")
	p.write(home + "/a") // half of the name is its own copy
	p.key("shift+Left", "ctrl+c", "Right", "ctrl+v", "ctrl+v")
	p.write(".sudoku")
	p.key("Return")
	p.wait("the file of its own", func() bool { _, err := os.Stat(filepath.Join(home, "aaa.sudoku")); return err == nil })
}

func init() { inside["waits"] = gui.WaitForToolkit }

// TestSilentClipboardManager: a program that keeps what others have copied doesn't answer when this one
// ends, which ends all the same, long before it would for another reason.
func TestSilentClipboardManager(t *testing.T) {
	t.Parallel()
	s, asked := newScreen(t), make(chan xproto.SelectionRequestEvent, 1)
	s.claim("CLIPBOARD_MANAGER", func(_ *xgb.Conn, e xproto.SelectionRequestEvent) { asked <- e })
	p := s.openInside("waits", begun(t))
	p.settle()
	p.key("ctrl+c")
	p.wait("a copy", func() bool { return p.clipboard() != "" })
	p.key("ctrl+q")
	receive(p, "the question to keep it", asked)
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %q", status, said)
	}
}

// TestAskerEnds: a program asks for what was copied, and is gone when it gets it.
func TestAskerEnds(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), begun(t))
	p.settle()
	p.key("ctrl+c")
	p.wait("a copy", func() bool { return p.clipboard() != "" })
	for _, target := range []string{"UTF8_STRING", "TARGETS", "MULTIPLE", "image/png"} {
		p.atOnce(func() {
			w, err := xproto.NewWindowId(p.x)
			if err != nil {
				t.Fatal(err)
			}
			xproto.CreateWindow(p.x, 0, w, p.root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil)
			xproto.ConvertSelection(p.x, w, p.atom("CLIPBOARD"), p.atom(target), p.atom("ANSWER"), xproto.TimeCurrentTime)
			if err := xproto.DestroyWindowChecked(p.x, w).Check(); err != nil {
				t.Fatal(err)
			}
		})
		p.settle()
	}
	p.key("5")
	p.onMove(1)
}
