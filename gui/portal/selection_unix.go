//go:build linux || freebsd || netbsd || openbsd

package portal

import (
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

// ask asks for the contents in one form.
func (s *selection) ask(form string) ([]byte, error) {
	to := s.atom("SUDOKU_DESK")
	xproto.ConvertSelection(s.x, s.window, s.atom("CLIPBOARD"), s.atom(form), to, xproto.TimeCurrentTime)
	for {
		e, err := s.next()
		if err != nil {
			return nil, err
		}
		if n, ok := e.(xproto.SelectionNotifyEvent); ok {
			if n.Property == xproto.AtomNone {
				return nil, nil
			}
			break
		}
	}
	b, kind, err := s.take(to)
	if err != nil || kind != s.atom("INCR") {
		return b, err
	}
	if len(b) >= 4 && xgb.Get32(b) > mostPicture { // at least so many bytes will come
		return nil, errLarge
	}
	return s.pieces(to)
}

// pieces reads contents that come in pieces, of which the last is empty.
func (s *selection) pieces(to xproto.Atom) (all []byte, err error) {
	defer time.AfterFunc(allTime, s.close).Stop()
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
		if err != nil || len(b) == 0 {
			return all, err
		}
		if all = append(all, b...); len(all) > mostPicture {
			return nil, errLarge
		}
	}
}

// take returns the value of a property, and removes it: that asks for the next piece.
func (s *selection) take(from xproto.Atom) ([]byte, xproto.Atom, error) {
	p, err := xproto.GetProperty(s.x, true, s.window, from, xproto.GetPropertyTypeAny, 0, mostPicture/4).Reply()
	if err != nil || p == nil { // the connection was closed
		return nil, 0, errNoAnswer
	}
	if p.BytesAfter > 0 {
		return nil, 0, errLarge
	}
	return p.Value, p.Type, nil
}

// next waits for an event, but not for ever.
func (s *selection) next() (xgb.Event, error) {
	timer := time.AfterFunc(answerTime, s.close)
	defer timer.Stop()
	e, err := s.x.WaitForEvent()
	if e == nil && err == nil {
		return nil, errNoAnswer
	}
	if e == nil {
		return nil, err
	}
	return e, nil
}
