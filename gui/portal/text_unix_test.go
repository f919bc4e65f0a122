//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// An xOwner is a program that has the clipboard, and answers as a row of TestTextOwners says.
type xOwner struct {
	*selection
	answer func(*xOwner, xproto.SelectionRequestEvent)
	pieces func(*xOwner, transfer) // called when a piece was taken; may be nil
	sent   int                     // pieces
}

// serve answers until the connection ends.
func (o *xOwner) serve() {
	for {
		e, err := o.x.WaitForEvent()
		switch e := e.(type) {
		case nil:
			if err == nil {
				return
			}
		case xproto.SelectionRequestEvent:
			o.answer(o, e)
		case xproto.PropertyNotifyEvent:
			if e.State == xproto.PropertyDelete && o.pieces != nil {
				o.pieces(o, transfer{e.Window, e.Atom})
			}
		}
	}
}

// put appends to what is sent.
func (o *xOwner) put(t transfer, kind string, text string) {
	xproto.ChangeProperty(o.x, xproto.PropModeAppend, t.window, t.property, o.atom(kind), 8, uint32(len(text)), []byte(text))
}

// say says that the answer to a question for a form is in a property.
func (o *xOwner) say(e xproto.SelectionRequestEvent, target, property xproto.Atom) {
	n := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: target, Property: property}
	xproto.SendEvent(o.x, false, e.Requestor, xproto.EventMaskNoEvent, string(n.Bytes()))
}

// gives returns what answers with a text in one form.
func gives(form, text string) func(*xOwner, xproto.SelectionRequestEvent) {
	return func(o *xOwner, e xproto.SelectionRequestEvent) {
		if e.Target != o.atom(form) {
			o.say(e, e.Target, xproto.AtomNone)
			return
		}
		for rest := text; rest != ""; rest = rest[min(len(rest), mostPiece):] {
			o.put(transfer{e.Requestor, e.Property}, form, rest[:min(len(rest), mostPiece)])
		}
		o.say(e, e.Target, e.Property)
	}
}

// begins returns what says that pieces will come, of so many bytes.
func begins(size uint32) func(*xOwner, xproto.SelectionRequestEvent) {
	return func(o *xOwner, e xproto.SelectionRequestEvent) {
		if e.Target == o.atom("TARGETS") {
			o.say(e, e.Target, xproto.AtomNone)
			return
		}
		xproto.ChangeWindowAttributes(o.x, e.Requestor, xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange})
		b := make([]byte, 4)
		xgb.Put32(b, size)
		xproto.ChangeProperty(o.x, xproto.PropModeReplace, e.Requestor, e.Property, o.atom("INCR"), 32, 1, b)
		o.say(e, e.Target, e.Property)
	}
}

// ends has pieces end after so many.
func ends(pieces int, text string) func(*xOwner, transfer) {
	return func(o *xOwner, t transfer) {
		if o.sent++; o.sent <= pieces {
			o.put(t, "UTF8_STRING", text)
		} else {
			o.put(t, "UTF8_STRING", "")
		}
	}
}

// other is a window of another program.
const other = 1

func silent(*xOwner, xproto.SelectionRequestEvent) {}

// textOwners are owners of the clipboard with what comes of asking for their text.
var textOwners = []struct {
	name   string
	answer func(*xOwner, xproto.SelectionRequestEvent)
	pieces func(*xOwner, transfer)
	want   string
	err    error
}{
	{"gives a text", gives("UTF8_STRING", "数独"), nil, "数独", nil},
	{"gives none", gives("UTF8_STRING", ""), nil, "", nil},
	{"gives it as old programs do", gives("STRING", "Stra\xdfe"), nil, "Straße", nil},
	{"has no text", gives("image/png", "\x89PNG"), nil, "", nil},
	{"gives a large picture to whoever asks", func(o *xOwner, e xproto.SelectionRequestEvent) {
		if e.Target != o.atom("TARGETS") {
			begins(mostText+1)(o, e)
			return
		}
		list := make([]byte, 4)
		xgb.Put32(list, uint32(o.atom("image/png")))
		xproto.ChangeProperty(o.x, xproto.PropModeReplace, e.Requestor, e.Property, xproto.AtomAtom, 32, 1, list)
		o.say(e, e.Target, e.Property)
	}, nil, "", nil},
	{"gives it in pieces", begins(4), ends(3, "数独"), "数独数独数独", nil},
	{"answers something else first", func(o *xOwner, e xproto.SelectionRequestEvent) {
		o.say(e, o.atom("image/png"), xproto.AtomNone)
		gives("UTF8_STRING", "a")(o, e)
	}, nil, "a", nil},
	{"is silent", silent, nil, "", ErrSilent},
	{"ends when asked", func(o *xOwner, _ xproto.SelectionRequestEvent) { o.close() }, nil, "", ErrSilent},
	{"ends after the first piece", begins(9), func(o *xOwner, t transfer) {
		o.put(t, "UTF8_STRING", "a")
		o.x.Sync()
		o.close()
	}, "", ErrSilent},
	{"stops after the first piece", begins(9), func(o *xOwner, t transfer) {
		if o.sent++; o.sent == 1 {
			o.put(t, "UTF8_STRING", "a")
		}
	}, "", ErrSilent},
	{"drips for ever", begins(9), func(o *xOwner, t transfer) {
		time.Sleep(time.Millisecond)
		o.put(t, "UTF8_STRING", "a")
	}, "", ErrSilent},
	{"talks of something else for ever", func(o *xOwner, e xproto.SelectionRequestEvent) {
		go func() {
			for o.x.Sync(); o.isOpen(); time.Sleep(time.Millisecond) {
				o.say(e, o.atom("image/png"), e.Property)
			}
		}()
	}, nil, "", ErrSilent},
	{"gives too much", gives("UTF8_STRING", strings.Repeat("a", mostText+4)), nil, "", errLargeText},
	{"announces too much", begins(mostText + 1), nil, "", errLargeText},
	{"gives pieces without end", begins(9), ends(1e9, strings.Repeat("a", mostPiece)), "", errLargeText},
}

