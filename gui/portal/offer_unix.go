//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// OfferPicture puts a PNG file on the clipboard, and keeps it there until another program, or
// this one, puts something else there, or ctx is done. offered is called once it is there. The
// error is ErrNoClipboard where there is no X server.
func OfferPicture(ctx context.Context, file []byte, offered func()) error {
	s, err := connect(ctx, limits{})
	if err != nil {
		return err
	}
	o := &offer{selection: s, file: file, sending: map[transfer][]byte{}}
	defer o.close()
	if !o.own() {
		return ErrNoClipboard
	}
	offered()
	for {
		e, err := s.x.WaitForEvent()
		if e == nil && err == nil {
			return nil // the connection was closed
		}
		switch e := e.(type) {
		case xproto.SelectionClearEvent:
			return nil
		case xproto.SelectionRequestEvent:
			o.answer(e)
		case xproto.PropertyNotifyEvent:
			o.send(e)
		}
	}
}

// An offer holds a picture for programs that ask for it, as the Inter-Client Communication
// Conventions Manual (section 2) has it.
type offer struct {
	*selection
	file    []byte
	sending map[transfer][]byte // what is left of a file that is sent in pieces
}

// A transfer is a property in which a file is sent.
type transfer struct {
	window   xproto.Window
	property xproto.Atom
}

// own makes the window the owner of the clipboard, and reports whether it could.
func (o *offer) own() bool {
	clipboard := o.atom("CLIPBOARD")
	xproto.SetSelectionOwner(o.x, o.window, clipboard, xproto.TimeCurrentTime)
	r, err := xproto.GetSelectionOwner(o.x, clipboard).Reply()
	return err == nil && r.Owner == o.window
}

// answer answers a program that asks for the clipboard.
func (o *offer) answer(e xproto.SelectionRequestEvent) {
	to := e.Property
	if to == xproto.AtomNone { // as old programs ask
		to = e.Target
	}
	switch e.Target {
	case o.atom("TARGETS"):
		list := make([]byte, 8)
		xgb.Put32(list, uint32(o.atom("TARGETS")))
		xgb.Put32(list[4:], uint32(o.atom("image/png")))
		xproto.ChangeProperty(o.x, xproto.PropModeReplace, e.Requestor, to, xproto.AtomAtom, 32, 2, list)
	case o.atom("image/png"):
		o.begin(transfer{e.Requestor, to})
	default:
		to = xproto.AtomNone // not in that form
	}
	n := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: to}
	xproto.SendEvent(o.x, false, e.Requestor, xproto.EventMaskNoEvent, string(n.Bytes()))
}

// mostPiece is how many bytes go at once: a request of any X server takes a quarter of a megabyte.
const mostPiece = 200_000

// begin sends the file, or its size and then pieces.
func (o *offer) begin(t transfer) {
	if len(o.file) <= mostPiece {
		xproto.ChangeProperty(o.x, xproto.PropModeReplace, t.window, t.property, o.atom("image/png"), 8, uint32(len(o.file)), o.file)
		return
	}
	xproto.ChangeWindowAttributes(o.x, t.window, xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange})
	size := make([]byte, 4)
	xgb.Put32(size, uint32(len(o.file)))
	xproto.ChangeProperty(o.x, xproto.PropModeReplace, t.window, t.property, o.atom("INCR"), 32, 1, size)
	o.sending[t] = o.file
}

// send sends the next piece once the one before was taken; the last one is empty.
func (o *offer) send(e xproto.PropertyNotifyEvent) {
	t := transfer{e.Window, e.Atom}
	rest, ok := o.sending[t]
	if !ok || e.State != xproto.PropertyDelete {
		return
	}
	piece := rest[:min(len(rest), mostPiece)]
	xproto.ChangeProperty(o.x, xproto.PropModeReplace, t.window, t.property, o.atom("image/png"), 8, uint32(len(piece)), piece)
	if o.sending[t] = rest[len(piece):]; len(piece) == 0 {
		delete(o.sending, t)
	}
}
