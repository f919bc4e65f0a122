//go:build e2e && !headless

package gui_test

import (
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// settle returns when the program has taken all that was pressed and moved before: it
// takes what the display tells it in order, and a ping too. Where the pointer is counts
// only from the end of a turn of its loop, so one turn more is waited for.
func (p *program) settle() {
	p.Helper()
	x := p.connect()
	defer x.Close()
	if err := xproto.ChangeWindowAttributesChecked(x, p.root, xproto.CwEventMask, []uint32{xproto.EventMaskSubstructureNotify}).Check(); err != nil {
		p.Fatal(err)
	}
	for turn := range uint32(2) {
		p.ping(x, turn)
	}
}

// connect returns a connection of its own to the display, for its events. It ends after
// patience, and so does waiting for an event.
func (s *screen) connect() *xgb.Conn {
	x, err := xgb.NewConnDisplay(s.display)
	if err != nil {
		s.Fatal(err)
	}
	time.AfterFunc(patience, x.Close)
	return x
}

// ping asks the window whether it is there, as a window manager does, and waits for
// the answer, which comes by the root.
func (p *program) ping(x *xgb.Conn, turn uint32) {
	p.Helper()
	ask := xproto.ClientMessageEvent{Format: 32, Window: p.window, Type: p.atom("WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(p.atom("_NET_WM_PING")), turn, uint32(p.window), 0, 0})}
	xproto.SendEvent(x, false, ask.Window, xproto.EventMaskNoEvent, string(ask.Bytes()))
	for {
		e, err := x.WaitForEvent()
		if e == nil {
			p.Fatalf("the window does not answer: %v; the screen is %s", err, p.keep("silent"))
		}
		if m, ok := e.(xproto.ClientMessageEvent); ok && m.Type == ask.Type && m.Data.Data32[1] == turn {
			return
		}
	}
}

func (s *screen) atom(name string) xproto.Atom {
	a, err := xproto.InternAtom(s.x, false, uint16(len(name)), name).Reply()
	if err != nil {
		s.Fatal(err)
	}
	return a.Atom
}
