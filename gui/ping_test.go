//go:build e2e && !headless

package gui_test

import (
	"io"
	"strconv"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// settle returns when the program has taken all that was pressed and moved before: it
// takes what the display tells it in order, and a ping too. Where the pointer is counts
// only from the end of a turn of its loop, so one turn more is waited for.
func (p *program) settle() {
	p.Helper()
	xgb.Logger.SetOutput(io.Discard) // it misses a file of passwords
	x, err := xgb.NewConnDisplay(p.display)
	if err != nil {
		p.Fatal(err)
	}
	silent := time.AfterFunc(patience, x.Close)
	root := xproto.Setup(x).DefaultScreen(x).Root
	if err := xproto.ChangeWindowAttributesChecked(x, root, xproto.CwEventMask, []uint32{xproto.EventMaskSubstructureNotify}).Check(); err != nil {
		p.Fatal(err)
	}
	for turn := range uint32(2) {
		p.ping(x, root, turn)
	}
	if silent.Stop() {
		x.Close()
	}
}

// ping asks the window whether it is there, as a window manager does, and waits for
// the answer, which comes by the root.
func (p *program) ping(x *xgb.Conn, root xproto.Window, turn uint32) {
	p.Helper()
	id, err := strconv.ParseUint(p.window, 10, 32)
	if err != nil {
		p.Fatal(err)
	}
	ask := xproto.ClientMessageEvent{Format: 32, Window: xproto.Window(id), Type: p.atom(x, "WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(p.atom(x, "_NET_WM_PING")), turn, uint32(id), 0, 0})}
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

func (p *program) atom(x *xgb.Conn, name string) xproto.Atom {
	a, err := xproto.InternAtom(x, false, uint16(len(name)), name).Reply()
	if err != nil {
		p.Fatal(err)
	}
	return a.Atom
}
