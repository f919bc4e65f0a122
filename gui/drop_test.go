//go:build e2e && !headless

package gui_test

import (
	"net/url"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// A source drags files onto a window and drops them there, as a file manager does: by the
// protocol XDND, https://freedesktop.org/wiki/Specifications/XDND.
type source struct {
	*program
	x      *xgb.Conn // of its own: events of the window come in it
	window xproto.Window
}

// drop drops files in the middle of the window, all at once.
func (p *program) drop(paths ...string) {
	p.Helper()
	x, err := xgb.NewConnDisplay(p.display)
	if err != nil {
		p.Fatal(err)
	}
	defer x.Close()
	s := &source{program: p, x: x}
	if s.window, err = xproto.NewWindowId(x); err == nil {
		err = xproto.CreateWindowChecked(x, 0, s.window, p.root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check()
	}
	if err == nil {
		err = xproto.SetSelectionOwnerChecked(x, s.window, p.atom("XdndSelection"), xproto.TimeCurrentTime).Check()
	}
	if err != nil {
		p.Fatal(err)
	}
	s.tell("XdndEnter", 5<<24, uint32(p.atom("text/uri-list")), 0, 0)
	s.tell("XdndPosition", 0, 200<<16|200, xproto.TimeCurrentTime, uint32(p.atom("XdndActionCopy")))
	s.until("XdndStatus", "")
	s.tell("XdndDrop", 0, xproto.TimeCurrentTime, 0, 0)
	list := ""
	for _, path := range paths {
		list += (&url.URL{Scheme: "file", Path: path}).String() + "\r\n"
	}
	s.until("XdndFinished", list)
}

// tell sends a message of the protocol to the window.
func (s *source) tell(kind string, data ...uint32) {
	m := xproto.ClientMessageEvent{Format: 32, Window: s.program.window, Type: s.atom(kind),
		Data: xproto.ClientMessageDataUnionData32New(append([]uint32{uint32(s.window)}, data...))}
	xproto.SendEvent(s.x, false, s.program.window, 0, string(m.Bytes()))
}

// until waits for a message of the protocol, and hands out the list of files if it is asked
// for.
func (s *source) until(kind, list string) {
	for {
		e, err := s.x.WaitForEvent()
		if e == nil {
			s.Fatal("the window does not answer: ", err)
		}
		switch e := e.(type) {
		case xproto.ClientMessageEvent:
			if e.Type == s.atom(kind) {
				return
			}
		case xproto.SelectionRequestEvent:
			xproto.ChangeProperty(s.x, xproto.PropModeReplace, e.Requestor, e.Property, e.Target, 8, uint32(len(list)), []byte(list))
			n := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
			xproto.SendEvent(s.x, false, e.Requestor, 0, string(n.Bytes()))
		}
	}
}
