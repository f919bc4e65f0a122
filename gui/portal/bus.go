//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"cmp"
	"context"
	"crypto/rand"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

const (
	name     = "org.freedesktop.portal.Desktop"
	path     = "/org/freedesktop/portal/desktop"
	response = "org.freedesktop.portal.Request.Response"

	daemon       = "org.freedesktop.DBus" // the bus itself
	ownerChanged = daemon + ".NameOwnerChanged"
)

// takeTime is how long the portal may take to take a request; the answer has all the time that
// the person needs.
var takeTime = 10 * time.Second

// A Bus is a connection to the portal. The portal closes its dialogs when it ends.
type Bus struct {
	ctx     context.Context
	conn    *dbus.Conn
	signals chan *dbus.Signal
	taken   func() // called when the portal has taken a request; may be nil
}

// Connect connects to the session bus until ctx is done or Close is called.
func Connect(ctx context.Context) (*Bus, error) {
	conn, err := SessionBus(ctx)
	if err != nil {
		return nil, err
	}
	b := &Bus{ctx: ctx, conn: conn, signals: make(chan *dbus.Signal, 4)}
	conn.Signal(b.signals)
	return b, nil
}

// Close ends the connection.
func (b *Bus) Close() { b.conn.Close() }

// Options are named arguments of a request.
type Options = map[string]dbus.Variant

// Request calls a method of the portal, with the options last, and waits for the signal
// that answers it: a code and named results. The error is ErrNone if the portal ends first.
// Every program on the bus can send such a signal: only that of the connection which was asked counts.
func (b *Bus) Request(method string, options Options, args ...any) (body []any, err error) {
	ctx, cancel := context.WithTimeout(b.ctx, takeTime)
	defer cancel()
	asked, err := b.owner(ctx)
	if err != nil {
		return nil, err
	}
	token := "sudoku" + rand.Text()
	options["handle_token"] = dbus.MakeVariant(token)
	sender := strings.NewReplacer(".", "_", ":", "").Replace(b.conn.Names()[0])
	request := dbus.ObjectPath(path + "/request/" + sender + "/" + token)
	if err := b.listen(ctx, request, asked); err != nil { // first, so that no answer is missed
		return nil, err
	}
	if err := b.conn.Object(asked, path).CallWithContext(ctx, method, 0, append(args, options)...).Err; err != nil {
		return nil, cmp.Or(b.ctx.Err(), err)
	}
	if b.taken != nil {
		b.taken()
	}
	return b.answer(request, asked)
}

// owner returns the unique name of the portal's connection. A portal that doesn't run is started.
func (b *Bus) owner(ctx context.Context) (unique string, err error) {
	ask := func() error {
		return b.conn.BusObject().CallWithContext(ctx, daemon+".GetNameOwner", 0, name).Store(&unique)
	}
	if ask() == nil {
		return unique, nil
	}
	if err := b.conn.BusObject().CallWithContext(ctx, daemon+".StartServiceByName", 0, name, uint32(0)).Err; err != nil {
		return "", err
	}
	return unique, ask()
}

// listen has the bus send the answer to a request, and tell when the one that was asked ends.
func (b *Bus) listen(ctx context.Context, request dbus.ObjectPath, asked string) error {
	if err := b.conn.AddMatchSignalContext(ctx, dbus.WithMatchSender(asked), dbus.WithMatchObjectPath(request)); err != nil {
		return err
	}
	return b.conn.AddMatchSignalContext(ctx, dbus.WithMatchSender(daemon), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, asked))
}

// answer waits for the answer to a request.
func (b *Bus) answer(request dbus.ObjectPath, asked string) ([]any, error) {
	for {
		select {
		case s, ok := <-b.signals:
			switch {
			case !ok, s.Sender == daemon && s.Name == ownerChanged && gone(s.Body, asked):
				return nil, ErrNone
			case s.Sender == asked && s.Path == request && s.Name == response:
				return s.Body, nil
			}
		case <-b.ctx.Done():
			return nil, b.ctx.Err()
		}
	}
}

// gone reports whether a change of owner, of which body tells, leaves a name with none.
func gone(body []any, name string) bool {
	var of, before, after string
	return dbus.Store(body, &of, &before, &after) == nil && of == name && after == ""
}
