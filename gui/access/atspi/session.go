//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"context"
	"time"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/portal"
)

const (
	launcher     = "org.a11y.Bus" // on the session's bus: whether anybody listens, and where
	launcherPath = "/org/a11y/bus"
	status       = "org.a11y.Status"
	registry     = "org.a11y.atspi.Registry"
	properties   = "org.freedesktop.DBus.Properties"
	bus          = "org.freedesktop.DBus"
	ownerChanged = bus + ".NameOwnerChanged"
)

// How long it waits before it tries again what failed: longer each time.
const (
	firstWait   = time.Second / 10
	longestWait = 30 * time.Second
)

// A session is the desktop's bus, on which accessibility is switched on and off.
type session struct {
	*Provider
	fixed   string // the address of the other bus, if somebody has set it
	conn    *dbus.Conn
	signals chan *dbus.Signal
}

// run serves for as long as there is a bus; one that breaks may come back.
func (s *session) run(ctx context.Context) {
	for wait := firstWait; ctx.Err() == nil && portal.Here(); wait = min(2*wait, longestWait) {
		if s.connect(ctx) {
			s.follow(ctx)
			s.conn.Close()
		}
		sleep(ctx, wait)
	}
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

func (s *session) connect(ctx context.Context) bool {
	conn, err := portal.SessionBus(ctx)
	if err != nil {
		return false
	}
	s.conn, s.signals = conn, make(chan *dbus.Signal, 16)
	conn.Signal(s.signals)
	err = conn.AddMatchSignal(dbus.WithMatchInterface(properties), dbus.WithMatchObjectPath(launcherPath), dbus.WithMatchArg(0, status))
	if err == nil {
		err = conn.AddMatchSignal(dbus.WithMatchSender(bus), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, launcher))
	}
	if err != nil {
		conn.Close()
	}
	return err == nil
}

// follow serves while accessibility is on, until the bus breaks.
func (s *session) follow(ctx context.Context) {
	wait := firstWait
	for {
		var again <-chan time.Time
		if s.enabled() {
			began := time.Now()
			if s.serve(ctx) {
				if time.Since(began) > longestWait {
					wait = firstWait
				}
				again = time.After(wait)
				wait = min(2*wait, longestWait)
			}
		}
		select {
		case <-ctx.Done():
			return
		case <-s.conn.Context().Done():
			return
		case <-s.signals:
		case <-again:
		}
	}
}

// enabled asks whether a screen reader is there. No service is started to hear the answer:
// none means no.
func (s *session) enabled() bool {
	var v dbus.Variant
	err := s.conn.Object(launcher, launcherPath).Call(properties+".Get", dbus.FlagNoAutoStart, status, "IsEnabled").Store(&v)
	on, _ := v.Value().(bool)
	return err == nil && on
}

// address returns where the accessibility bus is.
func (s *session) address() (address string, err error) {
	if s.fixed != "" {
		return s.fixed, nil
	}
	err = s.conn.Object(launcher, launcherPath).Call(launcher+".GetAddress", dbus.FlagNoAutoStart).Store(&address)
	return address, err
}

// serve shows the program on the accessibility bus until it is switched off. It reports
// whether that broke instead.
func (s *session) serve(ctx context.Context) (broke bool) {
	address, err := s.address()
	if err != nil {
		return true
	}
	conn, err := dbus.Connect(address, dbus.WithContext(ctx), dbus.WithHandler(s.Provider))
	if err != nil {
		return true
	}
	defer conn.Close()
	defer s.link.Store(nil)
	l := newLink(s.Provider, conn)
	if !l.begin(ctx) {
		return true
	}
	for {
		l.tell()
		select {
		case <-ctx.Done():
			return false
		case <-s.conn.Context().Done():
			return false
		case <-conn.Context().Done():
			return true
		case <-s.signals:
			if !s.enabled() {
				return false
			}
		case sig := <-l.signals:
			if !l.heard(sig) {
				return true
			}
		case <-s.wake:
		}
	}
}
