//go:build e2e && !headless

package gui_test

import (
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/portal/bustest"
)

// A desktopPortal stands in for the desktop's portal, on a bus of its own.
type desktopPortal struct {
	t       *testing.T
	conn    *dbus.Conn
	address string
}

type variants = map[string]dbus.Variant

func newPortal(t *testing.T) *desktopPortal {
	p := &desktopPortal{t: t, address: bustest.New(t)}
	var err error
	if p.conn, err = dbus.Connect(p.address); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.conn.Close() })
	return p
}

// env is what a program needs to find it.
func (p *desktopPortal) env() string { return "DBUS_SESSION_BUS_ADDRESS=" + p.address }

// export offers the methods of an interface of the portal.
func (p *desktopPortal) export(methods any, name string) {
	if err := p.conn.Export(methods, "/org/freedesktop/portal/desktop", "org.freedesktop.portal."+name); err != nil {
		p.t.Fatal(err)
	}
	reply, err := p.conn.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue)
	if err != nil || reply != dbus.RequestNameReplyPrimaryOwner && reply != dbus.RequestNameReplyAlreadyOwner {
		p.t.Fatal("the portal's name: ", reply, err)
	}
}

// handle returns the handle of a request.
func handle(from dbus.Sender, options variants) dbus.ObjectPath {
	sender := strings.NewReplacer(".", "_", ":", "").Replace(string(from))
	token, _ := options["handle_token"].Value().(string)
	return dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" + sender + "/" + token)
}

// answer sends the answer to a request and returns its handle.
func (p *desktopPortal) answer(from dbus.Sender, options variants, code uint32, results variants) (dbus.ObjectPath, *dbus.Error) {
	h := handle(from, options)
	p.conn.Emit(h, "org.freedesktop.portal.Request.Response", code, results)
	return h, nil
}
