//go:build e2e && !headless

package gui_test

import (
	"fmt"
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
	if err := p.pings(x); err != nil {
		p.Fatalf("%v; the screen is %s", err, p.keep("silent"))
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

// pings asks the window twice whether it is there, on a connection for that.
func (p *program) pings(x *xgb.Conn) error {
	if err := xproto.ChangeWindowAttributesChecked(x, p.root, xproto.CwEventMask, []uint32{xproto.EventMaskSubstructureNotify}).Check(); err != nil {
		return err
	}
	for turn := range uint32(2) {
		if err := p.ping(x, turn); err != nil {
			return err
		}
	}
	return nil
}

// ping asks the window whether it is there, as a window manager does, and waits for
// the answer, which comes by the root.
func (p *program) ping(x *xgb.Conn, turn uint32) error {
	ask := xproto.ClientMessageEvent{Format: 32, Window: p.window, Type: p.atom("WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(p.atom("_NET_WM_PING")), turn, uint32(p.window), 0, 0})}
	xproto.SendEvent(x, false, ask.Window, xproto.EventMaskNoEvent, string(ask.Bytes()))
	for {
		e, err := x.WaitForEvent()
		if e == nil {
			return fmt.Errorf("the window does not answer: %v", err)
		}
		if m, ok := e.(xproto.ClientMessageEvent); ok && m.Type == ask.Type && m.Data.Data32[1] == turn {
			return nil
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
