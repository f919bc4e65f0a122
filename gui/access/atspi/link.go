//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/access"
)

// A link is a connection to the accessibility bus.
type link struct {
	*Provider
	conn      *dbus.Conn
	name      string // ours
	desktop   atomic.Pointer[ref]
	signals   chan *dbus.Signal
	told      *access.Tree // what the bus was told last
	announces atomic.Bool  // somebody listens for announcements
	bounds    bool         // or for where things are
}

func newLink(p *Provider, conn *dbus.Conn) *link {
	l := &link{Provider: p, conn: conn, name: conn.Names()[0], signals: make(chan *dbus.Signal, 64)}
	l.desktop.Store(&null)
	return l
}

// begin has the program described and makes it known. It must be described first, for the
// registry asks about it before it answers.
func (l *link) begin(ctx context.Context) bool {
	l.Provider.link.Store(l)
	built := make(chan struct{})
	l.Do(func() { l.build(); close(built) })
	select {
	case <-built:
	case <-l.conn.Context().Done():
		return false
	case <-ctx.Done():
		return false
	}
	l.conn.Signal(l.signals)
	err := l.conn.AddMatchSignal(dbus.WithMatchSender(bus), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, registry))
	if err == nil {
		err = l.conn.AddMatchSignal(dbus.WithMatchInterface(registry), dbus.WithMatchSender(registry))
	}
	return err == nil && l.embed()
}

// embed makes the program a child of the desktop.
func (l *link) embed() bool {
	var desktop ref
	if l.conn.Object(registry, rootPath).Call(prefix+"Socket.Embed", 0, ref{l.name, rootPath}).Store(&desktop) != nil {
		return false
	}
	l.desktop.Store(&desktop)
	l.told = nil
	l.listeners()
	return true
}

// heard takes a signal, and reports whether all is well. The library hands over whatever
// anybody sends, so each part is looked at.
func (l *link) heard(s *dbus.Signal) bool {
	switch {
	case s == nil:
	case s.Sender == bus && s.Name == ownerChanged && len(s.Body) == 3 && s.Body[0] == registry:
		if owner, _ := s.Body[2].(string); owner != "" && owner != l.desktop.Load().Name {
			return l.embed() // another one, which doesn't know the program
		}
	case s.Sender == l.desktop.Load().Name && strings.HasPrefix(s.Name, registry+".EventListener"):
		l.listeners()
	}
	return true
}

// listeners asks what events anybody listens for.
func (l *link) listeners() {
	var list []struct{ Name, Event string }
	if l.conn.Object(registry, registryPath).Call(registry+".GetRegisteredEvents", 0).Store(&list) != nil {
		return
	}
	listened := func(member string) bool {
		return slices.ContainsFunc(list, func(e struct{ Name, Event string }) bool {
			event := strings.ToLower(strings.NewReplacer("-", "", "_", "").Replace(e.Event))
			return strings.HasPrefix(event, "object:"+member)
		})
	}
	l.announces.Store(listened("announcement"))
	l.bounds = listened("boundschanged")
}

// tell tells the bus what is new.
func (l *link) tell() {
	l.mu.Lock()
	said, keys := l.said, l.keys
	l.said, l.keys = nil, nil
	l.mu.Unlock()
	l.tellKeys(keys)
	if shot := l.shot.Load(); shot.tree != l.told {
		old := l.told
		l.told = shot.tree
		for _, c := range access.Diff(old, shot.tree) {
			l.emitChange(old, c)
		}
	}
	for _, a := range said {
		if len(l.told.Windows) > 0 {
			l.event(l.told.Windows[0], object+"Announcement", "", 1+one(a.urgent), 0, a.text)
		}
	}
}

func itoa(n int) string { return strconv.Itoa(n) }

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}
