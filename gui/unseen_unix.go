//go:build cgo && !headless && (linux || freebsd || netbsd || openbsd)

package gui

import (
	"io"
	"os"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// unseenAfter is after what time a window that doesn't respond may be out of sight.
const unseenAfter = time.Second

// openUnseen lets the first window open on another workspace, or as an icon. The toolkit
// shows it and waits until the X server says how much of it is seen, which the server
// does when someone goes there; meanwhile a core is busy and no file is opened. Until the
// window responds, the same is said here. It returns at once.
func openUnseen(do func(func())) {
	if os.Getenv("DISPLAY") == "" {
		return
	}
	responds := make(chan bool)
	go func() {
		do(func() { close(responds) }) // the window's own goroutine would not wait for the window
		for {
			select {
			case <-responds:
				return
			case <-time.After(unseenAfter):
				sayUnseen()
			}
		}
	}()
}

// sayUnseen tells every window of this process that nothing of it is seen.
func sayUnseen() {
	xgb.Logger.SetOutput(io.Discard) // it misses a file of passwords
	x, err := xgb.NewConn()
	if err != nil {
		return
	}
	defer x.Close()
	root := xproto.Setup(x).DefaultScreen(x).Root
	for list := property(x, root, "_NET_CLIENT_LIST"); len(list) >= 4; list = list[4:] {
		w := xproto.Window(xgb.Get32(list))
		pid := property(x, w, "_NET_WM_PID")
		if len(pid) != 4 || int(xgb.Get32(pid)) != os.Getpid() || !strings.Contains(string(property(x, w, "WM_CLASS")), ID) {
			continue
		}
		e := xproto.VisibilityNotifyEvent{Window: w, State: xproto.VisibilityFullyObscured}
		_ = xproto.SendEventChecked(x, false, w, xproto.EventMaskNoEvent, string(e.Bytes())).Check()
	}
}

// property returns a property of a window, nil if it has none.
func property(x *xgb.Conn, w xproto.Window, name string) []byte {
	atom, err := xproto.InternAtom(x, true, uint16(len(name)), name).Reply()
	if err != nil {
		return nil
	}
	const most = 16 << 10 // in units of four bytes
	p, err := xproto.GetProperty(x, false, w, atom.Atom, xproto.GetPropertyTypeAny, 0, most).Reply()
	if err != nil {
		return nil
	}
	return p.Value
}
