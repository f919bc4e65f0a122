//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"io"
	"sync"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// A selection asks the owner of the clipboard for what it holds, as the Inter-Client
// Communication Conventions Manual (section 2) has it: large contents come in pieces.
type selection struct {
	x      *xgb.Conn
	once   sync.Once
	window xproto.Window
	atoms  map[string]xproto.Atom
	limits
}

// limits are what the owner of the clipboard may take.
type limits struct {
	silence time.Duration // until it answers, and from one piece to the next
	most    int           // how many bytes
	silent  error         // what is said where it doesn't
	large   error         // what is said of more
}

// connect connects to the X server until ctx is done. The error is ErrNoClipboard where there is none.
func connect(ctx context.Context, l limits) (*selection, error) {
	xgb.Logger.SetOutput(io.Discard) // it misses a file of passwords
	x, err := xgb.NewConn()
	if err != nil {
		return nil, ErrNoClipboard
	}
	s := &selection{x: x, atoms: map[string]xproto.Atom{}, limits: l}
	context.AfterFunc(ctx, s.close)
	if s.open() != nil {
		s.close()
		return nil, ErrNoClipboard
	}
	return s, nil
}

// close ends the connection; what waits for the server then returns.
func (s *selection) close() { s.once.Do(s.x.Close) }

// open makes the window that the answers go to.
func (s *selection) open() (err error) {
	if s.window, err = xproto.NewWindowId(s.x); err != nil {
		return err
	}
	screen := xproto.Setup(s.x).DefaultScreen(s.x)
	return xproto.CreateWindowChecked(s.x, 0, s.window, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0,
		xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange}).Check()
}

func (s *selection) atom(name string) xproto.Atom {
	if a, ok := s.atoms[name]; ok {
		return a
	}
	r, err := xproto.InternAtom(s.x, false, uint16(len(name)), name).Reply()
	if err != nil {
		return xproto.AtomNone
	}
	s.atoms[name] = r.Atom
	return r.Atom
}

// offers reports whether a list of atoms has a name.
func (s *selection) offers(list []byte, name string) bool {
	want := uint32(s.atom(name))
	for ; len(list) >= 4; list = list[4:] {
		if xgb.Get32(list) == want {
			return true
		}
	}
	return false
}

// ask asks for the contents in one form; nil if the owner doesn't have it, or there is none.
func (s *selection) ask(form string) ([]byte, error) {
	to, clipboard, target := s.atom("SUDOKU_DESK"), s.atom("CLIPBOARD"), s.atom(form)
	xproto.ConvertSelection(s.x, s.window, clipboard, target, to, xproto.TimeCurrentTime)
	for {
		e, err := s.next()
		if err != nil {
			return nil, err
		}
		if n, ok := e.(xproto.SelectionNotifyEvent); ok && n.Selection == clipboard && n.Target == target {
			if n.Property != to {
				return nil, nil
			}
			break
		}
	}
	b, kind, err := s.take(to)
	if err != nil || kind != s.atom("INCR") {
		return b, err
	}
	if len(b) >= 4 && xgb.Get32(b) > uint32(s.most) { // at least so many bytes will come
		return nil, s.large
	}
	return s.pieces(to)
}

// pieces reads contents that come in pieces, of which the last is empty.
func (s *selection) pieces(to xproto.Atom) (all []byte, err error) {
	for {
		e, err := s.next()
		if err != nil {
			return nil, err
		}
		n, ok := e.(xproto.PropertyNotifyEvent)
		if !ok || n.Atom != to || n.State != xproto.PropertyNewValue {
			continue
		}
		b, _, err := s.take(to)
		switch {
		case err != nil:
			return nil, err
		case len(b) == 0:
			return all, nil
		}
		if all = append(all, b...); len(all) > s.most {
			return nil, s.large
		}
	}
}

// take returns the value of a property, and removes it: that asks for the next piece.
func (s *selection) take(from xproto.Atom) ([]byte, xproto.Atom, error) {
	p, err := xproto.GetProperty(s.x, true, s.window, from, xproto.GetPropertyTypeAny, 0, uint32(s.most/4)).Reply()
	if err != nil || p == nil { // the connection was closed
		return nil, 0, s.silent
	}
	if p.BytesAfter > 0 {
		return nil, 0, s.large
	}
	return p.Value, p.Type, nil
}

// next waits for an event, but not for ever.
func (s *selection) next() (xgb.Event, error) {
	timer := time.AfterFunc(s.silence, s.close)
	defer timer.Stop()
	e, err := s.x.WaitForEvent()
	if e == nil && err == nil {
		return nil, s.silent
	}
	if e == nil {
		return nil, err
	}
	return e, nil
}
