//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

const (
	name     = "org.freedesktop.portal.Desktop"
	path     = "/org/freedesktop/portal/desktop"
	response = "org.freedesktop.portal.Request.Response"
	owner    = "org.freedesktop.DBus.NameOwnerChanged"
)

// takeTime is how long the portal may take to take a request; the answer has all the time that
// the person needs.
const takeTime = 10 * time.Second

// Here reports whether there is a session bus, on which a portal may be.
func Here() bool {
	_, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus"))
	return os.Getenv("DBUS_SESSION_BUS_ADDRESS") != "" || err == nil // else the library would start a bus
}

// A Bus is a connection to the portal. The portal closes its dialogs when it ends.
type Bus struct {
	ctx     context.Context
	conn    *dbus.Conn
	answers chan *dbus.Signal
	asked   int
}

// Connect connects to the session bus until ctx is done or Close is called.
func Connect(ctx context.Context) (*Bus, error) {
	conn, err := dbus.ConnectSessionBus(dbus.WithContext(ctx))
	if err != nil {
		return nil, err
	}
	b := &Bus{ctx: ctx, conn: conn, answers: make(chan *dbus.Signal, 4)}
	conn.Signal(b.answers)
	return b, nil
}

// Close ends the connection.
func (b *Bus) Close() { b.conn.Close() }

// Options are named arguments of a request.
type Options = map[string]dbus.Variant

// Request calls a method of the portal, with the options last, and waits for the signal
// that answers it: a code and named results. The error is ErrNone if the portal ends first.
func (b *Bus) Request(method string, options Options, args ...any) (body []any, err error) {
	b.asked++
	token := "sudoku" + strconv.Itoa(b.asked)
	options["handle_token"] = dbus.MakeVariant(token)
	sender := strings.NewReplacer(".", "_", ":", "").Replace(b.conn.Names()[0])
	request := dbus.ObjectPath(path + "/request/" + sender + "/" + token)
	if err := b.conn.AddMatchSignal(dbus.WithMatchObjectPath(request)); err != nil { // first, so that no answer is missed
		return nil, err
	}
	if err := b.conn.AddMatchSignal(dbus.WithMatchInterface("org.freedesktop.DBus"), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, name)); err != nil {
		return nil, err
	}
	if err := b.call(method, append(args, options)...); err != nil {
		return nil, err
	}
	for {
		select {
		case s, ok := <-b.answers:
			switch {
			case !ok, s.Name == owner && gone(s.Body):
				return nil, ErrNone
			case s.Path == request && s.Name == response:
				return s.Body, nil
			}
		case <-b.ctx.Done():
			return nil, b.ctx.Err()
		}
	}
}

// call calls a method of the portal, which returns at once.
func (b *Bus) call(method string, args ...any) error {
	ctx, cancel := context.WithTimeout(b.ctx, takeTime)
	defer cancel()
	return b.conn.Object(name, path).CallWithContext(ctx, method, 0, args...).Err
}

// gone reports whether a change of owner, of which body tells, leaves none.
func gone(body []any) bool {
	var of, before, after string
	return dbus.Store(body, &of, &before, &after) == nil && of == name && after == ""
}