// isOpen reports whether the connection hasn't ended.
func (s *selection) isOpen() bool {
	_, err := xproto.GetInputFocus(s.x).Reply()
	return err == nil
}

// TestTextOwners asks owners of the clipboard that are silent, die, drip or give too much. All that is
// waited for has an end.
func TestTextOwners(t *testing.T) {
	xServer(t)
	defer func(d time.Duration) { textSilence = d }(textSilence)
	for _, c := range textOwners {
		t.Run(c.name, func(t *testing.T) {
			all := time.Minute // a busy machine is no silent owner
			if textSilence = all; errors.Is(c.err, ErrSilent) {
				textSilence, all = time.Second/10, time.Second/3
			}
			ctx, cancel := context.WithTimeout(t.Context(), all)
			defer cancel()
			o := newOwner(t, c.answer, c.pieces)
			got, err := Text(ctx, other)
			if got != c.want || !errors.Is(err, c.err) {
				t.Errorf("%.40q, %v; want %q, %v", got, err, c.want, c.err)
			}
			o.close()
		})
	}
}

// TestTextOwn: the program's own window may take longer to answer; another may not, and nothing waits
// when the person doesn't any more.
func TestTextOwn(t *testing.T) {
	xServer(t)
	defer func(d time.Duration) { textSilence = d }(textSilence)
	const silence = time.Second / 20
	textSilence = silence
	o := newOwner(t, func(o *xOwner, e xproto.SelectionRequestEvent) {
		time.Sleep(3 * silence)
		gives("UTF8_STRING", "own")(o, e)
	}, nil)
	if got, err := Text(t.Context(), uintptr(o.window)+7); got != "own" { // another window of the same program
		t.Errorf("%q, %v", got, err)
	}
	if got, err := Text(t.Context(), other); !errors.Is(err, ErrSilent) {
		t.Errorf("another's: %q, %v", got, err)
	}
	textSilence = time.Minute
	ctx, escape := context.WithCancel(t.Context())
	newOwner(t, func(*xOwner, xproto.SelectionRequestEvent) { escape() }, nil)
	if got, err := Text(ctx, other); err == nil {
		t.Errorf("after Escape: %q", got)
	}
}

// TestTextNowhere: without an X server, and where that gives nothing to a program on Wayland, the
// toolkit is to be asked; without an owner there is no text.
func TestTextNowhere(t *testing.T) {
	xServer(t)
	if got, err := Text(t.Context(), other); got != "" || err != nil {
		t.Errorf("without an owner: %q, %v", got, err)
	}
	if _, err := Text(t.Context(), 0); !errors.Is(err, ErrNoClipboard) {
		t.Errorf("on Wayland: %v", err)
	}
	t.Setenv("DISPLAY", "")
	if _, err := Text(t.Context(), 0); !errors.Is(err, ErrNoClipboard) {
		t.Errorf("without an X server: %v", err)
	}
}

// newOwner gives the clipboard to a program.
func newOwner(t *testing.T, answer func(*xOwner, xproto.SelectionRequestEvent), pieces func(*xOwner, transfer)) *xOwner {
	s, err := connect(context.Background(), limits{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.close)
	o := &xOwner{selection: s, answer: answer, pieces: pieces}
	if !(&offer{selection: s}).own() {
		t.Fatal("it doesn't get the clipboard")
	}
	go o.serve()
	return o
}

// xServer starts an X server, which is that of the test.
func xServer(t *testing.T) {
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("Xvfb is not installed; .ci/setup test sees to it")
	}
	number, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "64x64x24", "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	w.Close()
	line := make([]byte, 16)
	n, err := number.Read(line) // when it listens, or has ended
	if err != nil {
		t.Fatal("Xvfb did not start: ", err)
	}
	t.Setenv("DISPLAY", ":"+strings.TrimSpace(string(line[:n])))
}
